import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { type Pose, poseHeight, uprightness } from '../../../core/shots/pose.ts';
import type { ShotResult } from '../../../core/shots/shot.ts';
import { isInside } from '../../../geometry/shape.ts';
import { TOP, rectOf } from './fields.ts';
import { centreOf } from '../show/outlines.ts';
import { outlineAt } from './lookups.ts';
import type { Field, Fighter } from '../types.ts';

/** How little a face may look up or down to be neither: exactly on the rim, as far as the records' rounding tells. */
const ON_RIM = 0.01;
/** So far (mm) below the surface a centre has fallen: those at rest on the field have theirs above it. */
const FALLEN = 2;

/** Whether the picture lies down; on the rim as it was before (FF-04). */
export const isDown = (pose: Pose, before: boolean): boolean => {
  const up = uprightness(pose);
  return Math.abs(up) < ON_RIM ? before : up < 0;
};
const isBelow = (pose: Pose): boolean => poseHeight(pose) < TOP - FALLEN;
/** Whether the warrior is out: his centre has passed the edge, or he has fallen off it (FF-04). */
export const isOut = (field: Field, pose: Pose): boolean =>
  !isInside(centreOf(pose), rectOf(field)) || (isBelow(pose) && field !== 'D');
/** Whether he has fallen into a hole: nowhere else does a centre come to lie below the surface within the field (FF-04). */
export const isPotted = (field: Field, pose: Pose): boolean => field === 'D' && !isOut(field, pose) && isBelow(pose);
/** Whether he is in edge position: part of him over the edge, his centre inside (FF-04). */
export const isOnEdge = (field: Field, { id, pose }: { readonly id: WarriorName; readonly pose: Pose }): boolean =>
  !isOut(field, pose) && outlineAt({ id, pose }).points.some((corner) => !isInside(corner, rectOf(field)));

/** How one warrior lies after a shot: gone ones have no pose. */
export interface Rest {
  readonly fighter: Fighter;
  readonly out: boolean;
  readonly potted: boolean;
}
/** What has become of a warrior on the field (FF-04): one the answer does not name keeps his pose. */
export const restOf = (field: Field, fighter: Fighter, { rest }: ShotResult): Rest => {
  const pose = rest[fighter.id] ?? fighter.pose;
  if (fighter.pose === null || pose === null) return { fighter, out: false, potted: false };
  const out = isOut(field, pose);
  const potted = isPotted(field, pose);
  const gone = out || potted;
  return { fighter: { ...fighter, pose: gone ? null : pose, down: !gone && isDown(pose, fighter.down) }, out, potted };
};
/** Whom the warrior's own body touched, in order (FF-04). */
export const touchedBy = (id: WarriorName, { contacts }: ShotResult): string[] =>
  contacts.flatMap(([, a, b]) => (a === id ? [b] : b === id ? [a] : []));
/** Whom he flew over, staying within the other's width (FF-35). */
export const flownOver = (id: WarriorName, { over }: ShotResult): string[] =>
  over.filter((each) => each.id === id && each.within).map(({ under }) => under);
