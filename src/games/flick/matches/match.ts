import { type OverStage, endingFactory } from '../../../core/flow/ending.ts';
import type { EventLog } from '../../../core/event.ts';
import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { Message } from '../../../core/message.ts';
import { unbeaten } from '../rules/lookups.ts';
import {
  type Course,
  type CourseOf,
  type Ending,
  type Field,
  type Side,
  type Stage,
  type State,
  type Variant,
  SIDES,
  otherOf,
  gameMessage,
  tellEvent,
} from '../types.ts';

/** Returns the points to show. They are counted in halves (FF-29). */
export const shown = (points: State['points'], side: Side): number => points[side] / 2;
/** Returns why the match ended, in one sentence. */
export const endingText = ({ points }: State, { winners, how }: OverStage<Side, Ending>): Message => {
  const [seat] = winners;
  if (!seat) return gameMessage(how === 'quiet' ? 'over.quiet' : 'over.agreed');
  if (how !== 'points' && how !== 'five') return gameMessage(`over.${how}`, { seat: { seat } });
  return gameMessage(`over.${how}`, { seat: { seat }, own: shown(points, seat), other: shown(points, otherOf(seat)) });
};
const RULES: Readonly<Record<Ending, string>> = {
  points: 'FF-27',
  five: 'FF-29',
  relay: 'FF-31',
  cleared: 'FF-32',
  fallen: 'FF-32',
  quiet: 'FF-36',
  resigned: 'FF-05',
  agreed: 'FF-05',
};
export const ended = endingFactory((how) => RULES[how], endingText);
/** After this many flicks in a row without a result, the match is drawn (FF-36). */
export const QUIET = 200;
/** Draws the match after too many flicks in a row with none out, potted or scoring (FF-36). */
export const drawIfQuiet = (state: State, events: EventLog): State =>
  state.options.quietDraw && state.stage.at === 'play' && state.calm >= QUIET
    ? ended(state, [], 'quiet', events)
    : state;

/** The strikes of a full series on A. By option, also those of a field's first series and of the answer to it (FF-06). */
const SERIES = 5;
const FULL: CourseOf<'series'> = { kind: 'series', left: SERIES, struck: false };
const OPENINGS = {
  growing: { ...FULL, left: 1, next: 2 },
  single: { ...FULL, left: 1 },
  short: { ...FULL, left: 3 },
  full: FULL,
} as const;
/** Returns the first series of field A (FF-06). */
export const openingOf = ({ opening }: Pick<State['options'], 'opening'>): CourseOf<'series'> => OPENINGS[opening];
/** Returns the next series. If the series of a bout grow, it has one strike more than the last, up to a full one (FF-06). */
export const seriesAfter = ({ next = SERIES }: Pick<CourseOf<'series'>, 'next'>): CourseOf<'series'> =>
  next < SERIES ? { ...FULL, left: next, next: next + 1 } : FULL;
/** Returns the course of a field at its start or after a bout. `opening`: the first flick must still be a strike (FF-13, FF-20). */
export const freshCourse = (field: Field, opening: boolean): Course => {
  if (field === 'A') return FULL;
  if (field === 'D') return { kind: 'turns', idle: [], extra: [], ...(opening ? { opening } : {}) };
  return { kind: 'teams', opening, chosen: null, lifted: false, owed: [] };
};
const FIRST_FIELD: Readonly<Record<Variant, Field>> = {
  duelA: 'A',
  duelD: 'D',
  long: 'A',
  fieldA: 'A',
  fieldD: 'D',
  fieldV: 'V',
  relay: 'V',
  alone: 'V',
};
/** Returns the first field of a match (FF-27 to FF-32). */
export const firstFieldOf = ({ variant }: State['options']): Field => FIRST_FIELD[variant];
/** Opens a field with all warriors fresh. The first side is known, or the first-turn roll decides (FF-06, FF-13, FF-20, FF-28). */
export const openField = (state: State, field: Field, first: Side | null): State => {
  const { variant } = state.options;
  const seatOf = (seat: Side | null): Side | null => (variant === 'alone' ? null : seat);
  const fighters = state.fighters.map(({ id, seat }) => ({
    id,
    seat: seatOf(seat),
    pose: null,
    down: false,
    beaten: false,
  }));
  const course = freshCourse(field, field === 'D' || variant === 'long' || variant === 'fieldV');
  const open: State = { ...state, field, fighters, course, calm: 0 };
  return first ? begin(open, first) : { ...open, active: 'blue', stage: { at: 'lot', about: 'first' } };
};
/** Lets the sides choose or place their warriors, the first side first (FF-06, FF-19, FF-31, FF-32). */
export const begin = (state: State, first: Side): State => {
  const order = [first, otherOf(first)];
  const stage: Stage = state.field === 'V' ? { at: 'place', order, only: [] } : { at: 'choose', order };
  return { ...state, first, active: first, stage };
};

