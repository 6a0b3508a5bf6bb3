import type { EventLog } from '../../../core/event.ts';
import type { Luck } from '../../../core/luck.ts';
import { attackable, contactPath, must, targetsOf } from './lookups.ts';
import { pathLength } from '../../../geometry/path.ts';
import type { Mm } from '../../../geometry/point.ts';
import { afterShot, refuseShot, shoot } from './shooting.ts';
import { attackRoll, counterEnds, counterRoll, defenceRoll } from './rolls.ts';
import { type At, MEASURE, type State, gameMessage } from '../types.ts';
import { endMove, removeDefeated } from './victory.ts';

/** Continues once an action is resolved: after a shot to the attack, after an attack to the end of the Full Move (TS-05). */
export const continueAfter = (state: State, events: EventLog): State => {
  const { mover } = state;
  if (state.stage.at === 'over' || !mover) return state;
  return mover.phase === 'shooting' ? afterShot(state, mover.id, events) : endMove(state, mover.id, events);
};

/** Rolls for an attack (TS-09). The target is chosen next, within the rolled radius. */
export const attack = (state: State, id: string, luck: Luck, events: EventLog): State => {
  const who = must(state, id);
  const rolled = luck.roll(attackRoll(who));
  events.push(rolled);
  const thrown: State = { ...state, mover: { id, phase: 'attack' } };
  const reach = (rolled.row === 1 ? 2 : 1) * MEASURE;
  if (targetsOf(thrown, who, reach).length > 0)
    return { ...thrown, stage: { at: 'target', reach, deadly: rolled.row === 2 } };
  events.push({ kind: 'said', rule: 'TS-09', text: gameMessage('event.misses', { who: { piece: id } }) });
  return continueAfter(thrown, events);
};
/** Moves a soldier along the shortest path into contact (TS-10). */
const closeIn = (state: State, id: string, target: string, reach: Mm, events: EventLog): State => {
  const path = contactPath(state, must(state, id), must(state, target), reach);
  const end = path?.at(-1);
  if (!path || !end || path.length < 2) return state;
  const values = { who: { piece: id }, target: { piece: target }, far: { mm: pathLength(path) } };
  events.push({
    kind: 'moved',
    rule: 'TS-10',
    id,
    path: path.map(({ x, y }) => ({ x, y })),
    text: gameMessage('event.closes', values),
  });
  return {
    ...state,
    soldiers: state.soldiers.map((each) => (each.id === id ? { ...each, at: { x: end.x, y: end.y } } : each)),
  };
};
/** Attacks the chosen target. The attacker moves into contact; a deadly attack removes the target, any other lets it defend (TS-09, TS-10). */
export const strike = (
  state: State,
  { reach, deadly }: At<'target'>,
  by: string,
  on: string,
  events: EventLog,
): State => {
  const closed = closeIn(state, by, on, reach, events);
  if (!deadly) return { ...closed, stage: { at: 'defend', by, on, how: 'blow', answer: false } };
  return continueAfter(
    removeDefeated(
      closed,
      must(closed, on),
      { by: must(closed, by).seat, rule: 'TS-09', dealt: { by, on, how: 'blow' } },
      events,
    ),
    events,
  );
};

/** Returns how the defender would counter-attack: by hand or by a shot. Null if it only defends (TS-12, TS-16). */
const counterOf = (state: State, { by, on, how, answer }: At<'defend'>): 'blow' | 'shot' | null => {
  if (counterEnds(state, answer)) return null;
  if (how === 'blow') return 'blow';
  const [defender, shooter] = [must(state, on), must(state, by)];
  if (attackable(state, defender, MEASURE).some(({ id }) => id === by)) return 'blow';
  return state.options.returnFire && !refuseShot(state, defender, shooter) ? 'shot' : null;
};
/** Rolls for defence: the defender stays, falls, or counters (TS-11). */
export const defend = (state: State, stage: At<'defend'>, luck: Luck, events: EventLog): State => {
  const { by, on } = stage;
  const back = counterOf(state, stage);
  // A shot has been shown with its own roll, and so has a counter-attack that has one.
  const arrived = stage.how === 'shot' || (stage.answer && state.options.counter !== 'simple');
  const rolled = luck.roll(defenceRoll(must(state, on), back === null, arrived ? { by, on } : { by, on, how: 'blow' }));
  events.push(rolled);
  if (rolled.row === 1)
    return continueAfter(
      removeDefeated(state, must(state, on), { by: must(state, by).seat, rule: 'TS-11' }, events),
      events,
    );
  if (rolled.row === 0 || back === null) return continueAfter(state, events);
  if (back === 'shot') return { ...state, stage: { at: 'fire', by: on, on: by } };
  const closed = stage.how === 'shot' ? closeIn(state, on, by, MEASURE, events) : state;
  if (state.options.counter === 'simple')
    return { ...closed, stage: { at: 'defend', by: on, on: by, how: 'blow', answer: true } };
  return { ...closed, stage: { at: 'counter', by: on, on: by } };
};
/** Rolls for a counter-attack: an ordinary hit lets the striker defend, a deadly one removes it (TS-12). */
export const counter = (state: State, { by, on }: At<'counter'>, luck: Luck, events: EventLog): State => {
  const [striker, struck] = [must(state, by), must(state, on)];
  const rolled = luck.roll(counterRoll(striker, struck));
  events.push(rolled);
  if (rolled.row === 0) return { ...state, stage: { at: 'defend', by, on, how: 'blow', answer: true } };
  return continueAfter(removeDefeated(state, struck, { by: striker.seat, rule: 'TS-12' }, events), events);
};
/** Returns fire at a shooter out of reach (TS-16). */
export const fire = (state: State, { by, on }: At<'fire'>, luck: Luck, events: EventLog): State =>
  shoot(state, { by, on, answer: true }, luck, events, continueAfter);
