import type { Mm } from '../../../geometry/point.ts';
import type { Shape } from '../../../geometry/shape.ts';
import { randomStream } from '../../draw/randomStream.ts';
import { axesOf, type Box, boundsAbout, boxOf, insetOf } from '../footprint.ts';
import { type Ink, lay, type Maps, OWNER, shaded } from '../maps.ts';
import { clamp, fractalNoise, grainNoise, noise, randomOf, smoothstep } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';
import { BROWN_WOOD, layBarIn } from './timber.ts';

const GREY_WOOD: Ink = [128, 108, 84, 2];
const AXLE_WOOD: Ink = [86, 64, 44, 3];
const ROPE: Ink = [188, 172, 132];
const HAY: readonly [Ink, Ink] = [
  [166, 136, 76],
  [208, 180, 108],
];

/** Fills a footprint with a low floor, so that its edge shows between the parts that stand on it. */
function layFloor(maps: Maps, shape: Shape, height: Mm, ink: Ink): void {
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => (insetOf(shape, x, y).depth < 0 ? null : height),
    inkAt: (x, y) => shaded(ink, 0.7 + noise(x / 3, y / 3) * 0.45 + (grainNoise(x, y) - 0.5) * 0.2),
  });
}
/** The width (mm) of a cart's boards, the thickness of its sides, and its width beside them for the wheels. */
const PLANK: Mm = 5;
const SIDE: Mm = 2.4;
const WHEEL: Mm = 5;
/** Adds a cart with a load of hay. Its shafts lie on the ground. */
export function layCart(maps: Maps, { id, shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const bed = box.wide / 2 - WHEEL;
  layFloor(maps, shape, 3, [70, 62, 42]);
  for (const side of [-1, 1]) {
    const v = side * (box.wide / 2 - 2.2);
    const [from, to] = [[-box.long * 0.28, v] as const, [box.long * 0.24, v] as const];
    layBarIn(maps, box, { from, to, r: 2, z: top * 0.58, ink: AXLE_WOOD });
    layBarIn(maps, box, {
      from: [box.long / 2 - 1, side * 7],
      to: [box.long / 2 + 24, side * 7.6],
      r: 1.5,
      z: 6.4,
      toZ: 2.4,
      ink: BROWN_WOOD,
      owner: OWNER.ground,
    });
  }
  layBarIn(maps, box, {
    from: [-1, 2 - box.wide / 2],
    to: [-1, box.wide / 2 - 2],
    r: 1.6,
    z: top * 0.4,
    ink: AXLE_WOOD,
  });
  layBed(maps, box, bed, top);
  layHay(maps, box, { bed, top, grain: randomStream(`hay ${id}`) });
}
/** Adds the boards of a cart: a bed within four sides. */
function layBed(maps: Maps, box: Box, bed: Mm, top: Mm): void {
  const axes = axesOf(box);
  const depthAt = (u: Mm, v: Mm): Mm => Math.min(box.long / 2 - Math.abs(u), bed - Math.abs(v));
  const reach = Math.hypot(box.long, box.wide) / 2;
  lay(maps, {
    bounds: [box.middle.x - reach, box.middle.y - reach, box.middle.x + reach, box.middle.y + reach],
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = depthAt(u, v);
      if (depth < 0) return null;
      const joint = Math.abs((((v + 99 * PLANK) / PLANK) % 1) - 0.5) > 0.44 ? 0.9 : 0;
      return depth < SIDE ? top * 0.7 : top * 0.48 - joint;
    },
    inkAt: (x, y) => {
      const [u, v] = axes(x, y);
      const board = Math.floor(v / PLANK + 99);
      const value = 0.66 + randomOf(board * 131) * 0.3 + (noise(u / 11 + board * 9, v * 1.7) - 0.5) * 0.36;
      return shaded([134, 98, 62, 4], value * (depthAt(u, v) < 0.8 ? 0.8 : 1));
    },
  });
}
/** How many straws of hay lie on 100 mm² of a cart. */
const STRAWS = 44;
function layHay(maps: Maps, box: Box, { bed, top, grain }: { bed: Mm; top: Mm; grain: () => number }): void {
  const [long, wide] = [box.long / 2 - SIDE - 2, bed - SIDE];
  const count = Math.round((long * wide * 4 * STRAWS) / 100);
  for (let n = 0; n < count; n++) {
    const u = (grain() + grain() + grain() - 1.5) * long * 0.62 - 2;
    const v = (grain() + grain() - 1) * wide;
    const turn = grain() * 2 * Math.PI;
    const heap = (u / long) ** 2 * 0.3 + (v / wide) ** 2 * 0.24;
    layBarIn(maps, box, {
      from: [u, v],
      to: [clamp(u + Math.cos(turn) * 5, -long, long), clamp(v + Math.sin(turn) * 5, -wide, wide)],
      r: 0.5,
      z: top * (0.91 - heap) + grain() * 3 - 0.5,
      ink: HAY[grain() < 0.4 ? 0 : 1],
    });
  }
}

