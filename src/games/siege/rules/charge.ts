import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { memoize } from '../../../core/memoize.ts';
import { type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/rotation.ts';
import { solidsOf, TOUCH_DISTANCE, topAt } from '../fortress/ground.ts';
import { shapeSquaredDistance } from '../../../geometry/shape.ts';
import { fight } from './combat.ts';
import { mayFight } from './dangers.ts';
import { barAt, canFight, must, pieceOnField, reachOf } from './lookups.ts';
import { refuseWalk, walk } from './movement.ts';
import { follow } from './paths.ts';
import { feetOf, groundPath, pathTo, placesOn } from './routes.ts';
import { type Of, type PieceOnField, type State, no } from '../types.ts';

/** The distance between centres at which a warrior fights an enemy on the ground, mm. */
const BLOW: Mm = 60;
/** How many of the nearest places are tried by the shortest path, and how many over a wall too. */
const [TRIED, CLIMBED] = [4, 2];

/** Returns the places at the foot of the top that a warrior is on, and of walls that it touches: it may have no steps left there. */
const feetBeside = (state: State, who: PieceOnField): Point[] => {
  const top = topAt(state, who.at);
  const near = solidsOf(state).filter(
    (each) => each === top || shapeSquaredDistance(who.at, each.shape) <= TOUCH_DISTANCE ** 2,
  );
  return near.flatMap((module) => feetOf(state, who, module).map(({ at }) => at));
};
/** Returns places from which a warrior could fight an enemy, the nearest to it first. */
export const placesBeside = (state: State, who: PieceOnField, enemy: PieceOnField): Point[] => {
  const top = topAt(state, enemy.at);
  const spots = top
    ? placesOn(state, who, top)
    : [
        ...Array.from({ length: 12 }, (_, i) => polar(enemy.at, 30 * i, BLOW)).filter(
          (at) => !topAt(state, at) && barAt(state, who, at) === null,
        ),
        ...feetBeside(state, who),
      ];
  return spots
    .filter((at) => canFight(state, { ...who, at }, enemy))
    .toSorted((a, b) => squaredDistance(a, who.at) - squaredDistance(b, who.at));
};
/** Returns a legal path this turn to where a warrior can fight an enemy, on the level if there is one. Null if there is none. */
const findPath = (state: State, who: PieceOnField, enemy: PieceOnField): readonly Point[] | null => {
  const reach = reachOf(state, who);
  if (!mayFight(state, who, enemy, reach)) return null;
  const goes = (path: readonly Point[] | null): path is readonly Point[] =>
    path !== null && follow(state, who, path, reach).stop === null;
  const spots = placesBeside(state, who, enemy);
  const level = topAt(state, who.at) === null && topAt(state, enemy.at) === null;
  for (const spot of level ? spots.slice(0, TRIED) : []) {
    const path = groundPath(state, who, who.at, spot, reach);
    if (goes(path)) return path;
  }
  for (const spot of spots.slice(0, level ? CLIMBED : TRIED)) {
    const path = pathTo(state, who, spot, reach);
    if (goes(path)) return path;
  }
  return null;
};
const paths = memoize((state: State, key: string): readonly Point[] | null => {
  const [id = '', target = ''] = key.split('>');
  return findPath(state, must(state, id), must(state, target));
});
/** Returns the path of a warrior to a fight with an enemy this turn, found once for each state. */
export const chargePath = (state: State, { id }: PieceOnField, enemy: PieceOnField): readonly Point[] | null =>
  paths(state, `${id}>${enemy.id}`);

/** Returns why a warrior cannot move along a path and then fight an enemy, or null (SI-16, SI-17, SI-18). */
export const refuseCharge = (state: State, { id, path, target }: Of<'charge'>): Refusal | null => {
  const refused = refuseWalk(state, { type: 'walk', id, path });
  if (refused) return refused;
  const [who, enemy] = [must(state, id), pieceOnField(state, target)];
  if (who.kind === 'gun' || enemy?.kind === 'gun') return no('SI-12', 'no.gunFights');
  if (!enemy || enemy.seat === who.seat) return no('SI-18', 'no.noEnemy');
  const { x, y } = who.at;
  if (canFight(state, who, enemy) && path.every((point) => point.x === x && point.y === y)) {
    const values = { who: { piece: id }, target: { piece: target } };
    return { ...no('SI-18', 'no.beside', values), instead: { type: 'fight', id, target } };
  }
  const there = { ...who, at: path.at(-1) ?? who.at };
  if (canFight(state, there, enemy)) return null;
  return no('SI-18', 'no.far', { who: { piece: id }, target: { piece: target } }, brokenMeasure(there.at, enemy.at));
};
/** Moves a warrior along a path and fights an enemy at its end, in one action (SI-16, SI-18). */
export const charge = (state: State, { id, path, target }: Of<'charge'>, luck: Luck, events: EventLog): State =>
  fight(walk(state, { type: 'walk', id, path }, events), id, target, luck, events);
