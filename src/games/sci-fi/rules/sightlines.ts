import type { ShooterView } from '../../../core/choice.ts';
import { type Mm, type Point, samePoint, segmentSquaredDistance, segmentsCross } from '../../../geometry/point.ts';
import { type Shape, boundsOf, cornersOf, edgesOf } from '../../../geometry/shape.ts';
import { type Eye, type Prism, type Target, hiddenFraction, computeSight } from '../../../geometry/sight.ts';
import { prismOf } from '../armies/fields.ts';
import { baseOf, isHardware, bodiesOnField, heightOf } from './lookups.ts';
import { COVER, type Placed, type State } from '../types.ts';

/** Something that blocks sight, with a circle around it. */
interface Screen {
  readonly prism: Prism;
  readonly at: Point;
  readonly r: Mm;
}
/** The screens on one table, and the cover already computed there, by the two places. */
interface Ground {
  readonly screens: readonly Screen[];
  readonly shares: Map<string, number>;
}
const screenOf = (prism: Prism): Screen => {
  const { at, width, height } = boundsOf(prism.shape);
  return {
    prism,
    at: { x: at.x + width / 2, y: at.y + height / 2 },
    r: Math.sqrt(width * width + height * height) / 2,
  };
};
/** Obstacles, machines and guns block sight; fighters do not (SF-13). */
const prismsOf = (state: State, hardware: readonly Placed[]): Prism[] => [
  ...state.obstacles.map(prismOf),
  ...hardware.map((body) => ({ id: body.id, shape: baseOf(body), from: body.z, top: body.z + heightOf(body) })),
];
/** The most lines cached for one table. */
const MOST_SHARES = 20_000;
/** The most grounds cached for one set of obstacles. */
const MOST_GROUNDS = 60;
const grounds = new WeakMap<State['obstacles'], Map<string, Ground>>();
const groundsOfStates = new WeakMap<State, Ground>();
/** Cached by the screens and their places. */
const groundOf = (state: State): Ground => {
  const known = groundsOfStates.get(state);
  if (known) return known;
  const hardware = bodiesOnField(state).filter(isHardware);
  const key = hardware.map(({ id, at, facing }) => `${id} ${at.x} ${at.y} ${facing}`).join();
  const all = grounds.get(state.obstacles) ?? new Map<string, Ground>();
  grounds.set(state.obstacles, all);
  const made = all.get(key) ?? { screens: prismsOf(state, hardware).map(screenOf), shares: new Map() };
  if (all.size >= MOST_GROUNDS) all.clear();
  all.set(key, made);
  groundsOfStates.set(state, made);
  return made;
};

/** Returns half the width of a base as seen by an eye at a point, mm. */
const halfOf = (base: Shape, at: Point, eye: Point): Mm => {
  if (base.kind === 'disc') return base.r;
  // From straight above all sides are equal.
  const [dx, dy] = samePoint(at, eye) ? [0, 1] : [at.x - eye.x, at.y - eye.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return Math.max(...cornersOf(base).map(({ x, y }) => Math.abs((x - at.x) * dy - (y - at.y) * dx) / length));
};
/** Returns the eye of a body: above its centre, at 9/10 of its height. */
export const eyeOf = (body: Placed): { at: Point; z: Mm } => ({ at: body.at, z: body.z + (heightOf(body) * 9) / 10 });
const silhouetteOf = (body: Placed, eye: Point): Target => ({
  at: body.at,
  half: halfOf(baseOf(body), body.at, eye),
  z: body.z,
  tall: heightOf(body),
});

const shareOf = (near: readonly Screen[], eye: Eye, silhouette: Target): number =>
  near.length === 0
    ? 0
    : hiddenFraction(
        eye,
        silhouette,
        near.map(({ prism }) => prism),
      );
/** Whether a screen surely hides all of a target. It is higher than eye and target, and both edges of the silhouette are behind it. */
const hidesAll = ({ prism }: Screen, eye: Eye, { at, half, z, tall }: Target): boolean => {
  if (prism.from > 0 || prism.top < Math.max(eye.z, z + tall)) return false;
  const [dx, dy] = [at.x - eye.at.x, at.y - eye.at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const [right, down] = [(-dy * half) / length, (dx * half) / length];
  return [1, -1].every((side) => crosses(prism.shape, eye.at, { x: at.x + side * right, y: at.y + side * down }));
};
const crosses = (shape: Shape, from: Point, to: Point): boolean =>
  shape.kind === 'disc'
    ? segmentSquaredDistance(shape.at, from, to) < shape.r * shape.r
    : edgesOf(shape).some(([a, b]) => segmentsCross(from, to, a, b));

/** Returns the cover of a target as seen by a body, 0 to 1. Obstacles, machines and guns hide it, shooter and target do not (SF-13). */
export const coverFrom = (state: State, by: Placed, on: Placed): number => {
  const ground = groundOf(state);
  const eye = eyeOf(by);
  const silhouette = silhouetteOf(on, by.at);
  const { at, half, z, tall } = silhouette;
  const own = `${isHardware(by) ? by.id : ''} ${isHardware(on) ? on.id : ''}`;
  const key = `${eye.at.x} ${eye.at.y} ${eye.z} ${at.x} ${at.y} ${z} ${tall} ${half} ${own}`;
  const known = ground.shares.get(key);
  if (known !== undefined) return known;
  const near = ground.screens.filter(
    ({ prism, at: middle, r }) =>
      prism.id !== by.id && prism.id !== on.id && segmentSquaredDistance(middle, eye.at, at) <= (r + half) ** 2,
  );
  const share = near.some((screen) => hidesAll(screen, eye, silhouette)) ? 1 : shareOf(near, eye, silhouette);
  if (ground.shares.size >= MOST_SHARES) ground.shares.clear();
  ground.shares.set(key, share);
  return share;
};
/** Whether a body sees another at all (SF-10, SF-30). */
export const sees = (state: State, by: Placed, on: Placed): boolean => coverFrom(state, by, on) < 1;
/** Whether a target has cover from a body: more than half of it is hidden (SF-13). */
export const isCovered = (state: State, by: Placed, on: Placed): boolean => coverFrom(state, by, on) > COVER;

/** Returns what a shooter sees of a target, for the picture (SF-10, SF-13). */
export const eyeView = (state: State, by: Placed, on: Placed): ShooterView => {
  const eye = eyeOf(by);
  const silhouette = silhouetteOf(on, by.at);
  const prisms = prismsOf(
    state,
    bodiesOnField(state).filter((body) => isHardware(body) && body.id !== by.id && body.id !== on.id),
  );
  return {
    shooter: by.id,
    target: on.id,
    eye,
    silhouette,
    prisms,
    sight: computeSight(eye, silhouette, prisms),
    coverThreshold: COVER,
  };
};
