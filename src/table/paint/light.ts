import type { Mm } from '../../geometry/point.ts';
import { blurred } from './blur.ts';
import type { Maps } from './maps.ts';
import { clamp, mix, smoothstep } from './noise.ts';

/** The two lights of a table: a window by day, a lamp in the dark. */
export type LightName = 'light' | 'dark';
type Rgb = readonly [number, number, number];
interface Light {
  /** The colour of the direct light, of what reaches the shade, and of what the table throws back. */
  readonly sun: Rgb;
  readonly sky: Rgb;
  readonly bounce: Rgb;
}
const LIGHTS: Readonly<Record<LightName, Light>> = {
  light: { sun: [0.86, 0.74, 0.56], sky: [0.36, 0.41, 0.5], bounce: [0.05, 0.045, 0.03] },
  dark: { sun: [1, 0.77, 0.5], sky: [0.17, 0.19, 0.25], bounce: [0.1, 0.06, 0.03] },
};
/** The shadow of 1 mm of height on the screen, as in `shadowOffset.ts`. */
const CAST = { x: 0.3, y: 0.42 } as const;
/** Towards the light, of length 1. It is taken lower than the shadows show, so that grain and bumps stand out. */
const SUN = ((): { x: number; y: number; z: number } => {
  const z = 0.8;
  const flat = Math.sqrt(1 - z * z) / Math.hypot(CAST.x, CAST.y);
  return { x: -CAST.x * flat, y: -CAST.y * flat, z };
})();

/** The curve of a photograph: bright parts end softly, dark ones are a little raised. */
const CURVE = Uint8ClampedArray.from({ length: 1024 }, (_, i) => {
  const value = (i / 1023) * 2;
  const filmic = (value * (1.9 * value + 0.06)) / (value * (1.72 * value + 0.66) + 0.1);
  return 255 * clamp(filmic ** 1.16 * 1.04 + 0.01);
});
const toned = (value: number): number => CURVE[(clamp(value, 0, 2) * 511.5) | 0] as number;

/** For each pixel, the height that the light's edge has there, and the height of what casts it. */
interface Swept {
  readonly reach: Float32Array;
  readonly source: Float32Array;
}
function sweptShadows({ heights, wide, high, view }: Maps): Swept {
  const reach = Float32Array.from(heights);
  const source = Float32Array.from(heights);
  const aside = CAST.x / CAST.y;
  const drop = 1 / (view.scale * CAST.y);
  for (let y = 1; y < high; y++) {
    // Whole pixels only: a mix of two neighbours would eat thin things on their way.
    const shift = Math.round(y * aside) - Math.round((y - 1) * aside);
    for (let x = shift; x < wide; x++) {
      const from = (y - 1) * wide + x - shift;
      const i = y * wide + x;
      const lit = (reach[from] as number) - drop;
      if (lit <= (reach[i] as number)) continue;
      reach[i] = lit;
      source[i] = source[from] as number;
    }
  }
  return { reach, source };
}

/** How much of the light each pixel loses to shadows, 0 to 1: sharp beside what is low, soft far from what is high. */
function shadowMask(maps: Maps, { reach, source }: Swept): Float32Array {
  const { heights, wide, high, view } = maps;
  const dark = heights.map((height, i) => smoothstep(0.5, 2.4, (reach[i] as number) - height));
  const field = { wide, high, values: dark };
  const sharp = blurred(field, 0.45 * view.scale);
  const soft = blurred(field, 1.9 * view.scale);
  return sharp.map((value, i) => {
    const far = clamp(((source[i] as number) - (heights[i] as number)) / 70);
    return mix(value, soft[i] as number, far * 0.85);
  });
}

/** How much of the sky each pixel sees, 0 to 1: less beside higher things. */
function openness({ heights, wide, high, view }: Maps): Float32Array {
  const low = heights.map((height) => Math.min(height, 60));
  const field = { wide, high, values: low };
  const near = blurred(field, 2.2 * view.scale);
  const far = blurred(field, 10 * view.scale);
  return low.map(
    (height, i) =>
      1 -
      clamp(((near[i] as number) - height) * 0.055, -0.08, 0.42) -
      clamp(((far[i] as number) - height) * 0.024, -0.04, 0.46),
  );
}

/** What falls on the table through a window with soft bars, and the pool of a lamp: 0 to 1 by place, u and v from 0 to 1. */
function windowAt(u: number, v: number): number {
  const across = u * 1.6 * 0.81 - v * 0.58 + 0.42;
  const along = u * 1.6 * 0.58 + v * 0.81;
  const bar = (at: number, at0: number, wide: number): number => Math.exp(-(((at - at0) / wide) ** 2));
  const bars = Math.max(
    bar(across, 0.52, 0.035) * 0.8,
    bar(across, 1.02, 0.04) * 0.9,
    bar(along, 0.62, 0.03) * 0.55,
    bar(along, 1.18, 0.045) * 0.6,
  );
  const inside = smoothstep(-0.12, 0.16, across) * smoothstep(1.62, 1.2, across);
  const fading = 1 - smoothstep(0.35, 1.75, along) * 0.2;
  return clamp(inside * (1 - bars * 0.26) * fading);
}
const lampAt = (u: number, v: number): number => 1 / (1 + (Math.hypot((u - 0.46) * 1.5, v - 0.44) / 0.62) ** 2.6);
/** How much of each colour is left where the window or the lamp does not reach, and where it does. */
const FALLS: Readonly<Record<LightName, { readonly at: typeof windowAt; readonly least: Rgb; readonly most: Rgb }>> = {
  light: { at: windowAt, least: [0.66, 0.66, 0.7], most: [1, 0.98, 0.93] },
  dark: { at: lampAt, least: [0.36, 0.35, 0.39], most: [1, 0.97, 0.92] },
};
/** The falling light is worked out on a coarse grid of this many px. */
export const COARSE = 8;
/** Returns how much of the light falls on each cell of a coarse grid over the maps. */
function fallenLight(
  { wide, high }: Maps,
  name: LightName,
): { readonly columns: number; readonly cells: Float32Array } {
  const columns = Math.ceil(wide / COARSE) + 2;
  const rows = Math.ceil(high / COARSE) + 2;
  const cells = new Float32Array(columns * rows);
  for (let row = 0, i = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i++)
      cells[i] = FALLS[name].at((column * COARSE) / wide, (row * COARSE) / high);
  return { columns, cells };
}

