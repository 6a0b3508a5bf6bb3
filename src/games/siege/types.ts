import { pieceIdSchema, pointSchema, pathSchema } from '../../core/actionSchemas.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../core/flow/ending.ts';
import { z } from '../../core/schema.ts';
import { refusalFactory } from '../../core/choice.ts';
import { messageFactory } from '../../core/message.ts';
import type { Seat } from '../../core/seat.ts';
import { formationSchema } from '../../core/formation.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { checkFortress, FORTRESSES, makeFortress, parseFortress, READY } from './fortress/fortress.ts';
import type texts from './texts.en.json';

/** One step: a wall module, the unit of the whole game. */
export const STEP: Mm = 70;
/** The radius of a warrior's base and of a gun's, mm. */
export const BASE: Mm = 12.5;
export const GUN_BASE: Mm = 20;
/** The height of a warrior and of a gun, mm. */
export const WARRIOR_HEIGHT: Mm = 45;
export const GUN_HEIGHT: Mm = 30;
/** The number of figures on a full tower top (SI-02). */
export const ROOM = 3;

/** The highest elevation of a gun, in tenths of a degree (SI-13). */
export const MAX_ELEVATION = 600;

/** How a side deploys: over all towers or the whole line, or together at the gate. */
export const SCHEMES = ['wide', 'close'] as const;
export type Scheme = (typeof SCHEMES)[number];
const ARMIES = ['small', 'normal', 'big', 'custom'] as const;
export const optionsSchema = z
  .object({
    fortresses: z.enum(['one', 'two']).default('one').meta({ rule: 'SI-24' }),
    march: z
      .enum(['10', '8', '5'])
      .default('10')
      .meta({ rule: 'SI-01', when: { fortresses: 'one' } }),
    army: z
      .enum(ARMIES)
      .default('normal')
      .meta({ rule: 'SI-03', when: { fortresses: 'one' }, textBy: 'shooting' }),
    defenders: z
      .int()
      .min(1)
      .max(8)
      .default(7)
      .meta({ rule: 'SI-03', when: { fortresses: 'one', army: 'custom' } }),
    attackers: z
      .int()
      .min(1)
      .max(10)
      .default(7)
      .meta({ rule: 'SI-03', when: { fortresses: 'one', army: 'custom' } }),
    guns: z
      .int()
      .min(0)
      .max(3)
      .default(1)
      .meta({ rule: 'SI-03', when: { fortresses: 'one', army: 'custom' } }),
    plans: z
      .enum(['same', 'own'])
      .default('same')
      .meta({ rule: 'SI-28', when: { fortresses: 'two' } }),
    fortress: z
      .enum([...FORTRESSES, 'custom'])
      .default('castle')
      .meta({ rule: 'SI-02' }),
    layout: z
      .string()
      .max(60)
      .default(makeFortress(READY.castle))
      .meta({ rule: 'SI-02', when: { fortress: 'custom' }, editor: 'fortress' }),
    otherFortress: z
      .enum([...FORTRESSES, 'custom'])
      .default('castle')
      .meta({ rule: 'SI-28', when: { fortresses: 'two', plans: 'own' } }),
    otherLayout: z
      .string()
      .max(60)
      .default(makeFortress(READY.castle))
      .meta({
        rule: 'SI-28',
        when: { fortresses: 'two', plans: 'own', otherFortress: 'custom' },
        editor: 'fortress',
      }),
    lot: z
      .boolean()
      .default(false)
      .meta({ rule: 'SI-03', when: { fortresses: 'one' } }),
    shooting: z.enum(['real', 'virtual']).default('real').meta({ rule: 'SI-13' }),
    tremor: z
      .enum(['normal', 'none'])
      .default('normal')
      .meta({ rule: 'SI-13', when: { shooting: 'real' } }),
    aimHelp: z
      .boolean()
      .default(true)
      .meta({ rule: 'SI-13', when: { shooting: 'real' } }),
    oncePerGun: z.boolean().default(false).meta({ rule: 'SI-12' }),
    wallWalk: z.boolean().default(false).meta({ rule: 'SI-17' }),
    magicStops: z.boolean().default(true).meta({ rule: 'SI-22' }),
    magicOnce: z.boolean().default(false).meta({ rule: 'SI-10' }),
    capture: z.boolean().default(false).meta({ rule: 'SI-23' }),
    turnLimit: z
      .boolean()
      .default(false)
      .meta({ rule: 'SI-23', when: { fortresses: 'one' } }),
    turns: z
      .int()
      .min(1)
      .max(200)
      .default(20)
      .meta({ rule: 'SI-23', when: { fortresses: 'one', turnLimit: true } }),
    measure: z.enum(['edges', 'centres']).default('edges').meta({ rule: 'SI-18' }),
    stalemate: z.int().min(0).max(1000).default(100).meta({ rule: 'SI-27' }),
  })
  .superRefine((options, context) => {
    const { fortresses, plans, fortress, layout, otherFortress, otherLayout } = options;
    const built = [
      ...(fortress === 'custom' ? [['layout', layout] as const] : []),
      ...(fortresses === 'two' && plans === 'own' && otherFortress === 'custom'
        ? [['otherLayout', otherLayout] as const]
        : []),
    ];
    for (const [key, plan] of built) {
      const wrong = checkFortress(parseFortress(plan));
      if (wrong) context.addIssue({ code: 'custom', path: [key], message: wrong.key });
    }
  });
