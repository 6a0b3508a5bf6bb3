import type { Scene } from '../../core/scene.ts';
import { isInside } from '../../geometry/shape.ts';
import { sceneFrame } from '../camera/camera.ts';

/** How many tables are cached. A match has one, plus a few when something is built or destroyed. */
const KNOWN = 16;
const known = new Map<string, Scene>();
/** Returns the first static scene with the same content. */
const firstAlike = (bare: Scene): Scene => {
  const name = JSON.stringify(bare);
  const same = known.get(name);
  if (same) return same;
  const oldest = known.size >= KNOWN ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  known.set(name, bare);
  return bare;
};
const found = new WeakMap<Scene, Scene>();

/**
 * Returns the parts of a scene that the mat and terrain are drawn from: its areas and the pieces beside it. These pieces hide
 * numbers of the ruler. The object stays the same while this content does, so the mat is redrawn only after changes.
 */
export const staticScene = (scene: Scene): Scene => {
  const before = found.get(scene);
  if (before) return before;
  const { scores: _, armies: __, nodes, ...table } = scene;
  const field = sceneFrame(scene);
  const bare = firstAlike({
    ...table,
    nodes: nodes.filter((node) => node.kind === 'area' || (node.kind === 'piece' && !isInside(node.at, field))),
  });
  found.set(scene, bare);
  return bare;
};
