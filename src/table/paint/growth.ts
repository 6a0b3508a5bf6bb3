import type { Mm } from '../../geometry/point.ts';
import { randomStream } from '../draw/randomStream.ts';
import { insetOf } from './footprint.ts';
import { bareAt, boundsAround, eachPixel, type Ink, type Maps, OWNER, blendInk, pixelOf, shaded } from './maps.ts';
import { clamp, fractalNoise, noise, smoothstep } from './noise.ts';
import type { TablePlan } from './plan.ts';
import { SOILS, type Soil } from './soils.ts';
import { layStone } from './terrain/stones.ts';

/** One blade of grass: its root, its direction in radians, its length in mm, its colour, and how much it covers and rises. */
interface Blade {
  readonly x: Mm;
  readonly y: Mm;
  readonly turn: number;
  readonly size: Mm;
  readonly ink: Ink;
  readonly alpha: number;
  readonly rise: Mm;
}
/** Draws a blade pixel by pixel: dark at its root, its own colour at the tip. */
function drawBlade(maps: Maps, { x, y, turn, size, ink, alpha, rise }: Blade): void {
  const { wide, high, heights, colours, owners } = maps;
  const from = pixelOf(maps, x, y);
  const to = pixelOf(maps, x + Math.cos(turn) * size, y + Math.sin(turn) * size);
  const steps = Math.max(2, Math.ceil(size * maps.view.scale));
  for (let k = 0; k <= steps; k++) {
    const part = k / steps;
    const column = Math.floor(from.x + (to.x - from.x) * part);
    const row = Math.floor(from.y + (to.y - from.y) * part);
    if (column < 0 || row < 0 || column >= wide || row >= high) continue;
    const i = row * wide + column;
    if (owners[i] !== OWNER.ground) continue;
    blendInk(colours, i, shaded(ink, 0.55 + 0.55 * part), alpha * (1 - part * 0.25));
    heights[i] = (heights[i] as number) + rise * part;
  }
}

/** The scale (px per mm) from which single blades can be seen, and the one for which they are counted. */
const BLADES_FROM = 0.9;
const COUNTED_AT = 2.5;
/** Grows grass where the ground is not bare, combed by a slow noise. */
export function growGrass(maps: Maps, { mat, view }: TablePlan): void {
  const soil = SOILS[mat];
  if (!soil || view.scale < BLADES_FROM) return;
  const grain = randomStream('grass');
  const count = soil.hairs * ((view.width * view.height) / 10_000) * clamp(view.scale / COUNTED_AT, 0.6, 2.2);
  const last = soil.blades.length - 1;
  for (let n = 0; n < count; n++) {
    const x = grain() * view.width;
    const y = grain() * view.height;
    const pick = grain();
    const turn = noise(x / 60, y / 60) * 12 + (grain() - 0.5) * 3.4;
    const size = 1 + grain() * 2.2;
    if (bareAt(maps, x, y) > 0.4 + pick * 0.62) continue;
    const dry = fractalNoise(x / 170 + 3, y / 170 + 7) * 0.75 + fractalNoise(x / 46 + 40, y / 46) * 0.3;
    const ink = soil.blades[Math.floor(clamp((1 - dry) * 9.5 - 2.2 + (pick - 0.5) * 5, 0, last))] as Ink;
    drawBlade(maps, { x, y, turn, size, ink, alpha: 0.26 + pick * 0.24, rise: 0.22 });
  }
}

/** A tuft: its place and radius in mm, and the colours of its blades from the root up. */
interface Tuft {
  readonly x: Mm;
  readonly y: Mm;
  readonly r: Mm;
  readonly inks: readonly Ink[];
}
/** Draws a tuft as modellers glue them: blades outwards from one spot over a dark root. */
export function layTuft(maps: Maps, { x, y, r, inks }: Tuft, grain: () => number): void {
  eachPixel(maps, boundsAround(x, y, r), (px, py, i) => {
    const far = Math.hypot(px - x, py - y) / r;
    if (far > 0.75 || maps.owners[i] !== OWNER.ground) return;
    blendInk(maps.colours, i, [30, 34, 16], 0.34 * smoothstep(0.75, 0.1, far));
    maps.heights[i] = (maps.heights[i] as number) + 3.4 * smoothstep(0.75, 0.1, far);
  });
  const count = 30 + Math.floor(r * 11);
  for (let n = 0; n < count; n++) {
    const turn = grain() * 2 * Math.PI;
    const off = grain() * r * 0.4;
    drawBlade(maps, {
      x: x + Math.cos(turn) * off,
      y: y + Math.sin(turn) * off,
      turn: turn + (grain() - 0.5) * 1.5,
      size: r * (0.25 + grain() * 0.75),
      ink: inks[Math.floor((n / count) * inks.length)] as Ink,
      alpha: 0.55,
      rise: 0.9,
    });
  }
}
const tuftInks = ({ blades }: Soil, straw: boolean): readonly Ink[] => {
  const from = straw ? 2 : 4;
  return [from + 1, from, from - 2].map((at) => blades[Math.max(0, at)] as Ink);
};

