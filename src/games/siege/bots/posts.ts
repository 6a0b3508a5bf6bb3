import type { EvaluatedAction } from '../../../core/game.ts';
import { opponentOf } from '../../../core/seat.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { type Fort, fortOf, topAt } from '../fortress/ground.ts';
import { mayFight } from '../rules/dangers.ts';
import { onOwnTowers, reachOf, warriorsOf } from '../rules/lookups.ts';
import { pathTo, placesOn } from '../rules/routes.ts';
import { type Action, type PieceOnField, type State, STEP, gameMessage } from '../types.ts';
import { walkAlong } from './play.ts';

/** How much one enemy that could attack a place counts, in enemies that its warrior could meet from there. */
const DANGER = 2;
/** How many of the best places are tried. */
const TRIES = 4;

const steps = (count: number): number => count * STEP;
const putAt = (view: State, who: PieceOnField, at: Point): { there: State; moved: PieceOnField } => {
  const moved = { ...who, at };
  return { there: { ...view, pieces: view.pieces.map((each) => (each.id === who.id ? moved : each)) }, moved };
};
const enemiesOf = (view: State, { seat }: PieceOnField): PieceOnField[] =>
  warriorsOf(view, opponentOf(view.seats, seat));
/** Returns what a place is worth: enemies that the warrior can meet if they come nearer, less those that could attack it first. */
const worthAt = (view: State, who: PieceOnField, at: Point): number => {
  const { there, moved } = putAt(view, who, at);
  const enemies = enemiesOf(there, who);
  const met = enemies.filter((enemy) => mayFight(there, moved, enemy, steps(4))).length;
  return met - DANGER * enemies.filter((enemy) => mayFight(there, enemy, moved, steps(2))).length;
};
/** Whether a warrior may leave its level: not as the last one on a tower (SI-05). */
const mayMoveTo = (view: State, who: PieceOnField, at: Point): boolean =>
  topAt(view, at) !== null || topAt(view, who.at) === null || onOwnTowers(view, who.seat).length > 1;
const walkTo = (view: State, who: PieceOnField, at: Point): Action | null =>
  walkAlong(view, who, pathTo(view, who, at, reachOf(view, who)));

/** Returns places of a fortress within a warrior's reach: on towers and in the courtyard. */
const placesFor = (view: State, who: PieceOnField, fort: Fort): Point[] => {
  const cells = fort.yard.flatMap(({ at }) => [16, 35, 54].map((part) => ({ x: at.x + part, y: at.y + part })));
  const tops = fort.modules.filter(({ kind }) => kind === 'tower').flatMap((top) => placesOn(view, who, top));
  return [...tops, ...cells].filter((at) => distance(at, who.at) <= reachOf(view, who) && mayMoveTo(view, who, at));
};
/** Moves one warrior to where it meets more enemies next turn, or fewer can attack it. `safe`: whether a place is hidden enough from guns. */
export const post = (
  view: State,
  men: readonly PieceOnField[],
  safe: (who: PieceOnField, at: Point) => boolean,
): EvaluatedAction<Action> | null => {
  const fort = fortOf(view, view.active);
  if (!fort) return null;
  const found = men
    .filter(({ moved }) => !moved)
    .flatMap((who) => {
      const now = worthAt(view, who, who.at);
      return placesFor(view, who, fort).map((at) => ({ who, at, gain: worthAt(view, who, at) - now }));
    })
    .filter(({ gain, who, at }) => gain > 0 && safe(who, at))
    .toSorted((a, b) => b.gain - a.gain);
  for (const { who, at } of found.slice(0, TRIES)) {
    const action = walkTo(view, who, at);
    const [enemy] = enemiesOf(view, who).toSorted((a, b) => distance(a.at, at) - distance(b.at, at));
    if (action && enemy) return { action, why: gameMessage('why.post', { piece: { piece: enemy.id } }) };
  }
  return null;
};

/** Brings one warrior nearer to its mates where no more enemies can attack it. */
export const gatherMen = (view: State, men: readonly PieceOnField[]): EvaluatedAction<Action> | null => {
  const fort = fortOf(view, view.active);
  if (!fort || men.length < 2) return null;
  const apart = (who: PieceOnField, at: Point): number =>
    Math.min(...men.filter(({ id }) => id !== who.id).map((mate) => distance(mate.at, at)));
  const found = men
    .filter(({ moved }) => !moved)
    .flatMap((who) =>
      placesFor(view, who, fort)
        .filter((at) => worthAt(view, who, at) >= worthAt(view, who, who.at))
        .map((at) => ({ who, at, gain: apart(who, who.at) - apart(who, at) })),
    )
    .filter(({ gain }) => gain >= STEP / 2)
    .toSorted((a, b) => b.gain - a.gain);
  for (const { who, at } of found.slice(0, TRIES)) {
    const action = walkTo(view, who, at);
    if (action) return { action, why: gameMessage('why.together') };
  }
  return null;
};
