// All drawings, by game, with the sizes of what wears them: `npx vite`, then /tests/catalogue/ (with `--mode example` the example's too). It is never built.
import '../../src/ui/styles/fonts.css';
import { createRoot } from 'react-dom/client';
import type { AnyGame } from '../../src/core/game.ts';
import type { AreaNode, PieceNode, Scene, SceneNode } from '../../src/core/scene.ts';
import { poseAt } from '../../src/core/shots/pose.ts';
import { GAMES } from '../games.ts';
import type { Mm, Point } from '../../src/geometry/point.ts';
import { boundsOf, centreOf } from '../../src/geometry/shape.ts';
import { changeLanguage, formatMessage } from '../../src/i18n/index.ts';
import { SPRITES } from '../../src/table/sprites.ts';
import { Picture } from '../../src/table/Picture.tsx';
import { type Samples, samplesOf } from './samples.ts';

const theme = (['dark', 'projector'] as const).find((name) => location.search === `?${name}`) ?? 'light';
const TEXT = { key: '' };
/** A stand-in for what no match begins with. */
const pieceOf = (figure: string): PieceNode => ({
  kind: 'piece',
  id: figure,
  at: { x: 100, y: 100 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12.5 },
  figure,
  seat: 'blue',
  label: TEXT,
});
const areaOf = (style: string): AreaNode => ({
  kind: 'area',
  id: style,
  style,
  shape: { kind: 'rect', at: { x: 70, y: 80 }, width: 60, height: 40 },
  top: 30,
});
/** The picture's proportions, and the least part of a table (mm across) that is shown. */
const RATIO = 180 / 140;
const LEAST: Mm = 84;

/** One thing on its mat, so near that it fills its picture. */
const Thing = ({ name, mat, node, told }: { name: string; mat: string; node?: SceneNode; told: string }) => {
  const { middle, size } = spanOf(node);
  const width = Math.max(LEAST, size * 1.5);
  const crop = { at: { x: middle.x - width / 2, y: middle.y - width / RATIO / 2 }, width, height: width / RATIO };
  const far = 2 * (Math.abs(middle.x) + Math.abs(middle.y) + width);
  const unit = { mm: far, text: TEXT };
  const frame = { kind: 'rect', ...crop } as const;
  const scene: Scene = { width: far, height: far, frame, mat, unit, nodes: node ? [node] : [] };
  return (
    <li>
      <div className="picture">
        <Picture scene={scene} theme={theme} crop={crop} />
      </div>
      <strong>{name}</strong>
      <small>{told}</small>
    </li>
  );
};
const spanOf = (node?: SceneNode): { middle: Point; size: Mm } => {
  if (node?.kind === 'area') {
    const { width, height } = boundsOf(node.shape);
    return { middle: centreOf(node.shape), size: Math.max(width, height * RATIO) };
  }
  if (node?.kind !== 'piece') return { middle: { x: 200, y: 200 }, size: 200 };
  const { width, height } = boundsOf(node.base);
  return { middle: node.at, size: Math.max(width, height * RATIO) * 2.2 };
};
const sizeOf = (node: AreaNode | PieceNode): string => {
  const { width, height } = boundsOf(node.kind === 'piece' ? node.base : node.shape);
  const tall = node.kind === 'piece' ? node.tall : node.top;
  return `${width} × ${height}${tall ? ` × ${tall}` : ''} mm`;
};
const toldOf = (node: AreaNode | PieceNode | undefined): string =>
  node
    ? [node.label && formatMessage(node.label), sizeOf(node)].filter(Boolean).join(' · ')
    : 'in no match as it begins';
/** A piece as it lies on the table, wherever it waits. */
const shown = (piece: PieceNode): PieceNode => {
  const { waits: _waits, out: _out, ...rest } = piece;
  const at = { x: 400, y: 400 };
  return { ...rest, at, ...(piece.pose ? { pose: poseAt(at, 25, 0) } : {}) };
};

const Game = ({ game }: { game: AnyGame }) => {
  const { mat, areas, figures, emblems = [] } = game.sprites;
  const found: Samples = samplesOf(game);
  return (
    <section>
      <h2>{formatMessage({ key: `${game.id}:name` })}</h2>
      <ul>
        <Thing name={mat} mat={mat} told="mat" />
        {areas.map((name) => (
          <Thing
            key={name}
            name={name}
            mat={mat}
            node={found.areas.get(name) ?? areaOf(name)}
            told={toldOf(found.areas.get(name))}
          />
        ))}
        {figures.map((name) => (
          <Thing
            key={name}
            name={name}
            mat={mat}
            node={shown(found.figures.get(name) ?? pieceOf(name))}
            told={toldOf(found.figures.get(name))}
          />
        ))}
        {emblems.map((name) => (
          <Thing
            key={name}
            name={name}
            mat={mat}
            node={shown(found.emblems.get(name) ?? pieceOf('block'))}
            told={toldOf(found.emblems.get(name))}
          />
        ))}
      </ul>
    </section>
  );
};
/** What the table can draw and no game names: there for the next one. */
const Others = () => {
  const named = (of: (game: AnyGame) => readonly string[]): ReadonlySet<string> => new Set(GAMES.flatMap(of));
  const areas = named(({ sprites }) => sprites.areas);
  const figures = named(({ sprites }) => sprites.figures);
  return (
    <section>
      <h2>Named by no game</h2>
      <ul>
        {SPRITES.areas
          .filter((name) => !areas.has(name))
          .map((name) => (
            <Thing key={name} name={name} mat="plain" node={areaOf(name)} told="area" />
          ))}
        {SPRITES.figures
          .filter((name) => !figures.has(name))
          .map((name) => (
            <Thing key={name} name={name} mat="plain" node={pieceOf(name)} told="figure" />
          ))}
      </ul>
    </section>
  );
};

await changeLanguage('en');
document.body.className = theme;
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <h1>Drawings</h1>
      {GAMES.map((game) => (
        <Game key={game.id} game={game} />
      ))}
      <Others />
    </>,
  );
