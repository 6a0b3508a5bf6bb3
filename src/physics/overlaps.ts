import type { Collider } from '@dimforge/rapier3d-deterministic/exports.js';
import { collidersOf, mayTouch, type Mover } from './movers.ts';
import { OVERLAP } from './parameters.ts';

/** What overlaps are looked for among: the bodies, and the solids' colliders by id, fields with holes left out. */
export interface Crowd {
  readonly movers: readonly Mover[];
  readonly firm: ReadonlyMap<string, Collider>;
}
/** A body that is deep in another body or in a solid, by so much, cm. */
export interface Overlapped {
  readonly mover: Mover;
  readonly other: Mover | string;
  readonly depth: number;
}

const depthOf = (a: readonly Collider[], b: readonly Collider[]): number =>
  Math.max(0, ...a.flatMap((one) => b.map((two) => -(one.contactCollider(two, 0)?.distance ?? 0))));

/** All pairs deeper in each other than is allowed, of a body and a solid or of two bodies. */
export const overlapsOf = ({ movers, firm }: Crowd): Overlapped[] =>
  movers.flatMap((mover, i) => {
    const own = collidersOf(mover);
    const found: Overlapped[] = [];
    const look = (other: Mover | string, colliders: readonly Collider[]): void => {
      const depth = depthOf(own, colliders);
      if (depth > OVERLAP) found.push({ mover, other, depth });
    };
    for (const other of movers.slice(i + 1)) if (mayTouch(mover, other)) look(other, collidersOf(other));
    for (const [id, collider] of firm) look(id, [collider]);
    return found;
  });

/** How much farther (cm) than it is deep a body is lifted. */
const CLEAR = 0.05;

/**
 * Lifts bodies out of what they have come to rest in, the higher one of two, and says whether there were any: a pose at rest is where the
 * next shot begins, and two things cannot be in one place.
 */
export const part = (crowd: Crowd, touched: ReadonlySet<string>): boolean => {
  const tangled = overlapsOf(crowd).filter(
    ({ mover, other }) => touched.has(mover.id) || (typeof other !== 'string' && touched.has(other.id)),
  );
  for (const { mover, other, depth } of tangled) {
    const upper = typeof other === 'string' || mover.body.translation().z >= other.body.translation().z ? mover : other;
    const { x, y, z } = upper.body.translation();
    upper.body.setTranslation({ x, y, z: z + depth + CLEAR }, true);
    upper.body.setLinvel({ x: 0, y: 0, z: 0 }, true);
    upper.body.setAngvel({ x: 0, y: 0, z: 0 }, true);
  }
  return tangled.length > 0;
};
