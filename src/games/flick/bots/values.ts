// What tables and warriors are worth to the bots.
import { type WarriorName, warriorBody } from '../../../bodies/flatBodies.ts';
import { type Mm, distance } from '../../../geometry/point.ts';
import { holesOf, rectOf } from '../rules/fields.ts';
import { centreOf } from '../show/outlines.ts';
import { warriorsOnField, unbeaten } from '../rules/lookups.ts';
import { type Side, type WarriorOnField, type State, otherOf } from '../types.ts';

/** How near a warrior's centre is to the edge of the field, mm. */
const toEdge = (state: State, { pose }: WarriorOnField): Mm => {
  const { at, width, height } = rectOf(state.field);
  const { x, y } = centreOf(pose);
  return Math.min(x - at.x, at.x + width - x, y - at.y, at.y + height - y);
};
const toHole = (state: State, { pose }: WarriorOnField): Mm =>
  Math.min(...holesOf(state.field).map(({ at }) => distance(at, centreOf(pose))));
/** From so far off the edge or a hole a warrior lies as safely as can be, mm. */
const SAFE: Mm = 100;
/** How safely a warrior lies: far from the edge, on D from the holes, face up. */
const safety = (state: State, who: WarriorOnField): number => {
  const distance = state.field === 'D' ? toHole(state, who) / 3 : toEdge(state, who);
  return Math.min(distance, SAFE) / 25 - (who.down ? 3 : 0);
};
/** What a place for a warrior is worth: safe, and not under an enemy's hand. */
export const worthOfPlace = (state: State, who: WarriorOnField): number => {
  const near = Math.min(
    ...warriorsOnField(state, otherOf(who.seat)).map((each) => distance(centreOf(each.pose), centreOf(who.pose))),
  );
  return safety(state, who) + Math.min(near, 2 * SAFE) / 50;
};
/** How strong a warrior is: the lighter, the faster the same finger sends him. */
export const strengthOf = (id: WarriorName): number => -warriorBody(id).mass;

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
/** What it is worth to be the one to strike, and each strike of a series that is left (FF-06). */
const turnOf = ({ stage, active, course }: State, seat: Side): number =>
  stage.at === 'play' && active === seat ? 1 + (course.kind === 'series' ? 0.15 * course.left : 0.5) : 0;
const side = (state: State, seat: Side): number =>
  3 * state.points[seat] +
  6 * unbeaten(state, seat).length +
  sum(warriorsOnField(state, seat).map((who) => safety(state, who))) +
  turnOf(state, seat);
/** What a table is worth to a side: points and warriors, their safety, whose turn it is. */
export const valueFor = (state: State, seat: Side): number => {
  const { stage } = state;
  if (stage.at === 'over') return stage.winners.length === 0 ? 0 : stage.winners.includes(seat) ? 1000 : -1000;
  return side(state, seat) - side(state, otherOf(seat));
};
