import type { Mm } from '../../../geometry/point.ts';
import { randomStream } from '../../draw/randomStream.ts';
import { axesOf, type Box, boundsAbout, boxOf, insetOf, placeIn } from '../footprint.ts';
import { type Ink, lay, type Maps, mixed, OWNER, shaded } from '../maps.ts';
import { clamp, fractalNoise, grainNoise, noise, smoothstep } from '../noise.ts';
import type { PlannedArea } from '../plan.ts';
import { layBarIn } from './timber.ts';

const STEEL: Ink = [104, 108, 96, 5];
const RUST: Ink = [100, 74, 58, 2];
const SOOT: Ink = [30, 27, 25, 2];
const TRACK: Ink = [58, 54, 50, 6];

/** Where the tracks of a wreck end and its hull begins, and the size of its turret, in half widths. The link of a track, mm. */
const TRACKS = 0.62;
const TURRET = 0.56;
const LINK: Mm = 5;
/** Returns burnt and rusty steel at a place of a wreck's own axes. */
function burntSteel(u: Mm, v: Mm, x: Mm, y: Mm): Ink {
  const rust = smoothstep(0.44, 0.66, fractalNoise(u / 22 + 30, v / 22));
  const soot = smoothstep(0.42, 0.66, fractalNoise(u / 34 + 60, v / 34 + 9));
  const value = 0.72 + noise(u / 5, v / 5) * 0.34 + (grainNoise(x, y) - 0.5) * 0.18;
  return shaded(mixed(mixed(STEEL, RUST, rust), SOOT, soot * 0.8), value);
}
/** Adds the wreck of a tank: tracks beside a hull with rivets and hatches, and a turret turned aside. */
export function layWreck(maps: Maps, { id, shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const axes = axesOf(box);
  const grain = randomStream(`wreck ${id}`);
  const [half, wide] = [box.long / 2, box.wide / 2];
  const aim = grain() * 2 * Math.PI;
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = Math.min(half - Math.abs(u), wide - Math.abs(v));
      if (depth < 0) return null;
      const beside = Math.abs(v) / wide;
      if (beside > TRACKS) return Math.min(top * 0.72, 4 + depth * 9) - ((u + 990) % LINK < 1.4 ? 2 : 0);
      const nose = Math.min(top * 0.8, top * 0.4 + depth * 1.6);
      return nose + (noise(u / 8, v / 8) - 0.5) * 1.6 - (Math.abs(Math.abs(u) - half * 0.62) < 0.7 ? 1.2 : 0);
    },
    inkAt: (x, y) => {
      const [u, v] = axes(x, y);
      if (Math.abs(v) / wide > TRACKS) return shaded(TRACK, 0.6 + ((u + 990) % LINK) / 9 + noise(u, v) * 0.2);
      return burntSteel(u, v, x, y);
    },
  });
  layTurret(maps, box, { aim, top, r: wide * TURRET });
  layGrille(maps, box, top);
}
interface Turret {
  readonly aim: number;
  readonly top: Mm;
  readonly r: Mm;
}
/** Adds the turret of a wreck with an open hatch, and its gun, which ends within the hull. */
function layTurret(maps: Maps, box: Box, { aim, top, r }: Turret): void {
  const axes = axesOf(box);
  const seat = { u: box.long * 0.08, v: 0 };
  const hatch = { u: seat.u - r * 0.3, v: r * 0.28 };
  const middle = placeIn(box, seat.u, seat.v);
  lay(maps, {
    bounds: [middle.x - r, middle.y - r, middle.x + r, middle.y + r],
    heightAt: (x, y) => {
      const [u, v] = axes(x, y);
      const depth = r - Math.hypot(u - seat.u, v - seat.v);
      if (depth < 0) return null;
      return Math.hypot(u - hatch.u, v - hatch.v) < r * 0.26 ? top * 0.82 : Math.min(top, top * 0.82 + depth * 3);
    },
    inkAt: (x, y) => {
      const [u, v] = axes(x, y);
      const inside = Math.hypot(u - hatch.u, v - hatch.v) < r * 0.26;
      return inside ? SOOT : shaded(burntSteel(u + 50, v, x, y), 1.08);
    },
  });
  const reach = Math.min(
    (box.long * 0.42 - seat.u * Math.sign(Math.cos(aim) || 1)) / Math.max(0.01, Math.abs(Math.cos(aim))),
    (box.wide * 0.46) / Math.max(0.01, Math.abs(Math.sin(aim))),
  );
  const along = (far: Mm): readonly [Mm, Mm] => [seat.u + Math.cos(aim) * far, Math.sin(aim) * far];
  layBarIn(maps, box, { from: along(r * 0.8), to: along(reach), r: 2.3, z: top * 0.93, ink: shaded(STEEL, 0.7) });
}
/** Adds the slats above the engine of a wreck. */
function layGrille(maps: Maps, box: Box, top: Mm): void {
  for (let n = 0; n < 4; n++) {
    const u = -box.long * 0.36 + n * 4.2;
    layBarIn(maps, box, { from: [u, -box.wide * 0.2], to: [u, box.wide * 0.2], r: 1.1, z: top * 0.81, ink: SOOT });
  }
}

