// What shells do to figures by distance, and to machines; run by `npm run bench -- physics`.
import seedrandom from 'seedrandom';
import { SHELLS, type ShellName } from '../../src/bodies/shells.ts';
import { frontDirection, pointOfPose, poseAt, uprightness } from '../../src/core/shots/pose.ts';
import type { Shell, Solid } from '../../src/core/shots/shot.ts';
import { type AimNoise, DEFAULT_AIM_NOISE, applyAimNoise } from '../../src/core/shots/aimNoise.ts';
import { BODY, GUNNER, MUZZLE } from '../../src/games/siege/guns/cannon.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';

/** The muzzle of machines, mm. */
const HIGH = 26;
const STEP = 70;
const MEN = ['infantry', 'knight', 'archer', 'heavy'] as const;
type Whole = (below: number) => number;
const lotOf = (seed: string): Whole => {
  const random = seedrandom(seed);
  return (below) => Math.floor(random() * below);
};
/** The flatter lift (tenths of a degree) that carries a shell so far (mm) and so high (mm) above its muzzle; null out of reach. */
export const liftFor = (shell: ShellName, power: number, far: number, high: number): number | null => {
  const [least, most] = SHELLS[shell].speed;
  const v = least + ((most - least) * power) / 1000;
  const [d, h] = [far / 10, high / 10];
  const k = (981 * d * d) / (2 * v * v);
  const root = d * d - 4 * k * (k + h);
  return root < 0 ? null : Math.round((Math.atan((d - Math.sqrt(root)) / (2 * k)) * 1800) / Math.PI);
};
const percent = (n: number, of: number): string => ((100 * n) / Math.max(1, of)).toFixed(0).padStart(3);

/** Who fires: a gun's shell, its muzzle's height (mm) and the hand that lays it. */
export interface Gunner {
  readonly shell: ShellName;
  readonly muzzle: number;
  readonly tremor: AimNoise;
}
export const GUNNERS = {
  siege: { shell: BODY, muzzle: MUZZLE, tremor: GUNNER },
  sciFi: { shell: 'shell', muzzle: HIGH, tremor: DEFAULT_AIM_NOISE },
} as const satisfies Record<string, Gunner>;
/** What a number of shots came to: all of them, those that met the man first and what became of him, and how many found no rest. */
interface Counts {
  shots: number;
  hit: number;
  up: number;
  down: number;
  side: number;
  leans: number;
  stands: number;
  off: number;
  open: number;
}
const none = (): Counts => ({ shots: 0, hit: 0, up: 0, down: 0, side: 0, leans: 0, stands: 0, off: 0, open: 0 });
const sum = (list: readonly Counts[]): Counts =>
  list.reduce((all, each) => {
    for (const key of Object.keys(all) as (keyof Counts)[]) all[key] += each[key];
    return all;
  }, none());
/** Fires at figures of all kinds and facings, on the ground or a tower so high, by a fair aimer with the hand's tremor. */
export const volley = (
  engine: Engine,
  { shell, muzzle, tremor }: Gunner,
  power: number,
  steps: number,
  tower: number,
  each: number,
): Counts => {
  const counts = none();
  for (let n = 0; n < each; n++) {
    const whole = lotOf(`shell/${steps}/${tower}/${n}`);
    const at = { x: steps * STEP, y: whole(41) - 20 };
    const block: Solid = {
      id: 'tower',
      prism: [-35, 35].flatMap((x) => (x < 0 ? [-35, 35] : [35, -35]).map((y) => ({ x: at.x + x, y: at.y + y }))),
      from: 0,
      to: tower,
    };
    const far = Math.sqrt(at.x ** 2 + at.y ** 2);
    const lift = liftFor(shell, power, far, tower + (tower > 0 ? 33 : 28) - muzzle);
    counts.shots++;
    if (lift === null) continue;
    const act: Shell = {
      kind: 'shell',
      id: 'shell',
      body: shell,
      from: [0, 0, muzzle * 10],
      bearing: Math.round((Math.atan2(at.x, -at.y) * 1800) / Math.PI),
      lift,
      power,
    };
    const { rest, contacts, settled } = engine({
      solids: tower > 0 ? [block] : [],
      bodies: [{ id: 'man', body: MEN[n % MEN.length] ?? 'infantry', pose: poseAt(at, tower * 10, whole(360)) }],
      act: applyAimNoise(act, whole, tremor),
    });
    if (!settled) counts.open++;
    const pose = rest['man'];
    if (!pose || contacts.find(([, a]) => a === 'shell')?.[2] !== 'man') continue;
    counts.hit++;
    const [up, front] = [uprightness(pose), frontDirection(pose)[2]];
    counts[up > 0.966 ? 'stands' : up > 0.42 ? 'leans' : front >= 0.5 ? 'up' : front <= -0.5 ? 'down' : 'side']++;
    if (tower > 0 && pose[2] < tower * 10 - 200) counts.off++;
  }
  return counts;
};
const WANTED = { 3: 85, 5: 65, 7: 45, 9: 30 } as const;
const PLACES = [
  ['ground', 0],
  ['one storey', 70],
  ['two storeys', 140],
] as const;
const told = (name: string, wanted: string, { shots, hit, ...of }: Counts): string =>
  `${name.padEnd(22)} hit ${percent(hit, shots)}${wanted}; of these fell ${percent(of.up + of.down + of.side, hit)} (face up ${percent(of.up, hit)}, down ${percent(
    of.down,
    hit,
  )}, side ${percent(of.side, hit)}), leant ${percent(of.leans, hit)}, stood ${percent(of.stands, hit)}; off the tower ${percent(of.off, hit)}; not at rest ${of.open}`;
