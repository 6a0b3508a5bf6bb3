// What shells do to figures by distance, and to machines; run by `.ci/physics.mjs`.
import seedrandom from 'seedrandom';
import { SHELLS, type ShellName } from '../../src/bodies/shells.ts';
import { placeOf, poseAt, type Pose, type Solid, frontOf, upOf } from '../../src/core/shot.ts';
import { tremble } from '../../src/core/tremor.ts';
import { loadEngine } from '../../src/physics/engine.ts';

const MUZZLE = 26;
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

/** Fires at figures of all kinds and facings by a fair aimer with the hand's tremor, and prints hits and falls. */
export const figures = async (each: number, power: number): Promise<void> => {
  const engine = await loadEngine();
  for (const steps of [3, 5, 7, 9]) {
    const counts = { hit: 0, up: 0, down: 0, side: 0, stand: 0, shots: 0, open: 0 };
    for (let n = 0; n < each; n++) {
      const whole = lotOf(`shell/${steps}/${n}`);
      const tower = [0, 70, 140][n % 3] as number;
      const at = { x: steps * STEP, y: whole(41) - 20 };
      const block: Solid = {
        id: 'tower',
        prism: [-35, 35].flatMap((x) => (x < 0 ? [-35, 35] : [35, -35]).map((y) => ({ x: at.x + x, y: at.y + y }))),
        from: 0,
        to: tower,
      };
      const far = Math.sqrt(at.x ** 2 + at.y ** 2);
      const lift = liftFor('shell', power, far, tower + (tower > 0 ? 33 : 28) - MUZZLE);
      if (lift === null) continue;
      counts.shots++;
      const { rest, contacts, settled } = engine({
        solids: tower > 0 ? [block] : [],
        bodies: [{ id: 'man', body: MEN[Math.floor(n / 3) % 4] as string, pose: poseAt(at, tower * 10, whole(360)) }],
        act: tremble(
          {
            kind: 'shell',
            id: 'shell',
            body: 'shell',
            from: [0, 0, MUZZLE * 10],
            bearing: Math.round((Math.atan2(at.x, -at.y) * 1800) / Math.PI),
            lift,
            power,
          },
          whole,
        ),
      });
      if (!settled) counts.open++;
      if (contacts.find(([, a]) => a === 'shell')?.[2] !== 'man') continue;
      counts.hit++;
      const pose = rest['man'] as Pose;
      const front = frontOf(pose)[2];
      if (upOf(pose) > 0.42) counts.stand++;
      else if (front >= 0.5) counts.up++;
      else if (front <= -0.5) counts.down++;
      else counts.side++;
    }
    console.log(
      `${steps} steps, power ${power}, ${counts.shots} shots: hit ${percent(counts.hit, counts.shots)}; of these face up ${percent(
        counts.up,
        counts.hit,
      )}, down ${percent(counts.down, counts.hit)}, side ${percent(counts.side, counts.hit)}, up or leaning ${percent(
        counts.stand,
        counts.hit,
      )}; not at rest ${counts.open}`,
    );
  }
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
          const lift = liftFor('heavyShell', power, 140, high - MUZZLE);
          if (lift === null) continue;
          shots++;
          const { rest } = engine({
            solids: [],
            bodies: [{ id: 'machine', body: name, pose: poseAt(at, 0, facing) }],
            act: {
              kind: 'shell',
              id: 'shell',
              body: 'heavyShell',
              from: [0, 0, MUZZLE * 10],
              bearing: 900,
              lift,
              power,
            },
          });
          const pose = rest['machine'];
          if (!pose) continue;
          if (upOf(pose) < 0.6) toppled++;
          moved += Math.abs(placeOf(pose).x - at.x);
        }
        console.log(
          `heavy shell, power ${power}, ${name.padEnd(8)} ${facing === 0 ? 'broadside' : 'in front '}: toppled ${toppled} of ${shots}, moved ${(
            moved / Math.max(1, shots)
          ).toFixed(0)} mm`,
        );
      }
};
