import { pieceIdSchema } from '../../core/actionSchemas.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../core/flow/ending.ts';
import { z } from '../../core/schema.ts';
import { refusalFactory } from '../../core/choice.ts';
import { messageFactory } from '../../core/message.ts';
import type { Viewer } from '../../core/seat.ts';
import type texts from './texts.en.json';

/** The kinds of pieces, the highest rank first (ST-02). */
export const RANKS = [
  'marshal',
  'general',
  'colonel',
  'major',
  'captain',
  'lieutenant',
  'sergeant',
  'miner',
  'scout',
  'spy',
  'mine',
  'flag',
] as const;
export type Rank = (typeof RANKS)[number];
/** The two sides. Red begins unless the first-turn roll decides (ST-05). */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

export const optionsSchema = z.object({
  size: z.enum(['battle', 'duel', 'barrage']).default('battle').meta({ rule: 'ST-03' }),
  lot: z.boolean().default(false).meta({ rule: 'ST-05' }),
  scoutMayAttack: z.boolean().default(true).meta({ rule: 'ST-07' }),
  mines: z.enum(['own', 'classic']).default('own').meta({ rule: 'ST-10' }),
  survivor: z.enum(['hidden', 'open', 'memory']).default('hidden').meta({ rule: 'ST-13' }),
  repetition: z.boolean().default(true).meta({ rule: 'ST-14' }),
  aid: z.boolean().default(false).meta({ rule: 'ST-13' }),
});
export type Options = z.infer<typeof optionsSchema>;
export type Size = Options['size'];

const id = pieceIdSchema;
const cell = z.int().min(0).max(99);
export const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lot') }),
  // Set-up, behind the curtain: place or swap a piece, apply a whole arrangement (own back row first, from the own left), and be
  // ready.
  z.object({ type: z.literal('put'), id, cell }),
  z.object({ type: z.literal('arrange'), cells: z.array(z.enum(RANKS).nullable()).max(40) }),
  // `rest` leaves placed pieces where they are.
  z.object({ type: z.literal('lineUp'), rest: z.literal(true).optional() }),
  z.object({ type: z.literal('shuffle') }),
  z.object({ type: z.literal('mirror') }),
  z.object({ type: z.literal('clear') }),
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('move'), id, cell }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** A whole arrangement: the own home cells, the back row first, each row from the own left. Null is empty (ST-04). */
export type Cells = readonly (Rank | null)[];

/** A piece. `cell` is 0 (A1) to 99 (J10), or null beside the board: waiting before its owner is ready, captured afterwards. */
export interface Piece {
  /** By rank while its owner sets up (`red.miner2`), by its starting cell afterwards (`red.B2`). From then on the id reveals nothing. */
  readonly id: string;
  readonly seat: Side;
  readonly rank: Rank | 'hidden';
  readonly cell: number | null;
  readonly moved: boolean;
  /** It moved further than a cell in one move, so all know that it is a Scout (ST-13). */
  readonly far: boolean;
  /** It has fought and survived, so its rank was open to both once (ST-13). */
  readonly seen: boolean;
}
const ENDINGS = ['flag', 'stuck', 'nobody', 'quiet', 'resigned', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
type Stage =
  | { readonly at: 'lot'; readonly again: boolean }
  | { readonly at: 'setup' }
  | { readonly at: 'play' }
  | OverStage<Side, Ending>;

export interface State {
  readonly options: Options;
  /** The viewer of this state. Only a view names one; the table itself is seen by all. */
  readonly viewer: Viewer;
  readonly stage: Stage;
  /** The side to set up or to move. */
  readonly active: Side;
  readonly first: Side;
  /** The sides that have confirmed the set-up (ST-04). */
  readonly ready: readonly Side[];
  /** Red's pieces before Blue's, each side's by their starting cells. */
  readonly pieces: readonly Piece[];
  /** Moves of both sides since the last fight, as 100 × from + to; empty while the repetition rules are off (ST-14). */
  readonly trail: readonly number[];
  /** The last six moves of both sides, fights included (ST-14). */
  readonly recent: readonly number[];
  /** By hunter, the index in `trail` of the move that began its chase; null without one. Each later move of the other side evades (ST-16). */
  readonly chases: Readonly<Record<Side, number | null>>;
}
export const otherOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
/** This game's messages. */
export const gameMessage = messageFactory<typeof texts>('stratego');
/** A refusal by a rule, with this game's text. */
export const no = refusalFactory(gameMessage);