const CLOTH: Ink = [206, 190, 152];
/** Adds a tent: two planes of cloth that sag between their poles. Its ropes and pegs lie on the ground. */
export function layTent(maps: Maps, { shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const axes = axesOf(box);
  const [half, deep] = [box.long / 2, box.wide / 2];
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      if (Math.abs(u) > half || Math.abs(v) > deep) return null;
      const slope = 1 - Math.abs(v) / deep;
      const between = Math.sin((u / box.long + 0.5) * Math.PI);
      const sag = between * (5 * Math.sin(slope * Math.PI) + 2 * Math.sin((slope * Math.PI) / 2));
      const folds = (noise(u / 7 + 20, slope * 2.4 + (v > 0 ? 9 : 0)) - 0.5) * 4.2 * (1 - slope * 0.7);
      return clamp(top * slope - sag + folds + noise(u / 2.4, slope * 1.5 + 40) - 0.5, 1, top);
    },
    inkAt: (x, y, height) => {
      const [u, v] = axes(x, y);
      const weave = 0.94 + (grainNoise(x, y) - 0.5) * 0.1;
      const seam = Math.abs(((u + 840) % 28) - 14) < 0.6 ? 0.84 : 1;
      const stain =
        1 - smoothstep(0.5, 0.75, fractalNoise(x / 22 + 70, y / 22)) * 0.16 - smoothstep(9, 0, height) * 0.26;
      return shaded(CLOTH, weave * seam * stain * (Math.abs(v) < 1 ? 0.9 : 1));
    },
  });
  for (const side of [-1, 1]) {
    for (const part of [-1, 0, 1]) {
      const [u, v] = [part * half, side * deep];
      const peg = [u * 1.06 + part * 4, v * 1.36] as const;
      const low = { toZ: 1.4, owner: OWNER.ground };
      layBarIn(maps, box, { from: [u * 0.99, v], to: peg, r: 0.45, z: 6, ink: ROPE, ...low });
      layBarIn(maps, box, { from: peg, to: [peg[0] + 0.5, peg[1]], r: 1.1, z: 3.4, ink: BROWN_WOOD, ...low });
    }
    const pole = side * (half - 1.8);
    layBarIn(maps, box, { from: [pole, 0], to: [pole + 0.2, 0], r: 1.5, z: top - 1.5, ink: BROWN_WOOD });
  }
}

/** The gap (mm) between the posts of a fence. */
const POSTS: Mm = 30;
/** Adds a fence: two rails, one above the other, that run from post to post. */
export function layFence(maps: Maps, { id, shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const grain = randomStream(`fence ${id}`);
  layFloor(maps, shape, 1.2, [92, 88, 54]);
  const gaps = Math.max(1, Math.round(box.long / POSTS));
  const postAt = (n: number): Mm => (n / gaps - 0.5) * (box.long - 5);
  const out = Math.min(1.7, box.wide / 2 - 1.4);
  for (let n = 0; n < gaps; n++) {
    const [from, to] = [postAt(n) - 1, postAt(n + 1) + 1];
    for (const [side, z] of [
      [-1, top * 0.5],
      [1, top * 0.8],
    ] as const) {
      const [a, b] = [side * out + (grain() - 0.5) * 0.9, side * out + (grain() - 0.5) * 0.9];
      layBarIn(maps, box, { from: [from, a], to: [to, b], r: 1.15, z: z + grain(), ink: GREY_WOOD });
    }
  }
  for (let n = 0; n <= gaps; n++) {
    const u = postAt(n);
    layBarIn(maps, box, { from: [u, 0], to: [u + 0.3, 0], r: 2.4, z: top - 2.4, ink: GREY_WOOD });
  }
}
