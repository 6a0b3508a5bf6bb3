import { type Corner, type WarriorName, warriorBody } from '../../../bodies/flatBodies.ts';
import { topViewOutline } from '../../../core/shots/topView.ts';
import { type Pose, frontDirection, poseAt } from '../../../core/shots/pose.ts';
import { type Deg, type Mm, type Point, segmentsSquaredDistance } from '../../../geometry/point.ts';
import { bearing } from '../../../geometry/rotation.ts';
import { type Polygon, edgesOf, isInside } from '../../../geometry/shape.ts';
import { TOP } from '../rules/fields.ts';

const TENTHS = 10;
/** Returns the centre on the table, mm, not rounded: a warrior's centre in the rules (FF-04). */
export const centreOf = ([x, y]: Pose): Point => ({ x: x / TENTHS, y: 0 - y / TENTHS });
/** Returns a warrior's facing in whole degrees. */
export const facingOf = (pose: Pose): Deg => {
  const [x, y] = frontDirection(pose);
  return bearing({ x: 0, y: 0 }, { x, y: -y });
};
/** Returns the pose of a warrior set down level on a field (FF-02). */
export const levelPose = (id: WarriorName, at: Point, facing: Deg, down = false): Pose =>
  poseAt(at, Math.round((TOP + warriorBody(id).thickness / 2) * TENTHS), facing, down);
/** Returns the pose turned over about its own front: the other face up, same place and facing (FF-08). */
export const overturned = ([x, y, z, qx, qy, qz, qw]: Pose): Pose => [x, y, z, qw, qz, 0 - qy, 0 - qx];
/** Returns the pose turned about the vertical axis to this facing. */
export const turnedTo = (pose: Pose, facing: Deg): Pose => {
  const by = facing - facingOf(pose);
  if (by === 0) return pose;
  // The heading of a level pose gives the quaternion of the turn. `facing` runs clockwise, and 90 means no turn.
  const [, , , , , s, c] = poseAt({ x: 0, y: 0 }, 0, 90 + by);
  const [x, y, z, qx, qy, qz, qw] = pose;
  const unit = Math.sqrt(s * s + c * c);
  const whole = (value: number): number => Math.round(value / unit) + 0;
  return [x, y, z, whole(c * qx - s * qy), whole(c * qy + s * qx), whole(c * qz + s * qw), whole(c * qw - s * qz)];
};

/** Returns the outline seen from above, mm on the table, not rounded. */
export const outlineOf = (id: WarriorName, pose: Pose): Polygon => topViewOutline(warriorBody(id), pose);
/** Returns the clear distance of two outlines seen from above, mm, not rounded. It is 0 when they touch or overlap. */
export const gapOf = (a: Polygon, b: Polygon): Mm => {
  if (a.points.some((corner) => isInside(corner, b)) || b.points.some((corner) => isInside(corner, a))) return 0;
  let min = Infinity;
  const edges = edgesOf(b);
  for (const [from, to] of edgesOf(a))
    for (const [start, end] of edges) min = Math.min(min, segmentsSquaredDistance(from, to, start, end));
  return Math.sqrt(min);
};
const sizes = new Map<WarriorName, Size>();
interface Size {
  readonly length: Mm;
  readonly width: Mm;
  readonly reach: Mm;
}
const extent = (values: readonly number[]): Mm => Math.max(...values) - Math.min(...values);
/** Returns the size of a body, mm, not rounded: length along or across its front (FF-01, FF-19), least width (FF-23), reach from the centre. */
export const sizeOf = (id: WarriorName): Size => {
  const known = sizes.get(id);
  if (known) return known;
  const { outline } = warriorBody(id);
  const length = Math.max(extent(outline.map(([x]) => x)), extent(outline.map(([, y]) => y)));
  const width = Math.min(...outline.flatMap((a) => outline.map((b) => widthAcross(outline, a, b))));
  const reach = Math.max(...outline.map(([x, y]) => Math.sqrt(x * x + y * y)));
  const size = { length, width, reach };
  sizes.set(id, size);
  return size;
};
/** Returns the width between two parallels to a-b that enclose the outline. The least width is always along an edge of its hull. */
const widthAcross = (outline: readonly Corner[], a: Corner, b: Corner): Mm => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return Infinity;
  const sides = outline.map(([x, y]) => ((x - a[0]) * dy - (y - a[1]) * dx) / length);
  return Math.max(...sides) - Math.min(...sides);
};
