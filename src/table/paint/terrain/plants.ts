import type { Mm } from '../../../geometry/point.ts';
import { boundsOf } from '../../../geometry/shape.ts';
import { randomStream } from '../../draw/randomStream.ts';
import { boundsAbout, insetOf } from '../footprint.ts';
import { boundsAround, type Ink, lay, type Maps, type Owner, OWNER, shaded } from '../maps.ts';
import { grainNoise, noise, smoothstep } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';

/** The leaves of crowns: green, olive, and the brown of autumn. */
const LEAVES: readonly Ink[] = [
  [94, 112, 50],
  [124, 128, 56],
  [136, 104, 46],
];
/** A clump of leaves: its place and size in mm, its height, and its brightness. */
interface Clump {
  readonly x: Mm;
  readonly y: Mm;
  readonly z: Mm;
  readonly size: Mm;
  readonly value: number;
  readonly warm: number;
}
interface Foliage {
  readonly leaves: Ink;
  readonly tall: Mm;
  readonly owner: Owner;
  readonly isWithin: (x: Mm, y: Mm) => boolean;
}
/** Adds clumps of leaves, each with its own light, with holes down to the dark between them. */
function layClumps(maps: Maps, clumps: readonly Clump[], { leaves, tall, owner, isWithin }: Foliage): void {
  for (const { x, y, z, size, value, warm } of clumps.toSorted((a, b) => a.z - b.z)) {
    lay(maps, {
      bounds: boundsAround(x, y, size),
      owner,
      heightAt: (px, py) => {
        const ragged = (noise(px / 1.3, py / 1.3) - 0.5) * 0.9 + (grainNoise(px, py) - 0.5) * 0.5;
        const far = Math.hypot(px - x, py - y) / size + ragged;
        if (far > 0.86 || !isWithin(px, py)) return null;
        return z + Math.sqrt(1 - Math.min(1, far * far)) * size * 0.8 + (grainNoise(px * 0.8, py * 0.8) - 0.5) * 3.2;
      },
      inkAt: (px, py) => {
        const speck = grainNoise(px * 0.9 + 40, py * 0.9);
        const high = 0.7 + 0.5 * smoothstep(tall * 0.4, tall * 0.95, z);
        const light = value * (0.6 + speck * speck * 0.9) * high;
        return shaded([leaves[0] + warm * 26, leaves[1] + warm * 16, leaves[2]], light);
      },
    });
  }
}

/** A round crown of leaves, and how many clumps it has per square mm. */
interface Crown {
  readonly x: Mm;
  readonly y: Mm;
  readonly r: Mm;
  readonly tall: Mm;
  readonly dense: number;
}
/** Returns the clumps of a crown: a dome that is highest in the middle, with lobes of its own. */
function clumpsOf({ x, y, r, tall, dense }: Crown, grain: () => number): Clump[] {
  const [lobes, phase] = [5 + Math.floor(grain() * 3), grain() * 6];
  return Array.from({ length: Math.round(r * r * dense) }, (): Clump => {
    const far = Math.sqrt(grain());
    const angle = grain() * 2 * Math.PI;
    const size = 2 + grain() ** 1.6 * Math.min(4, r * 0.16);
    const out = far * (r - size * 0.2);
    const lobe = Math.cos(angle * lobes + phase + far * 2) * far * 0.2;
    const dome = 0.34 + 0.6 * Math.sqrt(1 - far * far) + lobe;
    const place = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out };
    const z = Math.min(tall, tall * dome + (grain() - 0.5) * 13);
    return { ...place, z, size, value: 0.72 + lobe * 1.4 + grain() * 0.5, warm: grain() };
  });
}

/** The sizes of a group's crowns in radii of its footprint. A smaller footprint (mm) is a single tree. */
const CROWNS = [0.62, 0.56, 0.52];
const GROUP: Mm = 40;
/** Adds a tree or a group of trees as seen from above. The crowns fill their footprint. */
export function layTree(maps: Maps, { id, shape, top }: PlannedArea): void {
  const { at, width } = boundsOf(shape);
  const r = width / 2;
  const middle = { x: at.x + r, y: at.y + r };
  const grain = randomStream(`${id} tree`);
  const isWithin = (x: Mm, y: Mm): boolean => insetOf(shape, x, y).depth > noise(x / 6, y / 6) * 2.4;
  lay(maps, {
    bounds: boundsAbout(shape),
    owner: OWNER.crown,
    heightAt: (x, y) => (isWithin(x, y) ? top * 0.24 : null),
    inkAt: (x, y) => shaded([46, 56, 26], 0.7 + grainNoise(x, y) * 0.5),
  });
  const from = grain() * 2 * Math.PI;
  const leavesOf = (i: number): Ink => LEAVES[(Math.floor(from * 7) + i) % 5 === 0 ? 2 : i % 2] as Ink;
  const paintCrown = (crown: Crown, i: number): void =>
    layClumps(maps, clumpsOf(crown, grain), { leaves: leavesOf(i), tall: crown.tall, owner: OWNER.crown, isWithin });
  if (r < GROUP) {
    paintCrown({ ...middle, r, tall: top, dense: 0.62 }, Math.floor(from * 5));
    return;
  }
  paintCrown({ ...middle, r, tall: top * 0.6, dense: 0.5 }, 0);
  CROWNS.forEach((share, i) => {
    const turn = from + (i * 2 * Math.PI) / CROWNS.length;
    const off = r * (1 - share);
    const crown = { x: middle.x + Math.cos(turn) * off, y: middle.y + Math.sin(turn) * off };
    paintCrown({ ...crown, r: share * r, tall: top * (1 - i * 0.1), dense: 0.4 }, i);
  });
}

/** Adds a hedge of leaves that fills its footprint. */
export function layHedge(maps: Maps, { id, shape, top }: PlannedArea): void {
  const grain = randomStream(id);
  const bounds = boundsAbout(shape);
  lay(maps, {
    bounds,
    heightAt: (x, y) => {
      const depth = insetOf(shape, x, y).depth - noise(x / 4, y / 4) * 0.9;
      return depth < 0 ? null : Math.min(top * 0.7, 2 + depth * 5);
    },
    inkAt: (x, y) => shaded([58, 70, 34], 0.6 + grainNoise(x, y) * 0.6),
  });
  const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]];
  const clumps = Array.from({ length: Math.round((wide * high) / 9) }, (): Clump => {
    const [x, y] = [bounds[0] + grain() * wide, bounds[1] + grain() * high];
    const depth = insetOf(shape, x, y).depth;
    const z = Math.min(top * 0.94, top * (0.4 + Math.min(1, depth / 7) * 0.5) + (grain() - 0.5) * 6);
    return { x, y, z, size: 1.8 + grain() * 3, value: 0.7 + grain() * 0.5, warm: grain() * 0.5 };
  }).filter(({ x, y }) => insetOf(shape, x, y).depth > 0.6);
  const isWithin = (x: Mm, y: Mm): boolean => insetOf(shape, x, y).depth > 0;
  layClumps(maps, clumps, { leaves: [84, 108, 48], tall: top, owner: OWNER.standing, isWithin });
}
