import { lazy, Suspense, useEffect, useState } from 'react';
import { RANDOM } from '../../core/bots.ts';
import type { AnyGame } from '../../core/game.ts';
import { begin, type Match, run } from '../../core/match.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import { SEATS } from '../../core/seat.ts';
import { GAMES } from '../../games/index.ts';
import { tell, ui } from '../../i18n/index.ts';
import { type Point, within } from '../../geometry/point.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { botAction } from '../../store/botMind.ts';
import { useTheme } from '../look.ts';
import { href } from '../route.ts';
import { beginReady } from '../setup/beginning.ts';

const Picture = lazy(() => import('../../table/Picture.tsx').then((module) => ({ default: module.Picture })));
const PLIES = 160;
const CROP = { width: 280, height: 207 };

/** A picture of the game: the table in a match between players of code when two enemies first stand close. */
const pictureOf = (game: AnyGame): { scene: Scene; crop: { at: Point; width: number; height: number } } => {
  const players = SEATS.slice(0, game.seats.min).map((seat) => ({ seat, name: '' }));
  const options = game.schema.options.parse({});
  const match: Match = {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed: 'lid',
    takeBack: 'off',
    players,
    entries: [],
  };
  const bot = Object.keys(game.bots)[0] ?? RANDOM;
  let { state } = begin(game, match);
  let middle: Point | null = null;
  for (let ply = 1; ply <= PLIES && !middle; ply++) {
    const turn = game.turn(state);
    if ('over' in turn) break;
    const action = botAction({ game: game.id, bot, seat: turn.to, state, seed: match.seed, ply, time: 0 }, () => false);
    const ran = run(game, match.seed, ply, state, { action });
    if (!('step' in ran)) break;
    state = ran.step.state;
    middle = meetingOf(game.scene(game.view(state, 'public')));
  }
  const scene = game.scene(game.view(state, 'public'));
  if (!middle || scene.boards) return { scene, crop: wholeOf(scene) };
  const { x, y } = middle;
  const kept = (wish: number, size: number, most: number): number =>
    Math.max(0, Math.min(wish - size / 2, most - size));
  const at = { x: kept(x, CROP.width, scene.width), y: kept(y, CROP.height, scene.height) };
  return { scene, crop: { at, ...CROP } };
};
/** Where no enemies meet: what stands on the table, or the whole of its width. */
const wholeOf = (scene: Scene): { at: Point; width: number; height: number } => {
  const boxes = scene.nodes.flatMap((node) => (node.kind === 'area' && node.top ? [boundsOf(node.shape)] : []));
  const from = (axis: 'x' | 'y'): number => Math.min(...boxes.map(({ at }) => at[axis]));
  const to = (axis: 'x' | 'y', size: 'width' | 'height'): number =>
    Math.max(...boxes.map((box) => box.at[axis] + box[size]));
  const part = CROP.height / CROP.width;
  if (boxes.length === 0) {
    const height = Math.min(scene.height, scene.width * part);
    return { at: { x: 0, y: (scene.height - height) / 2 }, width: scene.width, height };
  }
  const middle = { x: (from('x') + to('x', 'width')) / 2, y: (from('y') + to('y', 'height')) / 2 };
  const width = 1.15 * Math.max(to('x', 'width') - from('x'), (to('y', 'height') - from('y')) / part);
  return { at: { x: middle.x - width / 2, y: middle.y - (width * part) / 2 }, width, height: width * part };
};
/** The middle between the first two enemies that stand within two units of each other. */
const meetingOf = ({ nodes, unit }: Scene): Point | null => {
  const pieces = nodes.filter((node): node is PieceNode => node.kind === 'piece' && node.seat !== undefined);
  for (const one of pieces) {
    const other = pieces.find((piece) => piece.seat !== one.seat && within(piece.at, one.at, 2 * unit.mm));
    if (other) return { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 };
  }
  return null;
};

/** The games, each a lid to lift. */
export const Lids = ({ first }: { first: boolean }) => (
  <section aria-labelledby="new">
    <h2 id="new">{ui(first ? 'lids.first' : 'lids.title')}</h2>
    <ul className="lids">
      {GAMES.map((game) => (
        <li key={game.id}>
          <Lid game={game} />
        </li>
      ))}
    </ul>
  </section>
);

const Lid = ({ game }: { game: AnyGame }) => {
  const theme = useTheme();
  const [picture, setPicture] = useState<ReturnType<typeof pictureOf> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPicture(pictureOf(game)), 50);
    return () => clearTimeout(timer);
  }, [game]);
  const name = tell({ key: `${game.id}:name` });
  const [going, setGoing] = useState(false);
  const begin = (against: 'person' | 'bot') => {
    if (going) return;
    setGoing(true);
    void beginReady(game, against).finally(() => setGoing(false));
  };
  return (
    <section className="paper lid" aria-labelledby={`lid-${game.id}`}>
      <span className="view" aria-hidden>
        {picture && (
          <Suspense>
            <Picture {...picture} theme={theme} />
          </Suspense>
        )}
      </span>
      <div className="words">
        <h3 id={`lid-${game.id}`} className="display">
          {name}
        </h3>
        <p className="small grow">{tell({ key: `${game.id}:blurb` })}</p>
        <div className="row">
          <button type="button" className="plain" onClick={() => begin('person')}>
            {ui('lids.people')}
          </button>
          <button type="button" className="plain" onClick={() => begin('bot')}>
            {ui('lids.bot')}
          </button>
        </div>
        <a
          className="small"
          href={href({ at: 'setup', game: game.id })}
          aria-label={ui('lids.setupOf', { game: name })}
        >
          {ui('lids.setup')}
        </a>
      </div>
    </section>
  );
};
