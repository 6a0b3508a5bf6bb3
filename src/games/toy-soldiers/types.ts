import { pieceIdSchema, pointSchema, pathSchema } from '../../core/actionSchemas.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../core/flow/ending.ts';
import { z } from '../../core/schema.ts';
import { messageFactory } from '../../core/message.ts';
import { refusalFactory } from '../../core/choice.ts';
import type { Seat } from '../../core/seat.ts';
import { formationSchema } from '../../core/formation.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type texts from './texts.en.json';

/** One measure: the length that the whole game is measured in. */
export const MEASURE: Mm = 60;
/** A soldier's base, a flag's and the objective's: radius in mm. */
export const BASE: Mm = 12.5;
/** Height of a soldier in mm, and of his eye above the table. */
export const SOLDIER_HEIGHT: Mm = 45;
export const EYE: Mm = 40.5;
/** Most that may be hidden of a man who can be shot at (TS-14). */
export const COVER = 1 / 3;

export const TERRAINS = ['ruins', 'village', 'grove', 'random', 'none'] as const;
const VICTORIES = ['annihilation', 'commander', 'flag', 'objective'] as const;
const COUNTERS = ['chain', 'once', 'simple'] as const;
const MEASURES = ['edges', 'centres'] as const;
export const KINDS = ['wall', 'ruin', 'house', 'tree', 'rock', 'crate', 'barrel', 'hedge', 'rubble'] as const;
export type Kind = (typeof KINDS)[number];
/** How a side lines up: out of the enemy's sight, across the whole zone, or close round its flag or commander. */
export const SCHEMES = ['cover', 'wide', 'guard'] as const;
export type Scheme = (typeof SCHEMES)[number];
/** Most obstacles that may stand on a table. */
export const MAX_OBSTACLES = 12;

/** Least depth of a field, cm, that has places 3 M from both zones for the objective (TS-04). */
const LEAST_DEPTH = 63;
/** Whether a side places the objective (TS-04). */
export const secondPlaces = (options: { readonly victory: string; readonly objectivePlace: string }): boolean =>
  options.victory === 'objective' && options.objectivePlace === 'second';
/** Sides of a field of one's own in cm: the shorter ones leave two opposite zones just enough room between them. */
const side = z.int().min(60).max(240);
export const optionsSchema = z
  .object({
    squad: z.int().min(1).max(12).default(6).meta({ rule: 'TS-01' }),
    victory: z.enum(VICTORIES).default('annihilation').meta({ rule: 'TS-04' }),
    commanderCapture: z
      .boolean()
      .default(false)
      .meta({ rule: 'TS-04', when: { victory: 'commander' } }),
    captureOnly: z
      .boolean()
      .default(false)
      .meta({ rule: 'TS-04', when: { victory: 'commander', commanderCapture: true } }),
    objectivePlace: z
      .enum(['centre', 'second'])
      .default('centre')
      .meta({ rule: 'TS-04', when: { victory: 'objective' } }),
    terrain: z.enum(TERRAINS).default('ruins').meta({ rule: 'TS-01' }),
    editTerrain: z.boolean().default(false).meta({ rule: 'TS-01' }),
    field: z.enum(['standard', 'custom']).default('standard').meta({ rule: 'TS-01' }),
    width: side.default(96).meta({ rule: 'TS-01', when: { field: 'custom' } }),
    depth: side.default(72).meta({ rule: 'TS-01', when: { field: 'custom' } }),
    shooting: z.boolean().default(false).meta({ rule: 'TS-13' }),
    ranged: z
      .int()
      .min(1)
      .max(12)
      .default(2)
      .meta({ rule: 'TS-13', when: { shooting: true } }),
    shooterMayAttack: z
      .boolean()
      .default(true)
      .meta({ rule: 'TS-13', when: { shooting: true } }),
    returnFire: z
      .boolean()
      .default(false)
      .meta({ rule: 'TS-16', when: { shooting: true } }),
    nearestTarget: z.boolean().default(false).meta({ rule: 'TS-09' }),
    longReach: z.boolean().default(false).meta({ rule: 'TS-09' }),
    counter: z.enum(COUNTERS).default('chain').meta({ rule: 'TS-12' }),
    measure: z.enum(MEASURES).default('edges').meta({ rule: 'TS-10' }),
    stalemate: z.int().min(0).max(1000).default(100).meta({ rule: 'TS-17' }),
  })
  .refine((options) => !options.shooting || options.ranged <= options.squad, {
    path: ['ranged'],
    message: 'toy-soldiers:bad.ranged',
  })
  .refine((options) => !secondPlaces(options) || options.field === 'standard' || options.depth >= LEAST_DEPTH, {
    path: ['depth'],
    message: 'toy-soldiers:bad.objective',
  });
export type Options = z.infer<typeof optionsSchema>;

