// The values of tables and warriors for the bots.
import { type WarriorName, warriorBody } from '../../../bodies/flatBodies.ts';
import { type Mm, distance } from '../../../geometry/point.ts';
import { holesOf, rectOf } from '../rules/fields.ts';
import { centreOf } from '../show/outlines.ts';
import { warriorsOnField, unbeaten } from '../rules/lookups.ts';
import { type Side, type WarriorOnField, type State, otherOf } from '../types.ts';

/** Returns the distance of a warrior's centre from the edge of the field, mm. */
const toEdge = (state: State, { pose }: WarriorOnField): Mm => {
  const { at, width, height } = rectOf(state.field);
  const { x, y } = centreOf(pose);
  return Math.min(x - at.x, at.x + width - x, y - at.y, at.y + height - y);
};
const toHole = (state: State, { pose }: WarriorOnField): Mm =>
  Math.min(...holesOf(state.field).map(({ at }) => distance(at, centreOf(pose))));
/** From this distance to an edge or a hole on, a warrior is as safe as possible, mm. */
const SAFE: Mm = 100;
/** Returns the safety of a warrior: the distance from the edge (on D from the holes), less if it is face down. */
const safety = (state: State, who: WarriorOnField): number => {
  const distance = state.field === 'D' ? toHole(state, who) / 3 : toEdge(state, who);
  return Math.min(distance, SAFE) / 25 - (who.down ? 3 : 0);
};
/** Returns the value of a warrior's place: its safety and its distance from enemies. */
export const worthOfPlace = (state: State, who: WarriorOnField): number => {
  const near = Math.min(
    ...warriorsOnField(state, otherOf(who.seat)).map((each) => distance(centreOf(each.pose), centreOf(who.pose))),
  );
  return safety(state, who) + Math.min(near, 2 * SAFE) / 50;
};
/** Returns the strength of a warrior: a lighter one flies faster from the same push. */
export const strengthOf = (id: WarriorName): number => -warriorBody(id).mass;

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
/** Returns the value of being the side to strike, and of each strike left in a series (FF-06). */
const turnOf = ({ stage, active, course }: State, seat: Side): number =>
  stage.at === 'play' && active === seat ? 1 + (course.kind === 'series' ? 0.15 * course.left : 0.5) : 0;
const side = (state: State, seat: Side): number =>
  3 * state.points[seat] +
  6 * unbeaten(state, seat).length +
  sum(warriorsOnField(state, seat).map((who) => safety(state, who))) +
  turnOf(state, seat);
/** Returns the value of a table for a side: points and warriors, their safety, and the right to move. */
export const valueFor = (state: State, seat: Side): number => {
  const { stage } = state;
  if (stage.at === 'over') {
    if (stage.winners.length === 0) return 0;
    return stage.winners.includes(seat) ? 1000 : -1000;
  }
  return side(state, seat) - side(state, otherOf(seat));
};
