import type { EventLog } from '../../../core/event.ts';
import { findOverlap } from '../../../bodies/overlap.ts';
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { distance } from '../../../geometry/point.ts';
import { directions } from '../../../geometry/rotation.ts';
import { solidOf } from './fields.ts';
import { centreOf, facingOf, levelPose, overturned, sizeOf } from '../show/outlines.ts';
import { isOut } from './flickReading.ts';
import { changed, warriorsOnField, warriorOnField } from './lookups.ts';
import { type Fighter, type WarriorOnField, type State, gameMessage } from '../types.ts';

const placed = ({ id, pose }: WarriorOnField) => ({ id, body: id, pose });
/** What a tilted body's thickness may add to its reach, mm. */
const HAIR = 2;
type Lying = Pick<State, 'fighters' | 'field'>;
/** Whether a warrior is clear of the field and of all others in space, ignoring overlaps under half a millimetre. */
export const isClearOfAll = (state: Lying, who: WarriorOnField): boolean =>
  findOverlap([placed(who)], [solidOf(state.field)]) === null &&
  warriorsOnField(state).every(
    (each) => each.id === who.id || isFarFrom(who, each) || findOverlap([placed(who), placed(each)]) === null,
  );
/** Two warriors with reaches that do not meet cannot overlap, however they are tilted. */
const isFarFrom = (a: WarriorOnField, b: WarriorOnField): boolean =>
  distance(centreOf(a.pose), centreOf(b.pose)) > sizeOf(a.id).reach + sizeOf(b.id).reach + HAIR;

const AROUND = directions(16);
/**
 * How high and how far a free place is searched, in tenths of a mm. Then the sideways step, and the distance from which longer
 * steps begin, as in a crowd.
 */
const HIGH = 12;
const FAR = 3_000;
const STEP = 5;
const NEAR = 300;
/** Returns the nearest free pose for a warrior on the field: slightly higher, else sideways. Null if there is none. */
const roomFor = (state: Lying, who: WarriorOnField): WarriorOnField['pose'] | null => {
  const [x, y, z, ...turn] = who.pose;
  const fits = (pose: WarriorOnField['pose']): boolean =>
    !isOut(state.field, pose) && isClearOfAll(state, { ...who, pose });
  for (let high = 0; high <= HIGH; high++) {
    const pose: WarriorOnField['pose'] = [x, y, z + high, ...turn];
    if (fits(pose)) return pose;
  }
  for (let distance = STEP; distance <= FAR; distance += distance < NEAR ? STEP : NEAR / 10) {
    for (const way of AROUND) {
      const pose: WarriorOnField['pose'] = [
        Math.round(x + way.x * distance),
        Math.round(y - way.y * distance),
        z + HIGH / 2,
        ...turn,
      ];
      if (fits(pose)) return pose;
    }
  }
  return null;
};
/** Returns the warriors at rest. Those pressed into the field or another warrior deeper than the physics accepts are moved slightly. */
export const parted = (field: State['field'], fighters: readonly Fighter[]): readonly Fighter[] =>
  warriorsOnField({ fighters }).reduce<readonly Fighter[]>((now, who) => {
    if (isClearOfAll({ field, fighters: now }, who)) return now;
    const pose = roomFor({ field, fighters: now }, who);
    return pose ? changed(now, [who.id], () => ({ pose })) : now;
  }, fighters);
/** Returns a warrior's pose face up on the spot: turned over, else laid level, else moved slightly aside if another is in its way (FF-08). */
const upright = (state: State, who: WarriorOnField): WarriorOnField['pose'] => {
  const pose = overturned(who.pose);
  if (!isOut(state.field, pose) && isClearOfAll(state, { ...who, pose })) return pose;
  const [, , z, ...turn] = levelPose(who.id, { x: 0, y: 0 }, facingOf(pose));
  return roomFor(state, { ...who, pose: [pose[0], pose[1], z, ...turn] }) ?? pose;
};
/** Turns these warriors face up on the spot, if they are not (FF-06, FF-08, FF-14, FF-22). */
export const rightAll = (state: State, ids: readonly WarriorName[], rule: string, events: EventLog): State =>
  ids.reduce((now, id) => {
    const who = warriorOnField(now, id);
    if (!who?.down) return now;
    events.push({ kind: 'restored', rule, ids: [id], text: gameMessage('event.righted', { who: { piece: id } }) });
    const pose = upright(now, who);
    return { ...now, fighters: changed(now.fighters, [id], () => ({ pose, down: false })) };
  }, state);
