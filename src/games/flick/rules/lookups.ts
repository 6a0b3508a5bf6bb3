import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { startOf, headingOf } from './fields.ts';
import { levelPose, outlineOf } from '../show/outlines.ts';
import type { Polygon } from '../../../geometry/shape.ts';
import { type Fighter, type Side, type WarriorOnField, type State, courseOf, otherOf } from '../types.ts';

/** The warrior of an id: a programmer's mistake if there is none. */
export const fighterOf = ({ fighters }: Pick<State, 'fighters'>, id: WarriorName): Fighter => {
  const found = fighters.find((each) => each.id === id);
  if (!found) throw new Error(`There is no warrior ${id}.`);
  return found;
};
const isStanding = (fighter: Fighter): fighter is WarriorOnField => fighter.seat !== null && fighter.pose !== null;
/** The warrior of an id if he is on the field, or null. */
export const warriorOnField = (state: Pick<State, 'fighters'>, id: WarriorName): WarriorOnField | null => {
  const fighter = fighterOf(state, id);
  return isStanding(fighter) ? fighter : null;
};
/** All on the field, or those of a side. */
export const warriorsOnField = ({ fighters }: Pick<State, 'fighters'>, side?: Side): WarriorOnField[] =>
  fighters.filter(isStanding).filter(({ seat }) => side === undefined || seat === side);
/** A side's warriors that are not defeated, on the field or waiting (FF-12, FF-31). */
export const unbeaten = ({ fighters }: Pick<State, 'fighters'>, side: Side): Fighter[] =>
  fighters.filter(({ seat, beaten }) => seat === side && !beaten);
/** A side's warriors that could still be put on the field. */
export const waitingOf = (state: Pick<State, 'fighters'>, side: Side): Fighter[] =>
  unbeaten(state, side).filter(({ pose }) => pose === null);
/** The only warrior of a side on the field of A or D: a programmer's mistake if there is none. */
export const champion = (state: State, side: Side): WarriorOnField => {
  const [one] = warriorsOnField(state, side);
  if (!one) throw new Error(`Nobody of ${side} is on the field.`);
  return one;
};

/** Whose answer is awaited: who is owed one, who still chooses or places, or whose turn it is (FF-24). */
export const seatToAct = ({ stage, course, active }: State): Side => {
  if (stage.at === 'choose' || stage.at === 'place') return stage.order[0] ?? active;
  if (stage.at === 'play' && course.kind === 'teams') return course.owed[0]?.seat ?? active;
  return active;
};

/** The fighters with some of them changed. */
export const changed = (
  fighters: readonly Fighter[],
  ids: readonly WarriorName[],
  change: (fighter: Fighter) => Partial<Fighter>,
): Fighter[] => fighters.map((each) => (ids.includes(each.id) ? { ...each, ...change(each) } : each));
/** These two on their starts, picture up (FF-10). */
export const toCentre = (state: State, ids: readonly WarriorName[]): State => ({
  ...state,
  fighters: changed(state.fighters, ids, ({ id, seat }) =>
    seat ? { pose: levelPose(id, startOf(state.field, seat), headingOf(seat)), down: false } : {},
  ),
});

const outlines = new WeakMap<WarriorOnField['pose'], Polygon>();
/** A warrior's outline on the field, remembered by his pose. */
export const outlineAt = ({ id, pose }: Pick<WarriorOnField, 'id' | 'pose'>): Polygon => {
  const known = outlines.get(pose);
  if (known) return known;
  const made = outlineOf(id, pose);
  outlines.set(pose, made);
  return made;
};

/** Passes the turn on V and its kin: nobody chosen, nothing lifted, the opening over (FF-20, FF-22). */
export const passTeams = (state: State, to: Side): State => ({
  ...state,
  active: to,
  course: { ...courseOf(state, 'teams'), opening: false, chosen: null, lifted: false },
});
/** Passes the turn on V to the other side. */
export const passToOther = (state: State): State => passTeams(state, otherOf(state.active));
