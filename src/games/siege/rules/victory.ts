import { endingFactory } from '../../../core/flow/ending.ts';
import type { MeasuredDistances, EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Message, RuleId } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { defends, onTowersOf, pieceOf, withPiece } from './lookups.ts';
import { type At, type Ending, type State, gameMessage } from '../types.ts';

const RULES: Readonly<Record<Ending, RuleId>> = {
  last: 'SI-23',
  capture: 'SI-23',
  limit: 'SI-23',
  quiet: 'SI-27',
  resigned: 'SI-23',
  agreed: 'SI-23',
};
/** Returns why the match ended, in one sentence (SI-23, SI-27). */
export const endingText = ({ calm, options }: State, { how, winners }: At<'over'>): Message => {
  const seat = winners[0];
  if (how === 'quiet') return gameMessage('over.quiet', { count: calm });
  if (how === 'limit' && seat) return gameMessage('over.limit', { seat: { seat }, count: options.turns });
  return seat && how !== 'agreed' && how !== 'limit'
    ? gameMessage(`over.${how}`, { seat: { seat } })
    : gameMessage('over.agreed');
};
const endIn = endingFactory((how) => RULES[how], endingText);
/** Ends the match (SI-23, SI-27). */
export const end = (state: State, winners: readonly Seat[], how: Ending, events: EventLog): State =>
  endIn({ ...state, owed: [] }, winners, how, events);

const shaken = (state: State): State => ({ ...state, calm: state.options.stalemate > 0 ? -1 : 0 });
/** Destroys a warrior. A side without any has lost (SI-23). */
export const destroy = (
  state: State,
  id: string,
  rule: RuleId,
  events: EventLog,
  more: MeasuredDistances = {},
): State => {
  const seat = pieceOf(state, id)?.seat;
  events.push({
    kind: 'removed',
    rule,
    ids: [id],
    text: gameMessage('event.destroyed', { who: { piece: id } }),
    ...more,
  });
  const next = shaken({ ...state, pieces: state.pieces.filter((each) => each.id !== id) });
  const alive = next.pieces.some((each) => each.seat === seat && each.kind === 'warrior');
  return alive || !seat ? next : end(next, [opponentOf(state.seats, seat)], 'last', events);
};
/** Wounds a warrior. Its owner puts it back on its start line at once (SI-20). `text`: other words than the usual ones. */
export const wound = (
  state: State,
  id: string,
  rule: RuleId,
  events: EventLog,
  more: MeasuredDistances & { readonly text?: Message } = {},
): State => {
  events.push({
    kind: 'wounded',
    rule,
    ids: [id],
    text: gameMessage('event.wounded', { who: { piece: id } }),
    ...more,
  });
  return shaken(withPiece({ ...state, owed: [...state.owed, id] }, id, { at: null }));
};

/** Whether enemies are on towers of the seat's fortress and none of its own warriors is (SI-23, *capture*). */
const isCaptured = (state: State, seat: Seat): boolean =>
  onTowersOf(state, seat, seat).length === 0 && onTowersOf(state, opponentOf(state.seats, seat), seat).length > 0;
/** Starts a seat's turn: its pieces may act again, and it begins with magic (SI-04). */
export const beginTurn = (state: State, seat: Seat): State => ({
  ...state,
  active: seat,
  stage: { at: 'magic' },
  pieces: state.pieces.map((each) =>
    each.seat === seat && (each.moved || each.fired || each.gate)
      ? { ...each, moved: false, fired: false, gate: null }
      : each,
  ),
  turns: state.options.turnLimit
    ? state.turns.map((count, i) => (state.seats[i] === seat ? count + 1 : count))
    : state.turns,
});
/** Ends a turn. Its effects expire, the end of the match is checked, and the other side begins its turn (SI-07, SI-08, SI-09, SI-23, SI-27). */
export const passTurn = (state: State, events: EventLog): State => {
  const { active, options } = state;
  const other = opponentOf(state.seats, active);
  const next: State = {
    ...state,
    swift: false,
    mighty: state.mighty.filter((seat) => seat !== other),
    hushed: state.hushed.filter((seat) => seat !== active),
    calm: options.stalemate > 0 ? state.calm + 1 : 0,
  };
  if (options.capture && isCaptured(next, active)) return end(next, [other], 'capture', events);
  const limited = options.turnLimit && options.fortresses === 'one';
  if (limited && next.turns.every((count) => count >= options.turns))
    return end(next, [state.seats.find((seat) => defends(state, seat)) ?? other], 'limit', events);
  if (next.calm > 0 && next.calm >= options.stalemate) return end(next, [], 'quiet', events);
  return beginTurn(next, other);
};
