import { boundsAbout, coarseField, distanceToLine, insetOf } from './footprint.ts';
import { type Bounds, boundsAround, eachPixel, type Ink, type Maps, mixed, setInk, shaded } from './maps.ts';
import { clamp, fractalNoise, mix, noise, smoothstep, whiteNoise } from './noise.ts';
import type { PlannedArea, TablePlan } from './plan.ts';
import { type Soil, SOILS } from './soils.ts';
import { farmland } from './plots.ts';
import { asphaltAt, paving } from './paving.ts';

/** The fields that a ground is worked out from: distances in mm. */
interface Fields {
  /** Half the width of the road, and to its middle. */
  readonly half: number;
  readonly road: (x: number, y: number) => number;
  /** To the nearest terrain, and to the nearest crown. */
  readonly feet: (x: number, y: number) => number;
  readonly crowns: (x: number, y: number) => number;
  /** Patches of 17, 9 and 5 cm, 0 to 1. */
  readonly large: (x: number, y: number) => number;
  readonly moss: (x: number, y: number) => number;
  readonly middle: (x: number, y: number) => number;
}
/** From this distance (mm) on, a thing does not change the ground. */
const FAR = 45;
/** Something that changes the ground around it: where it is, and the distance (mm) from its edge to a place outside. */
interface Source {
  readonly bounds: Bounds;
  readonly gap: (x: number, y: number) => number;
}
function nearestOf(sources: readonly Source[]): (x: number, y: number) => number {
  return (x, y) => {
    let least = FAR;
    for (const { bounds, gap } of sources) {
      const isNear = x > bounds[0] - least && x < bounds[2] + least && y > bounds[1] - least && y < bounds[3] + least;
      if (isNear) least = Math.min(least, gap(x, y));
    }
    return least;
  };
}
const sourceOf = ({ shape }: PlannedArea): Source => ({
  bounds: boundsAbout(shape),
  gap: (x, y) => -insetOf(shape, x, y).depth,
});
/** Bends a noise. Its patches would have square corners otherwise. */
const bent =
  (noiseAt: (x: number, y: number) => number) =>
  (x: number, y: number): number => {
    const [right, down] = [noise(x / 37 + 60, y / 37) - 0.5, noise(x / 37, y / 37 + 60) - 0.5];
    return noiseAt(x * 0.8 - y * 0.6 + right * 34, x * 0.6 + y * 0.8 + down * 34);
  };
function fieldsOf({ view, areas, road, strewn }: TablePlan): Fields {
  const { width, height } = view;
  const field = (valueAt: (x: number, y: number) => number) => coarseField(width, height, valueAt);
  const worn = strewn
    .filter(({ kind }) => kind !== 'tracks' && kind !== 'crater')
    .map(({ at, r }): Source => ({
      bounds: boundsAround(at.x, at.y, r),
      gap: (x, y) => Math.hypot(at.x - x, at.y - y) - r * 0.8,
    }));
  const feet = areas.filter(({ style, top }) => style !== 'tree' && top > 0).map(sourceOf);
  return {
    half: (road?.wide ?? 40) / 2,
    road: road ? field((x, y) => distanceToLine(road.points, x, y)) : () => 1e6,
    feet: field(nearestOf([...feet, ...worn])),
    crowns: field(nearestOf(areas.filter(({ style }) => style === 'tree').map(sourceOf))),
    large: field((x, y) => fractalNoise(x / 170 + 3, y / 170 + 7)),
    middle: field(bent((x, y) => fractalNoise(x / 46 + 40, y / 46))),
    moss: field(bent((x, y) => fractalNoise(x / 90 + 90, y / 90 + 12))),
  };
}

/** A place (mm) and its noises, each 0 to 1, from patches of 17 cm down to grains. */
interface Noises {
  readonly x: number;
  readonly y: number;
  readonly large: number;
  readonly moss: number;
  readonly middle: number;
  readonly small: number;
  readonly tiny: number;
  readonly grain: number;
  /** Breaks up borders, about -.5 to .5. */
  readonly dither: number;
}
function noisesAt(fields: Fields, x: number, y: number, index: number): Noises {
  const small = noise(x / 9, y / 9);
  const tiny = noise(x / 2.6 + 7, y / 2.6);
  const grain = whiteNoise(index, 7);
  return {
    x,
    y,
    large: fields.large(x, y),
    middle: fields.middle(x, y),
    moss: fields.moss(x, y),
    small,
    tiny,
    grain,
    dither: (small - 0.5) * 0.42 + (tiny - 0.5) * 0.38 + (grain - 0.5) * 0.18,
  };
}

