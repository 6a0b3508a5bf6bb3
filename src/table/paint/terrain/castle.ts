import type { Mm, Point } from '../../../geometry/point.ts';
import { boundsOf, centreOf, isInside, type Rect } from '../../../geometry/shape.ts';
import { boundsAbout, insetOf } from '../footprint.ts';
import { type Ink, lay, type Maps, mixed, shaded } from '../maps.ts';
import { fractalNoise, grainNoise, noise, randomOf, smoothstep } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';

/** The length of a tower's side and of a wall's module in cells of battlements: every other cell is a merlon. */
const CELLS = 7;
/** How much lower than its top the walk of a wall is, and the depth of a parapet in widths of a module. */
const BREAST: Mm = 7;
const PARAPET = 0.15;
/** From this height (mm) on a tower has two storeys, and a floor of timber. */
const TWO_STOREYS: Mm = 100;

const stoneInk = (key: number, x: Mm, y: Mm, dark: number): Ink => {
  const value = (0.76 + randomOf(key * 5) * 0.34) * (0.88 + noise(x / 1.3, y / 1.3) * 0.24) * dark;
  const lichen = smoothstep(0.64, 0.78, noise(x / 7 + 31, y / 7)) * 0.4;
  return mixed(
    shaded(mixed([186, 170, 142, 3], [158, 150, 136, 3], randomOf(key * 3)), value),
    [188, 182, 152, 2],
    lichen,
  );
};
/** A slab of a walk at a place: its number, and how far its joint is in mm. */
function slabAt(box: Rect, size: Mm, x: Mm, y: Mm): { key: number; joint: Mm } {
  const v = (y - box.at.y) / size;
  const row = Math.floor(v);
  const u = (x - box.at.x) / (size * 1.4) + (row % 2) * 0.5 + randomOf(row * 31 + Math.floor(box.at.x)) * 0.3;
  const column = Math.floor(u);
  const joint = Math.min(u - column, column + 1 - u, v - row, row + 1 - v) * size;
  return { key: row * 41 + column * 17 + Math.floor(box.at.x + box.at.y), joint };
}

/** Whether a place along an edge of `length` mm is under a merlon. */
const isMerlon = (along: Mm, length: Mm): boolean => Math.floor((along / length) * CELLS) % 2 === 0;

/** Adds a tower: battlements on all sides and a floor, of timber if it is high. */
export function layTower(maps: Maps, { shape, top }: PlannedArea): void {
  const box = boundsOf(shape);
  const cell = box.width / CELLS;
  const timber = top >= TWO_STOREYS;
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const { depth } = insetOf(shape, x, y);
      if (depth < 0) return null;
      const face = 2 + depth * top * 0.45;
      const { joint } = slabAt(box, cell, x, y);
      if (depth >= cell * 0.9) {
        const board = Math.abs((((y - box.at.y) / 6.5) % 1) - 0.5) > 0.44 ? 0.8 : 0;
        return top - BREAST - (timber ? board : smoothstep(1, 0.2, joint) * 0.8);
      }
      const along = nearAcross(box, x, y);
      const merlon = isMerlon(along, box.width);
      return Math.min(face, (merlon ? top : top - BREAST * 0.55) + (noise(x / 2, y / 2) - 0.5) * 1.2);
    },
    inkAt: (x, y) => {
      const { depth } = insetOf(shape, x, y);
      const { key, joint } = slabAt(box, cell, x, y);
      if (depth >= cell * 0.9 && timber) {
        const board = Math.floor((y - box.at.y) / 6.5);
        const value = 0.66 + randomOf(board * 13 + Math.floor(box.at.x)) * 0.3 + (noise(x / 11, y * 1.4) - 0.5) * 0.36;
        return shaded([158, 120, 76, 5], value);
      }
      return stoneInk(key, x, y, 1 - smoothstep(1, 0.2, joint) * 0.4);
    },
  });
}
/** Returns the place along the nearest side of a box. */
const nearAcross = ({ at, width, height }: Rect, x: Mm, y: Mm): Mm => {
  const across = Math.min(x - at.x, at.x + width - x);
  const down = Math.min(y - at.y, at.y + height - y);
  return across < down ? y - at.y : x - at.x;
};

