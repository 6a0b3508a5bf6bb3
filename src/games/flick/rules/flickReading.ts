import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { type Pose, poseHeight, uprightness } from '../../../core/shots/pose.ts';
import type { ShotResult } from '../../../core/shots/shot.ts';
import { isInside } from '../../../geometry/shape.ts';
import { TOP, rectOf } from './fields.ts';
import { centreOf } from '../show/outlines.ts';
import { outlineAt } from './lookups.ts';
import type { Field, Fighter } from '../types.ts';

/** A face that looks up or down less than this does neither: the warrior is on its rim, within the rounding of records. */
const ON_RIM = 0.01;
/** How far below the surface a centre must be to count as fallen, mm. At rest on the field it is above the surface. */
const FALLEN = 2;

/** Whether the picture is down; on the rim as before (FF-04). */
export const isDown = (pose: Pose, before: boolean): boolean => {
  const up = uprightness(pose);
  return Math.abs(up) < ON_RIM ? before : up < 0;
};
const isBelow = (pose: Pose): boolean => poseHeight(pose) < TOP - FALLEN;
/** Whether a warrior is out: its centre has passed the edge, or it has fallen off (FF-04). */
export const isOut = (field: Field, pose: Pose): boolean =>
  !isInside(centreOf(pose), rectOf(field)) || (isBelow(pose) && field !== 'D');
/** Whether a warrior is in a hole. Only there is a centre below the surface within the field (FF-04). */
export const isPotted = (field: Field, pose: Pose): boolean => field === 'D' && !isOut(field, pose) && isBelow(pose);
/** Whether a warrior is in edge position: part of it over the edge, its centre inside (FF-04). */
export const isOnEdge = (field: Field, { id, pose }: { readonly id: WarriorName; readonly pose: Pose }): boolean =>
  !isOut(field, pose) && outlineAt({ id, pose }).points.some((corner) => !isInside(corner, rectOf(field)));

/** The position of one warrior after a shot. Those gone have no pose. */
export interface Rest {
  readonly fighter: Fighter;
  readonly out: boolean;
  readonly potted: boolean;
}
/** Returns the position of a warrior after a shot (FF-04). If the result does not name it, it keeps its pose. */
export const restOf = (field: Field, fighter: Fighter, { rest }: ShotResult): Rest => {
  const pose = rest[fighter.id] ?? fighter.pose;
  if (fighter.pose === null || pose === null) return { fighter, out: false, potted: false };
  const out = isOut(field, pose);
  const potted = isPotted(field, pose);
  const gone = out || potted;
  return { fighter: { ...fighter, pose: gone ? null : pose, down: !gone && isDown(pose, fighter.down) }, out, potted };
};
/** Returns the bodies that the warrior's own body touched, in order (FF-04). */
export const touchedBy = (id: WarriorName, { contacts }: ShotResult): string[] =>
  contacts.flatMap(([, a, b]) => {
    if (a === id) return [b];
    return b === id ? [a] : [];
  });
/** Returns the warriors that it flew over, staying within their width (FF-35). */
export const flownOver = (id: WarriorName, { over }: ShotResult): string[] =>
  over.filter((each) => each.id === id && each.within).map(({ under }) => under);
