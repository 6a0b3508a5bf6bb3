import type { AnyGame } from '../../core/game.ts';
import type { GameReference } from '../../core/reference.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import { boundsOf, type Rect } from '../../geometry/shape.ts';
import { formatLength, formatMessage, t } from '../../i18n/index.ts';
import { PieceOutline } from './shapes.tsx';
import { referenceContext } from './Reference.tsx';
import { Tiled } from './Tiled.tsx';

const ORIGIN = { x: 0, y: 0 };
const area = (width: number, height: number): Rect => ({ kind: 'rect', at: ORIGIN, width, height });
/** The room of a counter besides its base, mm, and the width of a page's drawing. */
const ROOM = { x: 14, y: 10 } as const;
const WIDTH = 180;
/** The bases of all pieces with their names, to cut out. */
export const Counters = ({ scene }: { readonly scene: Scene }) => {
  const pieces = scene.nodes
    .filter((node): node is PieceNode => node.kind === 'piece' && !node.out)
    .toSorted((a, b) => a.label.key.localeCompare(b.label.key));
  const sizes = pieces.map(({ base }) => boundsOf(base));
  const wide = Math.max(26, ...sizes.map(({ width }) => width)) + ROOM.x;
  const high = Math.max(...sizes.map(({ height }) => height)) + ROOM.y;
  const columns = Math.max(1, Math.floor(WIDTH / wide));
  const rows = Math.ceil(pieces.length / columns);
  // No counter is on two pages.
  const perPage = Math.max(1, Math.floor(250 / high));
  const placed = pieces.map((piece, i) => {
    const row = Math.floor(i / columns);
    const top = Math.floor(row / perPage) * 250 + (row % perPage) * high;
    return { ...piece, facing: 0, at: { x: ((i % columns) + 0.5) * wide, y: top + (high - ROOM.y) / 2 + 2 } };
  });
  return (
    <Tiled name={t('print.sheet.counters')} area={area(WIDTH, Math.ceil(rows / perPage) * 250)}>
      {placed.map((piece) => (
        <PieceOutline key={piece.id} piece={piece} />
      ))}
    </Tiled>
  );
};

/** The longest stick, and the width of a stick, mm. */
const LONGEST = 250;
const STICK = 14;
interface StickProps {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly lengths: GameReference['lengths'];
}
/** Rulers of the game's unit and its distances, to cut out. A distance that is longer than a page has two halves. */
export const Sticks = ({ game, options, lengths }: StickProps) => {
  const context = referenceContext(game, options);
  const unit = context.unit?.mm ?? 10;
  const most = Math.floor(LONGEST / unit);
  const whole = { text: '', mm: most * unit };
  const named = lengths
    .filter(({ disc }) => !disc)
    .flatMap(({ text, mm }) => {
      const label = `${formatMessage(text, context)}: ${formatLength(mm, context).unit}`;
      return mm <= LONGEST
        ? [{ text: label, mm }]
        : [1, 2].map((half) => ({ text: `${label} (${half}/2)`, mm: mm / 2 }));
    });
  return (
    <Tiled name={t('print.sheet.sticks')} area={area(WIDTH, LONGEST)}>
      {[whole, ...named].slice(0, Math.floor(WIDTH / (STICK + 3))).map(({ text, mm }, i) => (
        <g key={i} transform={`translate(${i * (STICK + 3)} 0)`}>
          <rect className="base" width={STICK} height={mm} />
          {Array.from({ length: Math.floor(mm / unit) }, (_, n) => (
            <path key={n} className="thin" d={`M0 ${(n + 1) * unit}h${STICK}`} />
          ))}
          <text className="along" transform={`translate(${STICK - 4} 3) rotate(90)`}>
            {text || formatLength(mm, context).unit}
          </text>
        </g>
      ))}
    </Tiled>
  );
};
/** Discs of the game's blasts, to cut out and to put together. */
export const Discs = ({ game, options, lengths }: StickProps) => {
  const context = referenceContext(game, options);
  return lengths
    .filter(({ disc }) => disc)
    .map(({ text, mm }, i) => (
      <Tiled key={i} name={formatMessage(text, context)} area={area(2 * mm, 2 * mm)}>
        <circle className="base" cx={mm} cy={mm} r={mm} />
        <path className="thin" d={`M${mm - 4} ${mm}h8M${mm} ${mm - 4}v8`} />
      </Tiled>
    ));
};
