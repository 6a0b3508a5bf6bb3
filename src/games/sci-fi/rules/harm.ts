import { endingFactory } from '../../../core/flow/ending.ts';
import type { EventLog } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { changed, durabilityOf, infantryOf, isHardware, bodyOnField, without } from './lookups.ts';
import type { Harm } from './rolls.ts';
import { type At, type Ending, type State, gameMessage } from '../types.ts';
import type { Message } from '../../../core/message.ts';

/** Marks harm, so the count of calm turns starts again when this turn ends (SF-32). */
const stirred = (state: State): State => ({ ...state, calm: state.options.stalemate > 0 ? -1 : 0 });

/** Removes a unit or gun (SF-12, SF-23). */
export const remove = (state: State, id: string, rule: string, events: EventLog): State => {
  const body = bodyOnField(state, id);
  const key = body && isHardware(body) ? 'event.destroyed' : 'event.killed';
  events.push({ kind: 'removed', rule, ids: [id], text: gameMessage(key, { who: { piece: id } }) });
  return without(stirred(state), id);
};
/** Applies the harm of an attack to a unit or gun. Does nothing if it is already gone (SF-11, SF-12, SF-14, SF-23). */
export const inflict = (state: State, id: string, harm: Harm, events: EventLog): State => {
  const body = bodyOnField(state, id);
  if (!body || harm.kind === 'none') return state;
  const who = { piece: id };
  if (harm.kind === 'kill') return remove(state, id, 'SF-12', events);
  if (harm.kind === 'wound') {
    if ('wounded' in body && body.wounded) return state;
    events.push({ kind: 'wounded', rule: 'SF-14', ids: [id], text: gameMessage('event.wounded', { who }) });
    return changed(stirred(state), id, { wounded: true, done: true });
  }
  const damage = body.damage + harm.by;
  if (damage > durabilityOf(state, body)) return remove(state, id, 'SF-23', events);
  events.push({ kind: 'hit', rule: 'SF-23', ids: [id], text: gameMessage('event.damaged', { who, count: harm.by }) });
  return changed(stirred(state), id, { damage });
};

/** Returns why the match ended, in one sentence (SF-02, SF-32). */
export const endingText = ({ calm }: State, { how, winners }: At<'over'>): Message => {
  const seat = winners[0];
  if (how === 'stalemate') return gameMessage('over.stalemate', { count: calm });
  if (!seat) return gameMessage(how === 'both' ? 'over.both' : 'over.agreed');
  return gameMessage(how === 'resigned' ? 'over.resigned' : 'over.last', { seat: { seat } });
};
const endIn = endingFactory((how) => (how === 'stalemate' ? 'SF-32' : 'SF-02'), endingText);
/** Ends the match (SF-02; SF-32 for a draw by the count). */
export const end = (state: State, winners: readonly Seat[], how: Ending, events: EventLog): State =>
  endIn({ ...state, acting: null }, winners, how, events);
/** Ends the match if a side has no infantry left, in a draw if neither has (SF-02). */
export const judge = (state: State, events: EventLog): State => {
  const left = state.seats.filter((seat) => infantryOf(state, seat) > 0);
  if (left.length === state.seats.length) return state;
  return end(state, left, left.length === 0 ? 'both' : 'last', events);
};
