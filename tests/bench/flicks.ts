// Distributions of flicks beside what they should reach; run by `.ci/physics.mjs`.
import { WARRIORS } from '../../src/bodies/warriors.ts';
import { framesOf } from '../../src/core/shots/film.ts';
import { placeOf, type Pose, type Shot, type ShotResult, upOf } from '../../src/core/shots/shot.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { nthDuel } from '../physics/flicks.ts';

const SIDE = 320;
/** Whether a body has left the field: its centre past the edge, or 2 mm below the surface. */
export const isOut = (pose: Pose, side = SIDE): boolean => {
  const { x, y } = placeOf(pose);
  return pose[2] < 130 || x < 0 || y < 0 || x > side || y > side;
};
/** Whether two middles are so near that one body is inside the other; tenths of a mm. */
const within = ([ax, ay, az]: Pose, [bx, by, bz]: Pose): boolean =>
  (ax - bx) ** 2 + (ay - by) ** 2 < 80 ** 2 && Math.abs(az - bz) < 25;
/** Whether a middle is below the surface of the field, and 3 mm or more inside its edge. */
const below = ([x, y, z]: Pose): boolean => z < 130 && Math.min(x, -y, SIDE * 10 - x, SIDE * 10 + y) > 30;
/** Whether on their way one body was inside the other, or one was inside the field. */
const tunnelled = (shot: Shot, { frames }: ShotResult): boolean => {
  const films = shot.bodies.map(({ id, pose }) => {
    const film = frames?.[id];
    return film ? framesOf(film) : [pose];
  });
  const [a = [], b = []] = films;
  return (
    films.flat().some(below) ||
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i] ?? a.at(-1), b[i] ?? b.at(-1)]).some(
      ([one, other]) => one && other && within(one, other),
    )
  );
};
interface Fate {
  readonly a: string;
  readonly b: string;
  readonly out: boolean;
  readonly defenderOut: boolean;
  readonly flipped: boolean;
  readonly selfFlipped: boolean;
  readonly thrown: boolean;
  readonly spin: number;
  readonly settled: boolean;
  readonly tunnelled: boolean;
  readonly ms: number;
}
const part = (list: readonly Fate[], of: (fate: Fate) => boolean): string =>
  ((100 * list.filter(of).length) / Math.max(1, list.length)).toFixed(1).padStart(5);
const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;

/** Simulates duels at one power, prints what became of them; with `each` also by warrior. */
export const flicks = async (count: number, power: number, each = false): Promise<void> => {
  const engine = await loadEngine();
  const fates: Fate[] = [];
  let failed = 0;
  for (let n = 0; n < count; n++) {
    const shot: Shot = nthDuel(n, power);
    const [blue, red] = shot.bodies;
    if (!blue || !red) continue;
    const started = performance.now();
    let result: ShotResult;
    try {
      result = engine(shot);
    } catch (error) {
      console.error(`flick ${n} failed:`, error);
      failed++;
      continue;
    }
    const ms = performance.now() - started;
    const { rest, over, spun, settled } = result;
    const [a, b] = [rest['blue'] ?? blue.pose, rest['red'] ?? red.pose];
    fates.push({
      a: blue.body,
      b: red.body,
      out: isOut(a),
      defenderOut: isOut(b),
      flipped: upOf(b) < 0,
      selfFlipped: upOf(a) < 0,
      thrown: over.some(({ within }) => within),
      spin: Math.abs(spun['blue']?.whole ?? 0),
      settled,
      tunnelled: tunnelled(shot, result),
      ms,
    });
  }
  const stayed = fates.filter((fate) => !fate.defenderOut);
  const times = fates.map((fate) => fate.ms);
  console.log(
    `power ${power}, ${count} flicks: flipped of those on ${part(stayed, (f) => f.flipped)} (6-20), defender out ${part(
      fates,
      (f) => f.defenderOut,
    )} (15-40), attacker out ${part(fates, (f) => f.out)} (5-20), throws ${part(fates, (f) => f.thrown)} (0.5-4), spin 90 ${part(
      fates,
      (f) => f.spin >= 90,
    )} (>= 90), not at rest ${part(fates, (f) => !f.settled)} (< 0.5), tunnelled ${fates.filter((f) => f.tunnelled).length} (0), failed ${failed} (0), ms ${quantile(times, 0.5).toFixed(1)} / ${quantile(
      times,
      0.95,
    ).toFixed(1)} (25 / 60)`,
  );
  if (!each) return;
  console.log(
    'by warrior, % as attacker: flips, knocks out, goes out, throws, spin 90 | as defender: flipped, out, thrown over',
  );
  for (const name of WARRIORS) {
    const [own, met] = [fates.filter((f) => f.a === name), fates.filter((f) => f.b === name)];
    console.log(
      `${name.padEnd(9)} ${part(own, (f) => f.flipped && !f.defenderOut)} ${part(own, (f) => f.defenderOut)} ${part(own, (f) => f.out)} ${part(
        own,
        (f) => f.thrown,
      )} ${part(own, (f) => f.spin >= 90)} | ${part(met, (f) => f.flipped && !f.defenderOut)} ${part(met, (f) => f.defenderOut)} ${part(
        met,
        (f) => f.thrown,
      )}`,
    );
  }
};
