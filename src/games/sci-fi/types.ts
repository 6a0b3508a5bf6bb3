import { facingSchema, pieceIdSchema, pointSchema, pathSchema } from '../../core/actionSchemas.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../core/flow/ending.ts';
import { z } from '../../core/schema.ts';
import { refusalFactory } from '../../core/choice.ts';
import { messageFactory } from '../../core/message.ts';
import type { Seat } from '../../core/seat.ts';
import { formationSchema } from '../../core/formation.ts';
import type { Deg, Mm, Point } from '../../geometry/point.ts';
import { READY, checkArmy } from './armies/armies.ts';
import { PROFILE_IDS, type ProfileId } from './armies/profiles.ts';
import type texts from './texts.en.json';

/** The field's sizes, and the depth of a start strip along its long sides, mm (SF-01). */
export const FIELDS = {
  large: { width: 1200, height: 900, strip: 150 },
  small: { width: 900, height: 600, strip: 100 },
} as const satisfies Readonly<Record<string, { width: Mm; height: Mm; strip: Mm }>>;
/** The height of a wounded fighter on the ground, mm. */
export const LYING: Mm = 15;
/** The largest hidden part of a target that is still in the open (SF-13). */
export const COVER = 1 / 2;

export const TERRAINS = ['yard', 'outpost', 'canyon', 'roadside', 'random'] as const;
/** How an army deploys: out of the enemy's sight, along the whole strip, or together in its middle. */
export const SCHEMES = ['cover', 'wide', 'close'] as const;
export type Scheme = (typeof SCHEMES)[number];
const ARMIES = ['skirmish', 'battle', 'custom'] as const;
const FIRES = ['real', 'virtual'] as const;
/** An army list. Whether it is legal depends on the points limit. */
export const armySchema = z.array(z.enum(PROFILE_IDS)).max(60);
/** The armies of both sides. */
export const armiesSchema = z.object({ blue: armySchema, red: armySchema });
export const optionsSchema = z
  .object({
    army: z.enum(ARMIES).default('skirmish').meta({ rule: 'SF-32' }),
    points: z
      .int()
      .min(20)
      .max(400)
      .default(100)
      .meta({ rule: 'SF-32', when: { army: 'custom' } }),
    custom: armiesSchema
      .default(() => ({ blue: [...READY.skirmish.blue], red: [...READY.skirmish.red] }))
      .meta({ rule: 'SF-32', when: { army: 'custom' }, editor: 'army' }),
    field: z.enum(['large', 'small']).default('large').meta({ rule: 'SF-01' }),
    terrain: z.enum(TERRAINS).default('yard').meta({ rule: 'SF-01' }),
    fire: z.enum(FIRES).default('real').meta({ rule: 'SF-22' }),
    tremor: z
      .enum(['normal', 'none'])
      .default('normal')
      .meta({ rule: 'SF-22', when: { fire: 'real' } }),
    aimHelp: z
      .boolean()
      .default(true)
      .meta({ rule: 'SF-22', when: { fire: 'real' } }),
    fairStart: z.boolean().default(true).meta({ rule: 'SF-03' }),
    // From matches between bots. With four units of the default armies the first player wins about half the matches; small armies
    // need fewer.
    fairMost: z
      .int()
      .min(1)
      .max(4)
      .default(4)
      .meta({ rule: 'SF-03', when: { fairStart: true } }),
    step: z.enum(['5', '7']).default('5').meta({ rule: 'SF-01' }),
    slow: z.boolean().default(false).meta({ rule: 'SF-06' }),
    explode: z.enum(['all', 'shots']).default('all').meta({ rule: 'SF-17' }),
    strict: z.boolean().default(false).meta({ rule: 'SF-20' }),
    cyborgGrenades: z.boolean().default(true).meta({ rule: 'SF-29' }),
    measure: z.enum(['edges', 'centres']).default('edges').meta({ rule: 'SF-30' }),
    stalemate: z.int().min(0).max(1000).default(100).meta({ rule: 'SF-32' }),
  })
  .superRefine(({ army, points, custom }, context) => {
    if (army !== 'custom') return;
    for (const side of ['blue', 'red'] as const) {
      const wrong = checkArmy(custom[side], points);
      if (wrong) context.addIssue({ code: 'custom', path: ['custom', side], message: `sci-fi:bad.${side}.${wrong}` });
    }
  });
export type Options = z.infer<typeof optionsSchema>;

