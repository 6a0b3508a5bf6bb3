import {
  type Eye,
  type ViewLine,
  type Prism,
  type EyeCoordinates,
  type Target,
  isInViewWedge,
  viewLine,
  occludingRidges,
  toEyeCoordinates,
} from './viewLine.ts';
import type { Mm, Point } from './point.ts';
import { type Ridge, areaUnderRidge, ridgeCrossings, ridgeHeight, isRidgeAbove, levelCrossings } from './ridge.ts';
import { type Shape, cornersOf } from './shape.ts';
import { directions } from './rotation.ts';

export type { Eye, Prism, Target } from './viewLine.ts';

/**
 * A corner of the skyline: mm across the target (right of its middle is positive), mm hidden above its base, and what hides it
 * from here to the next corner.
 */
interface SkylineCorner {
  readonly x: Mm;
  readonly z: Mm;
  readonly by: string | null;
}
/**
 * What an eye sees of a target: the hidden part of its silhouette (0 to 1), its skyline from left to right, and each occluder's
 * part, largest first.
 */
export interface Sight {
  readonly share: number;
  readonly skyline: readonly SkylineCorner[];
  readonly takes: readonly { readonly id: string; readonly share: number }[];
}
/** A point of the shooter's view: mm to the right of the target's middle, and mm above its base. */
export interface SightPoint {
  readonly x: Mm;
  readonly z: Mm;
}
/** A part of the target's width under one ridge, or under none. */
interface Strip {
  readonly from: Mm;
  readonly to: Mm;
  readonly ridge: Ridge | null;
}

/** Widths below this many mm hide nothing. */
const HAIR: Mm = 1e-9;
/** How many straight pieces a curved strip is drawn with. */
const PIECES = 8;
/** The corners of a disc's drawn outline. */
const RIM = directions(32);

/**
 * Returns exactly how much of the target's silhouette the prisms hide from the eye. The silhouette is a rectangle of its apparent
 * width and height in mm, seen in perspective on the plane through its middle. Leave shooter and target out of the prisms. An eye
 * straight above the target sees all of it. Throws if the target has no width or height.
 */
export function computeSight(eye: Eye, target: Target, prisms: readonly Prism[]): Sight {
  const { half, tall } = sound(target);
  const look = viewLine(eye, target);
  const strips = look ? stripsOf(ridgesIn(prisms, look), look, -half, half) : [{ from: -half, to: half, ridge: null }];
  const areas = new Map<string, number>();
  for (const strip of strips) {
    const area = areaOf(strip, tall);
    if (strip.ridge && area > 0) areas.set(strip.ridge.by, (areas.get(strip.ridge.by) ?? 0) + area);
  }
  const takes = [...areas]
    .map(([id, area]) => ({ id, share: shareOf(area / (2 * half * tall)) }))
    .filter((take) => take.share > 0)
    .toSorted((a, b) => b.share - a.share);
  // Rounded once: exactly a third stays a third, however many parts it has.
  const hidden = [...areas.values()].reduce((sum, area) => sum + area, 0);
  const share = shareOf(hidden / (2 * half * tall));
  return { share, skyline: skylineOf(strips, tall), takes };
}

/** Returns only the hidden part of a sight, as `computeSight` does, but several times faster. */
export function hiddenFraction(eye: Eye, target: Target, prisms: readonly Prism[]): number {
  const { half, tall } = sound(target);
  const look = viewLine(eye, target);
  if (!look) return 0;
  const [whole, rest]: [Ridge[], Ridge[]] = [[], []];
  for (const ridge of ridgesIn(prisms, look)) (isRidgeAbove(ridge, tall) ? whole : rest).push(ridge);
  let hidden = 0;
  let from = -half;
  // Where a ridge hides the full height, nothing else matters.
  for (const { from: left, to: right } of whole.toSorted((a, b) => a.from - b.from)) {
    if (right <= from) continue;
    const start = Math.max(from, left);
    hidden += hiddenBetween(rest, look, from, start) + tall * (right - start);
    from = right;
  }
  return shareOf((hidden + hiddenBetween(rest, look, from, half)) / (2 * half * tall));
}
/** Returns the area in mm² that ridges hide between two places across. */
function hiddenBetween(ridges: readonly Ridge[], look: ViewLine, from: Mm, to: Mm): number {
  if (to - from < HAIR) return 0;
  const here = ridges.filter((ridge) => ridge.from < to && ridge.to > from);
  return here.length === 0
    ? 0
    : stripsOf(here, look, from, to).reduce((sum, strip) => sum + areaOf(strip, look.target.tall), 0);
}

function sound(target: Target): Target {
  if (target.half > 0 && target.tall > 0) return target;
  throw new RangeError('A target needs a width and a height to be seen.');
}
function ridgesIn(prisms: readonly Prism[], look: ViewLine): Ridge[] {
  return prisms.flatMap((prism) => (isInViewWedge(prism.shape, look) ? occludingRidges(prism, look) : []));
}

/** Clamps a value to 0 to 1 and rounds it to a billionth, so that devices agree. */
function shareOf(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1e9) / 1e9));
}

