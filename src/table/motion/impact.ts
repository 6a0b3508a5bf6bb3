import type { Point } from '../../geometry/point.ts';
import type { Brush } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import type { Impact, Motion, Projectile } from './track.ts';

/** Something that flies up where a thing hits: how many parts, how far they fly and how large they are in radii of the hit, and how long. */
interface Burst {
  readonly count: number;
  readonly reach: number;
  readonly size: number;
  readonly ms: number;
  readonly colour: string;
  /** Chips are small and fly straight; puffs grow and fade. */
  readonly chips?: true;
  /** How far all of it drifts in its direction, in radii. */
  readonly drift?: number;
  /** How opaque it is at first. Default: chips 0.9, puffs 0.5. */
  readonly alpha?: number;
}
const DUST: Burst = { count: 8, reach: 0.9, size: 0.42, ms: 320, colour: '196,176,140' };
const SMOKE: Burst = { count: 6, reach: 0.7, size: 0.5, ms: 420, colour: '226,222,214' };
const CHIPS: Burst = { count: 9, reach: 2.1, size: 0.11, ms: 300, colour: '92,82,68', chips: true };
const STEP_DUST: Burst = { count: 4, reach: 0.55, size: 0.24, ms: 220, colour: '196,176,140' };
const MUZZLE_SMOKE: Burst = { count: 5, reach: 0.55, size: 0.66, ms: 500, colour: '232,229,222', drift: 1.5 };
const MUZZLE_FLASH: Burst = { count: 1, reach: 0, size: 0.9, ms: 90, colour: '255,233,168', drift: 0.6, alpha: 0.9 };
const STONE_CHIPS: Burst = { count: 11, reach: 1.7, size: 0.12, ms: 380, colour: '84,78,68', chips: true, drift: -0.6 };
const STONE_DUST: Burst = { count: 6, reach: 0.6, size: 0.42, ms: 400, colour: '214,208,196', drift: -0.4 };
const RING: Burst = { count: 9, reach: 1.1, size: 0.36, ms: 260, colour: '196,176,140' };
const SPARKS: Burst = { count: 9, reach: 1.7, size: 0.15, ms: 220, colour: '255,205,70', chips: true };
const GLOW: Burst = { count: 1, reach: 0, size: 0.9, ms: 120, colour: '255,255,255', alpha: 0.95 };

/** Where a burst is, its base radius in mm, when it began (ms), its direction and its name, which seeds it. */
interface Placed {
  readonly at: Point;
  readonly r: number;
  readonly from: number;
  readonly toward?: Point | undefined;
  readonly name: string;
}
/** How many parts are drawn at once. More would slow a frame and hide the pieces. */
const POOL = 60;

/** A burst at its place and time. */
interface PlacedBurst {
  readonly placed: Placed;
  readonly burst: Burst;
}
/** Draws one burst at a moment (ms), of at most `left` parts. The same name always flies the same way. Returns how many it drew. */
function drawBurst({ context }: Brush, { placed, burst }: PlacedBurst, ms: number, left: number): number {
  const { r, from, name, toward = { x: 0, y: 0 } } = placed;
  const part = (ms - from) / burst.ms;
  if (part < 0 || part >= 1) return 0;
  const grain = randomStream(name);
  const gone = 1 - (1 - part) ** 2;
  const drift = r * (burst.drift ?? 0) * gone;
  const at = { x: placed.at.x + toward.x * drift, y: placed.at.y + toward.y * drift };
  const count = Math.min(left, burst.count);
  for (let i = 0; i < count; i++) {
    const turn = ((i + grain() * 0.8) / burst.count) * 2 * Math.PI;
    const far = r * burst.reach * (0.6 + grain() * 0.6) * gone;
    const size = r * burst.size * (0.7 + grain() * 0.6) * (burst.chips ? 1 : 0.5 + 0.8 * gone);
    const alpha = (burst.alpha ?? (burst.chips ? 0.9 : 0.5)) * (1 - part);
    context.fillStyle = `rgba(${burst.colour},${alpha})`;
    context.beginPath();
    context.arc(at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far, size, 0, 2 * Math.PI);
    context.fill();
  }
  return count;
}

/** What flies up at the muzzle and at the target of each attack. */
const HITS: Readonly<
  Record<Projectile['how'], { readonly muzzle: readonly Burst[]; readonly target: readonly Burst[] }>
> = {
  shot: { muzzle: [SMOKE], target: [DUST] },
  blow: { muzzle: [], target: [DUST] },
  lob: { muzzle: [], target: [DUST, SMOKE, CHIPS] },
  blast: { muzzle: [], target: [DUST, CHIPS] },
};

/** What flies up at each kind of impact of a real shot. */
const KIT: Readonly<Record<Impact['kind'], readonly Burst[]>> = {
  muzzle: [MUZZLE_FLASH, MUZZLE_SMOKE],
  stone: [STONE_CHIPS, STONE_DUST],
  ground: [RING],
  spark: [GLOW, SPARKS],
};
/** The radius (mm) of the dust around a piece that is set down. */
const WALKER = 20;
/** Returns all bursts of a motion: where attacks start and hit, where shots touch anything, and where a piece is set down. */
function burstsOf({ crossings, impacts, tracks }: Motion): PlacedBurst[] {
  const all = (bursts: readonly Burst[], placed: Placed) => bursts.map((burst) => ({ placed, burst }));
  return [
    ...crossings.flatMap(({ how, path: [muzzle, target], r, from, hits }, i) => [
      ...all(HITS[how].muzzle, { at: muzzle, r: r * 0.7, from, name: `muzzle ${i}` }),
      ...all(HITS[how].target, { at: target, r, from: hits, name: `hit ${i}` }),
    ]),
    ...impacts.flatMap(({ kind, at, r, from, toward }, i) =>
      all(KIT[kind], { at, r, from, toward, name: `${kind} ${i}` }),
    ),
    ...tracks.flatMap(({ kind, path, to, id }) => {
      const at = path.at(-1);
      return kind === 'walk' && at && path.length > 1
        ? all([STEP_DUST], { at, r: WALKER, from: to - 60, name: id })
        : [];
    }),
  ];
}
/** Draws dust, smoke, chips and sparks of a motion at a moment (ms). */
export function drawImpacts(brush: Brush, motion: Motion, ms: number): void {
  if (motion.reducedMotion) return;
  let left = POOL;
  for (const each of burstsOf(motion)) left -= drawBurst(brush, each, ms, left);
}

/** How far (px) and how long (ms) the table trembles at a shell's first touch. */
const TREMBLE = 3;
const TREMBLES = 200;
/** Returns how far (px) the table has moved at a moment (ms), along its own axes. Only a shell moves it. */
export function trembleAt({ impacts, reducedMotion }: Motion, ms: number): Point {
  const hit = reducedMotion ? undefined : impacts.find(({ shakes }) => shakes);
  const part = hit ? (ms - hit.from) / TREMBLES : -1;
  if (!hit?.toward || part < 0 || part >= 1) return { x: 0, y: 0 };
  const by = TREMBLE * (1 - part) ** 2 * Math.cos(part * 3 * Math.PI);
  return { x: hit.toward.x * by, y: hit.toward.y * by };
}
