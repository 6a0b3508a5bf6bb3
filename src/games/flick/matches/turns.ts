import type { EventLog } from '../../../core/event.ts';
// Field D: one strike each in turn, holes in the corners (FF-13 to FF-18), in the long match and in the duel to five points
// (FF-30).
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { RuleId } from '../../../core/message.ts';
import { centred, concedeBout, defeat, duelBout } from './bouts.ts';
import { rightAll } from '../rules/righting.ts';
import { type FlickReading, leftField } from '../rules/flick.ts';
import { champion, fighterOf, warriorsOnField, toCentre } from '../rules/lookups.ts';
import { type Of, type Side, type State, courseOf, isDuel, no, otherOf, tellEvent } from '../types.ts';
import type { FieldRules } from '../rules/fieldRules.ts';

/** Passes the turn to the other side, unless this side has an extra strike (FF-13, FF-17). */
const pass = (state: State): State => {
  const { active } = state;
  const course = courseOf(state, 'turns');
  if (!course.extra.includes(active)) return { ...state, active: otherOf(active) };
  return { ...state, course: { ...course, extra: course.extra.filter((side) => side !== active) } };
};
/** Returns the rule that sends both to the centre: for a duel, both potted, or off the field (FF-15, FF-16, FF-30). */
const ruleOfCentre = (state: State, { potted }: FlickReading): RuleId => {
  if (isDuel(state)) return 'FF-30';
  return potted.length > 0 ? 'FF-15' : 'FF-16';
};
/** Puts both at the centre. The count of turns without touching starts again (FF-15 to FF-17, FF-30). */
const recentred = (state: State, reading: FlickReading, events: EventLog): State => {
  const back = centred(state, reading, ruleOfCentre(state, reading), events);
  return { ...back, course: { ...courseOf(back, 'turns'), idle: [] } };
};
/** Gives this side the next move after the centre, whatever the order was (FF-16). */
const givenTo = (state: State, side: Side): State => ({
  ...state,
  active: side,
  course: { kind: 'turns', idle: [], extra: [] },
});

/** Marks the field as opened by its first flick, whatever its result (FF-13). */
const begun = (state: State): State => {
  const { kind, idle, extra } = courseOf(state, 'turns');
  return { ...state, course: { kind, idle, extra } };
};
const settle = (before: State, reading: FlickReading, events: EventLog): State => {
  const state = begun(before);
  const enemy = champion({ ...state, fighters: reading.before }, otherOf(reading.seat)).id;
  const gone = leftField(reading);
  const [ownGone, enemyGone] = [gone.includes(reading.id), gone.includes(enemy)];
  if (isDuel(state)) {
    const scored = duelBout(state, reading, enemyGone && !ownGone, events);
    if (scored) return scored;
    if (ownGone && enemyGone) return pass(recentred(state, reading, events));
    return ownGone ? givenTo(recentred(state, reading, events), otherOf(reading.seat)) : inPlay(state, reading, events);
  }
  const fallen = pottedAlone(state, reading);
  if (fallen) {
    const survivor = fallen === enemy ? reading.id : enemy;
    return defeat(toCentre(state, [survivor]), fallen, events, 'hole');
  }
  if (ownGone && enemyGone) return pass(recentred(state, reading, events));
  if (ownGone || enemyGone)
    return givenTo(recentred(state, reading, events), ownGone ? otherOf(reading.seat) : reading.seat);
  return inPlay(state, reading, events);
};
/** Returns the defeated warrior: the only one potted. By the option an attacker's self-pot does not count (FF-15). */
const pottedAlone = ({ options }: State, { id, potted }: FlickReading): WarriorName | null => {
  const [only] = potted;
  if (!only || potted.length > 1) return null;
  return options.selfPotSafe && only === id ? null : only;
};
/** Applies faces and turns without touching, with both still on the field (FF-14, FF-17). */
const inPlay = (state: State, reading: FlickReading, events: EventLog): State => {
  const pair = warriorsOnField(state);
  const both = pair.every(({ down }) => down);
  const up = both
    ? rightAll(
        state,
        pair.map(({ id }) => id),
        'FF-14',
        events,
      )
    : state;
  const course = courseOf(state, 'turns');
  const others = course.idle.filter((side) => side !== reading.seat);
  if (reading.touched.length > 0) return pass({ ...up, course: { ...course, idle: others } });
  if (!course.idle.includes(reading.seat)) {
    tellEvent(events, 'FF-17', 'event.idle', { seat: { seat: reading.seat } });
    return pass({ ...up, course: { ...course, idle: [...others, reading.seat] } });
  }
  const enemy = otherOf(reading.seat);
  tellEvent(events, 'FF-17', 'event.offence', { seat: { seat: enemy } });
  return pass({ ...up, course: { ...course, idle: others, extra: [...course.extra, enemy] } });
};

/** Field D (FF-13 to FF-18, FF-30). */
export const turns: FieldRules = {
  rule: 'FF-13',
  refuse: (state, { type, facing }) => {
    if (facing !== undefined) return no('FF-13', 'no.noAdjusting');
    return type === 'move' && courseOf(state, 'turns').opening ? no('FF-13', 'no.firstStrike') : null;
  },
  foulOf: () => null,
  settle,
  fouled: (before) => {
    const state = begun(before);
    const { active } = state;
    const course = courseOf(state, 'turns');
    const extra = course.extra.filter((side) => side !== active);
    return { ...state, active: otherOf(active), course: { ...course, extra } };
  },
  concede: concedeBout,
};
/** Rights an own warrior as the whole turn. It neither counts as a move nor breaks the row (FF-14, FF-17). */
export const rightAsTurn = (state: State, { id }: Of<'right'>, events: EventLog): State =>
  pass(rightAll(state, [id], 'FF-14', events));
/** Returns why there is nothing to right (FF-14). */
export const refuseRightAsTurn = (state: State, { id }: Of<'right'>): Refusal | null => {
  const who = fighterOf(state, id);
  if (who.seat !== state.active || !who.pose) return no('FF-14', 'no.notYours');
  return who.down ? null : no('FF-14', 'no.liesUp');
};
