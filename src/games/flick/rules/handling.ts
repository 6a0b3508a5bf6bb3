import type { EventLog } from '../../../core/event.ts';
// What a player may do with a warrior besides flicking it: right it, lift it onto the line (FF-14, FF-22).
import type { Refusal } from '../../../core/choice.ts';
import type { Point } from '../../../geometry/point.ts';
import { refuseRighting } from '../matches/alone.ts';
import { lineOf } from './fields.ts';
import { canStrike } from './gap.ts';
import { facingOf } from '../show/outlines.ts';
import { rightAll } from './righting.ts';
import { firstSpot, isInBand, lineArea, refuseOnLine, setDown } from './place.ts';
import { changed, seatToAct, warriorOnField } from './lookups.ts';
import { refuseRightAsTurn, rightAsTurn } from '../matches/turns.ts';
import { type Of, type WarriorOnField, type State, courseOf, no, gameMessage } from '../types.ts';

/** Returns why a warrior cannot be righted. On D it is a whole turn, on V free for the warrior of the turn, on A automatic (FF-08, FF-14, FF-22). */
export const refuseRight = (state: State, action: Of<'right'>): Refusal | null => {
  if (state.field === 'D') return refuseRightAsTurn(state, action);
  if (state.field === 'A') return no('FF-08', 'no.notNow');
  const who = warriorOnField(state, action.id);
  if (who?.seat !== seatToAct(state)) return no('FF-22', 'no.notYours');
  const { owed, chosen } = courseOf(state, 'teams');
  if (owed[0] && !owed[0].ids.includes(who.id)) return no('FF-24', 'no.notHim');
  if (chosen !== null && chosen !== who.id) return no('FF-22', 'no.notChosen', { who: { piece: chosen } });
  if (!who.down) return no('FF-22', 'no.liesUp');
  return state.options.variant === 'alone' ? refuseRighting(state, who) : null;
};
/** Rights a warrior, which must then make the turn on V (FF-14, FF-22). */
export const right = (state: State, action: Of<'right'>, events: EventLog): State => {
  if (state.field === 'D') return rightAsTurn(state, action, events);
  const after = rightAll(state, [action.id], 'FF-22', events);
  return { ...after, course: { ...courseOf(after, 'teams'), chosen: action.id } };
};

/** Whether warriors can be lifted at all: only in the game of teams (FF-22, FF-31, FF-32). */
const lifts = ({ field, options: { variant } }: State): boolean =>
  field === 'V' && variant !== 'relay' && variant !== 'alone';
/** Returns the warrior as it would be on its line. Facing and face stay the same, because no warrior may be turned (FF-22). */
const lifted = (who: WarriorOnField, { id, at }: Of<'lift'>): WarriorOnField =>
  setDown({ id, at, facing: facingOf(who.pose), down: who.down }, who.seat);
/** Returns why a warrior cannot be lifted: outside the own band, twice a turn, out of turn, or at the opening (FF-20, FF-22, FF-24). */
export const refuseLifting = (state: State, who: WarriorOnField | null): Refusal | null => {
  if (!lifts(state)) return no('FF-22', 'no.notNow');
  const course = courseOf(state, 'teams');
  if (course.owed.length > 0) return no('FF-24', 'no.notNow');
  if (who?.seat !== state.active) return no('FF-22', 'no.notYours');
  if (course.opening) return no('FF-20', 'no.opening');
  if (course.lifted) return no('FF-22', 'no.liftedOnce');
  if (course.chosen !== null && course.chosen !== who.id)
    return no('FF-22', 'no.notChosen', { who: { piece: course.chosen } });
  return isInBand(who, who.seat) ? null : no('FF-22', 'no.notInBand');
};
/** Returns why a warrior cannot be lifted to that place: it is not free, or no enemy could be struck from there (FF-22, FF-23). */
export const refuseLift = (state: State, action: Of<'lift'>): Refusal | null => {
  const who = warriorOnField(state, action.id);
  const refused = refuseLifting(state, who);
  if (refused) return refused;
  const there = lifted(who as WarriorOnField, action);
  const onLine = refuseOnLine(state, there, [lineOf(state.active)], 'FF-22');
  if (onLine) return onLine;
  // A lift is for a strike, so some enemy must be far enough from there.
  return canStrike(state, there) ? null : no('FF-22', 'no.liftedTooNear', { who: { piece: there.id } });
};
/** Returns a legal place on the line for a warrior, or null if the line is full (FF-22). */
export const liftSpot = (state: State, { id, seat }: WarriorOnField): Point | null =>
  firstSpot(lineArea([lineOf(seat)]), (at) => refuseLift(state, { type: 'lift', id, at }) !== null);
/** Lifts the warrior of this turn onto the own single line (FF-22). */
export const lift = (state: State, action: Of<'lift'>, events: EventLog): State => {
  const who = warriorOnField(state, action.id) as WarriorOnField;
  const { pose } = lifted(who, action);
  events.push({ kind: 'said', rule: 'FF-22', text: gameMessage('event.lifted', { who: { piece: who.id } }) });
  const fighters = changed(state.fighters, [who.id], () => ({ pose }));
  const course = { ...courseOf(state, 'teams'), chosen: who.id, lifted: true };
  return { ...state, fighters, course };
};