/** Whether no terrain is within `by` mm of a place. */
const freeOf = ({ areas }: TablePlan): ((x: Mm, y: Mm, by: Mm) => boolean) => {
  const standing = areas.filter(({ top }) => top > 0);
  return (x, y, by) => standing.every(({ shape }) => insetOf(shape, x, y).depth < -by);
};
/** Returns how likely a tuft is: on the border of bare soil most, then where they clump. `border` is the bareness of four neighbours. */
function chanceOfTuft(bare: number, border: number, clumps: number): number {
  if (bare > 0.6) return 0.05;
  if (border > 0.8 && border < 3.4) return 0.75;
  return clumps > 0.62 ? 0.42 : 0.05;
}
/** Grows tufts along the borders of bare soil and in clumps, and a few flowers. */
export function growTufts(maps: Maps, plan: TablePlan): void {
  const soil = SOILS[plan.mat];
  if (!soil) return;
  const { width, height } = plan.view;
  const grain = randomStream('tufts');
  const isFree = freeOf(plan);
  const squares = (width * height) / 10_000;
  for (let n = 0; n < soil.tufts * squares; n++) {
    const [x, y, wish, size] = [grain() * width, grain() * height, grain(), grain()];
    const bare = bareAt(maps, x, y);
    const border = bareAt(maps, x + 7, y) + bareAt(maps, x - 7, y) + bareAt(maps, x, y + 7) + bareAt(maps, x, y - 7);
    const chance = chanceOfTuft(bare, border, noise(x / 55 + 11, y / 55));
    if (wish > chance || Math.min(x, y, width - x, height - y) < 9 || !isFree(x, y, 3)) continue;
    layTuft(maps, { x, y, r: 2.4 + size * size * 4.4, inks: tuftInks(soil, noise(x / 80 + 4, y / 80) > 0.5) }, grain);
  }
  for (let n = 0; soil.flowers.length > 0 && n < squares * 0.5; n++) {
    const [x, y] = [grain() * width, grain() * height];
    const ink = soil.flowers[Math.floor(grain() * soil.flowers.length)] as Ink;
    for (let k = 3 + Math.floor(grain() * 4); k > 0; k--)
      layFlower(maps, x + (grain() - 0.5) * 13, y + (grain() - 0.5) * 13, ink);
  }
}
function layFlower(maps: Maps, x: Mm, y: Mm, ink: Ink): void {
  if (bareAt(maps, x, y) > 0.3) return;
  eachPixel(maps, boundsAround(x, y, 1), (px, py, i) => {
    if (Math.hypot(px - x, py - y) > 0.85 || maps.owners[i] !== OWNER.ground) return;
    blendInk(maps.colours, i, ink, 1);
    maps.heights[i] = (maps.heights[i] as number) + 1.6;
  });
}

/** Strews stones over the ground, most of them where it is bare, and fallen stones about walls and rocks. */
export function strewStones(maps: Maps, plan: TablePlan): void {
  const soil = SOILS[plan.mat];
  if (!soil) return;
  const { width, height } = plan.view;
  const isFree = freeOf(plan);
  const grain = randomStream('stones');
  for (let n = 0; n < (soil.stones * width * height) / 10_000; n++) {
    const [x, y, wish, size] = [grain() * width, grain() * height, grain(), grain()];
    const chance = bareAt(maps, x, y) > 0.5 ? 0.6 : 0.07;
    if (wish > chance || !isFree(x, y, 2)) continue;
    const ink = soil.stone[grain() < 0.5 ? 0 : 1];
    layStone(maps, { x, y, r: 0.7 + size ** 4 * 3.2, ink, owner: OWNER.ground }, grain);
  }
  for (const { id, style, shape } of plan.areas) {
    if (style !== 'wall' && style !== 'rock' && style !== 'rubble') continue;
    const around = randomStream(`fallen ${id}`);
    const corners = shape.kind === 'polygon' ? shape.points : [];
    for (let n = 0; n < corners.length * 6; n++) {
      const corner = corners[Math.floor(around() * corners.length)];
      const far = 3 + around() ** 2 * 17;
      const turn = around() * 2 * Math.PI;
      if (!corner) continue;
      const [x, y] = [corner.x + Math.cos(turn) * far, corner.y + Math.sin(turn) * far];
      if (isFree(x, y, 1.5))
        layStone(maps, { x, y, r: 1 + around() ** 2 * 3.6, ink: soil.stone[0], owner: OWNER.ground }, around);
    }
  }
}
