import type { Polygon } from '../../geometry/shape.ts';
import { type Pose, toWorldDirection } from './pose.ts';

const TENTHS = 10;
/** A flat body as seen from above. The outline, in its own frame (mm, +x front, +y left), is its rim, between two heights above its bottom. */
interface FlatOutline {
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly rim: readonly [from: number, to: number];
  readonly thickness: number;
}
/** Returns the part of the table a flat body covers as it lies, mm, not rounded. */
export const topViewOutline = ({ outline, rim, thickness }: FlatOutline, pose: Pose): Polygon => {
  const z = (rim[0] + rim[1] - thickness) / 2;
  const at = { x: pose[0] / TENTHS, y: 0 - pose[1] / TENTHS };
  const points = outline.map(([x, y]) => {
    const [right, up] = toWorldDirection(pose, [x, y, z]);
    return { x: at.x + right, y: at.y - up };
  });
  return { kind: 'polygon', points };
};