/** Fires so many shots at each distance at figures on the ground, one storey up and two, and prints hits and falls by place, beside what they should be. */
export const figures = async (each: number, gunner: keyof typeof GUNNERS, power: number): Promise<void> => {
  const engine = await loadEngine();
  console.log(`${gunner}, power ${power}, ${each} shots at each distance (wanted: 50 to 70 % fall, 25 to 45 % stand)`);
  const all: Counts[][] = PLACES.map(() => []);
  for (const steps of [3, 5, 7, 9] as const) {
    const counts = PLACES.map(([, tower], i) =>
      volley(engine, GUNNERS[gunner], power, steps, tower, Math.floor((each + i) / PLACES.length)),
    );
    counts.forEach((one, i) => all[i]?.push(one));
    console.log(told(`${steps} steps`, ` (wanted ${WANTED[steps]})`, sum(counts)));
    PLACES.forEach(([place], i) => console.log(told(`  ${place}`, '', counts[i] ?? none())));
  }
  PLACES.forEach(([place], i) => console.log(told(`all, ${place}`, '', sum(all[i] ?? []))));
  console.log(told('all', '', sum(all.flat())));
};

/** Fires heavy shells at machines and guns from 14 cm, at several heights, and prints how many topple. */
export const machines = async (each: number): Promise<void> => {
  const engine = await loadEngine();
  const tops = { tank: 45, carrier: 45, scout: 60, walker: 75, gun: 25, lightGun: 24 } as const;
  for (const [name, top] of Object.entries(tops))
    for (const facing of [0, 270])
      for (const power of [500, 1000]) {
        let [toppled, moved, shots] = [0, 0, 0];
        for (let n = 0; n < each; n++) {
          const whole = lotOf(`${name}/${facing}/${power}/${n}`);
          const at = { x: 140, y: whole(17) - 8 };
          const high = Math.round(top * (0.55 + (0.45 * n) / Math.max(1, each - 1)));
          const lift = liftFor('heavyShell', power, 140, high - HIGH);
          if (lift === null) continue;
          shots++;
          const { rest } = engine({
            solids: [],
            bodies: [{ id: 'machine', body: name, pose: poseAt(at, 0, facing) }],
            act: {
              kind: 'shell',
              id: 'shell',
              body: 'heavyShell',
              from: [0, 0, HIGH * 10],
              bearing: 900,
              lift,
              power,
            },
          });
          const pose = rest['machine'];
          if (!pose) continue;
          if (uprightness(pose) < 0.6) toppled++;
          moved += Math.abs(pointOfPose(pose).x - at.x);
        }
        console.log(
          `heavy shell, power ${power}, ${name.padEnd(8)} ${facing === 0 ? 'broadside' : 'in front '}: toppled ${toppled} of ${shots}, moved ${(
            moved / Math.max(1, shots)
          ).toFixed(0)} mm`,
        );
      }
};
