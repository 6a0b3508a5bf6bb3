import type { EventLog } from '../../../core/event.ts';
// Field A: series of five strikes (FF-06 to FF-12), in the long match and in the duel to five points (FF-29).
import type { Refusal } from '../../../core/choice.ts';
import { type FlickReading, faced } from '../rules/flick.ts';
import { centred, centredSurvivor, concedeBout, defeat, duelBout } from './bouts.ts';
import { isClearOfAll, rightAll } from '../rules/righting.ts';
import { seriesAfter } from './match.ts';
import { champion, fighterOf } from '../rules/lookups.ts';
import { type Flicking, type WarriorOnField, type State, courseOf, isDuel, no, otherOf, tellEvent } from '../types.ts';
import type { FieldRules } from '../rules/fieldRules.ts';

/** Passes the turn to the other side's series. A warrior that starts it face down is righted first (FF-06, FF-08, FF-09). */
const pass = (state: State, rule: string, events: EventLog): State => {
  const side = otherOf(state.active);
  const course = seriesAfter(courseOf(state, 'series'));
  // Where the series of a bout grow, the event says why this one is longer.
  const grows = courseOf(state, 'series').next !== undefined;
  tellEvent(events, rule, grows ? 'event.grown' : 'event.series', { seat: { seat: side }, count: course.left });
  const next: State = { ...state, active: side, course };
  return rightAll(next, [champion(next, side).id], 'FF-08', events);
};
const withLeft = (state: State, left: number): State => ({
  ...state,
  course: { ...courseOf(state, 'series'), left, struck: true },
});
/** Continues the series with the strikes left, or passes the turn if none is left (FF-09, FF-10). */
const goOn = (state: State, left: number, events: EventLog): State =>
  left > 0 ? withLeft(state, left) : pass(state, 'FF-09', events);

const refuse = (state: State, action: Flicking): Refusal | null => {
  if (action.facing === undefined) return null;
  const who = fighterOf(state, action.id) as WarriorOnField;
  const { pose } = fighterOf({ fighters: faced(state.fighters, action) }, action.id) as WarriorOnField;
  return pose === who.pose || isClearOfAll(state, { ...who, pose }) ? null : no('FF-06', 'no.noTurning');
};

const settle = (state: State, reading: FlickReading, events: EventLog): State => {
  const enemy = champion({ ...state, fighters: reading.before }, otherOf(reading.seat));
  const lay = enemy.down;
  const { left } = courseOf(state, 'series');
  /** The strikes left after this one. Strikes at an enemy that is face down do not count (FF-07). */
  const rest = lay ? left : left - 1;
  const [ownOut, enemyOut] = [reading.out.includes(reading.id), reading.out.includes(enemy.id)];
  const beats = enemyOut && !ownOut;
  const scored = isDuel(state) ? duelBout(state, reading, beats, events) : null;
  if (scored) return scored;
  if (beats) return defeat(centredSurvivor(state, reading.seat), enemy.id, events, 'off');
  if (ownOut) {
    const back = centred(state, reading, 'FF-10', events);
    return enemyOut ? goOn(back, rest, events) : pass(back, 'FF-10', events);
  }
  return byFaces(state, reading, enemy, rest, events);
};
/** Applies the faces, when neither is out (FF-07, FF-08, FF-09). */
const byFaces = (
  state: State,
  reading: FlickReading,
  { id: enemy, down: lay }: WarriorOnField,
  rest: number,
  events: EventLog,
): State => {
  const lies = fighterOf(state, enemy).down;
  const attackerTurned = reading.turned.includes(reading.id);
  if (attackerTurned && lies && !lay) return goOn(rightAll(state, [reading.id, enemy], 'FF-08', events), rest, events);
  if (attackerTurned) {
    const up = rightAll(state, state.options.rightAttacker ? [enemy, reading.id] : [enemy], 'FF-08', events);
    return pass(up, 'FF-08', events);
  }
  if (lay && !lies) return pass(state, 'FF-07', events);
  if (lies) return withLeft(state, rest);
  return goOn(state, rest, events);
};

/** Field A (FF-06 to FF-12, FF-29). */
export const series: FieldRules = {
  rule: 'FF-06',
  refuse,
  foulOf: () => null,
  settle,
  fouled: (state, _, events) => pass(state, 'FF-34', events),
  concede: concedeBout,
};
/** Ends a series before its last strike (FF-06). */
export const stop = (state: State, events: EventLog): State => pass(state, 'FF-06', events);
/** Returns why a series cannot end yet: it has had no strike, or by the option all must be made (FF-06). */
export const refuseStop = (state: State): Refusal | null => {
  const { struck, left } = courseOf(state, 'series');
  if (!struck) return no('FF-06', 'no.noStrikeYet');
  return state.options.allFive && left > 0 ? no('FF-06', 'no.allFive', { count: left }) : null;
};
