import { type Mm, type Point, squaredDistance } from './point.ts';
import { type Ridge, type Quadratic, quadraticRoots, straightRidge } from './ridge.ts';
import { type Disc, type Polygon, type Rect, type Shape, edgesOf, isInside } from './shape.ts';

/** An upright body: its footprint, and the heights of its underside and top in mm above the table. */
export interface Prism {
  readonly id: string;
  readonly shape: Shape;
  readonly from: Mm;
  readonly top: Mm;
}
/** The eye, `z` mm above the table. */
export interface Eye {
  readonly at: Point;
  readonly z: Mm;
}
/** What is looked at: the middle of its base, half its apparent width, the height of its base above the table, and its own height, in mm. */
export interface Target {
  readonly at: Point;
  readonly half: Mm;
  readonly z: Mm;
  readonly tall: Mm;
}
/** The line from the eye to the target: its unit vector, and the distance of the target's plane in mm. */
export interface ViewLine {
  readonly eye: Eye;
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  readonly far: Mm;
}
/** A point as the eye sees it: mm ahead and mm to the right. */
export interface EyeCoordinates {
  readonly ahead: Mm;
  readonly right: Mm;
}

/** An eye on an edge counts as this much nearer to the target, in mm. */
const HAIR: Mm = 1e-3;

/** Returns the view line from an eye to a target, or null if it is straight up or down. */
export function viewLine(eye: Eye, target: Target): ViewLine | null {
  const distance = Math.sqrt(squaredDistance(eye.at, target.at));
  if (distance === 0) return null;
  const x = (target.at.x - eye.at.x) / distance;
  const y = (target.at.y - eye.at.y) / distance;
  return { eye, target, x, y, far: distance };
}

/** Returns a point of the table in eye coordinates, in mm. */
export function toEyeCoordinates(look: ViewLine, point: Point): EyeCoordinates {
  const dx = point.x - look.eye.at.x;
  const dy = point.y - look.eye.at.y;
  return { ahead: dx * look.x + dy * look.y, right: dy * look.x - dx * look.y };
}

/** Whether a footprint reaches the wedge between the eye and the target's width, which is slightly widened. Others hide nothing. */
export function isInViewWedge(shape: Shape, look: ViewLine): boolean {
  const [ahead, right] = shape.kind === 'polygon' ? spread(shape, look) : boxed(shape, look);
  if (ahead.most < -HAIR || ahead.least > look.far + HAIR) return false;
  const wide = look.target.half * Math.min(1, Math.max(0, ahead.most / look.far)) + HAIR;
  return right.least <= wide && right.most >= -wide;
}

interface Span {
  least: number;
  most: number;
}
/** Returns how far a disc or a rectangle extends ahead and to the right. */
function boxed(shape: Disc | Rect, look: ViewLine): [ahead: Span, right: Span] {
  if (shape.kind === 'disc') {
    const { ahead, right } = toEyeCoordinates(look, shape.at);
    const { r } = shape;
    return [
      { least: ahead - r, most: ahead + r },
      { least: right - r, most: right + r },
    ];
  }
  const [x, y] = [shape.width / 2, shape.height / 2];
  const { ahead, right } = toEyeCoordinates(look, { x: shape.at.x + x, y: shape.at.y + y });
  const along = x * Math.abs(look.x) + y * Math.abs(look.y);
  const across = x * Math.abs(look.y) + y * Math.abs(look.x);
  return [
    { least: ahead - along, most: ahead + along },
    { least: right - across, most: right + across },
  ];
}
function spread({ points }: Polygon, look: ViewLine): [ahead: Span, right: Span] {
  const [along, across]: [Span, Span] = [
    { least: Infinity, most: -Infinity },
    { least: Infinity, most: -Infinity },
  ];
  for (const point of points) {
    const { ahead, right } = toEyeCoordinates(look, point);
    along.least = Math.min(along.least, ahead);
    along.most = Math.max(along.most, ahead);
    across.least = Math.min(across.least, right);
    across.most = Math.max(across.most, right);
  }
  return [along, across];
}

/** Returns what a prism hides of the target's plane: its nearest edges if its top is above the eye, the farthest ones up to the plane if below. */
export function occludingRidges(prism: Prism, look: ViewLine): Ridge[] {
  const { shape } = prism;
  if (prism.top > look.eye.z && isInside(hairAhead(look), shape)) {
    return [straightRidge(prism.id, -look.target.half, look.target.half, Infinity, 0)];
  }
  return shape.kind === 'disc' ? discRidges(prism, shape, look) : edgeRidges(prism, look);
}

function hairAhead({ eye, x, y }: ViewLine): Point {
  return { x: eye.at.x + x * HAIR, y: eye.at.y + y * HAIR };
}

/** Returns the ridges of a straight-edged prism. Each edge is linear across the target's plane. */
function edgeRidges(prism: Prism, look: ViewLine): Ridge[] {
  const ridges: Ridge[] = [];
  const chords: number[] = [];
  for (const [a, b] of edgesOf(prism.shape)) {
    const from = toEyeCoordinates(look, a);
    const to = toEyeCoordinates(look, b);
    const ridge = edgeRidge(prism, look, from, to, areaAtEye(look, a, b));
    if (ridge) ridges.push(ridge);
    if (from.ahead > look.far !== to.ahead > look.far) {
      const part = (look.far - from.ahead) / (to.ahead - from.ahead);
      chords.push(from.right + part * (to.right - from.right));
    }
  }
  return prism.top < look.eye.z ? [...ridges, ...chordRidges(prism, look, chords)] : ridges;
}

