import type { Mm } from '../../geometry/point.ts';
import type { Shape } from '../../geometry/shape.ts';
import { boundsAbout, insetOf } from './footprint.ts';
import type { Bounds, Ink } from './maps.ts';
import { fractalNoise, noise, randomOf, smoothstep, whiteNoise } from './noise.ts';
import type { TablePlan } from './plan.ts';

/** A hard ground at a place: how much of it there is (0 to 1), its height in mm and its paint. */
export interface Paved {
  readonly part: number;
  readonly height: Mm;
  readonly ink: Ink;
}

/** How far a yard of slabs reaches beyond a container, and the length of a slab and of a cobble, mm. */
const YARD: Mm = 26;
const SLAB: Mm = 46;
const COBBLE: Mm = 8.5;

/** Returns an asphalt road at a distance from its middle: worn edges, cracks, and the lines of its lanes. */
export function asphaltAt(far: Mm, half: Mm, x: Mm, y: Mm): Paved | null {
  const edge = far + (noise(x / 21, y / 21) - 0.5) * 5;
  if (edge > half + 2) return null;
  const crack = Math.abs(fractalNoise(x / 34 + 70, y / 34) - 0.5);
  const cracked = smoothstep(0.012, 0.002, crack) * smoothstep(0.45, 0.6, noise(x / 60 + 9, y / 60));
  const patch = smoothstep(0.6, 0.64, noise(x / 70 + 31, y / 52)) * 0.1;
  const value = 0.8 + whiteNoise(Math.floor(x * 2.2), Math.floor(y * 2.2)) * 0.32 - patch - cracked * 0.5;
  const worn = smoothstep(
    0.34,
    0.62,
    noise(x / 7 + 5, y / 7) * 0.6 + whiteNoise(Math.floor(x * 3), Math.floor(y * 3)) * 0.4,
  );
  const side = smoothstep(1.2, 0.7, Math.abs(far - half * 0.84));
  const dash = (x + y * 0.4 + 1000) % 46 < 25 ? smoothstep(1.6, 1, far) : 0;
  const line = Math.max(side, dash) * worn * 0.8;
  return {
    part: smoothstep(half + 1.5, half - 1.5, edge),
    height: 0.9 - cracked * 0.9 + value * 0.25,
    ink: [mixTo(84, value, line), mixTo(87, value, line), mixTo(90, value, line), 6],
  };
}
const mixTo = (paint: number, value: number, line: number): number => paint * value * (1 - line) + 206 * line;

interface Yard {
  readonly bounds: Bounds;
  readonly shape: Shape;
  readonly style: string;
}
/** Returns the hard ground of a table: slabs below containers, cobbles within walls; null where there is none. */
export function paving({ areas }: TablePlan): (x: Mm, y: Mm) => Paved | null {
  const yards: Yard[] = areas
    .filter(({ style }) => style === 'container' || style === 'courtyard')
    .map(({ shape, style }) => ({ shape, style, bounds: boundsAbout(shape, style === 'container' ? YARD : 4) }));
  return (x, y) => {
    for (const { bounds, shape, style } of yards) {
      if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) continue;
      const found = style === 'container' ? slabAt(bounds, x, y) : cobbleAt(insetOf(shape, x, y).depth, x, y);
      if (found) return found;
    }
    return null;
  };
}

function slabAt([left, top, right, bottom]: Bounds, x: Mm, y: Mm): Paved | null {
  const broken = (noise(x / 6, y / 6) - 0.5) * 5;
  const depth = Math.min(x - left, y - top, right - x, bottom - y) + broken - 2;
  if (depth < 0) return null;
  const [u, v] = [(x - left) % SLAB, (y - top) % SLAB];
  const joint = Math.min(u, v, SLAB - u, SLAB - v);
  const key = randomOf(Math.floor((x - left) / SLAB) * 37 + Math.floor((y - top) / SLAB) * 101 + Math.floor(left));
  const stain = smoothstep(0.58, 0.8, fractalNoise(x / 24 + 11, y / 24)) * 0.16;
  const value =
    (0.8 + key * 0.16 + (whiteNoise(Math.floor(x * 2), Math.floor(y * 2)) - 0.5) * 0.16 - stain) *
    (1 - smoothstep(1.1, 0.2, joint) * 0.5);
  return {
    part: smoothstep(0, 1.6, depth),
    height: 1 + key * 0.5 - smoothstep(1.4, 0.3, joint) * 1.2,
    ink: [150 * value, 152 * value, 148 * value, 4],
  };
}

function cobbleAt(depth: Mm, x: Mm, y: Mm): Paved | null {
  const edge = depth + (noise(x / 5, y / 5) - 0.5) * 4 + 2;
  if (edge < 0) return null;
  const row = Math.floor(y / COBBLE);
  const shift = (row % 2) * 0.5 + randomOf(row * 17) * 0.4;
  const column = Math.floor(x / COBBLE + shift);
  const key = randomOf(row * 61 + column * 7);
  const u = x / COBBLE + shift - column - 0.5 + (key - 0.5) * 0.16;
  const v = y / COBBLE - row - 0.5;
  const round = Math.hypot(u, v) + (noise(x / 2, y / 2) - 0.5) * 0.12;
  const gap = smoothstep(0.4, 0.52, round);
  const value =
    (0.78 + key * 0.3 + (whiteNoise(Math.floor(x * 2.4), Math.floor(y * 2.4)) - 0.5) * 0.2) * (1 - gap * 0.4);
  const worn = smoothstep(0.5, 0.72, noise(x / 40 + 3, y / 40)) * 0.6;
  return {
    part: smoothstep(0, 3, edge) * (1 - worn * 0.6),
    height: 0.8 + (1 - gap) * 0.9,
    ink: [164 * value, 152 * value, 132 * value, 4],
  };
}