/** What is beyond each side of a module: the field, a courtyard, or another module. */
type Beyond = 'field' | 'yard' | 'wall';
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];
function beyondOf(box: Rect, among: readonly PlannedArea[]): readonly Beyond[] {
  const middle = centreOf(box);
  return SIDES.map(({ x, y }) => {
    const at = { x: middle.x + x * box.width, y: middle.y + y * box.height };
    const next = among.find(({ shape }) => isInside(at, shape));
    if (!next) return 'field';
    return next.style === 'courtyard' ? 'yard' : 'wall';
  });
}
/** Adds a module of a wall: a walk of flagstones, merlons towards the field, a low rim towards the courtyard. */
export function layRampart(maps: Maps, { shape, top }: PlannedArea, among: readonly PlannedArea[]): void {
  const box = boundsOf(shape);
  const beyond = beyondOf(box, among);
  const deep = Math.min(box.width, box.height) * PARAPET;
  const depths = (x: Mm, y: Mm): readonly Mm[] => [
    y - box.at.y,
    box.at.y + box.height - y,
    x - box.at.x,
    box.at.x + box.width - x,
  ];
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const sides = depths(x, y);
      if (sides.some((depth) => depth < 0)) return null;
      const { joint } = slabAt(box, 9, x, y);
      let height = top - BREAST - smoothstep(1, 0.2, joint) * 0.8;
      let face = Infinity;
      sides.forEach((depth, i) => {
        if (beyond[i] === 'wall') return;
        face = Math.min(face, 2 + depth * top * 0.45);
        const [along, length] = i < 2 ? [x - box.at.x, box.width] : [y - box.at.y, box.height];
        if (beyond[i] === 'field' && depth < deep)
          height = Math.max(height, isMerlon(along, length) ? top : top - BREAST * 0.6);
        if (beyond[i] === 'yard' && depth < deep * 0.6) height = Math.max(height, top - BREAST * 0.7);
      });
      return Math.min(face, height + (noise(x / 2, y / 2) - 0.5) * 1.2);
    },
    inkAt: (x, y) => {
      const { key, joint } = slabAt(box, 9, x, y);
      return stoneInk(key, x, y, 1 - smoothstep(1, 0.2, joint) * 0.4);
    },
  });
}

/** The width of a gate's post, in widths of the gate. */
const POST = 0.13;
/** Adds a gate: a passage of planks between two posts. */
export function layGate(maps: Maps, { shape, top }: PlannedArea): void {
  const box = boundsOf(shape);
  const post = box.width * POST;
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const across = Math.min(x - box.at.x, box.at.x + box.width - x);
      const down = Math.min(y - box.at.y, box.at.y + box.height - y);
      if (across < 0 || down < 0) return null;
      if (across > post) return 2.4 - (Math.abs((((y - box.at.y) / 7) % 1) - 0.5) > 0.42 ? 1 : 0);
      return Math.min(2 + Math.min(across, down) * top * 0.45, top + (noise(x / 2, y / 2) - 0.5) * 1.4);
    },
    inkAt: (x, y) => {
      const across = Math.min(x - box.at.x, box.at.x + box.width - x);
      if (across <= post) return stoneInk(Math.floor(y / 9) + 3, x, y, 1);
      const board = Math.floor((y - box.at.y) / 7);
      const stain = smoothstep(0.5, 0.7, fractalNoise(x / 12, y / 12)) * 0.2;
      return shaded([140, 104, 64, 5], 0.66 + randomOf(board * 19) * 0.3 + (grainNoise(x, y) - 0.5) * 0.2 - stain);
    },
  });
}
