import type { Collider, World } from '@dimforge/rapier3d-simd/exports.js';
import type { Pose } from '../core/shots/pose.ts';
import { OverlapError, type Shot, TABLE_ID } from '../core/shots/shot.ts';
import { addBody, addShell, collidersOf, type MovingBody } from './movingBodies.ts';
import { overlapsOf } from './watchers/overlaps.ts';
import { FLICK, STEP_RATE, SHELL, WORLD } from './parameters.ts';
import type { Rapier } from './rapier.ts';
import { type ToEngine, solidDesc } from './solids.ts';

/** A shot built in the engine: cm, x right, y up the screen, z up; the acting body starts at 0, 0. */
export interface ShotWorld {
  readonly world: World;
  /** By id, a shell last. */
  readonly movers: readonly MovingBody[];
  readonly acting: MovingBody;
  /** The solids' colliders by id, including the table's. */
  readonly solids: ReadonlyMap<string, Collider>;
  /** The solids without holes. */
  readonly firm: ReadonlyMap<string, Collider>;
  /** The owner's id by collider handle. */
  readonly owner: ReadonlyMap<number, string>;
  readonly place: ToEngine;
  /** Returns a moving body's pose in tenths of a mm and 1/10,000. */
  poseOf(mover: MovingBody): Pose;
}

/** The endless table: half its extent, and its thickness, cm. */
const GROUND = { half: 300, thick: 2 };

const newWorld = (rapier: Rapier, prediction: number): World => {
  const world = new rapier.World({ x: 0, y: 0, z: -WORLD.gravity });
  world.timestep = 1 / STEP_RATE;
  world.lengthUnit = WORLD.lengthUnit;
  world.integrationParameters.normalizedAllowedLinearError = WORLD.allowedError;
  world.integrationParameters.normalizedPredictionDistance = prediction;
  world.numSolverIterations = WORLD.solverIterations;
  world.numInternalPgsIterations = WORLD.innerIterations;
  world.maxCcdSubsteps = WORLD.ccdSteps;
  return world;
};
/** Refuses a request that no world can be made from. */
const check = ({ bodies, solids, act }: Shot): void => {
  const ids = [...bodies, ...solids].map(({ id }) => id);
  if (act.kind === 'shell') ids.push(act.id);
  if (new Set(ids).size !== ids.length) throw new RangeError('Two things of a shot have one name.');
  if (act.kind === 'flick' && !bodies.some(({ id }) => id === act.id))
    throw new RangeError(`There is no ${act.id} to be flicked.`);
};
/** Builds a shot in its own world. The caller must free it. Throws `OverlapError`, and `RangeError` for an invalid request. */
export const buildWorld = (rapier: Rapier, shot: Shot): ShotWorld => {
  check(shot);
  const { act, solids, bodies } = shot;
  const flick = act.kind === 'flick';
  const start = flick ? bodies.find(({ id }) => id === act.id)?.pose : act.from;
  const [x0 = 0, y0 = 0] = start ?? [];
  const place: ToEngine = (x, y) => [(x * 10 - x0) / 100, (-y * 10 - y0) / 100];
  const at = ([x, y]: readonly number[]): [number, number] => [((x ?? 0) - x0) / 100, ((y ?? 0) - y0) / 100];
  const world = newWorld(rapier, flick ? FLICK.prediction : SHELL.prediction);
  try {
    const owner = new Map<number, string>();
    const colliders = new Map<string, Collider>();
    const addSolid = (id: string, desc: ReturnType<typeof solidDesc>, ground: boolean): void => {
      const { friction, restitution } = flick ? FLICK.field : ground ? SHELL.table : SHELL.walls;
      const average = rapier.CoefficientCombineRule.Average;
      desc.setFriction(friction).setRestitution(restitution);
      if (flick) desc.setContactSkin(FLICK.skin / 2);
      desc.setFrictionCombineRule(average).setRestitutionCombineRule(average);
      const collider = world.createCollider(desc);
      owner.set(collider.handle, id);
      colliders.set(id, collider);
    };
    const floor = Math.min(0, ...solids.map(({ from }) => from)) / 10;
    const table = rapier.ColliderDesc.cuboid(GROUND.half, GROUND.half, GROUND.thick / 2);
    addSolid(TABLE_ID, table.setTranslation(0, 0, floor - GROUND.thick / 2), true);
    for (const solid of solids) addSolid(solid.id, solidDesc(rapier, solid, place), solid.to <= 0);
    // Sorted by id, so that the result does not depend on the request's order.
    const movers = [...bodies]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((body) => addBody(rapier, world, body, at(body.pose), flick && body.id === act.id));
    if (!flick) movers.push(addShell(rapier, world, act, at(act.from)));
    for (const mover of movers) for (const { handle } of collidersOf(mover)) owner.set(handle, mover.id);
    const holed = new Set(solids.filter(({ holes = [] }) => holes.length > 0).map(({ id }) => id));
    const firm = new Map([...colliders].filter(([id]) => !holed.has(id)));
    const [tangle] = overlapsOf({ movers, firm });
    if (tangle)
      throw new OverlapError(tangle.mover.id, typeof tangle.other === 'string' ? tangle.other : tangle.other.id);
    const acting = movers.find(({ id }) => id === act.id) as MovingBody;
    const poseOf = ({ body, flat }: MovingBody): Pose => {
      const { x, y, z } = body.translation();
      const turn = body.rotation();
      const units = [turn.x, turn.y, turn.z, turn.w].map((part) => Math.round(part * 10_000) + 0);
      const pose = [
        Math.round(x * 100) + x0,
        Math.round(y * 100) + y0,
        Math.round((z - (flat ? FLICK.skin : 0)) * 100) + 0,
        ...units,
      ];
      if (!pose.every(Number.isFinite)) throw new Error('The simulation lost a body.');
      return pose as unknown as Pose;
    };
    return { world, movers, acting, solids: colliders, firm, owner, place, poseOf };
  } catch (error) {
    world.free();
    throw error;
  }
};
