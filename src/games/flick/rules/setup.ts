import type { EventLog } from '../../../core/event.ts';
import { WARRIOR_NAMES } from '../../../bodies/flatBodies.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { SeededRandom, Luck, RollRequest } from '../../../core/luck.ts';
import { choose, ruleOfChoosing } from '../matches/bouts.ts';
import { begin, firstFieldOf, freshCourse, openField } from '../matches/match.ts';
import { examplePut, placeable, setDown } from './place.ts';
import { changed, fighterOf, seatToAct, waitingOf } from './lookups.ts';
import {
  type Of,
  type Options,
  type Side,
  type State,
  type Variant,
  SIDES,
  draftedIn,
  no,
  otherOf,
  gameMessage,
  tellEvent,
} from '../types.ts';

/** Returns the table before the first action: ten warriors beside the field, without owners (FF-01). */
export const setup = (options: Options): State => {
  const field = firstFieldOf(options);
  const state: State = {
    options,
    stage: { at: 'lot', about: 'draft' },
    field,
    fighters: WARRIOR_NAMES.map((id) => ({ id, seat: null, pose: null, down: false, beaten: false })),
    active: 'blue',
    first: 'blue',
    course: freshCourse(field, false),
    points: { blue: 0, red: 0 },
    calm: 0,
  };
  return options.variant === 'alone' ? openField(state, field, agreed(options)) : state;
};
/** Returns the first side by agreement, or null if the first-turn roll decides (FF-06, FF-32). */
const agreed = ({ begins }: Options): Side | null => (begins === 'lot' ? null : begins);

/** The first-turn roll: one die, the low half for blue, the high half for red (FF-01, FF-06, FF-20, FF-28). */
const lotThrow = (seat: Side, rule: string, about: 'draft' | 'first'): RollRequest => ({
  seat,
  rule,
  text: gameMessage(`throw.${about}`),
  rows: SIDES.map((side, i) => ({
    faces: [1, 2, 3].map((face) => face + 3 * i),
    text: gameMessage('row.lot', { seat: { seat: side } }),
  })),
});
const RULES_OF_LOT: Readonly<Record<Variant, string>> = {
  duelA: 'FF-06',
  duelD: 'FF-30',
  long: 'FF-06',
  fieldA: 'FF-28',
  fieldD: 'FF-28',
  fieldV: 'FF-28',
  relay: 'FF-31',
  alone: 'FF-32',
};
/**
 * Returns the rule of the next first-turn roll. In the long match it is for its first field, a tie before V, or another game on V
 * (FF-01, FF-06, FF-20, FF-27 to FF-32).
 */
export const firstTurnRule = ({ stage, options: { variant }, field, points }: State): string => {
  if (stage.at === 'lot' && stage.about === 'draft') return 'FF-01';
  if (variant === 'long' && field === 'V') return points.blue + points.red > 0 ? 'FF-20' : 'FF-27';
  return RULES_OF_LOT[variant];
};
/** Makes the first-turn roll: it decides the first to draft, or the first side on the field (FF-01, FF-06). */
export const rollForFirstTurn = (state: State, luck: Luck, events: EventLog): State => {
  if (state.stage.at !== 'lot') throw new Error('No lot is drawn now.');
  const { about } = state.stage;
  const rule = firstTurnRule(state);
  const rolled = luck.roll(lotThrow(state.active, rule, about));
  events.push(rolled);
  const first = SIDES[rolled.row] ?? 'blue';
  tellEvent(events, rule, about === 'draft' ? 'event.drafts' : 'event.begins', { seat: { seat: first } });
  if (about === 'draft') return { ...state, active: first, stage: { at: 'draft' } };
  return putIn(begin(state, first), events);
};

/** Returns why a warrior cannot be drafted: it already has an owner (FF-01). */
export const refuseDraft = (state: State, { id }: Of<'pick'>): Refusal | null =>
  fighterOf(state, id).seat ? no('FF-01', 'no.drafted') : null;