/** Cuts a part of the target's width wherever something changes. Each strip has its highest ridge; the first prism wins a tie. */
function stripsOf(ridges: readonly Ridge[], look: ViewLine, start: Mm, end: Mm): Strip[] {
  const cuts = cutsOf(ridges, look)
    .filter((cut) => cut > start && cut < end)
    .toSorted((a, b) => a - b);
  const strips: Strip[] = [];
  let from = start;
  for (const to of [...cuts, end]) {
    if (to - from < HAIR) continue;
    strips.push({ from, to, ridge: highestAt(ridges, (from + to) / 2) });
    from = to;
  }
  return strips;
}

function cutsOf(ridges: readonly Ridge[], look: ViewLine): number[] {
  const cuts: number[] = [];
  for (const [i, one] of ridges.entries()) {
    cuts.push(one.from, one.to, ...levelCrossings(one, 0), ...levelCrossings(one, look.target.tall));
    for (let k = i + 1; k < ridges.length; k++) {
      const two = ridges[k] as Ridge;
      if (one.from < two.to && two.from < one.to) cuts.push(...ridgeCrossings(one, two, look.far));
    }
  }
  return cuts;
}

function highestAt(ridges: readonly Ridge[], x: Mm): Ridge | null {
  let best: Ridge | null = null;
  let height = -Infinity;
  for (const ridge of ridges) {
    if (x < ridge.from || x > ridge.to) continue;
    const here = ridgeHeight(ridge, x);
    if (here > height + HAIR) {
      best = ridge;
      height = here;
    }
  }
  return best;
}

/** Returns the hidden area of a strip in mm². No ridge crosses the target's base or top within a strip. */
function areaOf({ from, to, ridge }: Strip, tall: Mm): number {
  const height = ridge ? ridgeHeight(ridge, (from + to) / 2) : 0;
  if (!ridge || height <= 0) return 0;
  return height >= tall ? tall * (to - from) : areaUnderRidge(ridge, from, to);
}

function skylineOf(strips: readonly Strip[], tall: Mm): SkylineCorner[] {
  const skyline: SkylineCorner[] = [];
  for (const strip of strips) {
    for (const corner of cornersOfStrip(strip, tall)) {
      const last = skyline.at(-1);
      if (last && last.x === corner.x && last.z === corner.z) skyline.pop();
      skyline.push(corner);
    }
  }
  return skyline;
}

function cornersOfStrip(strip: Strip, tall: Mm): SkylineCorner[] {
  const { from, to, ridge } = strip;
  const hides = ridge !== null && areaOf(strip, tall) > 0;
  const pieces = hides && ridge.bulge !== 0 ? PIECES : 1;
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / pieces;
    const z = hides ? Math.min(tall, Math.max(0, ridgeHeight(ridge, x))) : 0;
    return { x: hundredth(x), z: hundredth(z), by: hides ? ridge.by : null };
  });
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/**
 * Returns a prism's outline in the shooter's view, in mm on the target's plane, anticlockwise: the convex hull of what is between
 * the eye and the plane. Empty if nothing is.
 */
export function projectPrism(eye: Eye, target: Target, prism: Prism): SightPoint[] {
  const look = viewLine(eye, target);
  if (!look) return [];
  const near = Math.max(1, look.far / 100);
  const spots = clippedFootprint(prism, look, near).flatMap(({ ahead, right }) =>
    [prism.from, prism.top].map((z) => ({
      x: hundredth((right / ahead) * look.far),
      z: hundredth(eye.z + ((z - eye.z) / ahead) * look.far - target.z),
    })),
  );
  return hullOf(spots);
}

/** Returns the corners of the footprint from `near` mm before the eye to the target's plane, including cuts, in no order. */
function clippedFootprint(prism: Prism, look: ViewLine, near: Mm): EyeCoordinates[] {
  const outline = outlineOf(prism.shape).map((point) => toEyeCoordinates(look, point));
  const kept = outline.filter(({ ahead }) => ahead >= near && ahead <= look.far);
  for (const [i, to] of outline.entries()) {
    const from = outline.at(i - 1) ?? to;
    for (const ahead of [near, look.far]) {
      if (from.ahead > ahead === to.ahead > ahead) continue;
      const part = (ahead - from.ahead) / (to.ahead - from.ahead);
      kept.push({ ahead, right: from.right + part * (to.right - from.right) });
    }
  }
  return kept;
}

/** Returns the corners of a shape in mm, not rounded. A disc gets many. */
function outlineOf(shape: Shape): readonly Point[] {
  if (shape.kind !== 'disc') return cornersOf(shape);
  const { at, r } = shape;
  return RIM.map((ray) => ({ x: at.x + ray.x * r, y: at.y + ray.y * r }));
}

/** Returns the convex hull, along its lower side to the right and back along its upper side. */
function hullOf(spots: readonly SightPoint[]): SightPoint[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.z - b.z);
  const lower = chainOf(sorted);
  const upper = chainOf(sorted.toReversed());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** Returns the points of a sorted list that form a chain turning only left. */
function chainOf(spots: readonly SightPoint[]): SightPoint[] {
  const chain: SightPoint[] = [];
  for (const spot of spots) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (!before || !last || bend(before, last, spot) > 0) break;
      chain.pop();
    }
    chain.push(spot);
  }
  return chain;
}

function bend(a: SightPoint, b: SightPoint, c: SightPoint): number {
  return (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
}
