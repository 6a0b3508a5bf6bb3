import { endingFactory } from '../../../core/flow/ending.ts';
import type { EventLog } from '../../../core/event.ts';
import type { Message } from '../../../core/message.ts';
import type { AttackCue } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { squaredDistance } from '../../../geometry/point.ts';
import { isAlive, isCaptureOnly, isNear, isTouching, nextSeat, soldiersOnField, soldierOnField } from './lookups.ts';
import {
  type At,
  type Ending,
  MEASURE,
  type Marker,
  type Soldier,
  type SoldierOnField,
  type State,
  gameMessage,
} from '../types.ts';

/** Returns why the match ended, in one sentence (TS-04, TS-17). */
export const endingText = ({ calm }: State, { how, winners }: At<'over'>): Message => {
  const seat = winners[0];
  if (how === 'stalemate') return gameMessage('over.stalemate', { count: calm });
  return seat ? gameMessage(`over.${how}`, { seat: { seat } }) : gameMessage('over.agreed');
};
const endIn = endingFactory((how) => (how === 'stalemate' ? 'TS-17' : 'TS-04'), endingText);
/** Ends the match (TS-04; TS-17 for a draw by the count). */
export const end = (state: State, winners: readonly Seat[], how: Ending, events: EventLog): State =>
  endIn({ ...state, mover: null }, winners, how, events);

/** Removes the flag of a side without soldiers, and ends the match when one side remains (TS-04). */
const judgeSides = (state: State, events: EventLog, how: 'last' | 'resigned' = 'last'): State => {
  const left = state.seats.filter((seat) => isAlive(state, seat));
  const markers = state.markers.filter(({ seat }) => seat === null || left.includes(seat));
  const next = markers.length < state.markers.length ? { ...state, markers } : state;
  return left.length === 1 ? end(next, left, how, events) : next;
};
/**
 * Removes a defeated soldier and judges the match: the end of its side, or of a commander that need not be captured (TS-04).
 * `dealt` is the attack, if no roll has shown it.
 */
export const removeDefeated = (
  state: State,
  { id, commander }: Soldier,
  { by, rule, dealt }: { readonly by: Seat; readonly rule: string; readonly dealt?: AttackCue },
  events: EventLog,
): State => {
  const text = gameMessage('event.falls', { who: { piece: id } });
  events.push({ kind: 'removed', rule, ids: [id], text, ...(dealt ? { dealt } : {}) });
  const soldiers = state.soldiers.filter((each) => each.id !== id);
  const next = { ...state, soldiers, calm: state.options.stalemate > 0 ? -1 : 0 };
  if (!commander) return judgeSides(next, events);
  if (!isCaptureOnly(state)) return end(next, [by], 'commander', events);
  events.push({ kind: 'said', rule: 'TS-04', text: gameMessage('event.commanderLost', { who: { piece: id } }) });
  return judgeSides(next, events);
};
/** Resigns for a seat: its soldiers and flag leave the table, and the last side left wins (TS-04). */
export const leave = (state: State, seat: Seat, events: EventLog): State => {
  const own = ({ seat: owner }: Soldier | Marker): boolean => owner === seat;
  const ids = [...state.markers, ...state.soldiers].filter((each) => own(each)).map(({ id }) => id);
  events.push({
    kind: 'removed',
    rule: 'TS-04',
    ids,
    text: gameMessage('event.resigns', { seat: { seat } }),
    withdrawn: true,
  });
  return judgeSides({ ...state, soldiers: state.soldiers.filter((each) => !own(each)) }, events, 'resigned');
};

/**
 * Returns what a soldier here touches and could capture (a flag, the objective or, by the option, a commander), and the nearest
 * enemy guarding it within 1 M. Null if it touches nothing (TS-04).
 */
const touchedBy = (
  state: State,
  mover: SoldierOnField,
): { readonly id: string; readonly how: Ending; readonly guard: SoldierOnField | null } | null => {
  const { victory, commanderCapture } = state.options;
  const enemies = soldiersOnField(state).filter(({ seat }) => seat !== mover.seat);
  const far = ({ at }: SoldierOnField): number => squaredDistance(at, mover.at);
  const guardOf = (prize: string): SoldierOnField | null =>
    enemies
      .filter(({ id, at }) => id !== prize && isNear(state, mover.at, at, MEASURE))
      .toSorted((a, b) => far(a) - far(b))[0] ?? null;
  if (victory === 'commander' && commanderCapture) {
    const caught = enemies.filter(({ at, commander }) => commander && isTouching(mover.at, at));
    const [first] = caught.toSorted((a, b) => Number(guardOf(a.id) !== null) - Number(guardOf(b.id) !== null));
    return first ? { id: first.id, how: 'capture', guard: guardOf(first.id) } : null;
  }
  const prize = state.markers.find(({ seat, at }) => seat !== mover.seat && at && isTouching(mover.at, at));
  return prize ? { id: prize.id, how: prize.seat ? 'flag' : 'objective', guard: guardOf(prize.id) } : null;
};
/** Returns what a soldier that ends its Full Move here captures. Null if it is guarded or the soldier touches nothing (TS-04). */
export const prizeOf = (state: State, mover: SoldierOnField): { readonly id: string; readonly how: Ending } | null => {
  const touched = touchedBy(state, mover);
  return touched && !touched.guard ? touched : null;
};

/** Passes the turn to the next seat clockwise. If none of its soldiers is ready, all become ready (TS-05, TS-06). */
export const passTurn = (state: State, events: EventLog): State => {
  const active = nextSeat(state, state.active);
  const next: State = { ...state, active, mover: null, stage: { at: 'pick' } };
  if (state.soldiers.some(({ seat, spent }) => seat === active && !spent)) return next;
  events.push({ kind: 'said', rule: 'TS-06', text: gameMessage('event.fresh', { seat: { seat: active } }) });
  return { ...next, soldiers: state.soldiers.map((each) => (each.seat === active ? { ...each, spent: false } : each)) };
};
/**
 * Ends a soldier's Full Move: it is done, captures what it has won, and the turn passes (TS-04, TS-05, TS-06, TS-17). After an
 * advance it stays ready (TS-18).
 */
export const endMove = (state: State, id: string, events: EventLog, then: 'done' | 'ready' = 'done'): State => {
  const mover = soldierOnField(state, id);
  const calm = state.options.stalemate > 0 ? state.calm + 1 : 0;
  const soldiers =
    mover && then === 'done'
      ? state.soldiers.map((each) => (each.id === id ? { ...each, spent: true } : each))
      : state.soldiers;
  const next = { ...state, soldiers, calm };
  const prize = mover && touchedBy(next, mover);
  const values = { who: { piece: id }, prize: { piece: prize?.id ?? id } };
  if (prize?.guard) {
    const text = gameMessage('event.guarded', { ...values, guard: { piece: prize.guard.id } });
    events.push({ kind: 'said', rule: 'TS-04', text });
  } else if (prize) {
    events.push({
      kind: 'scored',
      rule: 'TS-04',
      ids: [mover.id],
      text: gameMessage('event.takes', values),
      word: gameMessage('word.takes'),
    });
    return end(next, [mover.seat], prize.how, events);
  }
  if (calm > 0 && calm >= state.options.stalemate) return end(next, [], 'stalemate', events);
  return passTurn(next, events);
};
