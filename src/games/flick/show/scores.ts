// The scores on the players' plates.
import { WARRIOR_NAMES } from '../../../bodies/flatBodies.ts';
import type { Score } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { scoreOf, shown } from '../matches/match.ts';
import { champion, warriorsOnField, unbeaten } from '../rules/lookups.ts';
import { type Side, type State, SIDES, isDuel, otherOf, gameMessage, sideOf } from '../types.ts';

type ScoreText = Pick<Score, 'value' | 'of' | 'text'>;
/** The points that win a duel, and the warriors that win on single lines (FF-29, FF-31). */
const TO_WIN = 5;
const counted = (key: 'points' | 'field' | 'left' | 'beaten' | 'strikes' | 'running', count: number): ScoreText => ({
  value: count,
  text: gameMessage(`score.${key}`, { count }),
});
/** Returns what is left of the series on A, while strikes count (FF-06, FF-07). */
const seriesOf = (state: State, side: Side): ScoreText[] => {
  const { stage, course, active } = state;
  if (stage.at !== 'play' || course.kind !== 'series' || side !== active) return [];
  return champion(state, otherOf(side)).down
    ? [{ value: gameMessage('score.free'), text: gameMessage('score.uncounted') }]
    : [counted('strikes', course.left)];
};
/** Returns a turn without touching the enemy and an extra strike on D (FF-17). */
const turnsOf = ({ stage, course }: State, side: Side): ScoreText[] => {
  if (stage.at !== 'play' || course.kind !== 'turns') return [];
  if (course.extra.includes(side)) return [counted('running', 2)];
  return course.idle.includes(side) ? [{ value: gameMessage('score.once'), text: gameMessage('score.idle') }] : [];
};
/** Returns the score of the field so far, and in the long match that of earlier fields (FF-12, FF-18, FF-26, FF-27). */
const fieldOf = (state: State, side: Side): ScoreText[] => {
  const { options, points, stage, field } = state;
  if (stage.at === 'over') return [counted('points', shown(points, side))];
  const on = counted('field', scoreOf(state)[side]);
  const left = field === 'V' ? [counted('left', unbeaten(state, side).length)] : [];
  const before = { value: shown(points, side), text: gameMessage('score.before') };
  return [on, ...(options.variant === 'long' && field !== 'A' ? [before] : []), ...left];
};
const scoreTextsOf = (state: State, side: Side): ScoreText[] => {
  const { variant } = state.options;
  if (variant === 'alone') return aloneOf(state, side);
  if (variant === 'relay')
    return [{ ...counted('beaten', TO_WIN - unbeaten(state, otherOf(side)).length), of: TO_WIN }];
  const points = isDuel(state)
    ? [{ ...counted('points', shown(state.points, side)), of: TO_WIN }]
    : fieldOf(state, side);
  return [...points, ...seriesOf(state, side), ...turnsOf(state, side)];
};
/** Returns how many of the nine are left in one against nine, once all are placed (FF-32). */
const aloneOf = (state: State, side: Side): ScoreText[] =>
  side === state.first || state.stage.at === 'place' ? [] : [counted('left', warriorsOnField(state, side).length)];

const NINE = WARRIOR_NAMES.length - 1;
/** The factor by which one more point or warrior raises a side's odds to win. It is about that of one more point in an even race to five. */
const LIKELIER = 1.7;
/** Returns the points and warriors that count for a side. Against nine, the one counts the enemies it has beaten. */
const countOf = (state: State, side: Side): number => {
  const { stage, field, options } = state;
  if (stage.at === 'lot' || stage.at === 'draft') return shown(state.points, side);
  if (options.variant === 'alone') {
    // Before any warrior is placed, none has an owner.
    const nine = unbeaten(state, otherOf(state.first)).length || NINE;
    return (side === state.first ? NINE - nine : nine) / 2;
  }
  const on = scoreOf(state)[side];
  // On V a beaten warrior is a point less for one side and a point more for the other.
  return shown(state.points, side) + (field === 'V' ? on / 2 : on);
};
/** Returns the strength of a side, proportional to its odds to win, by its points and undefeated warriors. */
export const strength = (state: State, seat: Seat): number => LIKELIER ** countOf(state, sideOf(seat));
/** Returns the scores on both plates; empty before the first field (FF-12, FF-17, FF-26, FF-27, FF-29 to FF-32). */
export const scores = (state: State): Score[] => {
  const { at } = state.stage;
  if (at === 'lot' || at === 'draft') return [];
  return SIDES.flatMap((seat) => scoreTextsOf(state, seat).map((score) => ({ seat, ...score })));
};