/** The sides of the two numbers in a score text. */
export const SCORE_SEATS = { one: { seat: 'blue' }, two: { seat: 'red' } } as const;
/** Returns the side with more points, or null. */
const higher = (points: State['points']): Side | null => {
  if (points.blue === points.red) return null;
  return points.blue > points.red ? 'blue' : 'red';
};
/** Returns the score of each side on a field. On A and D its warriors left count, on V also the enemies defeated (FF-12, FF-18, FF-26). */
export const scoreOf = (state: State): Record<Side, number> => {
  const left = { blue: unbeaten(state, 'blue').length, red: unbeaten(state, 'red').length };
  if (state.field !== 'V') return left;
  return { blue: left.blue + 5 - left.red, red: left.red + 5 - left.blue };
};
const FIELD_RULES: Readonly<Record<Field, string>> = { A: 'FF-12', D: 'FF-18', V: 'FF-26' };
/** Scores a finished field. Then opens the next field, plays V again after a tie, or ends the match (FF-12, FF-18, FF-26 to FF-28). */
export const finishField = (state: State, events: EventLog): State => {
  const { field, options } = state;
  const score = scoreOf(state);
  tellEvent(events, FIELD_RULES[field], 'event.field', {
    ...SCORE_SEATS,
    ...score,
    field: gameMessage(`field.${field}`),
  });
  const points = {
    blue: state.points.blue + 2 * score.blue,
    red: state.points.red + 2 * score.red,
  };
  const counted = { ...state, points };
  const best = higher(points);
  if (options.variant === 'long' && field === 'A') return next(counted, 'D', otherOf(higherOn(score)), events);
  if (options.variant === 'long' && field === 'D') return next(counted, 'V', best, events);
  if (best) return ended(counted, [best], 'points', events);
  tellEvent(events, options.variant === 'long' ? 'FF-27' : 'FF-28', 'event.again');
  return openField({ ...counted, points: { blue: 0, red: 0 } }, 'V', null);
};
/** Returns the winner of a field of bouts. There is no tie: one side has fewer warriors left, and five bouts cannot be shared evenly (FF-13). */
const higherOn = (score: Record<Side, number>): Side => (score.blue > score.red ? 'blue' : 'red');
const next = (state: State, field: Field, first: Side | null, events: EventLog): State => {
  tellEvent(events, 'FF-27', 'event.nextField', {
    ...SCORE_SEATS,
    field: gameMessage(`field.${field}`),
    blue: shown(state.points, 'blue'),
    red: shown(state.points, 'red'),
  });
  return openField(state, field, first);
};

/** The points that win a duel, in halves (FF-29). */
const FIVE = 10;
/** Returns the side with at least five points and more than the other, or null. At a tie they play on (FF-33). */
export const winnerOfDuel = ({ points }: State): Side | null =>
  SIDES.some((side) => points[side] >= FIVE) ? higher(points) : null;
/** Adds a point in a duel, or half a point for a warrior flown over, and reports why (FF-29, FF-30). */
export const scored = (state: State, side: Side, by: WarriorName, events: EventLog, over?: WarriorName): State => {
  const rule = state.field === 'A' ? 'FF-29' : 'FF-30';
  const points = { ...state.points, [side]: state.points[side] + (over ? 1 : 2) };
  const values = { ...SCORE_SEATS, seat: { seat: side }, blue: shown(points, 'blue'), red: shown(points, 'red') };
  const text = over
    ? gameMessage('event.half', { ...values, who: { piece: over }, under: { piece: by } })
    : gameMessage('event.point', values);
  events.push({ kind: 'scored', rule, ids: [by], text, ...(over ? { word: gameMessage('word.half') } : {}) });
  return { ...state, points, calm: 0 };
};
