import type { Point } from '../../geometry/point.ts';
import type { Brush } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import type { Motion, Projectile } from './track.ts';

/** Something that flies up where a thing hits: how many parts, how far they fly and how large they are in radii of the hit, and how long. */
interface Burst {
  readonly count: number;
  readonly reach: number;
  readonly size: number;
  readonly ms: number;
  readonly colour: string;
  /** Chips are small and fly straight; puffs grow and fade. */
  readonly chips?: true;
}
const DUST: Burst = { count: 8, reach: 0.9, size: 0.42, ms: 320, colour: '196,176,140' };
const SMOKE: Burst = { count: 6, reach: 0.7, size: 0.5, ms: 420, colour: '226,222,214' };
const CHIPS: Burst = { count: 9, reach: 2.1, size: 0.11, ms: 300, colour: '92,82,68', chips: true };
const STEP_DUST: Burst = { count: 4, reach: 0.55, size: 0.24, ms: 220, colour: '196,176,140' };

/** Where a burst is, its base radius in mm, when it began (ms) and its name, which seeds it. */
interface Placed {
  readonly at: Point;
  readonly r: number;
  readonly from: number;
  readonly name: string;
}

/** Draws one burst at a moment (ms). The same name always flies the same way. */
function drawBurst({ context }: Brush, { at, r, from, name }: Placed, burst: Burst, ms: number): void {
  const part = (ms - from) / burst.ms;
  if (part < 0 || part >= 1) return;
  const grain = randomStream(name);
  const gone = 1 - (1 - part) ** 2;
  for (let i = 0; i < burst.count; i++) {
    const turn = ((i + grain() * 0.8) / burst.count) * 2 * Math.PI;
    const far = r * burst.reach * (0.6 + grain() * 0.6) * gone;
    const size = r * burst.size * (0.7 + grain() * 0.6) * (burst.chips ? 1 : 0.5 + 0.8 * gone);
    const alpha = (burst.chips ? 0.9 : 0.5) * (1 - part);
    context.fillStyle = `rgba(${burst.colour},${alpha})`;
    context.beginPath();
    context.arc(at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far, size, 0, 2 * Math.PI);
    context.fill();
  }
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

/** Draws dust, smoke and chips of a motion at a moment (ms): where attacks start and hit, and where a piece is set down. */
export function drawImpacts(brush: Brush, { crossings, tracks, reducedMotion }: Motion, ms: number): void {
  if (reducedMotion) return;
  crossings.forEach(({ how, path, r, from, hits }, i) => {
    const [muzzle, target] = path;
    for (const burst of HITS[how].muzzle)
      drawBurst(brush, { at: muzzle, r: r * 0.7, from, name: `muzzle ${i}` }, burst, ms);
    for (const burst of HITS[how].target) drawBurst(brush, { at: target, r, from: hits, name: `hit ${i}` }, burst, ms);
  });
  for (const { deed, path, to, id } of tracks) {
    const at = path.at(-1);
    if (deed === 'walk' && at && path.length > 1)
      drawBurst(brush, { at, r: WALKER, from: to - 60, name: id }, STEP_DUST, ms);
  }
}
/** The radius (mm) of the dust around a piece that is set down. */
const WALKER = 20;
