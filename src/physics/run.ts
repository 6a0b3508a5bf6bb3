import type { Pose, Shot, ShotResult } from '../core/shots/shot.ts';
import { watchFalls } from './watching/falls.ts';
import { filmOf } from './film.ts';
import { flightOver, type Look } from './watching/over.ts';
import { part } from './watching/overlaps.ts';
import { HZ, STEPS_A_FRAME, WAKING, WORLD } from './parameters.ts';
import type { Rapier } from './rapier.ts';
import { type Place, placeOf, watchRest } from './watching/rest.ts';
import type { Scene } from './scene.ts';
import { watchShell } from './shell.ts';
import { watchSleepers } from './watching/waking.ts';
import { inTouch, listen, type Touches } from './watching/touches.ts';

const MOST_LISTED = 400;
/** Steps between two looks at a flight, and how far off (cm) a body is looked at. */
const LOOK = { steps: 2, near: 5 };

/** Follows a shot step by step until all rests or the time is up. */
export const follow = (rapier: Rapier, scene: Scene, shot: Shot): Omit<ShotResult, 'physics'> => {
  const { world, movers } = scene;
  const queue = new rapier.EventQueue(true);
  try {
    const touches = listen(scene);
    const spins = watchSpin(scene, touches);
    const falls = shot.act.kind === 'flick' ? watchFalls(scene, shot.solids[0]) : watchShell(scene, shot);
    const flights = shot.act.kind === 'flick' ? watchFlights(scene) : null;
    const atRest = watchRest();
    const wake = watchSleepers(scene, touches.touched);
    const films = new Map(movers.map((mover) => [mover.id, [scene.poseOf(mover)]]));
    let settled = false;
    let parted = 0;
    for (let step = 0; step < WORLD.cap * HZ && !settled; step++) {
      if (step % WAKING.steps === 0) wake();
      world.step(queue);
      touches.read(queue, step);
      spins.add(falls.gone);
      falls.step(step, touches);
      if (flights && step % LOOK.steps === 0) flights.look(falls.gone);
      if ((step + 1) % STEPS_A_FRAME !== 0) continue;
      for (const mover of movers) films.get(mover.id)?.push(scene.poseOf(mover));
      const counted = movers.filter((mover) => falls.counts(mover, step));
      const rests = atRest(new Map(counted.map((mover): [string, Place] => [mover.id, placeOf(mover)])));
      if (!rests || !falls.done(step)) continue;
      settled = !part(scene, touches.touched, parted);
      parted++;
    }
    const moved = movers.filter(({ id }) => touches.touched.has(id));
    return {
      settled,
      rest: Object.fromEntries(moved.map((mover): [string, Pose] => [mover.id, scene.poseOf(mover)])),
      contacts: touches.contacts.slice(0, MOST_LISTED).map(([ms, a, b]) => [ms, a, b]),
      touching: inTouch(scene, touches.touched).slice(0, MOST_LISTED),
      spun: spins.result(),
      over: flights?.result() ?? [],
      frames: Object.fromEntries(moved.map(({ id }) => [id, filmOf(films.get(id) ?? [])])),
    };
  } finally {
    queue.free();
  }
};

/** Adds up how far each touched body turns about the upright axis, in degrees, until it falls. */
const watchSpin = ({ movers, acting }: Scene, touches: Touches) => {
  const sums = new Map<string, { whole: number; beforeHit: number }>();
  return {
    add: (gone: ReadonlySet<string>): void => {
      for (const { id, body, flat } of movers) {
        if (!flat || gone.has(id) || !touches.touched.has(id)) continue;
        const { whole = 0, beforeHit = 0 } = sums.get(id) ?? {};
        const turned = (body.angvel().z / HZ) * DEGREES;
        const met = touches.met.has(id);
        sums.set(id, { whole: whole + turned, beforeHit: met || id !== acting.id ? beforeHit : beforeHit + turned });
      }
    },
    result: (): ShotResult['spun'] =>
      Object.fromEntries(
        [...sums].map(([id, { whole, beforeHit }]) => [
          id,
          { whole: Math.round(whole) + 0, beforeHit: Math.round(beforeHit) + 0 },
        ]),
      ),
  };
};
const DEGREES = 180 / Math.PI;

/** Looks where the acting body flies, and what lies below. */
const watchFlights = ({ movers, acting }: Scene) => {
  const others = movers.filter(({ id, flat }) => flat && id !== acting.id);
  const looks = new Map(others.map(({ id }): [string, Look[]] => [id, []]));
  return {
    look: (gone: ReadonlySet<string>): void => {
      if (gone.has(acting.id)) return;
      const flyer = acting.body.translation();
      for (const { id, body } of others) {
        const other = body.translation();
        if ((flyer.x - other.x) ** 2 + (flyer.y - other.y) ** 2 < LOOK.near ** 2)
          looks.get(id)?.push({ flyer, other, turn: body.rotation() });
      }
    },
    result: (): ShotResult['over'] =>
      others.flatMap(({ id, flat }) => {
        const flown = flat && flightOver(looks.get(id) ?? [], flat);
        return flown ? [{ id: acting.id, under: id, within: flown.within }] : [];
      }),
  };
};
