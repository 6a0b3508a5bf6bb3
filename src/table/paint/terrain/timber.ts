import type { Mm } from '../../../geometry/point.ts';
import { boundsOf } from '../../../geometry/shape.ts';
import { axesOf, type Box, boundsAbout, boxOf, insetOf, placeIn } from '../footprint.ts';
import { type Ink, lay, type Maps, type Owner, OWNER, shaded } from '../maps.ts';
import { clamp, grainNoise, mix, noise, randomOf } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';

export const BROWN_WOOD: Ink = [124, 88, 54, 4];

/** A round bar between two places, such as a post, a rail or a log. `z` is the height of its middle at each end. */
interface Bar {
  readonly from: readonly [Mm, Mm];
  readonly to: readonly [Mm, Mm];
  readonly r: Mm;
  readonly z: Mm;
  readonly toZ?: Mm;
  readonly ink: Ink;
  readonly owner?: Owner;
}
/** Adds a bar. */
export function layBar(maps: Maps, { from, to, r, z, toZ = z, ink, owner = OWNER.standing }: Bar): void {
  const [ax, ay] = from;
  const [dx, dy] = [to[0] - ax, to[1] - ay];
  const size = Math.hypot(dx, dy) || 1;
  lay(maps, {
    bounds: [Math.min(ax, to[0]) - r, Math.min(ay, to[1]) - r, Math.max(ax, to[0]) + r, Math.max(ay, to[1]) + r],
    owner,
    heightAt: (x, y) => {
      const part = clamp(((x - ax) * dx + (y - ay) * dy) / (size * size));
      const far = Math.hypot(x - ax - dx * part, y - ay - dy * part);
      return far > r ? null : mix(z, toZ, part) - r + Math.sqrt(r * r - far * far);
    },
    inkAt: (x, y) => {
      const along = ((x - ax) * dx + (y - ay) * dy) / size;
      const across = (-(x - ax) * dy + (y - ay) * dx) / size;
      return shaded(ink, 0.68 + noise(along / 9, across * 1.6 + ax) * 0.5 + (grainNoise(x, y) - 0.5) * 0.16);
    },
  });
}

/** Adds a bar between two places in the axes of a box. */
export function layBarIn(maps: Maps, box: Box, { from, to, ...rest }: Bar): void {
  const [a, b] = [placeIn(box, ...from), placeIn(box, ...to)];
  layBar(maps, { from: [a.x, a.y], to: [b.x, b.y], ...rest });
}

/** The width of a board, and of a crate's frame, mm. */
const BOARD: Mm = 5.4;
const FRAME: Mm = 3.2;
/** Adds a crate: boards within a frame, with a brace across. */
export function layCrate(maps: Maps, { id, shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const axes = axesOf(box);
  const seed = Math.floor(randomOf(id.length * 77 + Math.floor(box.middle.x)) * 999);
  const depthAt = (u: Mm, v: Mm): Mm => Math.min(box.long / 2 - Math.abs(u), box.wide / 2 - Math.abs(v));
  const braceAt = (u: Mm, v: Mm): boolean =>
    Math.abs(u * box.wide - v * box.long) < (FRAME * Math.hypot(box.long, box.wide)) / 2;
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = depthAt(u, v);
      if (depth < 0) return null;
      const joint = Math.abs((((v + 99 * BOARD) / BOARD) % 1) - 0.5) > 0.43 ? 0.9 : 0;
      const raised = depth < FRAME || braceAt(u, v) ? 0 : 1.8 + joint;
      return Math.min(top - raised, depth * 14 + 1);
    },
    inkAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = depthAt(u, v);
      const [along, across] =
        depth < FRAME && box.long / 2 - Math.abs(u) < box.wide / 2 - Math.abs(v) ? [v, u] : [u, v];
      const board = Math.floor(across / BOARD + 99);
      const value =
        (0.66 + randomOf(board * 131 + seed) * 0.34 + (noise(along / 11 + board * 9, across * 1.7) - 0.5) * 0.36) *
        (depth < 1 ? 0.8 : 1);
      return shaded([150, 112, 70, 5], value);
    },
  });
}

/** Adds a barrel standing on its end: staves in an iron hoop. */
export function layBarrel(maps: Maps, { shape, top }: PlannedArea): void {
  const { at, width } = boundsOf(shape);
  const r = width / 2;
  const [mx, my] = [at.x + r, at.y + r];
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const { depth } = insetOf(shape, x, y);
      if (depth < 0) return null;
      if (depth < 1.6) return Math.min(top, 2 + depth * top);
      if (depth < 2.4) return top - 3;
      return top - 2.4 - (Math.abs(((x - mx + 60) % 5) - 2.5) > 2.2 ? 0.8 : 0);
    },
    inkAt: (x, y) => {
      const value = 0.7 + noise((x + y) / 2, y / 14) * 0.5;
      return Math.hypot(x - mx, y - my) > r - 1.8 ? shaded([74, 72, 70, 60], value) : shaded([132, 92, 56, 8], value);
    },
  });
}
