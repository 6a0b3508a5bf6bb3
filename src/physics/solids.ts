import type { ColliderDesc } from '@dimforge/rapier3d-simd/exports.js';
import type { Solid } from '../core/shots/shot.ts';
import { fieldMesh } from './field.ts';
import type { Rapier } from './rapier.ts';

/** Converts a point of the table (mm, y down) to the engine (cm, x right, y up the screen). */
export type ToEngine = (x: number, y: number) => readonly [x: number, y: number];

const isBox = ({ prism }: Solid): boolean =>
  prism.length === 4 && new Set(prism.map(({ x }) => x)).size === 2 && new Set(prism.map(({ y }) => y)).size === 2;

/** Returns a solid's shape: a box, a convex prism, or a rectangle with holes. Throws for a prism without extent. */
export const solidDesc = (rapier: Rapier, solid: Solid, place: ToEngine): ColliderDesc => {
  const { id, prism, from, to, holes = [] } = solid;
  if (holes.length > 0) {
    const { corners, triangles } = fieldMesh(solid);
    return rapier.ColliderDesc.trimesh(
      new Float32Array(corners.flatMap(([x, y, z]) => [...place(x, -y), z / 10])),
      new Uint32Array(triangles.flat()),
      rapier.TriMeshFlags.FIX_INTERNAL_EDGES,
    );
  }
  if (isBox(solid)) {
    const xs = prism.map(({ x }) => x);
    const ys = prism.map(({ y }) => y);
    const [left, right, up, down] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [x, y] = place((left + right) / 2, (up + down) / 2);
    return rapier.ColliderDesc.cuboid((right - left) / 20, (down - up) / 20, (to - from) / 20).setTranslation(
      x,
      y,
      (from + to) / 20,
    );
  }
  const hull = rapier.ColliderDesc.convexHull(
    new Float32Array([from, to].flatMap((z) => prism.flatMap(({ x, y }) => [...place(x, y), z / 10]))),
  );
  if (!hull) throw new RangeError(`The solid ${id} has no extent.`);
  return hull;
};
