import type { Polygon } from '../../geometry/shape.ts';
import { type Pose, toWorldDirection } from './pose.ts';

const TENTHS = 10;
/** A flat body by what is seen of it from above: its outline in its own frame (mm, +x its front, +y its left) goes round its rim, from so high to so high above its bottom. */
interface FlatOutline {
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly rim: readonly [from: number, to: number];
  readonly thickness: number;
}
/** What a flat body covers of the table from above as it lies, mm on the table, not rounded. */
export const topViewOutline = ({ outline, rim, thickness }: FlatOutline, pose: Pose): Polygon => {
  const z = (rim[0] + rim[1] - thickness) / 2;
  const at = { x: pose[0] / TENTHS, y: 0 - pose[1] / TENTHS };
  const points = outline.map(([x, y]) => {
    const [right, up] = toWorldDirection(pose, [x, y, z]);
    return { x: at.x + right, y: at.y - up };
  });
  return { kind: 'polygon', points };
};
