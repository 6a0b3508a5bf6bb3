import { facingSchema, pointSchema } from '../../core/actionSchemas.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../core/flow/ending.ts';
import { z } from '../../core/schema.ts';
import { type WarriorName, WARRIOR_NAMES } from '../../bodies/flatBodies.ts';
import { refusalFactory } from '../../core/choice.ts';
import type { EventLog } from '../../core/event.ts';
import { messageFactory } from '../../core/message.ts';
import { type Seat, opponentOf as otherSeat } from '../../core/seat.ts';
import type { Pose } from '../../core/shots/pose.ts';
import { formationSchema } from '../../core/formation.ts';
import type texts from './texts.en.json';

/** The two sides: blue at the bottom edge, red at the top. They keep their sides (FF-03). */
export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
const FIELDS = ['A', 'D', 'V'] as const;
export type Field = (typeof FIELDS)[number];
/** The variants of the game (FF-27 to FF-32). */
const VARIANTS = ['duelA', 'duelD', 'long', 'fieldA', 'fieldD', 'fieldV', 'relay', 'alone'] as const;
export type Variant = (typeof VARIANTS)[number];

const ON_A: readonly Variant[] = ['long', 'fieldA', 'duelA'];
const ON_V: readonly Variant[] = ['long', 'fieldV', 'relay'];
const DUELS: readonly Variant[] = ['duelA', 'duelD'];
const BOUTS: readonly Variant[] = ['long', 'fieldA', 'fieldD'];
/** The rule of each variant. */
const RULES: Readonly<Record<Variant, string>> = {
  duelA: 'FF-29',
  duelD: 'FF-30',
  long: 'FF-27',
  fieldA: 'FF-28',
  fieldD: 'FF-28',
  fieldV: 'FF-28',
  relay: 'FF-31',
  alone: 'FF-32',
};
const tremor = z.int().min(0).max(300).default(100).meta({ rule: 'FF-03' });
export const optionsSchema = z.object({
  variant: z.enum(VARIANTS).default('duelA').meta({ rule: 'FF-28', rules: RULES }),
  begins: z.enum(['lot', 'blue', 'red']).default('lot').meta({ rule: 'FF-06' }),
  draft: z
    .enum(['one', 'five'])
    .default('one')
    .meta({ rule: 'FF-01', when: { variant: DUELS } }),
  opening: z
    .enum(['growing', 'single', 'short', 'full'])
    .default('growing')
    .meta({ rule: 'FF-06', when: { variant: ON_A } }),
  spin: z.enum(['aid', 'physical']).default('aid').meta({ rule: 'FF-03' }),
  moveStands: z.boolean().default(false).meta({ rule: 'FF-03' }),
  allFive: z
    .boolean()
    .default(false)
    .meta({ rule: 'FF-06', when: { variant: ON_A } }),
  rightAttacker: z
    .boolean()
    .default(false)
    .meta({ rule: 'FF-08', when: { variant: ON_A } }),
  fiveBouts: z
    .boolean()
    .default(false)
    .meta({ rule: 'FF-12', when: { variant: BOUTS } }),
  selfPotSafe: z
    .boolean()
    .default(false)
    .meta({ rule: 'FF-15', when: { variant: ['long', 'fieldD'] } }),
  edgeMoves: z
    .boolean()
    .default(true)
    .meta({ rule: 'FF-24', when: { variant: ON_V } }),
  quietDraw: z.boolean().default(true).meta({ rule: 'FF-36' }),
  /** The hand shake of each side in percent, as a handicap. */
  tremorBlue: tremor,
  tremorRed: tremor,
});
export type Options = z.infer<typeof optionsSchema>;