/** Puts in each side's only warrior in a duel, because there is nothing to choose (FF-01, FF-29). */
const putIn = (state: State, events: EventLog): State => {
  const [only] = waitingOf(state, seatToAct(state));
  if (state.stage.at !== 'choose' || draftedIn(state) > SIDES.length || !only) return state;
  return putIn(choose(state, { type: 'choose', id: only.id }, events), events);
};
/** Opens the first field once the draft is complete (FF-01). */
const drafted = (state: State, events: EventLog): State =>
  putIn(openField(state, firstFieldOf(state.options), agreed(state.options)), events);
/** Drafts a warrior. Once all ten (in a duel two) have owners, the first field opens (FF-01). */
export const draft = (state: State, { id }: Of<'pick'>, events: EventLog): State => {
  const { active } = state;
  tellEvent(events, 'FF-01', 'event.picked', { seat: { seat: active }, who: gameMessage(`body.${id}`) });
  const fighters = changed(state.fighters, [id], () => ({ seat: active }));
  const next: State = { ...state, fighters, active: otherOf(active) };
  return fighters.filter(({ seat }) => seat).length === draftedIn(state) ? drafted(next, events) : next;
};
/** Deals the remaining warriors at random, to the two sides in the order of drafting (FF-01). */
export const draftAtRandom = (state: State, luck: SeededRandom, events: EventLog): State => {
  tellEvent(events, 'FF-01', 'event.dealt');
  const left = state.fighters.filter(({ seat }) => seat === null).map(({ id }) => id);
  const order = luck.shuffle(left).slice(0, left.length - state.fighters.length + draftedIn(state));
  const { active } = state;
  const fighters = state.fighters.map((each) => {
    const i = order.indexOf(each.id);
    return i < 0 ? each : { ...each, seat: i % 2 === 0 ? active : otherOf(active) };
  });
  return drafted({ ...state, fighters }, events);
};
/** Returns why a warrior cannot be put in for the next bout: it is not one's own, or defeated (FF-06, FF-10, FF-13, FF-15). */
export const refuseChoose = (state: State, { id }: Of<'choose'>): Refusal | null => {
  const { seat, beaten } = fighterOf(state, id);
  if (seat !== seatToAct(state)) return no(ruleOfChoosing(state), 'no.notYours');
  return beaten ? no(state.field === 'A' ? 'FF-10' : 'FF-15', 'no.beaten') : null;
};

/** Returns the rule of placing warriors on field V in a variant (FF-19, FF-31, FF-32). */
export const ruleOfPlacing = (variant: Variant): string => {
  if (variant === 'relay') return 'FF-31';
  return variant === 'alone' ? 'FF-32' : 'FF-19';
};
/** Places a warrior on field V. In one against nine, the one gets its owner then, and the rest go to the other side (FF-19, FF-31, FF-32). */
export const place = (state: State, put: Of<'put'>, events: EventLog): State => {
  const seat = seatToAct(state);
  const { variant } = state.options;
  const who = setDown(put, seat);
  tellEvent(events, ruleOfPlacing(variant), 'event.placed', { who: { piece: put.id } });
  const lone = variant === 'alone' && seat === state.first;
  const owned = lone ? state.fighters.map((each) => ({ ...each, seat: otherOf(seat) })) : state.fighters;
  const fighters = changed(owned, [put.id], () => ({ seat, pose: who.pose }));
  return goOnPlacing({ ...state, fighters }, variant === 'relay' || lone);
};
/** Continues with the next to place, or starts the first turn (FF-19, FF-20, FF-31, FF-32). */
const goOnPlacing = (state: State, done: boolean): State => {
  if (state.stage.at !== 'place') throw new Error('Nobody places now.');
  if (!done && placeable(state).length > 0) return state;
  const order = state.stage.order.slice(1);
  if (order.length > 0) return { ...state, stage: { ...state.stage, order } };
  return { ...state, active: state.first, stage: { at: 'play' } };
};
/** Places the remaining warriors in a legal order chosen by the app (FF-19, FF-31, FF-32). */
export const lineUp = (state: State, events: EventLog): State => {
  const seat = seatToAct(state);
  for (let now = state; ;) {
    const [next] = now.stage.at === 'place' && seatToAct(now) === seat ? placeable(now) : [];
    const put = next && examplePut(now, next.id);
    if (!put) return now;
    now = place(now, put, events);
  }
};
