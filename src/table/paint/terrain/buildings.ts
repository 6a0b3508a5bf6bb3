import type { Mm } from '../../../geometry/point.ts';
import { containerPaint } from '../../ground/containers.ts';
import { axesOf, boundsAbout, boxOf, insetOf } from '../footprint.ts';
import { type Ink, lay, type Maps, mixed, shaded } from '../maps.ts';
import { fractalNoise, grainNoise, noise, randomOf, smoothstep } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';

/** The length of a roof tile and the depth of a row of tiles, mm. */
const TILE: Mm = 7;
const TILE_ROW: Mm = 5.5;
/** Adds a house: a tiled roof with its ridge along the longer side, or a flat roof on any other footprint. */
export function layHouse(maps: Maps, area: PlannedArea): void {
  const { shape, top } = area;
  const corners = shape.kind === 'polygon' ? shape.points.length : 4;
  if (shape.kind === 'disc' || corners !== 4) return layFlatRoof(maps, area);
  const box = boxOf(shape);
  const axes = axesOf(box);
  const half = box.wide / 2;
  const tileAt = (u: Mm, v: Mm): { key: number; into: number } => {
    const down = half - Math.abs(v);
    const row = Math.floor(down / TILE_ROW);
    const column = Math.floor(u / TILE + (row % 2) * 0.5 + 99);
    return { key: row * 57 + column * 13 + (v > 0 ? 7 : 0), into: down / TILE_ROW - row };
  };
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      if (Math.abs(u) > box.long / 2 || Math.abs(v) > half) return null;
      const slope = 1 - Math.abs(v) / half;
      const { key, into } = tileAt(u, v);
      const ridge = Math.abs(v) < 1.8 ? 1.6 : 0;
      const gable = box.long / 2 - Math.abs(u) < 2 ? 1 : 0;
      return top * (0.62 + 0.36 * slope) - into * 1.2 + (randomOf(key) - 0.5) * 0.7 + ridge + gable;
    },
    inkAt: (x, y) => {
      const [u, v] = axes(x, y);
      const { key, into } = tileAt(u, v);
      const stain = smoothstep(0.5, 0.75, fractalNoise(x / 22 + 70, y / 22)) * 0.2;
      const moss = smoothstep(0.64, 0.78, noise(x / 9 + 20, y / 9)) * 0.5;
      const value = (0.74 + randomOf(key * 3) * 0.36) * (1 - smoothstep(0.86, 1, into) * 0.4) * (1 - stain);
      const tile = shaded(mixed([168, 92, 62], [140, 78, 58], randomOf(key * 7)), value);
      return mixed(tile, [96, 100, 62, 3], moss);
    },
  });
  const chimney = axesOf({ middle: { x: box.middle.x, y: box.middle.y }, turn: box.turn });
  const side = Math.min(5, half / 3);
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const [u, v] = chimney(x, y);
      const depth = side - Math.max(Math.abs(u - box.long * 0.26), Math.abs(v));
      if (depth < 0) return null;
      return depth > side * 0.5 ? top * 0.8 : top;
    },
    inkAt: (x, y) => shaded([150, 140, 124, 2], 0.7 + noise(x / 2, y / 2) * 0.5),
  });
}
function layFlatRoof(maps: Maps, { shape, top }: PlannedArea): void {
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const { depth } = insetOf(shape, x, y);
      if (depth < 0) return null;
      return depth < 3 ? top : top - 5 + noise(x / 9, y / 9) * 0.6;
    },
    inkAt: (x, y) => {
      const stain = smoothstep(0.45, 0.7, fractalNoise(x / 30, y / 30)) * 0.2;
      return shaded([140, 136, 128, 3], 0.8 + grainNoise(x, y) * 0.2 - stain);
    },
  });
}

/** Returns a colour (#rrggbb) as the paint of steel. */
const steelInk = (colour: string): Ink => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue, 40];
};
/** The distance (mm) between the ribs of a container, and the width of its frame. */
const RIB: Mm = 5.2;
const FRAME: Mm = 4;
/** Adds a container of corrugated steel: ribs across it, a frame, and rust where the paint has gone. */
export function layContainer(maps: Maps, { id, shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const axes = axesOf(box);
  const paint = steelInk(containerPaint(id).top);
  const depthAt = (u: Mm, v: Mm): Mm => Math.min(box.long / 2 - Math.abs(u), box.wide / 2 - Math.abs(v));
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = depthAt(u, v);
      if (depth < 0) return null;
      if (depth < FRAME) return Math.min(top, 4 + depth * 40);
      const wave = Math.sin((u / RIB) * 2 * Math.PI);
      return top - 2.2 + Math.max(-0.6, Math.min(0.6, wave)) * 1.5;
    },
    inkAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = depthAt(u, v);
      const seed = box.middle.x;
      const rust = smoothstep(0.6, 0.72, fractalNoise(x / 13 + seed, y / 13)) * 0.85;
      const edge = smoothstep(0.55, 0.75, noise(x / 4 + seed, y / 4)) * smoothstep(3, 0.5, depth) * 0.7;
      const faded = 0.86 + fractalNoise(u / 40 + 5, v / 40) * 0.3 + (grainNoise(x, y) - 0.5) * 0.1;
      const steel = shaded(paint, faded * 1.25);
      return mixed(steel, shaded([122, 72, 44, 2], 0.7 + noise(x / 2, y / 2) * 0.5), Math.max(rust, edge));
    },
  });
}
