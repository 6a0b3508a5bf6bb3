import type { Collider } from '@dimforge/rapier3d-simd/exports.js';
import { collidersOf, mayTouch, type MovingBody } from '../movingBodies.ts';
import { MAX_OVERLAP, MAX_REST_OVERLAP } from '../parameters.ts';

/** Where overlaps are searched: the bodies, and the solids' colliders by id, without fields with holes. */
export interface OverlapScene {
  readonly movers: readonly MovingBody[];
  readonly firm: ReadonlyMap<string, Collider>;
}
/** A body that overlaps another body or a solid, and how deep, cm. */
export interface OverlapFound {
  readonly mover: MovingBody;
  readonly other: MovingBody | string;
  readonly depth: number;
}

const depthOf = (a: readonly Collider[], b: readonly Collider[]): number =>
  Math.max(0, ...a.flatMap((one) => b.map((two) => -(one.contactCollider(two, 0)?.distance ?? 0))));

/** Returns all pairs that overlap more (cm) than allowed, of a body and a solid or of two bodies. */
export const overlapsOf = ({ movers, firm }: OverlapScene, allowed = MAX_OVERLAP): OverlapFound[] =>
  movers.flatMap((mover, i) => {
    const own = collidersOf(mover);
    const found: OverlapFound[] = [];
    const look = (other: MovingBody | string, colliders: readonly Collider[]): void => {
      const depth = depthOf(own, colliders);
      if (depth > allowed) found.push({ mover, other, depth });
    };
    for (const other of movers.slice(i + 1)) if (mayTouch(mover, other)) look(other, collidersOf(other));
    for (const [id, collider] of firm) look(id, [collider]);
    return found;
  });

/** How much farther (cm) than the overlap a body is moved. */
const CLEAR = 0.05;
/** How often bodies are lifted out of each other. What then sinks back is moved sideways, farther each time. */
const LIFTS = 1;

/** Returns where an overlapping body goes: up, or away from the middle of the other body. */
const clearOf = ({ mover, other, depth }: OverlapFound, before: number): { x: number; y: number; z: number } => {
  const { x, y, z } = mover.body.translation();
  const times = before - LIFTS + 1;
  const by = (depth + CLEAR) * Math.max(1, times);
  if (times > 0 && typeof other !== 'string') {
    const from = other.body.translation();
    const length = Math.sqrt((x - from.x) ** 2 + (y - from.y) ** 2);
    if (length > 0) return { x: x + ((x - from.x) / length) * by, y: y + ((y - from.y) / length) * by, z };
  }
  return { x, y, z: z + by };
};
/**
 * Moves resting bodies out of overlaps, the higher one of two, and returns whether there were any. The next shot begins from the
 * resting poses, which must not overlap. `before` is how often this was done in the shot.
 */
export const separateOverlaps = (crowd: OverlapScene, touched: ReadonlySet<string>, before: number): boolean => {
  const tangled = overlapsOf(crowd, MAX_REST_OVERLAP).filter(
    ({ mover, other }) => touched.has(mover.id) || (typeof other !== 'string' && touched.has(other.id)),
  );
  for (const { mover, other, depth } of tangled) {
    const swap = typeof other !== 'string' && mover.body.translation().z < other.body.translation().z;
    const upper = swap ? { mover: other, other: mover, depth } : { mover, other, depth };
    const { body } = upper.mover;
    body.setTranslation(clearOf(upper, before), true);
    body.setLinvel({ x: 0, y: 0, z: 0 }, true);
    body.setAngvel({ x: 0, y: 0, z: 0 }, true);
  }
  return tangled.length > 0;
};
