import { memoize } from '../../../core/memoize.ts';
import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { grenadeTargets } from './grenades.ts';
import { gunsFor, refuseService } from './gunnery.ts';
import { end, judge, remove } from './harm.ts';
import { changed, isInfantry, isPlaced, isWounded, mustUnit, profileOf, unitOf } from './lookups.ts';
import { recoveryRoll } from './rolls.ts';
import { type UnitProgress, type Placed, type State, type Unit, no, gameMessage } from '../types.ts';

const FRESH = {
  manoeuvres: 0,
  shooting: 'not yet',
  fired: [],
  crew: false,
  fought: false,
  aimed: false,
  brought: null,
} as const satisfies Omit<UnitProgress, 'id'>;

/**
 * Returns why a unit cannot act now. It is not the turn of its side or of this unit, it has acted, is wounded, or a fair start
 * forbids it (SF-03, SF-04, SF-14).
 */
export const refuseUnit = (state: State, id: string): Refusal | null => {
  const { acting, active, left } = state;
  const unit = unitOf(state, id);
  const who = { piece: id };
  if (!unit || !isPlaced(unit) || unit.seat !== active) return no('SF-04', 'no.notYours');
  if (acting && acting.id !== id) return no('SF-04', 'no.oneAtATime', { who: { piece: acting.id } });
  if (unit.wounded) return no('SF-14', 'no.wounded', { who });
  if (unit.done) return no('SF-04', 'no.done', { who });
  if (left !== null && !isInfantry(unit)) return no('SF-03', 'no.fairStart');
  return !acting && left === 0 ? no('SF-03', 'no.fairStart') : null;
};
const begin = memoize((state: State, id: string): State => ({
  ...state,
  acting: { id, ...FRESH },
  left: state.left === null ? null : Math.max(0, state.left - 1),
}));
/** Starts a unit's activation if it is not active (SF-04). It returns the same state each time, so cached results hold for every row of a roll. */
export const begun = (state: State, id: string): State => (state.acting ? state : begin(state, id));
/** Returns the units that may still act this turn (SF-03, SF-04, SF-14). */
export const readyOf = (state: State): Placed<Unit>[] =>
  state.left === 0
    ? []
    : state.units
        .filter(isPlaced)
        .filter((each) => each.seat === state.active && !each.done && !each.wounded)
        .filter((each) => state.left === null || isInfantry(each));

/** Whether a unit has no actions left (SF-05). */
const isExhausted = (state: State, acting: UnitProgress): boolean => {
  const unit = mustUnit(state, acting.id);
  const { manoeuvres, shooting, fought, fired, crew, aimed, brought } = acting;
  if (brought !== null) return false;
  const used = manoeuvres + (shooting === 'not yet' ? 0 : 1) + (fought ? 1 : 0);
  if (used < 3 && !aimed) return false;
  if (shooting !== 'open') return true;
  const armed = !crew && fired.length < profileOf(unit).weapons.length;
  const serves = gunsFor(state, unit).some((gun) => refuseService(state, unit, gun) === null);
  return !armed && !serves && grenadeTargets(state, unit).length === 0;
};
/** Continues after an action: checks for the end, ends the activation of a unit without actions, and the turn if no unit can act (SF-02, SF-04). */
export const goOn = (state: State, events: EventLog): State => {
  const judged = judge(state, events);
  const { acting, stage } = judged;
  if (stage.at !== 'act') return judged;
  if (!acting) return readyOf(judged).length > 0 ? judged : endTurn(judged, events);
  const unit = unitOf(judged, acting.id);
  const gone = !unit || isWounded(unit);
  return gone || isExhausted(judged, acting) ? finish(judged, events) : judged;
};
/** Ends the activation of the active unit (SF-04). */
export const finish = (state: State, events: EventLog): State => {
  const { acting } = state;
  if (!acting) return goOn(state, events);
  return goOn({ ...changed(state, acting.id, { done: true }), acting: null }, events);
};
const woundedOf = ({ units, active }: State): Unit[] => units.filter((each) => each.seat === active && each.wounded);
/** Ends a side's actions. Its wounded are healed, then the turn passes (SF-05, SF-28). */
export const endTurn = (state: State, events: EventLog): State => {
  const still = { ...state, acting: null };
  return woundedOf(still).length > 0 ? { ...still, stage: { at: 'heal' } } : passTurn(still, events);
};
/** Rolls for all wounded of the side at once, then checks for the end and passes the turn (SF-02, SF-28). */
export const heal = (state: State, luck: Luck, events: EventLog): State => {
  const rolled = woundedOf(state).map((unit) => ({ unit, event: luck.roll(recoveryRoll(unit)) }));
  rolled.forEach(({ event }) => events.push(event));
  let next = state;
  for (const { unit, event } of rolled) {
    if (event.row === 0) next = remove(next, unit.id, 'SF-28', events);
    if (event.row !== 2) continue;
    const text = gameMessage('event.standsUp', { who: { piece: unit.id } });
    events.push({ kind: 'restored', rule: 'SF-28', ids: [unit.id], text });
    next = changed(next, unit.id, { wounded: false });
  }
  const judged = judge({ ...next, stage: { at: 'act' } }, events);
  return judged.stage.at === 'over' ? judged : passTurn(judged, events);
};
/** Passes the turn to the other side, or ends the match in a draw after too many calm turns (SF-04, SF-32). */
const passTurn = (state: State, events: EventLog): State => {
  const { stalemate } = state.options;
  const calm = stalemate > 0 ? state.calm + 1 : 0;
  if (calm > 0 && calm >= stalemate) return end({ ...state, calm }, [], 'stalemate', events);
  return turnOf({ ...state, calm }, opponentOf(state.seats, state.active), null, events);
};
/** Starts a side's turn (SF-04, SF-21). `left` limits the units that may act in a fair start (SF-03). */
export const turnOf = (state: State, active: Seat, left: number | null, events: EventLog): State => {
  const next: State = {
    ...state,
    active,
    left,
    stage: { at: 'act' },
    acting: null,
    grenade: false,
    units: state.units.map((each) => (each.done ? { ...each, done: false } : each)),
    guns: state.guns.map((each) => (each.fired || each.mover !== null ? { ...each, fired: false, mover: null } : each)),
  };
  events.push({ kind: 'said', rule: 'SF-04', text: gameMessage('event.turn', { seat: { seat: active } }) });
  return readyOf(next).length > 0 ? next : endTurn(next, events);
};
