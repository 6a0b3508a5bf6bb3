import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import { type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { gapToShape, containsBase, type Rect } from '../../../geometry/shape.ts';
import { DEEP, OPEN, shapeOf, WIDE, zoneOf } from './fields.ts';
import { fieldRect } from './lookups.ts';
import { BASE, MEASURE, type State, no } from '../types.ts';

/** The least gap between every zone and an objective that a side places, mm (TS-04). */
const CLEAR: Mm = 3 * MEASURE;
/** The same for its centre, and the centre's distance from the field's edge, in whole mm. */
const OFF: Mm = Math.ceil(CLEAR + BASE);
const EDGE: Mm = Math.ceil(BASE);

/**
 * Returns where the centre of the objective may be placed, ignoring obstacles. It is between the zones, and with three or four
 * sides also in the corners (TS-04).
 */
export const objectiveAreas = ({ field: { width, height }, seats }: State): Rect[] => {
  const rect = (x: Mm, y: Mm, w: Mm, h: Mm): Rect => ({ kind: 'rect', at: { x, y }, width: w, height: h });
  const inner = DEEP + OFF;
  if (seats.length === 2) return [rect(EDGE, inner, width - 2 * EDGE, height - 2 * inner)];
  const [w, h] = [(width - WIDE) / 2 - OFF - EDGE, (height - WIDE) / 2 - OFF - EDGE];
  const middle = rect(inner, inner, width - 2 * inner, height - 2 * inner);
  const corners = [EDGE, width - EDGE - w].flatMap((x) => [EDGE, height - EDGE - h].map((y) => rect(x, y, w, h)));
  return w > 0 && h > 0 ? [middle, ...corners] : [middle];
};
const clamp = (value: Mm, from: Mm, to: Mm): Mm => Math.min(to, Math.max(from, Math.round(value)));
const clampedTo = ({ at: { x, y }, width, height }: Rect, point: Point): Point => ({
  x: clamp(point.x, x, x + width),
  y: clamp(point.y, y, y + height),
});
/** Returns the point of these areas nearest to a point, in whole mm. */
export const nearestIn = (areas: readonly Rect[], point: Point): Point => {
  const [first = point, ...others] = areas.map((area) => clampedTo(area, point));
  return others.reduce((a, b) => (squaredDistance(b, point) < squaredDistance(a, point) ? b : a), first);
};
/**
 * Returns why the objective cannot be placed at a spot. It must be on the field, at least 3 M from each zone, and with enough
 * room beside obstacles to be reached (TS-04).
 */
export const refuseObjective = (state: State, at: Point): Refusal | null => {
  const base = { at, r: BASE };
  if (!containsBase(fieldRect(state), base)) return no('TS-04', 'no.objectiveOff', {}, { at });
  const zone = state.seats
    .map((seat) => zoneOf(state, seat))
    .toSorted((a, b) => gapToShape(base, a) - gapToShape(base, b))[0];
  const short = zone ? CLEAR - gapToShape(base, zone) : 0;
  if (zone && short > 0) {
    const values = { far: { mm: CLEAR }, short: { mm: Math.ceil(short) } };
    return no('TS-04', 'no.objectiveZone', values, brokenMeasure(clampedTo(zone, at), at));
  }
  const wall = state.obstacles.find((each) => gapToShape({ at, r: 0 }, shapeOf(each)) < OPEN);
  return wall ? no('TS-04', 'no.objectiveRoom', { what: { piece: wall.id } }, { at }) : null;
};
