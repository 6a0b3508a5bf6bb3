import { enabledChoices } from '../../../core/choice.ts';
import { matchStats } from '../../../core/matchStats.ts';
import { isOnField, type PieceNode, type Scene } from '../../../core/scene.ts';
import type { Mm } from '../../../geometry/point.ts';
import { formatLength, formatMessage, t, useTranslation } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { tapeLength } from '../../../table/marks/tapes.ts';
import { useTheme } from '../../appearance.ts';
import { SeatMark, seatName } from '../../components/SeatName.tsx';
import { casualtiesOfShell, createSpokenContext } from '../../../presentation/text/formatters.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { nearestEnemy, pieceText, placeText } from '../../../presentation/text/places.ts';
import { terrainOf, terrainText } from '../../../presentation/text/terrainText.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { actionEvents } from '../../../presentation/scenes.ts';
import { useCoverOverview } from '../card/CoverOverview.tsx';
import { useMatch } from '../context/match.tsx';
import { useTools } from '../context/tools.tsx';
import { Small } from '../../components/Small.tsx';

/** Returns the function that puts a piece into words: its seat, place, state, nearest enemy, and what is shown of it. */
const usePieceFacts = (scene: Scene): ((piece: PieceNode) => string) => {
  const { open, formatContext } = useMatch();
  const marked = useInteraction((now) => now.marked);
  const outlook = useCoverOverview();
  // How far each piece has moved, mm.
  const walked = matchStats(open.game, open.steps.slice(0, open.ply + 1), open.viewer).pieces;
  const falls = actionEvents(open, open.ply).flatMap(casualtiesOfShell);
  const lies = new Map(falls.map((each) => [each.id, each.lies]));
  const shares = new Map(outlook?.shares.map(({ id, share }) => [id, share]));
  // The seat's shape is a picture before the name.
  const { player } = createSpokenContext(open.match.players);
  const lengthText = (mm: Mm): string => formatLength(mm, formatContext).unit;
  const happened = ({ id }: PieceNode): (string | false)[] => [
    lies.has(id) && t(`fell.${lies.get(id) ?? 'side'}`),
    shares.has(id) && t('outlook.piece', { share: { share: shares.get(id) ?? 0 } }),
  ];
  return (piece) => {
    const near = nearestEnemy(piece, piece.at, scene);
    const mm = scene.boards ? 0 : Math.round(walked[piece.id]?.walked ?? 0);
    return [
      piece.seat && (player?.(piece.seat) ?? seatName(piece.seat)),
      placeOf(piece, scene),
      piece.state && formatMessage(piece.state, formatContext),
      piece.about && formatMessage(piece.about, formatContext),
      marked.includes(piece.id) && t('pieces.marked'),
      near && t('pieces.nearest', { who: pieceText(near.foe, scene), far: lengthText(near.gap) }),
      mm > 0 && t('pieces.walked', { far: lengthText(mm) }),
      ...happened(piece),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
/** Returns where a piece is, or that it waits. Null on boards, where its name has the square, and for a piece with a state that says enough. */
const placeOf = (piece: PieceNode, scene: Scene): string | null => {
  if (piece.waits || (!scene.boards && !isOnField(piece.at, scene)))
    return piece.state || piece.out ? null : t('pieces.waits');
  return scene.boards || piece.out ? null : placeText(piece.at, scene);
};
/** The terrain of the table in words. */
const Terrain = ({ scene }: { readonly scene: Scene }) => {
  const { formatContext } = useMatch();
  const terrain = terrainOf(scene);
  if (terrain.length === 0) return null;
  return (
    <>
      <h2>{t('terrain.title')}</h2>
      <ul>
        {terrain.map((area) => (
          <li key={area.id}>
            <strong>{formatMessage(area.label, formatContext)}</strong>{' '}
            <Small as="span">{terrainText(area, scene, formatContext)}</Small>
          </li>
        ))}
      </ul>
    </>
  );
};
/** The player's tapes with their lengths. */
const Tapes = ({ scene }: { readonly scene: Scene }) => {
  const { formatContext } = useMatch();
  const { tapes } = useTools();
  if (tapes.length === 0) return null;
  return (
    <>
      <h2>{t('tape.list')}</h2>
      <ul>
        {tapes.map((tape) => {
          const { unit, cm } = formatLength(tapeLength(tape, scene), formatContext);
          return (
            <li key={tape.id}>
              {unit} · {cm}
            </li>
          );
        })}
      </ul>
    </>
  );
};
/** Returns pieces by their seats, in the order in which the seats appear. */
const bySeat = (pieces: readonly PieceNode[]): PieceNode[] => {
  const seats = [...new Set(pieces.map(({ seat }) => seat))];
  return seats.flatMap((seat) => pieces.filter((piece) => piece.seat === seat));
};
/** The table in words: the actions of the selected piece, every piece, the terrain and the tapes. */
export const Pieces = () => {
  useTranslation();
  const { scene, choices, selected } = useInteraction((now) => ({
    scene: now.scene,
    choices: now.choices,
    selected: now.selected,
  }));
  const send = useSend();
  const factsOf = usePieceFacts(scene);
  const theme = useTheme();
  const pieces = scene.nodes.filter((node): node is PieceNode => node.kind === 'piece');
  const able = new Set(enabledChoices(choices).map((choice) => choice.piece));
  return (
    <>
      <ChoiceList />
      <h2>{t(scene.boards ? 'pieces.squares' : 'pieces.title')}</h2>
      <ul className="pieces" data-board={scene.boards ? '' : undefined}>
        {bySeat(pieces).map((piece, i, all) => [
          piece.seat && piece.seat !== all[i - 1]?.seat && (
            <li key={piece.seat} className="seatrow">
              <SeatMark seat={piece.seat} size={20} /> {seatName(piece.seat)}
            </li>
          ),
          <li key={piece.id}>
            <button
              type="button"
              aria-pressed={selected === piece.id}
              disabled={!able.has(piece.id)}
              onClick={() => send({ type: 'select', piece: piece.id })}
            >
              <Portrait piece={piece} theme={theme} size={36} />
              <strong>{pieceText(piece, scene)}</strong>
              <Small as="span">{factsOf(piece)}</Small>
            </button>
          </li>,
        ])}
      </ul>
      <Terrain scene={scene} />
      <Tapes scene={scene} />
    </>
  );
};
