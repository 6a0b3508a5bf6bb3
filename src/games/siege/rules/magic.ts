import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { defends, must, nearestTo, onOwnTowers, strikable } from './lookups.ts';
import { magicRoll, type Spell, spellOf } from './rolls.ts';
import { type PieceOnField, type State, no, gameMessage } from '../types.ts';
import { destroy, wound } from './victory.ts';

/** Whether magic is over for a seat: the enemy has entered its gate and the option ends it then (SI-22). */
const isSpent = (state: State, seat: Seat): boolean =>
  state.options.magicStops && state.entered.includes(opponentOf(state.seats, seat));
/** Whether the side in turn may roll for magic: it needs a warrior on a tower of its own (SI-05). */
export const canCast = (state: State): boolean =>
  defends(state, state.active) && onOwnTowers(state, state.active).length > 0 && !isSpent(state, state.active);
/** Reports why a Defender has no magic this turn. An Attacker never has any (SI-04, SI-05, SI-22). */
export const reportNoMagic = (state: State, events: EventLog): void => {
  const seat = state.active;
  if (!defends(state, seat)) return;
  const spent = isSpent(state, seat);
  events.push({
    kind: 'said',
    rule: spent ? 'SI-22' : 'SI-05',
    text: gameMessage(spent ? 'event.magicSpent' : 'event.noMagic'),
  });
};
/** Returns the enemies that a spell can strike: the nearest to any warrior on an own tower (SI-11). */
export const struckBy = (state: State): PieceOnField[] =>
  nearestTo(strikable(state, opponentOf(state.seats, state.active)), onOwnTowers(state, state.active));

/** Strikes a warrior by magic: wounds or destroys it (SI-10, SI-11). */
const smite = (state: State, id: string, deadly: boolean, events: EventLog): State => {
  const [by] = nearestTo(onOwnTowers(state, state.active), [must(state, id)]);
  const more = by ? { between: [[by.id, id]] as const } : {};
  if (deadly) return destroy(state, id, 'SI-11', events, more);
  const times = (state.sentBack?.[id] ?? 0) + 1;
  const values = { who: { piece: id }, count: times };
  const text =
    times === 1 ? {} : { text: gameMessage(times === 2 ? 'event.sentBackTwice' : 'event.sentBackOften', values) };
  return {
    ...wound(state, id, 'SI-10', events, { ...more, ...text }),
    sentBack: { ...state.sentBack, [id]: times },
  };
};
const strikeNearest = (state: State, deadly: boolean, events: EventLog): State => {
  const [first, ...others] = struckBy(state);
  if (!first) {
    events.push({ kind: 'said', rule: 'SI-10', text: gameMessage('event.spellNobody') });
    return state;
  }
  return others.length > 0 ? { ...state, stage: { at: 'strike', deadly } } : smite(state, first.id, deadly, events);
};
const joined = (seats: readonly Seat[], seat: Seat): Seat[] =>
  [...seats.filter((each) => each !== seat), seat].toSorted();
/** The effects and events of each spell (SI-06 to SI-11). */
const SPELLS: Readonly<Record<Spell, (state: State, events: EventLog) => State>> = {
  fail: (state, events) => {
    events.push({ kind: 'said', rule: 'SI-06', text: gameMessage('event.spellFails') });
    return state;
  },
  swift: (state, events) => {
    events.push({ kind: 'said', rule: 'SI-07', text: gameMessage('event.swift') });
    return { ...state, swift: true };
  },
  might: (state, events) => {
    events.push({ kind: 'said', rule: 'SI-08', text: gameMessage('event.might') });
    return { ...state, mighty: joined(state.mighty, state.active) };
  },
  hush: (state, events) => {
    events.push({ kind: 'said', rule: 'SI-09', text: gameMessage('event.hush') });
    return { ...state, hushed: joined(state.hushed, opponentOf(state.seats, state.active)) };
  },
  wound: (state, events) => strikeNearest(state, false, events),
  destroy: (state, events) => strikeNearest(state, true, events),
};
/** Rolls for magic and applies the spell (SI-05). */
export const cast = (state: State, luck: Luck, events: EventLog): State => {
  const rolled = luck.roll(magicRoll(state.active));
  events.push(rolled);
  return SPELLS[spellOf(rolled.total)]({ ...state, stage: { at: 'shooting' } }, events);
};
/** Returns why a spell cannot strike this one of several equally near, or null (SI-11). */
export const refuseStrike = (state: State, id: string): Refusal | null =>
  struckBy(state).some((each) => each.id === id) ? null : no('SI-11', 'no.notNearest');
/** Chooses among those equally near (SI-11). */
export const strike = (state: State, id: string, deadly: boolean, events: EventLog): State =>
  smite({ ...state, stage: { at: 'shooting' } }, id, deadly, events);
