import type { EventLog } from '../../../core/event.ts';
import { type ActionHandler, type ActionHandlers, createDispatcher } from '../../../core/flow/dispatcher.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { RuleId } from '../../../core/message.ts';
import { alone } from '../matches/alone.ts';
import { choose } from '../matches/bouts.ts';
import { putBack, refuseBack, waive } from './edge.ts';
import { type FlickReading, flick, leftField } from './flick.ts';
import { ended, drawIfQuiet } from '../matches/match.ts';
import { litOutcomes } from '../show/outcomes.ts';
import { refusePlace } from './place.ts';
import { relay } from '../matches/relay.ts';
import { refuseStop, series, stop } from '../matches/series.ts';
import { draftAtRandom, rollForFirstTurn, lineUp, draft, place, refuseChoose, refuseDraft } from './setup.ts';
import { refuseStand, stand } from './formations.ts';
import { MIN_OFFSET, MIN_POWER, QUARTER } from './spin.ts';
import { fighterOf, seatToAct, warriorOnField } from './lookups.ts';
import { lift, refuseLift, refuseRight, right } from './handling.ts';
import { teams } from '../matches/teams.ts';
import { turns } from '../matches/turns.ts';
import {
  type Action,
  type Flicking,
  type Of,
  type State,
  courseOf,
  no,
  otherOf,
  gameMessage,
  tellEvent,
} from '../types.ts';
import type { Foul, FieldRules } from './fieldRules.ts';

/** Returns the rules of the current field (FF-27 to FF-32). */
const fieldRulesOf = ({ field, options: { variant } }: State): FieldRules => {
  if (field === 'A') return series;
  if (field === 'D') return turns;
  if (variant === 'relay') return relay;
  return variant === 'alone' ? alone : teams;
};

/** Returns why the aid does not allow such a strike, with the nearest one that it allows (FF-03). */
const refuseSpin = (action: Flicking): Refusal | null => {
  const { power, offset } = action;
  const out = Math.max(Math.abs(offset), MIN_OFFSET);
  const instead = { ...action, power: Math.max(power, MIN_POWER), offset: offset < 0 ? -out : out };
  if (instead.power === power && instead.offset === offset) return null;
  return no(
    'FF-03',
    instead.power === power ? 'no.tooLittleSpin' : 'no.tooWeak',
    { share: { share: (instead.power === power ? MIN_OFFSET : MIN_POWER) / 1000 }, degrees: QUARTER },
    { instead },
  );
};
const refuseFlick = (state: State, action: Flicking): Refusal | null => {
  const way = fieldRulesOf(state);
  const who = warriorOnField(state, action.id);
  if (who?.seat !== seatToAct(state)) return no('FF-03', 'no.notYours');
  const refused = refuseChosen(state, action) ?? way.refuse(state, action);
  if (refused) return refused;
  if (action.facing !== undefined && state.field === 'V') return no('FF-22', 'no.noAdjusting');
  return action.type === 'strike' && state.options.spin === 'aid' ? refuseSpin(action) : null;
};
/** On V a righted or lifted warrior must make the turn, and what is owed is for certain warriors only (FF-22, FF-24). */
const refuseChosen = ({ course }: State, { id }: Flicking): Refusal | null => {
  if (course.kind !== 'teams') return null;
  const [head] = course.owed;
  if (head && (head.how === 'back' || !head.ids.includes(id))) return no('FF-24', 'no.notHim');
  return course.chosen === null || course.chosen === id
    ? null
    : no('FF-22', 'no.notChosen', { who: { piece: course.chosen } });
};

/** Returns the foul in the result, or null: too little spin, a move that touched, or one of the field's own (FF-03, FF-20, FF-23). */
const foulOf = (state: State, reading: FlickReading): Foul | null => {
  if (reading.short !== null)
    return { rule: 'FF-03', text: gameMessage('foul.spin', { spun: reading.short, degrees: QUARTER }) };
  const [first] = reading.met;
  if (reading.how === 'move' && first && !state.options.moveStands)
    return { rule: 'FF-03', text: gameMessage('foul.move', { who: { piece: first } }) };
  return fieldRulesOf(state).foulOf(state, reading);
};
/** Reports the result of a flick with its rule, if no other event does: the lit rows of its table. */
const tellCame = ({ rows, lit }: ReturnType<typeof litOutcomes>, { turned }: FlickReading, events: EventLog): void => {
  for (const { rule, text, gives } of lit.flatMap((i) => rows[i] ?? []))
    events.push({
      kind: 'said',
      rule,
      text: turned.length > 0 ? gives : gameMessage('event.came', { what: text, gives }),
    });
};
/** Applies what follows automatically by the field's rules (FF-31). */
const goOn = (state: State): State => fieldRulesOf(state).goOn?.(state) ?? state;
/** Plays a flick and all that follows. A foul puts everything back and passes the turn (FF-03, FF-34, FF-36). */
const play = (state: State, action: Flicking, luck: Luck, events: EventLog): State => {
  const { reading, act, result } = flick(state, action, luck);
  const way = fieldRulesOf(state);
  const counted = { ...state, calm: state.calm + 1 };
  const foul = foulOf(state, reading);
  const text = gameMessage(`event.${action.type}`, { who: { piece: action.id } });
  const outcomes = litOutcomes(state, reading, foul);
  const { id: by, bearing, power, offset, height, facing } = action;
  const aim = { bearing, power, offset, height, ...(facing === undefined ? {} : { facing }) };
  events.push({ kind: 'shot', rule: 'FF-03', text, act, result, by, aim, outcomes });
  if (foul) {
    events.push({ kind: 'said', ...foul });
    tellEvent(events, 'FF-34', 'event.putBack');
    return drawIfQuiet(goOn(way.fouled(counted, reading, events)), events);
  }
  for (const id of reading.turned) {
    const key = fighterOf({ fighters: reading.after }, id).down ? 'event.turnedDown' : 'event.turnedUp';
    events.push({ kind: 'hit', rule: 'FF-04', ids: [id], text: gameMessage(key, { who: { piece: id } }) });
  }
  for (const id of reading.out) tellEvent(events, 'FF-04', 'event.out', { who: { piece: id } });
  for (const id of reading.potted) tellEvent(events, 'FF-04', 'event.potted', { who: { piece: id } });
  const calm = leftField(reading).length > 0 ? 0 : counted.calm;
  const before = events.length;
  const settled = way.settle({ ...counted, calm, fighters: reading.after }, reading, events);
  if (events.length === before) tellCame(outcomes, reading, events);
  return drawIfQuiet(goOn(settled), events);
};