export type Options = z.infer<typeof optionsSchema>;

const id = pieceIdSchema;
export const actionSchema = z.discriminatedUnion('type', [
  // Before play: the first-turn roll, and placing a piece. `put` also brings a wounded warrior back to its start line.
  z.object({ type: z.literal('lot') }),
  z.object({ type: z.literal('put'), id, at: pointSchema }),
  // Deploys a side's remaining pieces in a formation.
  z.object({ type: z.literal('lineUp'), scheme: z.enum(SCHEMES) }),
  // The same in a saved formation.
  z.object({ type: z.literal('stand'), stood: formationSchema }),
  // Magic: the roll, and its target if several are equally near.
  z.object({ type: z.literal('cast') }),
  z.object({ type: z.literal('strike'), id }),
  // Shooting: a real shot, a virtual one and how its target falls, or none.
  z.object({
    type: z.literal('fire'),
    id,
    bearing: z.int().min(0).max(3599),
    lift: z.int().min(0).max(MAX_ELEVATION),
    power: z.int().min(1).max(1000),
    // The intended target. The app shows how far the shell misses it.
    on: id.optional(),
  }),
  z.object({ type: z.literal('shoot'), id, target: id }),
  z.object({ type: z.literal('fall') }),
  z.object({ type: z.literal('hold') }),
  // Manoeuvre and close combat.
  z.object({ type: z.literal('gate'), id }),
  z.object({ type: z.literal('walk'), id, path: pathSchema }),
  z.object({ type: z.literal('fight'), id, target: id }),
  // A manoeuvre and the close combat at its end.
  z.object({ type: z.literal('charge'), id, path: pathSchema, target: id }),
  z.object({ type: z.literal('leave') }),
  z.object({ type: z.literal('end') }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** A warrior or gun. `at` is null while it waits beside the field. A piece at a tower's place is on top of it, never under it. */
export interface Piece {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: 'warrior' | 'gun';
  readonly at: Point | null;
  /** Whether it has made its manoeuvre, or fired, this turn. */
  readonly moved: boolean;
  readonly fired: boolean;
  /** The result of its roll for the gate this turn (SI-21); null if it has not tried. */
  readonly gate: 'open' | 'shut' | null;
}
/** A piece on the field. */
export type PieceOnField = Piece & { readonly at: Point };

const ENDINGS = ['last', 'capture', 'limit', 'quiet', 'resigned', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
/** What is to be decided next, with the data it depends on. */
type Stage =
  | { readonly at: 'lot'; readonly throwing: readonly Seat[]; readonly again: boolean }
  | { readonly at: 'deploy'; readonly first: Seat }
  | { readonly at: 'magic' }
  | { readonly at: 'strike'; readonly deadly: boolean }
  | { readonly at: 'shooting' }
  | { readonly at: 'fall'; readonly gun: string; readonly target: string }
  | { readonly at: 'move' }
  | { readonly at: 'clash'; readonly id: string }
  | OverStage<Seat, Ending>;
export type Where = Stage['at'];
export type At<Here extends Where> = Extract<Stage, { at: Here }>;

export interface State {
  readonly options: Options;
  /** The first attacks from the near edge; the second defends the fortress at the far one. With two fortresses each has its own there. */
  readonly seats: readonly Seat[];
  readonly pieces: readonly Piece[];
  /** The side in turn, or the side that places. The other one may have to answer. */
  readonly active: Seat;
  readonly stage: Stage;
  /** Wounded warriors still to be put back on their start line, in order (SI-20). */
  readonly owed: readonly string[];
  /** Whether the warriors of the side in turn move twice as far this turn (SI-07). */
  readonly swift: boolean;
  /** The seats with +2 to their dice in close combat, until the end of the enemy's turn (SI-08). */
  readonly mighty: readonly Seat[];
  /** The seats with guns that are silent through their next turn (SI-09). */
  readonly hushed: readonly Seat[];
  /**
   * The seats that have entered the enemy's gate. Guns are silent for the rest of the match; with `magicStops` so is magic
   * (SI-22).
   */
  readonly entered: readonly Seat[];
  /** How often magic has sent each warrior back. Absent before the first time (SI-10). */
  readonly sentBack?: Readonly<Record<string, number>>;
  /** Turns begun by each seat, in the order of `seats`; counted only under a turn limit (SI-23). */
  readonly turns: readonly number[];
  /** Turns in a row without a wound. It is -1 from a wound until that turn ends (SI-27). */
  readonly calm: number;
}
/** This game's messages. */
export const gameMessage = messageFactory<typeof texts>('siege');
/** A refusal by a rule, with this game's text. */
export const no = refusalFactory(gameMessage);
