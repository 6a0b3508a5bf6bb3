import type { WarriorName } from '../../../bodies/flatBodies.ts';
import { startOf, headingOf } from './fields.ts';
import { levelPose, outlineOf } from '../show/outlines.ts';
import type { Polygon } from '../../../geometry/shape.ts';
import { type Fighter, type Side, type WarriorOnField, type State, courseOf, otherOf } from '../types.ts';

/** Returns the warrior with this id. Throws if there is none. */
export const fighterOf = ({ fighters }: Pick<State, 'fighters'>, id: WarriorName): Fighter => {
  const found = fighters.find((each) => each.id === id);
  if (!found) throw new Error(`There is no warrior ${id}.`);
  return found;
};
const isStanding = (fighter: Fighter): fighter is WarriorOnField => fighter.seat !== null && fighter.pose !== null;
/** Returns the warrior with this id, or null if it is not on the field. */
export const warriorOnField = (state: Pick<State, 'fighters'>, id: WarriorName): WarriorOnField | null => {
  const fighter = fighterOf(state, id);
  return isStanding(fighter) ? fighter : null;
};
/** Returns all warriors on the field, or those of a side. */
export const warriorsOnField = ({ fighters }: Pick<State, 'fighters'>, side?: Side): WarriorOnField[] =>
  fighters.filter(isStanding).filter(({ seat }) => side === undefined || seat === side);
/** Returns a side's undefeated warriors, on the field or waiting (FF-12, FF-31). */
export const unbeaten = ({ fighters }: Pick<State, 'fighters'>, side: Side): Fighter[] =>
  fighters.filter(({ seat, beaten }) => seat === side && !beaten);
/** Returns a side's warriors that can still be put on the field. */
export const waitingOf = (state: Pick<State, 'fighters'>, side: Side): Fighter[] =>
  unbeaten(state, side).filter(({ pose }) => pose === null);
/** Returns a side's only warrior on field A or D. Throws if there is none. */
export const champion = (state: State, side: Side): WarriorOnField => {
  const [one] = warriorsOnField(state, side);
  if (!one) throw new Error(`Nobody of ${side} is on the field.`);
  return one;
};

/** Returns the seat to act: the one owed something, the next to choose or place, or the side in turn (FF-24). */
export const seatToAct = ({ stage, course, active }: State): Side => {
  if (stage.at === 'choose' || stage.at === 'place') return stage.order[0] ?? active;
  if (stage.at === 'play' && course.kind === 'teams') return course.owed[0]?.seat ?? active;
  return active;
};

/** Returns the fighters with some of them changed. */
export const changed = (
  fighters: readonly Fighter[],
  ids: readonly WarriorName[],
  change: (fighter: Fighter) => Partial<Fighter>,
): Fighter[] => fighters.map((each) => (ids.includes(each.id) ? { ...each, ...change(each) } : each));
/** Puts these two on their starts, picture up (FF-10). */
export const toCentre = (state: State, ids: readonly WarriorName[]): State => ({
  ...state,
  fighters: changed(state.fighters, ids, ({ id, seat }) =>
    seat ? { pose: levelPose(id, startOf(state.field, seat), headingOf(seat)), down: false } : {},
  ),
});

const outlines = new WeakMap<WarriorOnField['pose'], Polygon>();
/** Returns a warrior's outline on the field, cached by its pose. */
export const outlineAt = ({ id, pose }: Pick<WarriorOnField, 'id' | 'pose'>): Polygon => {
  const known = outlines.get(pose);
  if (known) return known;
  const made = outlineOf(id, pose);
  outlines.set(pose, made);
  return made;
};

/** Passes the turn on V in all variants: no warrior chosen or lifted, the opening over (FF-20, FF-22). */
export const passTeams = (state: State, to: Side): State => ({
  ...state,
  active: to,
  course: { ...courseOf(state, 'teams'), opening: false, chosen: null, lifted: false },
});
export const passToOther = (state: State): State => passTeams(state, otherOf(state.active));
