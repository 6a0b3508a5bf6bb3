import type { Mm, Point } from '../../geometry/point.ts';
import { mix } from './noise.ts';

/** How a table is painted: its size in mm, px per mm, and and the turn of the view. Its pixels run along the screen. */
export interface PaintedView {
  readonly width: Mm;
  readonly height: Mm;
  readonly scale: number;
  readonly turn: 0 | 90 | 180 | 270;
}
/** A part of the table: left, top, right and bottom in mm. */
export type Bounds = readonly [number, number, number, number];
/** A paint without light: red, green and blue from 0 to 255, and its gloss, 0 to 255. */
export type Ink = readonly [number, number, number, number?];

/** What a pixel shows: the ground, terrain on it, or a crown above the pieces. */
export const OWNER = { ground: 0, standing: 1, crown: 2 } as const;
export type Owner = (typeof OWNER)[keyof typeof OWNER];

/** The table as maps of pixels: heights in mm, paints without light (their alpha is the gloss), and what each pixel shows. */
export interface Maps {
  readonly view: PaintedView;
  /** The size in px. */
  readonly wide: number;
  readonly high: number;
  readonly heights: Float32Array;
  readonly colours: Uint8ClampedArray<ArrayBuffer>;
  readonly owners: Uint8Array;
  /** How bare of plants the ground is, 0 to 1. */
  readonly bare: Float32Array;
}

const TURNS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** Returns empty maps of a view. */
export function emptyMaps(view: PaintedView): Maps {
  const [, sin] = TURNS[view.turn];
  const [across, down] = sin === 0 ? [view.width, view.height] : [view.height, view.width];
  const wide = Math.round(across * view.scale);
  const high = Math.round(down * view.scale);
  const n = wide * high;
  return {
    view,
    wide,
    high,
    heights: new Float32Array(n),
    colours: new Uint8ClampedArray(n * 4),
    owners: new Uint8Array(n),
    bare: new Float32Array(n),
  };
}
/** Returns the pixel (not rounded) of a place in mm. */
export function pixelOf({ view, wide, high }: Maps, x: Mm, y: Mm): Point {
  const [cos, sin] = TURNS[view.turn];
  const dx = (x - view.width / 2) * view.scale;
  const dy = (y - view.height / 2) * view.scale;
  return { x: wide / 2 + cos * dx - sin * dy, y: high / 2 + sin * dx + cos * dy };
}
/** Returns the index of the pixel of a place in mm, or -1 outside the table. */
function indexOf(maps: Maps, x: Mm, y: Mm): number {
  const at = pixelOf(maps, x, y);
  const column = Math.floor(at.x);
  const row = Math.floor(at.y);
  return column < 0 || row < 0 || column >= maps.wide || row >= maps.high ? -1 : row * maps.wide + column;
}

/** Calls `visit` with the place (mm) and index of each pixel within bounds. */
export function eachPixel(maps: Maps, bounds: Bounds, visit: (x: Mm, y: Mm, index: number) => void): void {
  const { view, wide, high } = maps;
  const [cos, sin] = TURNS[view.turn];
  const a = pixelOf(maps, bounds[0], bounds[1]);
  const b = pixelOf(maps, bounds[2], bounds[3]);
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x)));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y)));
  const right = Math.min(wide, Math.ceil(Math.max(a.x, b.x)));
  const bottom = Math.min(high, Math.ceil(Math.max(a.y, b.y)));
  for (let row = top; row < bottom; row++) {
    const dy = (row + 0.5 - high / 2) / view.scale;
    for (let column = left; column < right; column++) {
      const dx = (column + 0.5 - wide / 2) / view.scale;
      visit(view.width / 2 + cos * dx + sin * dy, view.height / 2 - sin * dx + cos * dy, row * wide + column);
    }
  }
}

/** Something to lay on the maps: its height above the table in mm, null outside it, and its paint. */
export interface Laid {
  readonly bounds: Bounds;
  readonly heightAt: (x: Mm, y: Mm) => number | null;
  readonly inkAt: (x: Mm, y: Mm, height: Mm) => Ink;
  readonly owner?: Owner;
}
/** Adds a thing where it is higher than what is there. */
export function lay(maps: Maps, { bounds, heightAt, inkAt, owner = OWNER.standing }: Laid): void {
  const { heights, colours, owners } = maps;
  eachPixel(maps, bounds, (x, y, i) => {
    const found = heightAt(x, y);
    if (found === null) return;
    const below = heights[i] as number;
    // Terrain is never below its ground.
    const height = owner > (owners[i] as number) ? Math.max(found, below + 0.2) : found;
    if (height < below - 0.3) return;
    heights[i] = height;
    owners[i] = Math.max(owner, owners[i] as number);
    setInk(colours, i, inkAt(x, y, height));
  });
}
/** Sets the paint of a pixel. */
export function setInk(colours: Uint8ClampedArray, index: number, [red, green, blue, gloss = 0]: Ink): void {
  const at = index * 4;
  colours[at] = red;
  colours[at + 1] = green;
  colours[at + 2] = blue;
  colours[at + 3] = gloss;
}
/** Blends a colour into the paint of a pixel. */
export function blendInk(colours: Uint8ClampedArray, index: number, ink: Ink, part: number): void {
  for (let k = 0; k < 3; k++) {
    const at = index * 4 + k;
    colours[at] = mix(colours[at] as number, ink[k] as number, part);
  }
}
/** Returns how bare of plants a place is; outside the table it is bare. */
export const bareAt = (maps: Maps, x: Mm, y: Mm): number => {
  const index = indexOf(maps, x, y);
  return index < 0 ? 1 : (maps.bare[index] as number);
};
/** Returns bounds around a place. */
export const boundsAround = (x: Mm, y: Mm, r: Mm): Bounds => [x - r, y - r, x + r, y + r];
/** Returns a paint made brighter or darker. */
export const shaded = ([red, green, blue, gloss = 0]: Ink, by: number): Ink => [red * by, green * by, blue * by, gloss];
/** Returns a paint between two. */
export const mixed = (a: Ink, b: Ink, part: number): Ink => [
  mix(a[0], b[0], part),
  mix(a[1], b[1], part),
  mix(a[2], b[2], part),
  mix(a[3] ?? 0, b[3] ?? 0, part),
];