/** Returns how worn a place is: on roads, at the feet of things, below trees, and where the plants are thin. */
function wornAt(fields: Fields, soil: Soil, n: Noises): number {
  const { x, y } = n;
  const across = soil.road === 'dirt' ? fields.road(x, y) / fields.half : FAR;
  return Math.max(
    1.42 - across * 0.92 - Math.max(0, 0.36 - across) * 3.1 * smoothstep(0.38, 0.6, n.middle),
    0.96 - fields.feet(x, y) / 12 - (n.middle - 0.42) * 2.6,
    (n.middle - 0.56) * 3.2 + (n.large - 0.55) * 1.2 + soil.bareness,
    0.4 - (fields.crowns(x, y) / 16) * 0.5 + (n.middle - 0.6) * 2,
  );
}
/** Returns the plants of a place: lush, dry or mossy by noise, in grains of flock. */
function plantsAt({ lush, dry, moss }: Soil, n: Noises): Ink {
  const { x, y, large, middle, tiny, grain, dither } = n;
  const dryness = smoothstep(0.44, 0.7, large * 0.75 + middle * 0.3 + dither * 0.35 - 0.02);
  const mossy = smoothstep(0.56, 0.76, n.moss + dither * 0.3 + (0.5 - large) * 0.3);
  const fibre = whiteNoise(Math.floor(x * 2.6), Math.floor(y * 2.6));
  const flock = (0.74 + grain * 0.2 + fibre * fibre * 0.42 + (tiny - 0.5) * 0.42) * (0.86 + large * 0.3);
  return shaded(mixed(mixed(lush, dry, dryness), moss, mossy), flock);
}
/** Returns how deep the ruts of a dirt road are here, 0 to 1. */
const rutsAt = (far: number, half: number): number =>
  Math.exp(-(((far - half * 0.5) / (half * 0.16)) ** 2)) * smoothstep(1.4, 0.7, far / half);

/** Paints the ground of a table: plants and bare soil with soft, broken borders, its road and its yards. */
export function paintGround(maps: Maps, plan: TablePlan): void {
  const soil = SOILS[plan.mat];
  if (!soil) throw new Error(`The mat ${plan.mat} has no soil.`);
  const fields = fieldsOf(plan);
  const { half } = fields;
  const dirt = soil.road === 'dirt';
  const paved = paving(plan);
  const farmed = soil.farmed ? farmland(plan) : () => null;
  eachPixel(maps, [0, 0, maps.view.width, maps.view.height], (x, y, i) => {
    const n = noisesAt(fields, x, y, i);
    const worn = wornAt(fields, soil, n);
    const bare = smoothstep(0.36, 0.64, worn + n.dither);
    const far = fields.road(x, y);
    const ruts = dirt ? rutsAt(far, half) * smoothstep(0.2, 0.6, n.middle + n.tiny * 0.3) : 0;
    const sand = 0.78 + n.grain * 0.3 + (noise(x / 5 + 77, y / 5) - 0.5) * 0.3 + (n.large - 0.5) * 0.3 - ruts * 0.2;
    const damp = smoothstep(10, -4, fields.feet(x, y)) * 0.08;
    const ink = mixed(plantsAt(soil, n), shaded(soil.earth, sand * (1 - damp)), bare);
    const thick = 1 - smoothstep(0.1, 0.9, worn + n.dither * 1.3);
    const grass = thick * (0.8 + n.small * 0.9) + (1 - bare) * (n.tiny * 0.8 + n.grain * 0.5);
    const height = (n.large - 0.5) * 5 + grass + bare * (noise(x / 3, y / 3) * 0.5 + n.grain * 0.16) - ruts * 0.8;
    const hard = paved(x, y) ?? farmed(x, y) ?? (dirt ? null : asphaltAt(far + n.dither * 5, half, x, y));
    const part = hard ? hard.part : 0;
    maps.bare[i] = clamp(Math.max(bare, part));
    maps.heights[i] = hard ? mix(height, hard.height, part) : height;
    setInk(maps.colours, i, hard ? mixed(ink, hard.ink, part) : ink);
  });
}
