import type { Scene } from '../../core/scene.ts';
import { isInside } from '../../geometry/shape.ts';
import { sceneFrame } from '../camera/camera.ts';

/** So many tables are known: a match has one, whatever is built or broken on it a few. */
const KNOWN = 16;
const known = new Map<string, Scene>();
/** The first bare table that was told alike. */
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

/** What of a scene the mat and what stands on it are drawn from: its areas, and the pieces beside it, under which the ruler has no numbers. The same object as long as all that is the same, however the pieces on it move: it is drawn anew only when it has changed. */
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
