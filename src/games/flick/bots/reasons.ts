// Gives a bot's reason for an action, from the results of its own tries.
import type { Message } from '../../../core/message.ts';
import { warriorsOnField, unbeaten } from '../rules/lookups.ts';
import {
  type Action,
  type Flicking,
  type Side,
  type WarriorOnField,
  type State,
  otherOf,
  gameMessage,
} from '../types.ts';

/** A whole point. Points are counted in halves. */
const POINT = 2;
/** The result of a tried flick: an enemy beaten or turned over, and whether an own warrior was beaten. */
export interface FlickOutcome {
  readonly beaten: WarriorOnField['id'] | null;
  readonly turned: WarriorOnField['id'] | null;
  readonly own: boolean;
}
/** Returns the warrior of a side that was beaten between two tables: off the field, or for a point of a duel. */
const beatenOf = (before: State, after: State, seat: Side): WarriorOnField['id'] | null => {
  const left = new Set(unbeaten(after, seat).map(({ id }) => id));
  const gone = unbeaten(before, seat).find(({ id }) => !left.has(id));
  const scored = after.points[otherOf(seat)] - before.points[otherOf(seat)] >= POINT;
  return gone?.id ?? (scored ? (warriorsOnField(before, seat)[0]?.id ?? null) : null);
};
/** Returns the result of a side's flick, from the tables before and after it. */
export const flickOutcome = (before: State, after: State, seat: Side): FlickOutcome => {
  const formation = new Set(warriorsOnField(before, otherOf(seat)).flatMap(({ id, down }) => (down ? [] : [id])));
  return {
    beaten: beatenOf(before, after, otherOf(seat)),
    turned: warriorsOnField(after, otherOf(seat)).find(({ id, down }) => down && formation.has(id))?.id ?? null,
    own: beatenOf(before, after, seat) !== null,
  };
};
/** Returns the most frequent id and its count. */
const oftenest = (ids: readonly (WarriorOnField['id'] | null)[]): { id: WarriorOnField['id']; n: number } | null => {
  const named = ids.filter((id) => id !== null);
  const [best] = named.map((id) => ({ id, n: named.filter((each) => each === id).length })).sort((a, b) => b.n - a.n);
  return best ?? null;
};
/**
 * Returns why this flick was chosen among `weighed` flicks. The reason is the enemy its tries beat or turned over most often,
 * with the count. Otherwise it moves to safety or was the best.
 */
export const whyFlick = (flick: Flicking, outcomes: readonly FlickOutcome[], weighed: number): Message => {
  const of = outcomes.length;
  const own = outcomes.filter((each) => each.own).length;
  const beaten = oftenest(outcomes.map((each) => each.beaten));
  if (beaten) {
    const values = { piece: { piece: beaten.id }, hits: beaten.n, of };
    return own > 0 ? gameMessage('reason.beatsOr', { ...values, own }) : gameMessage('reason.beats', values);
  }
  const turned = oftenest(outcomes.map((each) => each.turned));
  if (turned) return gameMessage('reason.turns', { piece: { piece: turned.id }, hits: turned.n, of });
  return flick.type === 'move' ? gameMessage('reason.aside') : gameMessage('reason.best', { of: weighed });
};
/** Returns why an action without a flick is taken. */
export const whyHandled = ({ type }: Action): Message => {
  if (type === 'right') return gameMessage('reason.rights');
  return gameMessage(type === 'lift' ? 'reason.lifts' : 'reason.waits');
};
