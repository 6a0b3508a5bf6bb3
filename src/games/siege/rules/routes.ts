import { clampToLength, pathLength, shortestPath } from '../../../geometry/path.ts';
import { type Mm, type Point, distance, samePoint } from '../../../geometry/point.ts';
import { shapeSquaredDistance } from '../../../geometry/shape.ts';
import { TOUCH_DISTANCE, fieldOf, gateAt, isTop, type Module, modulesOf, solidsOf, topAt } from '../fortress/ground.ts';
import { barAt, groundBars, onLevel, radiusOf } from './lookups.ts';
import { type PieceOnField, type State, STEP } from '../types.ts';
import { follow } from './paths.ts';

/** Places along a module's face, from its corner. */
const ALONG: readonly Mm[] = [35, 15, 55];
/** Returns the free places on the ground that touch a module. `face` numbers its four sides. */
export const feetOf = (
  state: State,
  who: PieceOnField,
  { shape }: Module,
): { readonly at: Point; readonly face: number }[] =>
  ALONG.flatMap((part) => [
    { at: { x: shape.at.x + part, y: shape.at.y + shape.height + TOUCH_DISTANCE }, face: 0 },
    { at: { x: shape.at.x + part, y: shape.at.y - TOUCH_DISTANCE }, face: 2 },
    { at: { x: shape.at.x - TOUCH_DISTANCE, y: shape.at.y + part }, face: 1 },
    { at: { x: shape.at.x + shape.width + TOUCH_DISTANCE, y: shape.at.y + part }, face: 3 },
  ]).filter(({ at }) => samePoint(at, who.at) || (!topAt(state, at) && barAt(state, who, at) === null));
/** Returns the shortest path found on the ground with gates open, within the limit. */
export const groundPath = (state: State, who: PieceOnField, from: Point, to: Point, limit: Mm): Point[] | null => {
  if (limit < 0 || distance(from, to) > limit) return null;
  const others = onLevel(state, null).filter(({ id }) => id !== who.id);
  const barriers = [
    ...groundBars(state, who).map(({ id, shape }) => ({ id, shape })),
    ...others.map((each) => ({ id: each.id, shape: { kind: 'disc' as const, at: each.at, r: radiusOf(each) } })),
  ];
  return shortestPath(from, to, radiusOf(who), barriers, fieldOf(state.options), limit);
};
/** Returns the shortest of these paths, each with its climbing cost added. */
const shortest = (ways: readonly (Point[] | null)[], climb: Mm = 0): { path: Point[]; cost: Mm } | null => {
  let best: { path: Point[]; cost: Mm } | null = null;
  for (const path of ways) {
    const cost = path ? pathLength(path) + climb : Infinity;
    if (path && cost < (best?.cost ?? Infinity)) best = { path, cost };
  }
  return best;
};
const joined = (one: readonly Point[], two: readonly Point[]): Point[] => [
  ...one,
  ...two.filter((point, i) => i > 0 || !samePoint(point, one.at(-1) ?? point)),
];
/** Returns the paths over each nearby wall, straight across from touch to touch. */
const overWalls = (state: State, who: PieceOnField, to: Point, limit: Mm): Point[][] =>
  solidsOf(state)
    .filter(
      ({ kind, shape }) => kind === 'wall' && shapeSquaredDistance(who.at, shape) <= (limit + TOUCH_DISTANCE) ** 2,
    )
    .flatMap((wall) => {
      const feet = feetOf(state, who, wall);
      return feet.flatMap(({ at: foot, face }) => {
        const level = face % 2 === 0 ? 'x' : 'y';
        const landing = feet.find((each) => each.face === (face + 2) % 4 && each.at[level] === foot[level]);
        const there = landing && groundPath(state, who, who.at, foot, limit - 2 * STEP);
        const after = there && groundPath(state, who, landing.at, to, limit - 2 * STEP - pathLength(there));
        return after ? [joined(there, after)] : [];
      });
    });
/** Where a climb begins or ends, and how far the warrior may go. */
interface Climb {
  readonly tower: Module;
  readonly limit: Mm;
}
const pathUp = (state: State, who: PieceOnField, to: Point, { tower, limit }: Climb): Point[] | null => {
  const left = limit - tower.storeys * STEP;
  const ways = feetOf(state, who, tower).map(({ at }) => groundPath(state, who, who.at, at, left));
  return shortest(ways.map((path) => path && joined(path, [path.at(-1) ?? to, to])))?.path ?? null;
};
const pathDown = (state: State, who: PieceOnField, to: Point, { tower, limit }: Climb): Point[] | null => {
  const left = limit - tower.storeys * STEP;
  const feet = feetOf(state, who, tower).filter(({ at }) => !gateAt(state, at));
  const ways = feet.map(({ at }) => groundPath(state, who, at, to, left));
  return shortest(ways.map((path) => path && joined([who.at], [who.at, ...path])))?.path ?? null;
};
/**
 * Returns the shortest path found for a warrior to a point on the ground or a top, over at most one wall or tower. Apart from a
 * roll at the gate it is legal. Null if none is short enough.
 */
export const pathTo = (state: State, who: PieceOnField, to: Point, limit: Mm): Point[] | null => {
  const [from, top] = [topAt(state, who.at), topAt(state, to)];
  if (samePoint(who.at, to) || (from && from === top)) return [who.at, to];
  if (who.kind === 'gun') return top ? null : groundPath(state, who, who.at, to, limit);
  if (from && top) return null;
  if (top) return pathUp(state, who, to, { tower: top, limit });
  if (from) return pathDown(state, who, to, { tower: from, limit });
  const level = shortest([groundPath(state, who, who.at, to, limit)]);
  const over = shortest(overWalls(state, who, to, limit), STEP);
  return (level && (!over || level.cost <= over.cost) ? level : over)?.path ?? null;
};

/** Returns the part of a path that the steps and the rules allow, with a free end. Without one, the piece's own place. */
export const pathUpTo = (state: State, who: PieceOnField, path: readonly Point[], reach: Mm): readonly Point[] => {
  const goes = (path: readonly Point[]): boolean => follow(state, who, path, reach).stop === null;
  if (goes(path)) return path;
  const { stop } = follow(state, who, path, reach);
  const kept = path.slice(0, (stop?.leg ?? 0) + 1);
  const last = kept.at(-1) ?? who.at;
  const at = stop?.at ?? last;
  const far = distance(last, at);
  for (let back = 0; back < far; back += back < 8 ? 1 : 4) {
    const path = [...kept, ...clampToLength([last, at], far - back).slice(1)];
    if (path.length > kept.length && goes(path)) return path;
  }
  for (let corner = 0; corner < kept.length - 1; corner++) {
    const path = kept.slice(0, kept.length - corner);
    if (goes(path)) return path;
  }
  return path.slice(0, 1);
};
/** Returns a few free places on a module's top: its middle, its corners and its sides, as far apart as its floor allows. */
export const placesOn = (state: State, who: PieceOnField, { shape }: Module): Point[] => {
  const [near, middle, far] = [TOUCH_DISTANCE, STEP / 2, STEP - TOUCH_DISTANCE];
  return [
    [middle, middle],
    [near, near],
    [far, far],
    [far, near],
    [near, far],
    [middle, near],
    [middle, far],
    [near, middle],
    [far, middle],
  ]
    .map(([x = 0, y = 0]) => ({ x: shape.at.x + x, y: shape.at.y + y }))
    .filter((at) => barAt(state, who, at) === null);
};
/** Returns all modules with tops that pieces may be on. */
export const topsOf = (state: State): readonly Module[] =>
  modulesOf(state).filter((each) => isTop(state.options, each));
