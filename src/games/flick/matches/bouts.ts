import type { EventLog } from '../../../core/event.ts';
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { RuleId } from '../../../core/message.ts';
import { type FlickReading, leftField } from '../rules/flick.ts';
import { ended, finishField, freshCourse, openingOf, scored, winnerOfDuel } from './match.ts';
import { changed, champion, fighterOf, toCentre, unbeaten } from '../rules/lookups.ts';
import {
  type Fighter,
  type Of,
  type Side,
  type State,
  isDuel,
  otherOf,
  gameMessage,
  sideOf,
  tellEvent,
} from '../types.ts';

/** Puts both warriors of a bout on their sides' starts, under this rule. */
export const centred = (state: State, reading: FlickReading, rule: RuleId, events: EventLog): State => {
  const pair = reading.before.filter(({ pose }) => pose !== null).map(({ id }) => id);
  tellEvent(events, rule, 'event.centre');
  return toCentre(state, pair);
};
/** Starts a bout: a fresh series or fresh turns, with this side first (FF-11, FF-13). */
const bout = (state: State, first: Side): State => ({
  ...state,
  first,
  active: first,
  stage: { at: 'play' },
  // If a bout is conceded before its first flick, the next bout begins with a strike (FF-13).
  course: freshCourse(state.field, state.course.kind === 'turns' && state.course.opening === true),
});
/** Returns the first side of the next bout: on A the loser, on D the winner (FF-11, FF-13). */
const nextFirst = ({ field }: State, loser: Side): Side => (field === 'A' ? loser : otherOf(loser));

/** Defeats a warrior, fallen or conceded. Its owner puts in the next one, or the field is over (FF-05, FF-10, FF-11, FF-12, FF-15). */
export const defeat = (state: State, id: WarriorName, events: EventLog, fell?: Fighter['fell']): State => {
  const loser = sideOf(fighterOf(state, id).seat);
  const rule = state.field === 'A' ? 'FF-10' : 'FF-15';
  events.push({ kind: 'removed', rule, ids: [id], text: gameMessage('event.beaten', { who: { piece: id } }) });
  const fighters = changed(state.fighters, [id], () => ({
    beaten: true,
    pose: null,
    down: false,
    ...(fell ? { fell } : {}),
  }));
  const after = { ...state, fighters, calm: 0 };
  const five = state.options.fiveBouts && fighters.filter(({ beaten }) => beaten).length === 5;
  if (five || unbeaten(after, loser).length === 0) return finishField(after, events);
  const first = nextFirst(state, loser);
  return { ...after, first, active: first, stage: { at: 'choose', order: [loser] } };
};

/**
 * Returns the result of a strike in a duel: a point for an enemy gone, half a point for the one flown over. Null if neither
 * happened (FF-29, FF-30).
 */
export const duelBout = (state: State, reading: FlickReading, gone: boolean, events: EventLog): State | null => {
  const enemy = otherOf(reading.seat);
  const [under] = reading.thrown;
  if (!gone && !under) return null;
  const rule = state.field === 'A' ? 'FF-29' : 'FF-30';
  const thrown = under ? scored(state, enemy, under, events, reading.id) : state;
  const after = gone ? scored(thrown, reading.seat, reading.id, events) : thrown;
  if (leftField(reading).length === 2) tellEvent(events, rule, 'event.bothOff');
  return settleDuel(centred(after, reading, rule, events), gone ? enemy : reading.seat, events);
};
/** Ends a duel that is won. Otherwise begins its next bout (FF-11, FF-30, FF-33). */
const settleDuel = (state: State, loser: Side, events: EventLog): State => {
  const winner = winnerOfDuel(state);
  if (winner) return ended(state, [winner], 'five', events);
  const first = nextFirst(state, loser);
  if (state.field === 'A') tellEvent(events, 'FF-11', 'event.bout', { seat: { seat: first } });
  return bout(state, first);
};

/** Concedes the bout for a side: its warrior is defeated. In a duel the enemy gets a point instead (FF-05). */
export const concedeBout = (state: State, side: Side, events: EventLog): State => {
  const { id } = champion(state, side);
  tellEvent(events, 'FF-05', 'event.concedes', { who: { piece: id } });
  if (!isDuel(state)) return defeat(centredSurvivor(state, otherOf(side)), id, events);
  const enemy = champion(state, otherOf(side)).id;
  return settleDuel(toCentre(scored(state, otherOf(side), enemy, events), [id, enemy]), side, events);
};
/** Puts the survivor of a bout on its start, before the loser's owner chooses (FF-11). */
export const centredSurvivor = (state: State, side: Side): State => {
  const left = unbeaten(state, side).filter(({ pose }) => pose !== null);
  return toCentre(
    state,
    left.map(({ id }) => id),
  );
};

/** Returns the rule by which warriors are put in for a bout, on A or D (FF-06, FF-13). */
export const ruleOfChoosing = ({ field }: State): RuleId => (field === 'A' ? 'FF-06' : 'FF-13');
/** Puts the next warrior on its start. Once both are there, the bout begins (FF-06, FF-10, FF-13). */
export const choose = (state: State, { id }: Of<'choose'>, events: EventLog): State => {
  if (state.stage.at !== 'choose') throw new Error('Nobody chooses now.');
  tellEvent(events, ruleOfChoosing(state), 'event.chosen', { who: { piece: id } });
  const stands = toCentre(state, [id]);
  const order = state.stage.order.slice(1);
  if (order.length > 0) return { ...stands, stage: { at: 'choose', order } };
  return opened(bout(stands, state.first), events);
};
/** The first series of a field can be short and later ones grow, because the first side has the advantage (FF-06). */
const opened = (state: State, events: EventLog): State => {
  const course = openingOf(state.options);
  if (
    state.course.kind !== 'series' ||
    state.course.left === course.left ||
    state.fighters.some(({ beaten }) => beaten)
  )
    return state;
  const seat = { seat: state.active };
  if (state.options.opening === 'growing') tellEvent(events, 'FF-06', 'event.growing', { seat });
  else tellEvent(events, 'FF-06', 'event.opening', { seat, count: course.left });
  return { ...state, course };
};
