import type { Mm } from '../../../geometry/point.ts';
import { randomStream } from '../../draw/randomStream.ts';
import { boundsAbout, type Inset, insetOf } from '../footprint.ts';
import { boundsAround, type Ink, lay, type Maps, mixed, type Owner, OWNER, shaded } from '../maps.ts';
import { clamp, fractalNoise, grainNoise, mix, noise, randomOf, smoothstep } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';

/** A stone: a small dome with facets of noise. `lift` is the height of its foot. */
interface Stone {
  readonly x: Mm;
  readonly y: Mm;
  readonly r: Mm;
  readonly ink: Ink;
  readonly lift?: Mm;
  readonly owner?: Owner;
}
/** Adds one stone. */
export function layStone(
  maps: Maps,
  { x, y, r, ink, lift = 0, owner = OWNER.standing }: Stone,
  grain: () => number,
): void {
  const [turn, flat, value, seed] = [grain() * 2 * Math.PI, 0.65 + grain() * 0.3, 0.78 + grain() * 0.4, grain() * 99];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  lay(maps, {
    bounds: boundsAround(x, y, r),
    owner,
    heightAt: (px, py) => {
      const u = ((px - x) * cos + (py - y) * sin) / r;
      const v = (-(px - x) * sin + (py - y) * cos) / (r * flat);
      const edge = Math.max((Math.abs(u) + Math.abs(v)) * 0.62, Math.hypot(u, v) * 0.96);
      const depth = 0.94 - edge - (noise(px / r + seed, py / r) - 0.5) * 0.22;
      return depth < 0 ? null : lift + Math.min(r * 0.8, depth * r * 1.5) + (u * 0.14 + v * 0.1) * r;
    },
    inkAt: (px, py) => shaded(ink, value * (0.86 + grainNoise(px, py) * 0.22)),
  });
}

/** The length of a wall's stone and the depth of a row of stones, mm. */
const LONG: Mm = 12.5;
const ROW: Mm = 8;
/** The stone of a wall at a place: its number, and how far its joint is in mm. */
interface Block {
  readonly key: number;
  readonly joint: Mm;
  readonly seed: number;
}
function blockAt({ depth, edge, along }: Inset, seed: number, x: Mm, y: Mm): Block {
  const start = along + seed + edge * 31;
  const border = ROW + (noise(start / 11, 3 + edge) - 0.5) * 5;
  const row = depth < border ? 0 : 1 + Math.floor((depth - border) / ROW);
  const place = start + row * 5 + (noise(start / 13 + row * 30, seed) - 0.5) * 13 + (noise(x / 3, y / 3) - 0.5) * 1.6;
  const column = Math.floor(place / LONG);
  const side = Math.min(place - column * LONG, (column + 1) * LONG - place);
  return {
    seed,
    key: column * 31 + row * 977 + edge * 53 + Math.floor(seed),
    joint: Math.min(side, Math.abs(depth - border) + 0.2),
  };
}
/** The paint of masonry: two tints, lichen, moss in the joints, and dirt at its foot. */
function masonryInk({ key, joint, seed }: Block, x: Mm, y: Mm, height: Mm): Ink {
  const value =
    (0.7 + randomOf(key * 5) * 0.44) *
    (1 - smoothstep(1.2, 0.1, joint) * 0.42) *
    (0.86 + noise(x / 1.3, y / 1.3) * 0.26);
  const stone = shaded(mixed([176, 160, 132], [148, 142, 130], randomOf(key * 3)), value);
  const lichen = smoothstep(0.62, 0.74, noise(x / 7 + 31, y / 7 + seed)) * 0.5;
  const moss = smoothstep(0.6, 0.75, noise(x / 11 + 71, y / 11 + seed)) * smoothstep(1, 0, joint / 3) * 0.6;
  const grown = mixed(mixed(stone, [184, 178, 150], lichen), [96, 104, 58], moss);
  return mixed(grown, [92, 76, 54, 2], smoothstep(16, 2, height) * 0.3);
}
/** Adds a wall of rough stones. It leans inwards, so its lit and its shaded face are seen within its exact footprint. */
export function layWall(maps: Maps, { id, shape, top }: PlannedArea): void {
  const seed = randomStream(id)() * 900;
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const inset = insetOf(shape, x, y);
      const depth = inset.depth - noise(x / 3, y / 3) * 0.8;
      if (depth < 0) return null;
      const { key, joint } = blockAt(inset, seed, x, y);
      const worn = 0.98 - 0.2 * smoothstep(0.5, 0.75, noise(inset.along / 34 + seed, 5 + inset.edge));
      const crown = top * worn + (randomOf(key) - 0.5) * 8 - 3 - smoothstep(1.5, 0.2, joint) * 3.2;
      const face = crown + (noise(x / 1.7, y / 1.7) - 0.5) * 1.5 + (randomOf(key + 7) - 0.5) * 0.12 * (x - y);
      return Math.min(1 + depth * Math.max(12, top * 0.3), clamp(face, top * 0.6, top + 2));
    },
    inkAt: (x, y, height) => masonryInk(blockAt(insetOf(shape, x, y), seed, x, y), x, y, height),
  });
}

