// How the match stands, as the players' plates tell it.
import { WARRIOR_NAMES } from '../../../bodies/flatBodies.ts';
import type { Score } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { scoreOf, shown } from '../matches/match.ts';
import { champion, warriorsOnField, unbeaten } from '../rules/lookups.ts';
import { type Side, type State, SIDES, isDuel, otherOf, gameMessage, sideOf } from '../types.ts';

type Told = Pick<Score, 'value' | 'text'>;
const counted = (key: 'points' | 'field' | 'left' | 'beaten' | 'strikes' | 'running', count: number): Told => ({
  value: count,
  text: gameMessage(`score.${key}`, { count }),
});
/** What is left of the series on A, while strikes are counted (FF-06, FF-07). */
const seriesOf = (state: State, side: Side): Told[] => {
  const { stage, course, active } = state;
  if (stage.at !== 'play' || course.kind !== 'series' || side !== active) return [];
  return champion(state, otherOf(side)).down
    ? [{ value: gameMessage('score.free'), text: gameMessage('score.uncounted') }]
    : [counted('strikes', course.left)];
};
/** On D a turn without touching the enemy, and an extra strike (FF-17). */
const turnsOf = ({ stage, course }: State, side: Side): Told[] => {
  if (stage.at !== 'play' || course.kind !== 'turns') return [];
  if (course.extra.includes(side)) return [counted('running', 2)];
  return course.idle.includes(side) ? [{ value: gameMessage('score.once'), text: gameMessage('score.idle') }] : [];
};
/** The field so far, and in the long match what the fields before it brought (FF-12, FF-18, FF-26, FF-27). */
const fieldOf = (state: State, side: Side): Told[] => {
  const { options, points, stage, field } = state;
  if (stage.at === 'over') return [counted('points', shown(points, side))];
  const on = counted('field', scoreOf(state)[side]);
  const left = field === 'V' ? [counted('left', unbeaten(state, side).length)] : [];
  const before = { value: shown(points, side), text: gameMessage('score.before') };
  return [on, ...(options.variant === 'long' && field !== 'A' ? [before] : []), ...left];
};
const toldOf = (state: State, side: Side): Told[] => {
  const { variant } = state.options;
  if (variant === 'alone') return aloneOf(state, side);
  if (variant === 'relay') return [counted('beaten', 5 - unbeaten(state, otherOf(side)).length)];
  const points = isDuel(state) ? [counted('points', shown(state.points, side))] : fieldOf(state, side);
  return [...points, ...seriesOf(state, side), ...turnsOf(state, side)];
};
/** One against nine counts those of the nine who are left, once all are placed (FF-32). */
const aloneOf = (state: State, side: Side): Told[] =>
  side === state.first || state.stage.at === 'place' ? [] : [counted('left', warriorsOnField(state, side).length)];

const NINE = WARRIOR_NAMES.length - 1;
/** By how much a point or a warrior more makes it likelier that a side wins rather than the other: about what one more in a race to five at even chances does. */
const LIKELIER = 1.7;
/** The points and warriors a side is counted by: against nine the one has those he has beaten. */
const countOf = (state: State, side: Side): number => {
  const { stage, field, options } = state;
  if (stage.at === 'lot' || stage.at === 'draft') return shown(state.points, side);
  if (options.variant === 'alone') {
    // Before anybody is placed none has an owner.
    const nine = unbeaten(state, otherOf(state.first)).length || NINE;
    return (side === state.first ? NINE - nine : nine) / 2;
  }
  const on = scoreOf(state)[side];
  // On V a warrior beaten is a point less for the one and a point more for the other.
  return shown(state.points, side) + (field === 'V' ? on / 2 : on);
};
/** How well a side stands: in proportion to how likely it is to win, by its points and its warriors that are not beaten. */
export const strength = (state: State, seat: Seat): number => LIKELIER ** countOf(state, sideOf(seat));
/** The scores on both plates; none before the first field (FF-12, FF-17, FF-26, FF-27, FF-29 to FF-32). */
export const scores = (state: State): Score[] => {
  const { at } = state.stage;
  if (at === 'lot' || at === 'draft') return [];
  return SIDES.flatMap((seat) => toldOf(state, seat).map((told) => ({ seat, ...told })));
};
