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

/** The two of a bout, each on the start of his side, by this rule. */
export const centred = (state: State, told: FlickReading, rule: RuleId, events: EventLog): State => {
  const pair = told.before.filter(({ pose }) => pose !== null).map(({ id }) => id);
  tellEvent(events, rule, 'event.centre');
  return toCentre(state, pair);
};
/** A bout begins: fresh series or turns, this side first (FF-11, FF-13). */
const bout = (state: State, first: Side): State => ({
  ...state,
  first,
  active: first,
  stage: { at: 'play' },
  // A bout that was given up before a flick leaves the first strike to the next one (FF-13).
  course: freshCourse(state.field, state.course.kind === 'turns' && state.course.opening === true),
});
/** Who begins after a bout: on A its loser, on D its winner (FF-11, FF-13). */
const nextFirst = ({ field }: State, loser: Side): Side => (field === 'A' ? loser : otherOf(loser));

/** A warrior is defeated, fallen or given up: his owner puts in the next, or the field is over (FF-05, FF-10, FF-11, FF-12, FF-15). */
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

/** What a strike brings in a duel: a point for an enemy gone, half a one for the thrower's victim; null if nothing (FF-29, FF-30). */
export const duelBout = (state: State, told: FlickReading, gone: boolean, events: EventLog): State | null => {
  const enemy = otherOf(told.seat);
  const [under] = told.thrown;
  if (!gone && !under) return null;
  const rule = state.field === 'A' ? 'FF-29' : 'FF-30';
  const thrown = under ? scored(state, enemy, under, events, told.id) : state;
  const after = gone ? scored(thrown, told.seat, told.id, events) : thrown;
  if (leftField(told).length === 2) tellEvent(events, rule, 'event.bothOff');
  return settleDuel(centred(after, told, rule, events), gone ? enemy : told.seat, events);
};
/** Ends a duel that is won, else begins its next bout (FF-11, FF-30, FF-33). */
const settleDuel = (state: State, loser: Side, events: EventLog): State => {
  const winner = winnerOfDuel(state);
  return winner ? ended(state, [winner], 'five', events) : bout(state, nextFirst(state, loser));
};

/** The side to act gives up the bout: its warrior is defeated, in a duel the enemy has a point (FF-05). */
export const concedeBout = (state: State, side: Side, events: EventLog): State => {
  const { id } = champion(state, side);
  tellEvent(events, 'FF-05', 'event.concedes', { who: { piece: id } });
  if (!isDuel(state)) return defeat(centredSurvivor(state, otherOf(side)), id, events);
  const enemy = champion(state, otherOf(side)).id;
  return settleDuel(toCentre(scored(state, otherOf(side), enemy, events), [id, enemy]), side, events);
};
/** The survivor of a bout stands on his start already while the loser's owner chooses (FF-11). */
export const centredSurvivor = (state: State, side: Side): State => {
  const left = unbeaten(state, side).filter(({ pose }) => pose !== null);
  return toCentre(
    state,
    left.map(({ id }) => id),
  );
};

/** The rule by which warriors are put in for a bout: of A or of D (FF-06, FF-13). */
export const ruleOfChoosing = ({ field }: State): RuleId => (field === 'A' ? 'FF-06' : 'FF-13');
/** Puts the next warrior on his start; once both stand the bout begins (FF-06, FF-10, FF-13). */
export const choose = (state: State, { id }: Of<'choose'>, events: EventLog): State => {
  if (state.stage.at !== 'choose') throw new Error('Nobody chooses now.');
  tellEvent(events, ruleOfChoosing(state), 'event.chosen', { who: { piece: id } });
  const stands = toCentre(state, [id]);
  const order = state.stage.order.slice(1);
  if (order.length > 0) return { ...stands, stage: { at: 'choose', order } };
  return opened(bout(stands, state.first), events);
};
/** The first series of a field may be short, and those after it grow: who opens has the advantage (FF-06). */
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
