import type { Shot, ShotResult } from '../core/shots/shot.ts';
import { applyFlick } from './flick.ts';
import { PHYSICS_VERSION } from './parameters.ts';
import { loadRapier, type Rapier } from './rapier.ts';
import { stepUntilRest } from './run.ts';
import { buildWorld } from './shotWorld.ts';

export { PHYSICS_VERSION } from './parameters.ts';

/** Simulates shots. */
export type Engine = (shot: Shot) => ShotResult;

/** Simulates one shot in its own world. Equal requests give equal results. Throws `OverlapError`, and `RangeError` for an invalid request. */
const simulate = (rapier: Rapier, shot: Shot, onFrame?: () => void): ShotResult => {
  const shotWorld = buildWorld(rapier, shot);
  try {
    if (shot.act.kind === 'flick') applyFlick(shotWorld.acting, shot.act);
    return { physics: PHYSICS_VERSION, ...stepUntilRest(rapier, shotWorld, shot, onFrame) };
  } finally {
    shotWorld.world.free();
  }
};

/**
 * Loads the physics once: in Node from the package, in a browser from the app's own files. `onFrame` is called between the frames
 * of each simulation. Rejects with `EngineUnavailable`.
 */
export const loadEngine = async (onFrame?: () => void): Promise<Engine> => {
  const rapier = await loadRapier();
  return (shot) => simulate(rapier, shot, onFrame);
};
