import { pieceIdSchema, pointSchema, pathSchema } from '../../core/actionSchemas.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../core/flow/ending.ts';
import { z } from '../../core/schema.ts';
import { messageFactory } from '../../core/message.ts';
import { refusalFactory } from '../../core/choice.ts';
import type { Seat } from '../../core/seat.ts';
import { formationSchema } from '../../core/formation.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type texts from './texts.en.json';

/** One measure, the unit of the whole game. */
export const MEASURE: Mm = 60;
/** The base radius of soldiers, flags and the objective, mm. */
export const BASE: Mm = 12.5;
/** The height of a soldier, and of its eye above the table, mm. */
export const SOLDIER_HEIGHT: Mm = 45;
export const EYE: Mm = 40.5;
/** A soldier can be shot at if at most this part of it is hidden (TS-14). */
export const COVER = 1 / 3;

export const TERRAINS = ['ruins', 'village', 'grove', 'meadow', 'random', 'none'] as const;
const VICTORIES = ['annihilation', 'commander', 'flag', 'objective'] as const;
const COUNTERS = ['chain', 'once', 'simple'] as const;
/** Where soldiers far from all enemies advance without a roll (TS-18). */
const ADVANCES = ['off', 'shared', 'always'] as const;
const MEASURES = ['edges', 'centres'] as const;
/** The kinds of a random layout. They stay as they are, so that a seed always gives the same layout. */
export const RANDOM_KINDS = ['wall', 'ruin', 'house', 'tree', 'rock', 'crate', 'barrel', 'hedge', 'rubble'] as const;
export const KINDS = [...RANDOM_KINDS, 'cart', 'tent', 'fence'] as const;
export type Kind = (typeof KINDS)[number];
/** How a side deploys: out of the enemy's sight, across the whole zone, or around its flag or commander. */
export const SCHEMES = ['cover', 'wide', 'guard'] as const;
export type Scheme = (typeof SCHEMES)[number];
/** The most obstacles on a table. */
export const MAX_OBSTACLES = 20;

/** The smallest depth of a field, cm, that has room for the objective 3 M from both zones (TS-04). */
const LEAST_DEPTH = 63;
/** Whether a side places the objective (TS-04). */
export const secondPlaces = (options: { readonly victory: string; readonly objectivePlace: string }): boolean =>
  options.victory === 'objective' && options.objectivePlace === 'second';
/** The least side of a square table for three or four players, cm, so that neighbouring zones fit 8 measures apart. */
export const LEAST_SHARED = 100;
/** The sides of a custom field in cm. The shorter ones leave just enough room between two opposite zones. */
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
    width: side.default(96).meta({ rule: 'TS-01', when: { field: 'custom' }, shared: LEAST_SHARED }),
    depth: side.default(72).meta({ rule: 'TS-01', when: { field: 'custom' }, shared: LEAST_SHARED }),
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
    advance: z.enum(ADVANCES).default('off').meta({ rule: 'TS-18' }),
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
  // Terrain, before the first-turn roll: add, move, turn or remove an obstacle, or accept them all.
  z.object({ type: z.literal('add'), kind: z.enum(KINDS) }),
  z.object({ type: z.literal('shift'), id, at: pointSchema }),
  z.object({ type: z.literal('turn'), id }),
  z.object({ type: z.literal('take'), id }),
  z.object({ type: z.literal('ready') }),
  // Set-up: the first-turn roll, naming the commander, placing a flag or soldier.
  z.object({ type: z.literal('lot') }),
  z.object({ type: z.literal('name'), id }),
  z.object({ type: z.literal('put'), id, at: pointSchema }),
  // Deploys everything the seat still has to name and place, in one of the formations.
  z.object({ type: z.literal('lineUp'), scheme: z.enum(SCHEMES) }),
  // Deploys a saved formation. `leader` is its commander's index.
  z.object({ type: z.literal('stand'), stood: formationSchema, leader: z.int().min(0).max(63).optional() }),
  // The Full Move: the rolls of a selected soldier, the path it walks (from where it is), and skips.
  z.object({ type: z.literal('shoot'), id, target: id }),
  z.object({ type: z.literal('march'), id }),
  z.object({ type: z.literal('advance'), id, path: pathSchema }),
  z.object({ type: z.literal('walk'), path: pathSchema }),
  z.object({ type: z.literal('stay') }),
  z.object({ type: z.literal('attack'), id }),
  z.object({ type: z.literal('skip'), id }),
  // What remains to be resolved after an attack or a shot.
  z.object({ type: z.literal('target'), id }),
  z.object({ type: z.literal('defend') }),
  z.object({ type: z.literal('counter') }),
  z.object({ type: z.literal('fire') }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An obstacle from the catalogue in `fields.ts`. `at` is the centre of its footprint, `turns` are clockwise quarter turns. */
export interface Obstacle {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Point;
  readonly turns: number;
}
/** A soldier in play. `at` is null while it waits beside the field. */
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
/** A flag (`flag.blue`) or the neutral object (`objective`, no seat). `at` is null until it is placed. */
export interface Marker {
  readonly id: string;
  readonly seat: Seat | null;
  readonly at: Point | null;
}
const ENDINGS = ['last', 'resigned', 'commander', 'capture', 'flag', 'objective', 'stalemate', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
/** The phase of a Full Move in which its soldier last rolled or walked. */
export type Phase = 'shooting' | 'movement' | 'attack';
/** What must be decided next, and what the decision depends on. */
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
  /** Clockwise, the first at the bottom edge. A side that is out stays in the list. */
  readonly seats: readonly Seat[];
  readonly field: { readonly width: Mm; readonly height: Mm };
  readonly obstacles: readonly Obstacle[];
  readonly markers: readonly Marker[];
  readonly soldiers: readonly Soldier[];
  /** The seat to move, or the one that edits or places. Another seat may have to roll in its turn. */
  readonly active: Seat;
  readonly stage: Stage;
  /** The soldier that makes its Full Move and the phase of its rolls; null until the first roll. */
  readonly mover: { readonly id: string; readonly phase: Phase } | null;
  /** Turns in a row without losses; -1 from a loss until that turn ends. */
  readonly calm: number;
}
/** Returns the soldier that makes its Full Move. Throws if there is none. */
export const requireActive = ({ mover }: State): string => {
  if (!mover) throw new Error('No Full Move is under way.');
  return mover.id;
};
/** Makes this game's messages. */
export const gameMessage = messageFactory<typeof texts>('toy-soldiers');
/** Makes this game's refusals. */
export const no = refusalFactory(gameMessage);