/** The range of a weapon's lift, down and up, in tenths of a degree (SF-22). */
export const LIFT = { from: -450, to: 600 } as const;
const id = pieceIdSchema;
const facing = facingSchema.optional();
export const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lot') }),
  z.object({ type: z.literal('put'), id, at: pointSchema, facing }),
  // Deploys a side's remaining pieces in a formation. Old records without `even`, or with `true`, keep their older placement and
  // so replay unchanged.
  z.object({
    type: z.literal('lineUp'),
    scheme: z.enum(SCHEMES),
    even: z.union([z.literal(true), z.literal('clear')]).optional(),
  }),
  // The same in a saved formation.
  z.object({ type: z.literal('stand'), stood: formationSchema }),
  // A manoeuvre: the path of the base's centre from its place, the dragged gun, and a machine's final facing.
  z.object({ type: z.literal('walk'), id, path: pathSchema, gun: id.optional(), facing }),
  z.object({ type: z.literal('setDown'), at: pointSchema }),
  z.object({ type: z.literal('shoot'), id, weapon: z.int().min(0).max(3), target: id, aimed: z.boolean() }),
  z.object({ type: z.literal('serve'), id, gun: id, target: id }),
  // Real fire: a machine's weapon, or a gun by its crew. Bearing and lift in tenths of a degree, power 1 to 1000.
  z.object({
    type: z.literal('fire'),
    id,
    weapon: z.int().min(0).max(3),
    gun: id.optional(),
    bearing: z.int().min(0).max(3599),
    lift: z.int().min(LIFT.from).max(LIFT.to),
    power: z.int().min(1).max(1000),
    // The intended target. The app shows how far the shell misses it.
    on: id.optional(),
  }),
  z.object({ type: z.literal('damage') }),
  z.object({ type: z.literal('grenade'), id, target: id }),
  z.object({ type: z.literal('fight'), id, target: id }),
  // A ram: by the shortest path, or along a drawn path until the bases touch.
  z.object({ type: z.literal('ram'), id, target: id, path: pathSchema.optional() }),
  z.object({ type: z.literal('finish') }),
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('heal') }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An obstacle of the catalogue in `fields.ts`. `at` is the centre of its footprint; `turns` are quarters clockwise. */
export interface Obstacle {
  readonly id: string;
  readonly kind: string;
  readonly at: Point;
  readonly turns: number;
}
/** A piece on the field with its own base. `at` is null while it waits beside the field; `z` is the height of its foot, mm. */
interface Thing {
  readonly id: string;
  /** Its owner. For a gun, the side that deploys it; it has no side in play (SF-29). */
  readonly seat: Seat;
  readonly profile: ProfileId;
  readonly at: Point | null;
  readonly z: Mm;
  readonly facing: Deg;
  readonly damage: number;
}
/** A fighter, cyborg or machine. */
export interface Unit extends Thing {
  readonly wounded: boolean;
  /** Whether it has finished its actions of this turn (SF-04). */
  readonly done: boolean;
}
export interface Gun extends Thing {
  readonly fired: boolean;
  /** The unit that dragged it this turn (SF-09). */
  readonly mover: string | null;
}
export type Body = Unit | Gun;
/** A unit, gun or either on the field. */
export type Placed<B extends Body = Body> = B & { readonly at: Point };
/** What the active unit has done (SF-05). */
export interface UnitProgress {
  readonly id: string;
  readonly manoeuvres: number;
  /** Shooting continues from one spot. Any other action ends it. */
  readonly shooting: 'not yet' | 'open' | 'over';
  /** The weapons fired, by their index in the profile. */
  readonly fired: readonly number[];
  /** Whether it has crewed a gun. */
  readonly crew: boolean;
  readonly fought: boolean;
  /** Whether it has claimed aimed fire (SF-15). */
  readonly aimed: boolean;
  /** The gun just dragged, which can still be set down elsewhere beside the unit (SF-09). */
  readonly brought: string | null;
}
const ENDINGS = ['last', 'both', 'stalemate', 'resigned', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
/** What is to be decided next, with the data it depends on. */
type Stage =
  | { readonly at: 'lot'; readonly again: boolean }
  | { readonly at: 'deploy'; readonly first: Seat }
  | { readonly at: 'act' }
  | { readonly at: 'damage'; readonly on: string; readonly toppled: boolean }
  | { readonly at: 'heal' }
  | OverStage<Seat, Ending>;
type Where = Stage['at'];
export type At<Here extends Where> = Extract<Stage, { at: Here }>;

export interface State {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly obstacles: readonly Obstacle[];
  readonly units: readonly Unit[];
  readonly guns: readonly Gun[];
  /** The side in turn, or the side that deploys. */
  readonly active: Seat;
  readonly stage: Stage;
  readonly acting: UnitProgress | null;
  /** Whether a grenade was thrown this turn (SF-19). */
  readonly grenade: boolean;
  /** How much infantry may still start this turn in a fair start (SF-03); null for all units. */
  readonly left: number | null;
  /** Turns in a row without damage, wound or death. It is -1 from such an event until the turn ends (SF-32). */
  readonly calm: number;
}
/** This game's messages. */
export const gameMessage = messageFactory<typeof texts>('sci-fi');
export type Key = Parameters<typeof gameMessage>[0];
/** A refusal by a rule, with this game's text. */
export const no = refusalFactory(gameMessage);