/** Returns the value of a grid between its points. */
function cellAt(cells: Float32Array, columns: number, across: number, down: number): number {
  const at = Math.floor(down) * columns + Math.floor(across);
  const u = across % 1;
  const top = mix(cells[at] as number, cells[at + 1] as number, u);
  return mix(top, mix(cells[at + columns] as number, cells[at + columns + 1] as number, u), down % 1);
}

/** How bright it is for pieces on a coarse grid over a table, row by row: 255 in full light. */
export interface Brightness {
  readonly columns: number;
  readonly cells: Uint8Array;
}
/** The heights (mm) of a piece above its foot between which a shadow's edge darkens it. */
const FEET: Mm = 12;
const SHOULDERS: Mm = 36;
/** How much light is left for a piece in the shade of terrain, and which part of the window's or the lamp's dimming it takes. */
const SHADED = 0.66;
const TAKEN: Readonly<Record<LightName, number>> = { light: 0.6, dark: 0.35 };
function brightness(maps: Maps, { reach }: Swept, name: LightName): Brightness {
  const { heights, wide, high } = maps;
  const { columns, cells } = fallenLight(maps, name);
  const { least, most } = FALLS[name];
  return {
    columns,
    cells: Uint8Array.from(cells, (fallen, i) => {
      const x = Math.min(wide - 1, (i % columns) * COARSE);
      const y = Math.min(high - 1, Math.floor(i / columns) * COARSE);
      const at = y * wide + x;
      const shaded = smoothstep(FEET, SHOULDERS, (reach[at] as number) - (heights[at] as number));
      const fall = mix(least[1], most[1], fallen) / most[1];
      return 255 * (1 - (1 - fall) * TAKEN[name]) * mix(1, SHADED, shaded);
    }),
  };
}

/** A table in its light, as pixels: with all shadows of its terrain, and without any direct light. */
export interface Lit {
  readonly sunny: Uint8ClampedArray<ArrayBuffer>;
  readonly shade: Uint8ClampedArray<ArrayBuffer>;
  readonly bright: Brightness;
}
/** Returns the maps seen in a light. */
export function lightTable(maps: Maps, name: LightName): Lit {
  const { heights, colours, wide, high, view } = maps;
  const { sun, sky, bounce } = LIGHTS[name];
  const swept = sweptShadows(maps);
  const mask = shadowMask(maps, swept);
  const open = openness(maps);
  const { least, most } = FALLS[name];
  const { columns, cells } = fallenLight(maps, name);
  const sunny = new Uint8ClampedArray(wide * high * 4);
  const shade = new Uint8ClampedArray(wide * high * 4);
  const slope = (from: number, to: number): number =>
    clamp(((heights[from] as number) - (heights[to] as number)) * view.scale * 0.5, -2.6, 2.6);
  for (let y = 0, i = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, i++) {
      const dx = slope(x ? i - 1 : i, x < wide - 1 ? i + 1 : i);
      const dy = slope(y ? i - wide : i, y < high - 1 ? i + wide : i);
      const size = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const tilt = dx * SUN.x + dy * SUN.y;
      const seen = open[i] as number;
      const direct = (Math.max(0, (tilt + SUN.z) * size) / SUN.z) * (0.8 + 0.2 * seen);
      const around = seen * (0.72 + 0.28 * size + 0.12 * tilt * size);
      const gloss = (colours[i * 4 + 3] as number) / 255;
      const half = Math.max(0, (tilt + SUN.z + 1) * size) / Math.sqrt(2 + 2 * SUN.z);
      const shine = gloss > 0.02 ? gloss * half ** 90 * 0.75 : 0;
      const lit = 1 - (mask[i] as number);
      const fallen = cellAt(cells, columns, x / COARSE, y / COARSE);
      for (let k = 0; k < 3; k++) {
        const at = i * 4 + k;
        const paint = (colours[at] as number) / 255;
        const glow = sky[k] as number;
        const dim = paint * (glow * around + (bounce[k] as number)) + gloss * 0.05 * glow;
        const part = mix(least[k] as number, most[k] as number, fallen);
        shade[at] = toned(dim) * part;
        sunny[at] = toned(dim + (paint * direct + shine) * (sun[k] as number) * lit) * part;
      }
      sunny[i * 4 + 3] = shade[i * 4 + 3] = 255;
    }
  }
  return { sunny, shade, bright: brightness(maps, swept, name) };
}