const id = pieceIdSchema;
export const actionSchema = z.discriminatedUnion('type', [
  // Terrain, before the lot: stand another obstacle, shift, turn or take one away, and be content with it all.
  z.object({ type: z.literal('add'), kind: z.enum(KINDS) }),
  z.object({ type: z.literal('shift'), id, at: pointSchema }),
  z.object({ type: z.literal('turn'), id }),
  z.object({ type: z.literal('take'), id }),
  z.object({ type: z.literal('ready') }),
  // Set-up: the lot, naming the commander, standing a flag or soldier.
  z.object({ type: z.literal('lot') }),
  z.object({ type: z.literal('name'), id }),
  z.object({ type: z.literal('put'), id, at: pointSchema }),
  // All that the seat still has to name and to stand, by a scheme.
  z.object({ type: z.literal('lineUp'), scheme: z.enum(SCHEMES) }),
  // The same as the player kept it once; `leader` is his commander among those who stood.
  z.object({ type: z.literal('stand'), stood: formationSchema, leader: z.int().min(0).max(63).optional() }),
  // The Full Move: throws of a soldier picked, the way he walks (from where he stands), and skips.
  z.object({ type: z.literal('shoot'), id, target: id }),
  z.object({ type: z.literal('march'), id }),
  z.object({ type: z.literal('walk'), path: pathSchema }),
  z.object({ type: z.literal('stay') }),
  z.object({ type: z.literal('attack'), id }),
  z.object({ type: z.literal('skip'), id }),
  // What an attack or a shot leaves to settle.
  z.object({ type: z.literal('target'), id }),
  z.object({ type: z.literal('defend') }),
  z.object({ type: z.literal('counter') }),
  z.object({ type: z.literal('fire') }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An obstacle of the catalogue in `fields.ts`; `at` is the middle of its footprint, `turns` are quarters clockwise. */
export interface Obstacle {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Point;
  readonly turns: number;
}
/** A soldier in play; `at` is null while he waits beside the field. */
export interface Soldier {
  readonly id: string;
  readonly seat: Seat;
  readonly at: Point | null;
  readonly spent: boolean;
  readonly ranged: boolean;
  readonly commander: boolean;
}
/** A soldier who stands on the field. */
export type SoldierOnField = Soldier & { readonly at: Point };
/** A flag (`flag.blue`) or the neutral object (`objective`, no seat); `at` is null while it is still to be placed. */
export interface Marker {
  readonly id: string;
  readonly seat: Seat | null;
  readonly at: Point | null;
}
const ENDINGS = ['last', 'resigned', 'commander', 'capture', 'flag', 'objective', 'stalemate', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
/** The phase of a Full Move in which its soldier last threw, or walked. */
export type Phase = 'shooting' | 'movement' | 'attack';
/** What is to be decided next, and what the decision hangs on. */
type Stage =
  | { readonly at: 'terrain' }
  | { readonly at: 'lot'; readonly throwing: readonly Seat[]; readonly again: boolean }
  | { readonly at: 'deploy'; readonly first: Seat }
  | { readonly at: 'pick' }
  | { readonly at: 'walk'; readonly reach: Mm }
  | { readonly at: 'attack' }
  | { readonly at: 'target'; readonly reach: Mm; readonly deadly: boolean }
  | {
      readonly at: 'defend';
      readonly by: string;
      readonly on: string;
      readonly how: 'blow' | 'shot';
      readonly answer: boolean;
    }
  | { readonly at: 'counter'; readonly by: string; readonly on: string }
  | { readonly at: 'fire'; readonly by: string; readonly on: string }
  | OverStage<Seat, Ending>;
export type Where = Stage['at'];
export type At<Here extends Where> = Extract<Stage, { at: Here }>;

export interface State {
  readonly options: Options;
  /** Clockwise, the first at the bottom edge; a beaten seat stays listed. */
  readonly seats: readonly Seat[];
  readonly field: { readonly width: Mm; readonly height: Mm };
  readonly obstacles: readonly Obstacle[];
  readonly markers: readonly Marker[];
  readonly soldiers: readonly Soldier[];
  /** Whose turn it is, or who edits or places; another may have to throw in it. */
  readonly active: Seat;
  readonly stage: Stage;
  /** Whose Full Move is under way, and the phase its throws belong to; null until the first throw. */
  readonly mover: { readonly id: string; readonly phase: Phase } | null;
  /** Turns running in which nobody fell; -1 from a fall until that turn ends. */
  readonly calm: number;
}
/** Whose Full Move is under way: a programmer's mistake if none is. */
export const requireActive = ({ mover }: State): string => {
  if (!mover) throw new Error('No Full Move is under way.');
  return mover.id;
};
/** This game's messages. */
export const gameMessage = messageFactory<typeof texts>('toy-soldiers');
/** A refusal by a rule, in this game's words. */
export const no = refusalFactory(gameMessage);
