import { WARRIOR_NAMES, type WarriorName } from '../../../bodies/flatBodies.ts';
import {
  type PositionRules,
  hasMark,
  type PiecePlacement,
  type Position,
  type Placeable,
} from '../../../core/position/position.ts';
import { offTable } from '../../../core/position/checks.ts';
import type { Refusal } from '../../../core/choice.ts';
import { gapToShape, isInside } from '../../../geometry/shape.ts';
import { freshCourse } from '../matches/match.ts';
import { centreOf, facingOf } from '../show/outlines.ts';
import { holesOf, rectOf } from './fields.ts';
import { outlineAt, warriorsOnField } from './lookups.ts';
import { clearDistance, setDown } from './place.ts';
import {
  type Fighter,
  type Side,
  type WarriorOnField,
  type State,
  SIDES,
  isDuel,
  no,
  otherOf,
  gameMessage,
} from '../types.ts';

/** The step by which a warrior is turned, degrees. */
const TURN = 15;
const TEAM = 5;
/** Returns a warrior's default side: the first five are blue. */
const usualSide = (id: WarriorName): Side => (WARRIOR_NAMES.indexOf(id) < TEAM ? 'blue' : 'red');
const things = (): Placeable[] =>
  WARRIOR_NAMES.map((id) => {
    const other = otherOf(usualSide(id));
    return {
      id,
      turns: TURN,
      marks: [
        { id: other, name: gameMessage('mark.side', { side: { seat: other } }) },
        { id: 'down', name: gameMessage('mark.down') },
      ],
    };
  });
const warriorOf = ({ id }: PiecePlacement): WarriorName | undefined => WARRIOR_NAMES.find((each) => each === id);
const laid = (placing: PiecePlacement): WarriorOnField[] => {
  const id = warriorOf(placing);
  if (!id) return [];
  const usual = usualSide(id);
  const side = hasMark(placing, otherOf(usual)) ? otherOf(usual) : usual;
  return [setDown({ id, at: placing.at, facing: placing.facing, down: hasMark(placing, 'down') }, side)];
};
/** Returns why a warrior cannot be placed like this: it must be wholly on the field, clear of holes and other warriors (FF-02). */
const refuse = ({ field }: State, among: Position, placing: PiecePlacement): Refusal | null => {
  const { at } = placing;
  const [who] = laid(placing);
  if (!who) return null;
  const outline = outlineAt(who);
  if (!outline.points.every((corner) => isInside(corner, rectOf(field)))) return offTable('FF-02', at);
  if (holesOf(field).some((hole) => gapToShape(hole, outline) <= 0)) return no('FF-02', 'no.overHole', {}, { at });
  const under = among.pieces.flatMap(laid).find((other) => clearDistance(who, other) <= 0);
  return under ? no('FF-02', 'no.overlaps', { other: { piece: under.id } }, { at }) : null;
};
const sideOf = ({ to }: Position): Side => SIDES.find((side) => side === to) ?? 'blue';
/** Returns the warriors with those of a position on the field. The others of each side's five wait or are beaten. */
const fightersOf = (fresh: State, { pieces }: Position, rest: Pick<Fighter, 'beaten'>): Fighter[] => {
  const lying = pieces.flatMap(laid);
  const room: Record<Side, number> = { blue: TEAM, red: TEAM };
  for (const { seat } of lying) room[seat]--;
  return fresh.fighters.map(({ id }): Fighter => {
    const there = lying.find((each) => each.id === id);
    if (there) return there;
    const side = room[usualSide(id)] > 0 ? usualSide(id) : otherOf(usualSide(id));
    room[side]--;
    return { id, seat: side, pose: null, down: false, ...rest };
  });
};
const lay = (fresh: State, position: Position): State => {
  const { field, options } = fresh;
  const active = sideOf(position);
  const gone = field === 'V' && options.variant !== 'relay';
  const fighters = fightersOf(fresh, position, { beaten: gone });
  const one = isDuel(fresh) && options.draft === 'one';
  const state: State = {
    ...fresh,
    fighters: one ? fighters.map((each) => (each.pose ? each : { ...each, seat: null })) : fighters,
    course: freshCourse(field, false),
    stage: { at: 'play' },
    active,
    first: active,
    points: { blue: 0, red: 0 },
    calm: 0,
  };
  const lone = SIDES.find((side) => warriorsOnField(state, side).length === 1) ?? active;
  return options.variant === 'alone' ? { ...state, first: lone } : state;
};
/**
 * Returns why a table cannot be played. A, D and relay need one of each side, one against nine needs one and others, teams one to
 * five each (FF-06, FF-13, FF-19, FF-31, FF-32).
 */
const lacks = (state: State): Refusal | null => {
  const [blue, red] = SIDES.map((side) => warriorsOnField(state, side).length) as [number, number];
  const { variant } = state.options;
  if (state.field !== 'V') return blue === 1 && red === 1 ? null : no('FF-06', 'no.oneEach');
  if (variant === 'relay') return blue === 1 && red === 1 ? null : no('FF-31', 'no.oneEach');
  const [few, many] = [Math.min(blue, red), Math.max(blue, red)];
  if (variant === 'alone') return few === 1 ? null : no('FF-32', 'no.oneAlone');
  return few >= 1 && many <= TEAM ? null : no('FF-19', 'no.teams', { most: TEAM });
};
const read = (state: State): Position => ({
  to: state.active,
  pieces: warriorsOnField(state).map(({ id, pose, seat, down }): PiecePlacement => {
    const { x, y } = centreOf(pose);
    const marks = [...(seat === usualSide(id) ? [] : [seat]), ...(down ? ['down'] : [])];
    const at = { x: Math.round(x), y: Math.round(y) };
    return { id, at, facing: facingOf(pose), ...(marks.length > 0 ? { marks } : {}) };
  }),
});
/** Position editor rules: any warrior, for either side, anywhere on the field, with any facing and either face up. */
export const positionRules: PositionRules<State> = {
  things,
  refuse,
  lay,
  lacks,
  read,
  // Warriors that are not on the field wait, for either side.
  show: (fresh, position) => ({
    ...fresh,
    stage: { at: 'lot', about: 'first' },
    fighters: fightersOf(fresh, position, { beaten: false }),
  }),
};
