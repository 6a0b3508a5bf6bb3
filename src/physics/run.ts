import type { Pose } from '../core/shots/pose.ts';
import type { Shot, ShotResult } from '../core/shots/shot.ts';
import { watchFalls } from './watchers/falls.ts';
import { encodeFilm } from './encodeFilm.ts';
import { flightOver, type Sample } from './watchers/flyover.ts';
import { separateOverlaps } from './watchers/overlaps.ts';
import { STEP_RATE, STEPS_PER_FRAME, WAKING, WORLD } from './parameters.ts';
import { type Rapier, stepWorld } from './rapier.ts';
import { type RestingPose, restingPose, watchRest } from './watchers/rest.ts';
import type { ShotWorld } from './shotWorld.ts';
import { watchShell } from './shell.ts';
import { watchSleepers } from './watchers/waking.ts';
import { restingContacts, watchContacts, type ContactLog } from './watchers/contacts.ts';

const MOST_LISTED = 400;
/** Steps between two samples of a flight, and how far away (cm) bodies are checked. */
const LOOK = { steps: 2, near: 5 };

/** Runs a shot step by step until everything rests or time is up. `onFrame` is called after each frame. */
export const stepUntilRest = (
  rapier: Rapier,
  shotWorld: ShotWorld,
  shot: Shot,
  onFrame?: () => void,
): Omit<ShotResult, 'physics'> => {
  const { world, movers } = shotWorld;
  const queue = new rapier.EventQueue(true);
  try {
    const touches = watchContacts(shotWorld);
    const spins = watchSpin(shotWorld, touches);
    const falls = shot.act.kind === 'flick' ? watchFalls(shotWorld, shot.solids[0]) : watchShell(shotWorld, shot);
    const flights = shot.act.kind === 'flick' ? watchFlights(shotWorld) : null;
    const atRest = watchRest();
    const wake = watchSleepers(shotWorld, touches.touched);
    const films = new Map(movers.map((mover) => [mover.id, [shotWorld.poseOf(mover)]]));
    let settled = false;
    let parted = 0;
    for (let step = 0; step < WORLD.cap * STEP_RATE && !settled; step++) {
      if (step % WAKING.steps === 0) wake();
      stepWorld(world, queue);
      touches.read(queue, step);
      spins.add(falls.gone);
      falls.step(step, touches);
      if (flights && step % LOOK.steps === 0) flights.sample(falls.gone);
      if ((step + 1) % STEPS_PER_FRAME !== 0) continue;
      onFrame?.();
      for (const mover of movers) films.get(mover.id)?.push(shotWorld.poseOf(mover));
      const counted = movers.filter((mover) => falls.counts(mover, step));
      const rests = atRest(new Map(counted.map((mover): [string, RestingPose] => [mover.id, restingPose(mover)])));
      if (!rests || !falls.done(step)) continue;
      settled = !separateOverlaps(shotWorld, touches.touched, parted);
      parted++;
    }
    const moved = movers.filter(({ id }) => touches.touched.has(id));
    return {
      settled,
      rest: Object.fromEntries(moved.map((mover): [string, Pose] => [mover.id, shotWorld.poseOf(mover)])),
      contacts: touches.contacts.slice(0, MOST_LISTED).map(([ms, a, b]) => [ms, a, b]),
      touching: restingContacts(shotWorld, touches.touched).slice(0, MOST_LISTED),
      spun: spins.result(),
      over: flights?.result() ?? [],
      frames: Object.fromEntries(moved.map(({ id }) => [id, encodeFilm(films.get(id) ?? [])])),
    };
  } finally {
    queue.free();
  }
};

/** Sums how far each touched body turns about the upright axis, in degrees, until it falls. */
const watchSpin = ({ movers, acting }: ShotWorld, touches: ContactLog) => {
  const sums = new Map<string, { whole: number; beforeHit: number }>();
  return {
    add: (gone: ReadonlySet<string>): void => {
      for (const { id, body, flat } of movers) {
        if (!flat || gone.has(id) || !touches.touched.has(id)) continue;
        const { whole = 0, beforeHit = 0 } = sums.get(id) ?? {};
        const turned = (body.angvel().z / STEP_RATE) * DEGREES;
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

/** Watches where the acting body flies, and what is below it. */
const watchFlights = ({ movers, acting }: ShotWorld) => {
  const others = movers.filter(({ id, flat }) => flat && id !== acting.id);
  const samples = new Map(others.map(({ id }): [string, Sample[]] => [id, []]));
  return {
    sample: (gone: ReadonlySet<string>): void => {
      if (gone.has(acting.id)) return;
      const flyer = acting.body.translation();
      for (const { id, body } of others) {
        const other = body.translation();
        if ((flyer.x - other.x) ** 2 + (flyer.y - other.y) ** 2 < LOOK.near ** 2)
          samples.get(id)?.push({ flyer, other, turn: body.rotation() });
      }
    },
    result: (): ShotResult['over'] =>
      others.flatMap(({ id, flat }) => {
        const flown = flat && flightOver(samples.get(id) ?? [], flat);
        return flown ? [{ id: acting.id, under: id, within: flown.within }] : [];
      }),
  };
};
