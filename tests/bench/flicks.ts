// Distributions of flicks beside what they should reach; run by `npm run bench -- physics`.
import { type WarriorName, WARRIOR_NAMES } from '../../src/bodies/flatBodies.ts';
import { decodeFilm } from '../../src/core/shots/film.ts';
import type { Pose } from '../../src/core/shots/pose.ts';
import type { Shot, ShotResult } from '../../src/core/shots/shot.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { type Fate, fateOf, isWanted, lone, median, quantile, share, straight, WANTED } from '../physics/fates.ts';
import { nthDuel, SIDE } from '../physics/flicks.ts';

type What = keyof typeof WANTED;
/** A measured number beside what is wanted, marked where it is not so. */
const beside = (name: string, what: What, value: number, unit: string): string => {
  const [from, to] = WANTED[what];
  const limits = to === Infinity ? `at least ${from}` : `${from} to ${to}`;
  return `${isWanted(what, value) ? ' ' : '!'} ${name.padEnd(46)} ${value.toFixed(2).padStart(8)} ${unit} (${limits})`;
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
    return film ? decodeFilm(film) : [pose];
  });
  const [a = [], b = []] = films;
  return (
    films.flat().some(below) ||
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i] ?? a.at(-1), b[i] ?? b.at(-1)]).some(
      ([one, other]) => one && other && within(one, other),
    )
  );
};

/** Prints how far lone warriors slide, and what brakes them. */
export const slides = async (): Promise<void> => {
  const engine = await loadEngine();
  for (const [what, power] of [
    ['gentle', 200],
    ['half', 500],
    ['full', 1000],
  ] as const) {
    const each = WARRIOR_NAMES.map((body: WarriorName) => lone(engine, body, power));
    const far = each.map(({ slid }) => slid);
    console.log(beside(`a lone warrior slides at ${power / 10} %`, what, median(far), 'mm'));
    console.log(`    from ${Math.min(...far).toFixed(0)} to ${Math.max(...far).toFixed(0)} mm among the ten`);
    if (what === 'half')
      console.log(beside('sliding friction', 'friction', median(each.map(({ friction }) => friction)), 'of weight'));
  }
};
/** Prints what straight hits from 10 cm at half power come to. */
export const hits = async (count: number): Promise<void> => {
  const engine = await loadEngine();
  const [near, far] = [20, 80].map((rim) => straight(engine, count, rim)) as [(number | null)[], (number | null)[]];
  const isGone = (pushed: number | null): boolean => pushed === null;
  console.log(beside('straight from 10 cm, 20 mm from the rim: out', 'outFrom20', share(near, isGone), '%'));
  console.log(beside('straight from 10 cm, 80 mm from the rim: out', 'outFrom80', share(far, isGone), '%'));
  const pushed = far.filter((each) => each !== null);
  console.log(beside('those still on there are pushed (median)', 'pushed', median(pushed), 'mm'));
};
/** Simulates duels by lot at one power, prints what became of them; with `each` also by warrior. What is wanted is meant for half power. */
export const flicks = async (count: number, power: number, each = false): Promise<void> => {
  const engine = await loadEngine();
  const fates: Fate[] = [];
  const times: number[] = [];
  let [failed, through] = [0, 0];
  for (let n = 0; n < count; n++) {
    const shot = nthDuel(n, power);
    const started = performance.now();
    try {
      const result = engine(shot);
      times.push(performance.now() - started);
      fates.push(fateOf(shot, result));
      if (tunnelled(shot, result)) through++;
    } catch (error) {
      console.error(`flick ${n} failed:`, error);
      failed++;
    }
  }
  const stayed = fates.filter((fate) => !fate.defenderOut);
  const part = (what: What, of: (fate: Fate) => boolean, list = fates): string =>
    beside(`by lot at ${power / 10} %: ${NAMES[what]}`, what, share(list, of), '%');
  console.log(
    [
      part('flipped', (fate) => fate.flipped, stayed),
      part('defenderOut', (fate) => fate.defenderOut),
      part('attackerOut', (fate) => fate.attackerOut),
      part('thrown', (fate) => fate.thrown),
      part('quarter', (fate) => fate.quarter),
      part('restless', (fate) => fate.restless),
      beside(`by lot at ${power / 10} %: settles in (median)`, 'settling', median(fates.map((f) => f.seconds)), 's'),
      `    ${count} flicks, one inside another ${through}, failed ${failed}, ${median(times).toFixed(1)} ms each (95 % under ${quantile(times, 0.95).toFixed(1)})`,
    ].join('\n'),
  );
  if (!each) return;
  console.log(
    'by warrior, % as attacker: flips, knocks out, goes out, throws, spins | as defender: flipped, out, thrown over',
  );
  const percent = (list: readonly Fate[], of: (fate: Fate) => boolean): string =>
    share(list, of).toFixed(1).padStart(5);
  for (const name of WARRIOR_NAMES) {
    const own = fates.filter(({ attacker }) => attacker === name);
    const met = fates.filter(({ defender }) => defender === name);
    const flips = (f: Fate): boolean => f.flipped && !f.defenderOut;
    console.log(
      `${name.padEnd(9)} ${percent(own, flips)} ${percent(own, (f) => f.defenderOut)} ${percent(own, (f) => f.attackerOut)} ` +
        `${percent(own, (f) => f.thrown)} ${percent(own, (f) => f.quarter)} | ${percent(met, flips)} ` +
        `${percent(met, (f) => f.defenderOut)} ${percent(met, (f) => f.thrown)}`,
    );
  }
};
const NAMES: Readonly<Partial<Record<What, string>>> = {
  flipped: 'flipped of those still on',
  defenderOut: 'defender out',
  attackerOut: 'attacker out',
  thrown: 'flown over',
  quarter: 'spun by 90 degrees',
  restless: 'not at rest',
};
