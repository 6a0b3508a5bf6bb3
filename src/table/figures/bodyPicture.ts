import { hullsOf, bodyByName } from '../../bodies/hulls.ts';
import type { FlatBody } from '../../bodies/flatBodies.ts';
import { type Pose, type Vector, toWorldDirection, uprightness } from '../../core/shots/pose.ts';
import type { Point } from '../../geometry/point.ts';
import { INK, type SeatPaint } from '../draw/theme.ts';
import type { Drawing } from '../draw/drawing.ts';
import type { Layer } from './layers.ts';
import marks from './marks.json' with { type: 'json' };
import { BASE_OUTLINES } from './shapes.ts';
import { outlined } from './figureDrawing.ts';
import { areaPattern } from './patterns.ts';

/** The cardboard of a warrior's back. */
const KRAFT = '#CDB48C';
/** A filled outline in mm around the body's origin, y down the screen. */
export interface Patch {
  readonly points: readonly Point[];
  readonly fill: string;
}
/** A print on the visible side: a drawing in its own units, and its transform as a canvas matrix. */
interface Print {
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  readonly drawing: Drawing;
}
/**
 * A flat body from above in its current pose. It has the outline by convex parts, the visible face and its print, and the lowest
 * point (mm above its own level).
 */
export interface BodyPicture {
  readonly rim: readonly Patch[];
  readonly face: readonly Patch[];
  readonly print: Print;
  readonly low: number;
}

/** Returns the corners of the convex hull of points, anticlockwise (y up). */
const around = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      while (hull.length > 1 && cross(hull.at(-2) as Point, hull.at(-1) as Point, point) <= 0) hull.pop();
      hull.push(point);
    }
    hull.pop();
    return hull;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};
const seen = ([x, y]: Vector): Point => ({ x, y: -y });

/** Returns a flat body as seen from above in its pose, in a seat's paints. Throws if the body is not flat. */
export const pictureOf = (name: string, pose: Pose, seat: SeatPaint): BodyPicture => {
  const body = bodyByName(name);
  if (!('flat' in body)) throw new Error(`${name} is no flat body.`);
  const { flat } = body;
  const up = uprightness(pose) >= 0;
  const turned = hullsOf(name).map((hull) => hull.map((corner) => toWorldDirection(pose, corner)));
  const rim = turned.map((hull): Patch => ({ points: around(hull.map(seen)), fill: seat.deep }));
  const z = ((up ? 1 : -1) * flat.thickness) / 2;
  const face = flat.parts.map((part): Patch => ({
    points: (up ? part.top : part.bottom).map(([x, y]) => seen(toWorldDirection(pose, [x, y, z]))),
    fill: up ? seat.base : KRAFT,
  }));
  return {
    rim,
    face,
    print: printOf(flat, pose, seat, up),
    low: Math.min(...turned.flat().map((corner) => corner[2])),
  };
};

/** Returns the picture on the front, or the ring of the seat's shape on the back. */
const printOf = (flat: FlatBody, pose: Pose, seat: SeatPaint, up: boolean): Print => {
  const [ax, ay] = toWorldDirection(pose, [1, 0, 0]);
  const [bx, by] = toWorldDirection(pose, [0, 1, 0]);
  const [cx, cy] = toWorldDirection(pose, [0, 0, ((up ? 1 : -1) * flat.thickness) / 2]);
  if (!up) return { matrix: [bx * 7, -by * 7, ax * 7, -ay * 7, cx, -cy], drawing: ring(seat) };
  const { mmPerUnit: k, origin } = flat.art;
  // The picture's up is the body's front. One unit to the right is -y of the body; one unit down is -x.
  const at = (x: number, y: number): Point => ({ x: cx + x * ax + y * bx, y: -(cy + x * ay + y * by) });
  const zero = at(-origin[0], -origin[1]);
  return { matrix: [-bx * k, by * k, -ax * k, ay * k, zero.x, zero.y], drawing: artOf(flat, seat) };
};
const ring = (seat: SeatPaint): Drawing => ({
  parts: [
    { d: BASE_OUTLINES[seat.shape], stroke: seat.deep, width: 0.24 },
    { d: BASE_OUTLINES[seat.shape], stroke: seat.base, width: 0.14 },
  ],
});
/** Returns the marks of a warrior within a tint line that follows its outline. */
const artOf = ({ id, art }: FlatBody, seat: SeatPaint): Drawing => ({
  parts: [
    ...areaPattern(seat, art.path, { pitch: 0.28, colour: seat.mid }),
    { scale: [0.86, 0.86], parts: [{ d: art.path, stroke: seat.tint, width: 0.045 }] },
    ...outlined(marks[id] as readonly Layer[], seat, 0.045),
  ],
});

/** Returns a warrior face up, for lists and plates, in mm. */
export const warriorDrawing = (name: string, seat: SeatPaint): Drawing => {
  const { rim, face, print } = pictureOf(name, [0, 0, 0, 0, 0, 7071, 7071], seat);
  const path = ({ points }: Patch): string =>
    `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
  // With its front up nothing is turned; the print is only scaled and moved.
  const [a, , , d, e, f] = print.matrix;
  return {
    parts: [
      ...rim.map((patch) => ({ d: path(patch), stroke: INK.ink, width: 2 })),
      ...rim.map((patch) => ({ d: path(patch), fill: patch.fill })),
      ...face.map((patch) => ({ d: path(patch), fill: patch.fill })),
      { move: [e, f], scale: [a, d], parts: [print.drawing] },
    ],
  };
};