/** The length and width of a sandbag, mm. */
const BAG: Mm = 19;
const BAG_WIDE: Mm = 13;
const CANVAS_CLOTH: readonly Ink[] = [
  [170, 152, 112],
  [154, 138, 102],
  [182, 166, 126],
];
/** Adds a wall of sandbags: two rows side by side, and a row on top of them. */
export function laySandbags(maps: Maps, { id, shape, top }: PlannedArea): void {
  const box = boxOf(shape);
  const axes = axesOf(box);
  const grain = randomStream(`sandbags ${id}`);
  const isWithin = (x: Mm, y: Mm): boolean => insetOf(shape, x, y).depth >= 0;
  lay(maps, {
    bounds: boundsAbout(shape),
    heightAt: (x, y) => (isWithin(x, y) ? 2 : null),
    inkAt: (x, y) => shaded([104, 90, 64], 0.6 + noise(x / 3, y / 3) * 0.4),
  });
  const count = Math.round(box.long / BAG);
  const long = box.long / count;
  for (const { v, z, odd } of [
    { v: -box.wide / 2 + BAG_WIDE / 2, z: top * 0.5, odd: 0 },
    { v: box.wide / 2 - BAG_WIDE / 2, z: top * 0.5, odd: 0.5 },
    { v: 0, z: top, odd: 0.25 },
  ]) {
    for (let n = -1; n <= count; n++) {
      const u = (n + 0.5 + odd) * long - box.long / 2 + (grain() - 0.5) * 1.4;
      const cloth = CANVAS_CLOTH[Math.floor(grain() * CANVAS_CLOTH.length)] as Ink;
      layBag(maps, axes, { u, v: v + (grain() - 0.5) * 1.2, long, z: z - grain() * 1.5, cloth, box, isWithin });
    }
  }
}
interface Bag {
  readonly u: Mm;
  readonly v: Mm;
  readonly long: Mm;
  readonly z: Mm;
  readonly cloth: Ink;
  readonly box: Box;
  readonly isWithin: (x: Mm, y: Mm) => boolean;
}
function layBag(maps: Maps, axes: ReturnType<typeof axesOf>, { u, v, long, z, cloth, box, isWithin }: Bag): void {
  const middle = placeIn(box, u, v);
  const reach = long * 0.62;
  /** How far a place is from the middle of the bag: 1 at its edge. */
  const farAt = (x: Mm, y: Mm): number => {
    const [p, q] = axes(x, y);
    return ((Math.abs(p - u) / (long * 0.54)) ** 3 + (Math.abs(q - v) / (BAG_WIDE * 0.52)) ** 3) ** (1 / 3);
  };
  lay(maps, {
    bounds: [middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach],
    owner: OWNER.standing,
    heightAt: (x, y) => {
      const far = farAt(x, y);
      if (far > 1 || !isWithin(x, y)) return null;
      return z - 8 + 8 * Math.sqrt(1 - far * far) + (noise(x / 4, y / 4) - 0.5) * 1.6;
    },
    inkAt: (x, y) => {
      const weave = 0.9 + grainNoise(x, y) * 0.16 + (noise(x / 6, y / 6) - 0.5) * 0.2;
      return shaded(cloth, weave * (1 - smoothstep(0.7, 1, clamp(farAt(x, y))) * 0.25));
    },
  });
}