const resign = (state: State, events: EventLog): State => {
  const seat = seatToAct(state);
  tellEvent(events, 'FF-05', 'event.resigns', { seat: { seat } });
  return ended(state, [otherOf(seat)], 'resigned', events);
};
const owes = ({ course }: State): 'edge' | 'further' | 'back' | null =>
  course.kind === 'teams' ? (course.owed[0]?.how ?? null) : null;
const refusePut = (state: State, action: Of<'put'>): Refusal | null =>
  state.stage.at === 'place' ? refusePlace(state, action) : putsBack(state, action);
/** Only an edge move or a further turn can be declined, and not after a warrior was righted for it (FF-22, FF-24). */
const refuseWaive = (state: State): Refusal | null => {
  const how = owes(state);
  if (how === null || how === 'back') return no('FF-24', 'no.notNow');
  const { chosen } = courseOf(state, 'teams');
  return chosen === null ? null : no('FF-22', 'no.notChosen', { who: { piece: chosen } });
};
const putsBack = (state: State, action: Of<'put'>): Refusal | null =>
  owes(state) === 'back' ? refuseBack(state, action) : no('FF-25', 'no.notNow');
const flicking: ActionHandler<State, Flicking> = { when: ['play'], refuse: refuseFlick, apply: play };
const HANDLERS: ActionHandlers<State, Action> = {
  lot: { when: ['lot'], apply: (state, _, luck, events) => rollForFirstTurn(state, luck, events) },
  pick: { when: ['draft'], refuse: refuseDraft, apply: (state, action, _, events) => draft(state, action, events) },
  deal: { when: ['draft'], apply: (state, _, luck, events) => draftAtRandom(state, luck, events) },
  choose: {
    when: ['choose'],
    refuse: refuseChoose,
    apply: (state, action, _, events) => choose(state, action, events),
  },
  put: {
    when: ['place', 'play'],
    refuse: refusePut,
    apply: (state, action, _, events) =>
      state.stage.at === 'place' ? place(state, action, events) : putBack(state, action, seatToAct(state), events),
  },
  lineUp: {
    when: ['place'],
    apply: (state, _, __, events) => lineUp(state, events),
  },
  stand: { when: ['place'], refuse: refuseStand, apply: (state, action, _, events) => stand(state, action, events) },
  strike: flicking,
  move: flicking,
  right: { when: ['play'], refuse: refuseRight, apply: (state, action, _, events) => right(state, action, events) },
  lift: { when: ['play'], refuse: refuseLift, apply: (state, action, _, events) => lift(state, action, events) },
  stop: {
    when: ['play'],
    refuse: (state) => (state.field === 'A' ? refuseStop(state) : no('FF-06', 'no.notNow')),
    apply: (state, _, __, events) => stop(state, events),
  },
  waive: {
    when: ['play'],
    refuse: refuseWaive,
    apply: (state, _, __, events) => goOn(waive(state, events)),
  },
  concede: {
    when: ['play'],
    apply: (state, _, __, events) => goOn(fieldRulesOf(state).concede(state, seatToAct(state), events)),
  },
  resign: { apply: (state, _, __, events) => resign(state, events) },
  draw: { apply: (state, _, __, events) => ended(state, [], 'agreed', events) },
};
/** Returns the rule that an action out of its time would break. */
const ruleOfOrder = (state: State): RuleId => (state.stage.at === 'draft' ? 'FF-01' : fieldRulesOf(state).rule);

/** Why an action is not legal now (or null), and what a legal one does. */
export const { refuse, apply } = createDispatcher(HANDLERS, {
  refuseStage: (state) => no(ruleOfOrder(state), 'no.notNow'),
});