/** Returns twice the area of the triangle of the eye and an edge, exact for whole mm; 0 if the eye looks along the edge. */
function areaAtEye({ eye }: ViewLine, a: Point, b: Point): number {
  return (a.x - eye.at.x) * (b.y - eye.at.y) - (b.x - eye.at.x) * (a.y - eye.at.y);
}

function edgeRidge(prism: Prism, look: ViewLine, from: EyeCoordinates, to: EyeCoordinates, area: number): Ridge | null {
  const span = area === 0 ? null : visibleSpan(look, from, to);
  if (!span) return null;
  const { eye, target, far: distance } = look;
  const across = span.map((part) => {
    const ahead = from.ahead + part * (to.ahead - from.ahead);
    return ((from.right + part * (to.right - from.right)) / ahead) * distance;
  });
  const rise = (prism.top - eye.z) / area;
  const level = eye.z - target.z + rise * (to.right - from.right) * distance;
  const left = Math.max(-target.half, Math.min(...across));
  const right = Math.min(target.half, Math.max(...across));
  return straightRidge(prism.id, left, right, level, rise * (from.ahead - to.ahead));
}

/** Returns the part of an edge, 0 to 1, that is before the target's plane and within its width as the eye sees it, or null. */
function visibleSpan(
  { target, far: distance }: ViewLine,
  from: EyeCoordinates,
  to: EyeCoordinates,
): [number, number] | null {
  const wide = target.half / distance;
  const rooms = [
    [from.ahead * wide - from.right, to.ahead * wide - to.right],
    [from.ahead * wide + from.right, to.ahead * wide + to.right],
    [distance - from.ahead, distance - to.ahead],
  ] as const;
  let first = 0;
  let last = 1;
  for (const [here, there] of rooms) {
    if (here < 0 && there < 0) return null;
    if (here < 0) first = Math.max(first, here / (here - there));
    if (there < 0) last = Math.min(last, here / (here - there));
  }
  return first < last ? [first, last] : null;
}

/** Where a footprint crosses the target's plane itself, everything below its top is hidden. */
function chordRidges(prism: Prism, { target }: ViewLine, ends: readonly number[]): Ridge[] {
  const sorted = ends.toSorted((a, b) => a - b);
  const ridges: Ridge[] = [];
  for (const [i, end] of sorted.entries()) {
    const start = sorted[i - 1];
    if (i % 2 === 0 || start === undefined) continue;
    const left = Math.max(-target.half, start);
    const right = Math.min(target.half, end);
    if (left < right) ridges.push(straightRidge(prism.id, left, right, prism.top - target.z, 0));
  }
  return ridges;
}

/** Returns the ridges of a disc: its arc within the target's width and before its plane, and what it covers on the plane itself. */
function discRidges(prism: Prism, disc: Disc, look: ViewLine): Ridge[] {
  const { ahead, right } = toEyeCoordinates(look, disc.at);
  const above = prism.top > look.eye.z;
  const outside = squaredDistance(disc.at, look.eye.at) - disc.r * disc.r;
  if (above && outside <= 0) return [];
  const arc = arcOf(prism, disc, look, outside === 0 ? -HAIR : outside);
  const depth = disc.r * disc.r - (look.far - ahead) ** 2;
  const chord = depth > 0 ? [right - Math.sqrt(depth), right + Math.sqrt(depth)] : [];
  const arcs = spansBetween([...quadraticRoots(arc.ridge.square), ...chord], look.target.half)
    .filter(([from, to]) => arc.isBefore((from + to) / 2))
    .map(([from, to]): Ridge => ({ ...arc.ridge, from, to }));
  return above ? arcs : [...arcs, ...chordRidges(prism, look, chord)];
}

/**
 * Returns a disc's relevant arc over the whole width, and whether it is between eye and plane at a place across. Along a
 * direction t (right by ahead) it meets the circle where 1/ahead = (ahead + right t ± √q(t)) / outside, with the centre's ahead
 * and right. The nearest edge (+) counts from below its top, the farthest (-) from above.
 */
function arcOf(
  prism: Prism,
  disc: Disc,
  look: ViewLine,
  outside: number,
): { ridge: Ridge; isBefore: (x: Mm) => boolean } {
  const { eye, target, far: distance } = look;
  const { ahead, right } = toEyeCoordinates(look, disc.at);
  const rise = prism.top - eye.z;
  const sign = rise > 0 ? 1 : -1;
  const scale = rise / outside;
  const square: Quadratic = {
    c0: (ahead * ahead - outside) * distance * distance,
    c1: 2 * ahead * right * distance,
    c2: right * right - outside,
  };
  const straight = straightRidge(
    prism.id,
    -target.half,
    target.half,
    eye.z - target.z + scale * ahead * distance,
    scale * right,
  );
  const rim = rise === 0 ? null : { ahead: ahead / rise, right: right / rise, r: disc.r / Math.abs(rise) };
  return {
    ridge: { ...straight, bulge: sign * scale, square, rim },
    isBefore: (x) => {
      const root = square.c0 + x * (square.c1 + x * square.c2);
      return root >= 0 && (ahead * distance + right * x + sign * Math.sqrt(root)) / outside >= 1;
    },
  };
}

/** Returns the spans into which cuts divide the target's width. */
function spansBetween(cuts: readonly number[], half: Mm): [Mm, Mm][] {
  const within = cuts.filter((cut) => cut > -half && cut < half).toSorted((a, b) => a - b);
  const all = [-half, ...within, half];
  return all.slice(1).map((to, i) => [all[i] ?? -half, to]);
}
