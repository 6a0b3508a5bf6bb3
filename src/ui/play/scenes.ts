import type { Scene } from '../../core/scene.ts';
import { type OpenMatch, stateAt } from '../../store/table.ts';

const scenes = new WeakMap<object, Scene>();
/** The scene of a step as the seat that acts there sees it; made once. */
export const sceneAt = (open: OpenMatch, ply: number): Scene => {
  const state = stateAt(open, ply) as object;
  const known = scenes.get(state);
  if (known) return known;
  const turn = open.game.turn(state);
  const scene = open.game.scene(open.game.view(state, 'to' in turn ? turn.to : 'all'));
  scenes.set(state, scene);
  return scene;
};
