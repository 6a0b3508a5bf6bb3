// The bots' actions besides flicks: draft, choose, place, lift, turn over, decline.
import type { Choice } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Point } from '../../../geometry/point.ts';
import { LINE_ENDS, lineOf } from '../rules/fields.ts';
import { setDown } from '../rules/place.ts';
import { apply, refuse } from '../rules/rules.ts';
import { seatToAct, warriorsOnField } from '../rules/lookups.ts';
import { type Action, type Of, type State, courseOf } from '../types.ts';
import { strengthOf, worthOfPlace } from './values.ts';

type Placing = Of<'put' | 'lift'>;
const best = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.map((one) => ({ one, worth: worth(one) })).sort((a, b) => b.worth - a.worth)[0]?.one;

/** The distance between places tried on a line, mm. */
const STEP = 20;
const alongLine = (y: number): Point[] =>
  Array.from({ length: Math.floor((LINE_ENDS[1] - LINE_ENDS[0]) / STEP) + 1 }, (_, i) => ({
    x: LINE_ENDS[0] + i * STEP,
    y,
  }));
/** Returns the best legal place on these lines for a warrior placed this way, or null. */
const bestPlace = (state: State, lines: readonly number[], at: (point: Point) => Placing): Placing | null => {
  const seat = seatToAct(state);
  const legal = lines
    .flatMap(alongLine)
    .map(at)
    .filter((each) => refuse(state, each) === null);
  return best(legal, (each) => worthOfPlace(state, setDown(each, seat))) ?? null;
};
/** Chooses who takes the place on the line: the strongest if it must be taken; the rest deploy (FF-19, FF-31, FF-32). */
const placing = (state: State, open: readonly Choice<Action>[]): Action => {
  const seat = seatToAct(state);
  const ids = open.flatMap((choice) => {
    const example = choice.kind === 'put' ? choice.example() : null;
    return example?.type === 'put' && example.at.y === lineOf(seat) ? [example.id] : [];
  });
  const strongest = best(ids, strengthOf);
  const put = strongest && bestPlace(state, [lineOf(seat)], (at) => ({ type: 'put', id: strongest, at }));
  return put && warriorsOnField(state, seat).length === 0 ? put : { type: 'lineUp' };
};
/** Returns the last warriors of a side to their safest places (FF-25). */
const comingBack = (state: State): Action | null => {
  if (state.course.kind !== 'teams') return null;
  const [head] = courseOf(state, 'teams').owed;
  const [id] = head?.ids ?? [];
  return head?.how === 'back' && id ? bestPlace(state, head.lines, (at) => ({ type: 'put', id, at })) : null;
};
/** Returns the action off the field: the strongest are drafted and placed first. Null when a warrior must be flicked. */
export const settingUp = (state: State, open: readonly Choice<Action>[]): Action | null => {
  const { at } = state.stage;
  if (at === 'place') return placing(state, open);
  if (at === 'play') return comingBack(state);
  // Dealing everything at once is for people: the draft is a decision.
  const actions = open.flatMap((choice) =>
    choice.kind === 'do' && choice.action.type !== 'deal' ? [choice.action] : [],
  );
  return best(actions, (action) => ('id' in action ? strengthOf(action.id) : 0)) ?? null;
};

/** An action without a flick, and the table after it. */
export interface Handled {
  readonly action: Action;
  readonly state: State;
}
/** Returns all actions in play without a flick: turning over, lifting to the best place, ending a series, declining (FF-06, FF-14, FF-22, FF-24). */
export const handlings = (state: State, open: readonly Choice<Action>[], luck: Luck): Handled[] =>
  open
    .flatMap((choice): Action[] => {
      if (choice.kind === 'do') return [choice.action];
      const example = choice.kind === 'put' ? choice.example() : null;
      if (example?.type !== 'lift') return [];
      return [bestPlace(state, [lineOf(seatToAct(state))], (at) => ({ ...example, at })) ?? example];
    })
    .map((action) => ({ action, state: apply(state, action, luck).state }));
