import type { Solid } from '../../../core/shots/shot.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import type { Disc, Rect } from '../../../geometry/shape.ts';
import { type Field, type Side, SIDES } from '../types.ts';

/** The table margin around a field, and the height of the field above the table, mm. */
export const MARGIN: Mm = 60;
export const TOP: Mm = 15;
const SIZES: Readonly<Record<Field, { width: Mm; depth: Mm }>> = {
  A: { width: 320, depth: 320 },
  D: { width: 400, depth: 400 },
  V: { width: 400, depth: 600 },
};
/**
 * The radius of the centre circle of A and D, and the distance of starts from the centre. Of holes: the radius and the distance
 * from both sides, mm (FF-02).
 */
const CIRCLE: Mm = 50;
const START: Mm = 25;
const HOLE: Mm = 30;
const FROM_SIDES: Mm = 40;
/** The lines of V: their distance from the own short edge, and the distance of their ends from the long edges, mm (FF-02). */
const DOUBLE: readonly Mm[] = [60, 64];
const SINGLE: Mm = 125;
const INDENT: Mm = 30;

/** Returns the playing surface, mm (FF-02). */
export const rectOf = (field: Field): Rect => {
  const { width, depth } = SIZES[field];
  return { kind: 'rect', at: { x: MARGIN, y: MARGIN }, width, height: depth };
};
/** Returns the size of the whole table, with the field in the centre. */
export const tableOf = (field: Field): { width: Mm; height: Mm } => {
  const { width, height } = rectOf(field);
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
};
/** The mat's margin around the field, for warriors that hang over the edge, mm. */
const ROOM: Mm = 16;
/** Returns the mat: the field with a small margin. */
export const frameOf = (field: Field): Rect => {
  const { at, width, height } = rectOf(field);
  const corner = { x: at.x - ROOM, y: at.y - ROOM };
  return { kind: 'rect', at: corner, width: width + 2 * ROOM, height: height + 2 * ROOM };
};
/** Returns the centre of a field. */
export const middleOf = (field: Field): Point => {
  const { at, width, height } = rectOf(field);
  return { x: at.x + width / 2, y: at.y + height / 2 };
};
/** Returns the centre circle of A or D (FF-02). Null on V. */
export const circleOf = (field: Field): Disc | null =>
  field === 'V' ? null : { kind: 'disc', at: middleOf(field), r: CIRCLE };
/** Returns the four holes of D, clockwise from the top left (FF-02). Empty on other fields. */
export const holesOf = (field: Field): readonly Disc[] => {
  if (field !== 'D') return [];
  const { at, width, height } = rectOf(field);
  const [left, right] = [at.x + FROM_SIDES, at.x + width - FROM_SIDES];
  const [top, bottom] = [at.y + FROM_SIDES, at.y + height - FROM_SIDES];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return corners.map(([x, y]): Disc => ({ kind: 'disc', at: { x, y }, r: HOLE }));
};
/** Returns where a side's warrior starts a bout on A or D (FF-02). */
export const startOf = (field: Field, side: Side): Point => {
  const { x, y } = middleOf(field);
  return { x, y: side === 'blue' ? y + START : y - START };
};
/** Returns the facing of a side's warriors when they are set down: towards the other side. */
export const headingOf = (side: Side): number => (side === 'blue' ? 0 : 180);

/** Returns the table y at this distance from a side's short edge of V. */
const fromEdge = (side: Side, distance: Mm): Mm => {
  const { at, height } = rectOf('V');
  return side === 'blue' ? at.y + height - distance : at.y + distance;
};
/** Returns the table y of a side's single line on V (FF-02). */
export const lineOf = (side: Side): Mm => fromEdge(side, SINGLE);
/** The ends of the lines of V, x in mm (FF-02). */
export const LINE_ENDS: readonly [from: Mm, to: Mm] = [MARGIN + INDENT, MARGIN + SIZES.V.width - INDENT];
/** Returns a side's band on V, from its edge to its double line (FF-02). */
export const bandOf = (side: Side): Rect => {
  const { at, width } = rectOf('V');
  const depth = DOUBLE[0] as Mm;
  return { kind: 'rect', at: { x: at.x, y: Math.min(fromEdge(side, 0), fromEdge(side, depth)) }, width, height: depth };
};
/** Returns the area beyond a side's single line on V, as seen from that side (FF-32). */
export const beyondLine = (side: Side): Rect => {
  const { at, width, height } = rectOf('V');
  const y = side === 'blue' ? at.y : lineOf(side);
  return { kind: 'rect', at: { x: at.x, y }, width, height: height - SINGLE };
};
/** All printed lines of V, each with its side and its table y (FF-02). */
export const LINES: readonly { readonly side: Side; readonly name: string; readonly y: Mm }[] = SIDES.flatMap(
  (side) => [
    ...DOUBLE.map((distance, i) => ({ side, name: `double${i + 1}`, y: fromEdge(side, distance) })),
    { side, name: 'single', y: lineOf(side) },
  ],
);

const prismOf = ({ at, width, height }: Rect): Point[] => [
  at,
  { x: at.x + width, y: at.y },
  { x: at.x + width, y: at.y + height },
  { x: at.x, y: at.y + height },
];
const made = (field: Field): Solid => {
  const holes = holesOf(field).map(({ at, r }) => ({ at, r }));
  return { id: 'field', prism: prismOf(rectOf(field)), from: 0, to: TOP, ...(holes.length > 0 ? { holes } : {}) };
};
const solids = new Map<Field, Solid>();
/** Returns the field as one physics solid, on D with its holes (FF-02). */
export const solidOf = (field: Field): Solid => {
  const solid = solids.get(field) ?? made(field);
  solids.set(field, solid);
  return solid;
};
/** A field so large that no flick reaches its end, for the free spin (FF-03). */
const FAR: Mm = 1_000;
export const ENDLESS: Solid = {
  id: 'field',
  prism: prismOf({ kind: 'rect', at: { x: -FAR, y: -FAR }, width: 2 * FAR, height: 2 * FAR }),
  from: 0,
  to: TOP,
};