const id = z.enum(WARRIOR_NAMES);
const at = pointSchema;
const facing = facingSchema.optional();
const aim = {
  id,
  bearing: z.int().min(0).max(3599),
  power: z.int().min(1).max(1000),
  offset: z.int().min(-1000).max(1000),
  height: z.int().min(-500).max(800),
  /** On field A: the warrior is first turned in place to this heading. */
  facing,
};
export const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lot') }),
  // Set-up: draft a warrior or deal the rest, put the next one on its start, place one, or deploy the rest.
  z.object({ type: z.literal('pick'), id }),
  z.object({ type: z.literal('deal') }),
  z.object({ type: z.literal('choose'), id }),
  z.object({ type: z.literal('put'), id, at, facing }),
  z.object({ type: z.literal('lineUp') }),
  // The own warriors on V in a saved formation.
  z.object({ type: z.literal('stand'), stood: formationSchema }),
  // Play: flicks, righting, lifting onto the line, ending a series, declining what is owed.
  z.object({ type: z.literal('strike'), ...aim }),
  z.object({ type: z.literal('move'), ...aim }),
  z.object({ type: z.literal('right'), id }),
  z.object({ type: z.literal('lift'), id, at }),
  z.object({ type: z.literal('stop') }),
  z.object({ type: z.literal('waive') }),
  // Outside normal play.
  z.object({ type: z.literal('concede') }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** A flick declared as a strike or as a move (FF-03). */
export type Flicking = Of<'strike' | 'move'>;

/** A warrior. `pose` is null while it waits, or once it is beaten and beside the field. */
export interface Fighter {
  readonly id: WarriorName;
  /** Null until it is drafted (FF-01). */
  readonly seat: Side | null;
  readonly pose: Pose | null;
  /** Face down. It is stored because a warrior exactly on its rim keeps its earlier face (FF-04). */
  readonly down: boolean;
  /** Defeated on this field. */
  readonly beaten: boolean;
  /** Where a defeated warrior fell: off the field or into a hole. Absent for a conceded one (FF-04, FF-05). */
  readonly fell?: 'off' | 'hole';
}
export type WarriorOnField = Fighter & { readonly seat: Side; readonly pose: Pose };

/**
 * What a seat may do before the turn continues. It may flick one of these off the edge, make a further turn with it, or put it
 * back on a line (FF-24, FF-25).
 */
export interface Owed {
  readonly seat: Side;
  readonly ids: readonly WarriorName[];
  readonly how: 'edge' | 'further' | 'back';
  /** Where it may come back: the y of the nearest single lines, mm. */
  readonly lines: readonly number[];
}
/** The order of turns on a field: series on A, single strikes on D, teams on V. */
export type Course =
  /** Strikes left, whether one was made, and, while the series grow, the strikes of the next one. */
  | { readonly kind: 'series'; readonly left: number; readonly struck: boolean; readonly next?: number }
  /**
   * Sides with a last turn that did not touch the enemy, and sides with an extra strike after the next (FF-17). `opening`: the
   * field's first flick is still to come (FF-13).
   */
  | { readonly kind: 'turns'; readonly idle: readonly Side[]; readonly extra: readonly Side[]; readonly opening?: true }
  | {
      readonly kind: 'teams';
      /** The first strike is still to come (FF-20). */
      readonly opening: boolean;
      /** The warrior of this turn, once righted or lifted (FF-22). */
      readonly chosen: WarriorName | null;
      readonly lifted: boolean;
      readonly owed: readonly Owed[];
    };
export type CourseOf<Kind extends Course['kind']> = Extract<Course, { kind: Kind }>;

const ENDINGS = ['points', 'five', 'relay', 'cleared', 'fallen', 'quiet', 'resigned', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
export type Stage =
  | { readonly at: 'lot'; readonly about: 'draft' | 'first' }
  | { readonly at: 'draft' }
  /** The sides that still choose their next warrior, in order (FF-06). */
  | { readonly at: 'choose'; readonly order: readonly Side[] }
  /** The sides that still place warriors, in order, and which ones they may place. An empty list means all that are left (FF-19, FF-31, FF-32). */
  | { readonly at: 'place'; readonly order: readonly Side[]; readonly only: readonly WarriorName[] }
  | { readonly at: 'play' }
  | OverStage<Side, Ending>;

export interface State {
  readonly options: Options;
  readonly stage: Stage;
  readonly field: Field;
  /** In the order of `WARRIOR_NAMES`, which is the order in every physics request. */
  readonly fighters: readonly Fighter[];
  /** The side in turn. The other one may owe an answer. */
  readonly active: Side;
  /** The first side of this bout, or the one against nine. */
  readonly first: Side;
  readonly course: Course;
  /** Half points: of the finished fields, or of the current duel. */
  readonly points: Readonly<Record<Side, number>>;
  /** Flicks in a row with no warrior out or potted and no point (FF-36). */
  readonly calm: number;
}
export const otherOf = (side: Side): Side => otherSeat(SIDES, side);
/** Returns a seat as a side of this game. Throws for any other seat. */
export const sideOf = (seat: Seat | null): Side => {
  if (seat !== 'red' && seat !== 'blue') throw new Error(`${seat} has no seat at this table.`);
  return seat;
};
/** Whether bouts are played for five points, with half a point for a flyover (FF-29, FF-30). */
export const isDuel = ({ options: { variant } }: Pick<State, 'options'>): boolean => DUELS.includes(variant);
/** Returns how many of the ten are drafted: one for each side of a duel, unless the option gives each five (FF-01). */
export const draftedIn = (state: Pick<State, 'options'>): number =>
  isDuel(state) && state.options.draft === 'one' ? SIDES.length : WARRIOR_NAMES.length;
/** Returns the course of this field. Throws if it is of another kind. */
export const courseOf = <Kind extends Course['kind']>({ course }: State, kind: Kind): CourseOf<Kind> => {
  if (course.kind !== kind) throw new Error(`The course is one of ${course.kind}, not of ${kind}.`);
  return course as CourseOf<Kind>;
};

/** This game's messages. */
export const gameMessage = messageFactory<typeof texts>('flick');
type Key = Parameters<typeof gameMessage>[0];
/** A refusal by a rule, with this game's text. */
export const no = refusalFactory(gameMessage);
/** Reports an event that changes no piece. */
export const tellEvent = (
  events: EventLog,
  rule: string,
  key: Key,
  values: Parameters<typeof gameMessage>[1] = {},
): void => {
  events.push({ kind: 'said', rule, text: gameMessage(key, values) });
};