/** The four kinds of rock: granite, layered slate, warm sandstone, a boulder with moss. */
const ROCKS: readonly { readonly ink: Ink; readonly layered: boolean; readonly mossy: boolean }[] = [
  { ink: [142, 138, 132], layered: false, mossy: false },
  { ink: [104, 108, 114], layered: true, mossy: false },
  { ink: [172, 148, 116], layered: false, mossy: false },
  { ink: [138, 134, 120], layered: false, mossy: true },
];
/** Adds a rock: planes cut from its footprint, broken by noise, with cracks and lichen. */
export function layRock(maps: Maps, { id, shape, top }: PlannedArea): void {
  const grain = randomStream(`${id} rock`);
  const kind = Math.floor(grain() * ROCKS.length);
  const { ink, layered, mossy } = ROCKS[kind] as (typeof ROCKS)[number];
  const bounds = boundsAbout(shape);
  const middle = { x: (bounds[0] + bounds[2]) / 2, y: (bounds[1] + bounds[3]) / 2 };
  const size = (bounds[2] - bounds[0] + bounds[3] - bounds[1]) / 4;
  const steep = top / Math.max(8, size);
  const planes = Array.from({ length: layered ? 5 : 9 }, () => {
    const turn = grain() * 2 * Math.PI;
    return {
      x: Math.cos(turn),
      y: Math.sin(turn),
      at: size * (0.15 + grain() * 0.42),
      slope: (0.3 + grain() * 1.1) * steep,
    };
  });
  const lean = { x: (grain() - 0.5) * 0.3, y: (grain() - 0.5) * 0.3 };
  lay(maps, {
    bounds,
    heightAt: (x, y) => {
      const depth = insetOf(shape, x, y).depth - noise(x / 5 + 3, y / 5) * 0.9;
      if (depth < 0) return null;
      const rough = fractalNoise(x / 11 + kind * 40, y / 11) - 0.5;
      const u = x - middle.x + (noise(x / 12, y / 12 + 40) - 0.5) * 11;
      const v = y - middle.y + (noise(x / 12 + 40, y / 12) - 0.5) * 11;
      const face = 2 + depth * (layered ? 5 : 4.2) * Math.max(1, steep) * (0.7 + noise(x / 14 + 9, y / 14) * 0.8);
      let height = Math.min(face, top * 0.95 + u * lean.x + v * lean.y);
      for (const plane of planes) height = Math.min(height, top - (u * plane.x + v * plane.y - plane.at) * plane.slope);
      height += rough * 9;
      if (layered) height = mix(height, Math.round(height / 5) * 5 + u * 0.12, 0.75);
      const crack = Math.abs(fractalNoise(x / 19 + 8 * kind, y / 19) - 0.5);
      const fine = (noise(x / 3.4 + 50, y / 3.4) - 0.5) * 2.6 + (noise(x / 1.2, y / 1.2) - 0.5) * 1.1;
      return Math.max(0.8, height + rough * (layered ? 2.5 : 7) + fine - smoothstep(0.018, 0.002, crack) * 1.6);
    },
    inkAt: (x, y, height) => {
      const value = 0.64 + fractalNoise(x / 12 + 60, y / 12 + kind * 9) * 0.5 + (grainNoise(x, y) - 0.5) * 0.26;
      const lichen = smoothstep(0.66, 0.76, noise(x / 5 + 9, y / 5 + kind * 33)) * 0.5;
      const moss = mossy
        ? smoothstep(0.42, 0.62, fractalNoise(x / 16 + 20, y / 16)) * 0.85
        : smoothstep(0.7, 0.8, noise(x / 10, y / 10 + 50)) * 0.4;
      const grown = mixed(shaded(ink, value), [186, 178, 148, 3], lichen);
      const green = shaded([92, 104, 50, 3], 0.8 + grainNoise(x, y) * 0.35);
      return mixed(mixed(grown, green, moss), [96, 80, 56, 3], smoothstep(7, 0.5, height) * 0.55);
    },
  });
}

/** Adds a heap of broken stones that fills its footprint, because it blocks the path. */
export function layRubble(maps: Maps, { id, shape, top }: PlannedArea): void {
  const grain = randomStream(id);
  const bounds = boundsAbout(shape);
  lay(maps, {
    bounds,
    heightAt: (x, y) => {
      const depth = insetOf(shape, x, y).depth - noise(x / 4, y / 4) * 0.9;
      return depth < 0 ? null : Math.min(top * 0.3, 0.6 + depth * 0.3) + noise(x / 3, y / 3) * 1.2;
    },
    inkAt: (x, y) => shaded([116, 104, 86], 0.6 + noise(x / 2.4, y / 2.4) * 0.5),
  });
  const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]];
  const places = Array.from({ length: Math.round((wide * high) / 16) }, () => ({
    x: bounds[0] + grain() * wide,
    y: bounds[1] + grain() * high,
  })).map((place) => ({ ...place, depth: insetOf(shape, place.x, place.y).depth }));
  for (const { x, y, depth } of places.toSorted((a, b) => a.depth - b.depth)) {
    const r = 1.6 + grain() ** 2 * 5.4;
    if (depth < r * 0.8) continue;
    const ink: Ink = grain() < 0.2 ? [150, 104, 80] : [162, 152, 134];
    layStone(maps, { x, y, r, ink, lift: Math.min(top * 0.65, depth * 0.5) }, grain);
  }
}
