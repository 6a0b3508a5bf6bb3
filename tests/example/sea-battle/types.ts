import { pieceIdSchema, facingSchema } from '../../../src/core/actionSchemas.ts';
import { refusalFactory } from '../../../src/core/choice.ts';
import { META_ACTION_SCHEMAS, type OverStage } from '../../../src/core/flow/ending.ts';
import { messageFactory } from '../../../src/core/message.ts';
import { z } from '../../../src/core/schema.ts';
import { type Viewer, opponentOf as otherSeat } from '../../../src/core/seat.ts';
import type texts from './texts.en.json';

/** The two players. Red begins (SB-01). */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
/** A fleet, by the sizes of its ships (SB-01). */
export const FLEET = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1] as const;

export const optionsSchema = z.object({
  touching: z.boolean().default(false).meta({ rule: 'SB-02' }),
  again: z.boolean().default(true).meta({ rule: 'SB-03' }),
});
export type Options = z.infer<typeof optionsSchema>;
const cell = z.int().min(0).max(99);
export const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('put'), id: pieceIdSchema, cell, facing: facingSchema }),
  z.object({ type: z.literal('shuffle') }),
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('shoot'), cell }),
  ...META_ACTION_SCHEMAS,
]);
export type Action = z.infer<typeof actionSchema>;
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** A ship: the cell of its bow (0 is A1, 9 is J1; null beside the board), and where it faces. Its stern is behind. */
export interface Ship {
  readonly id: string;
  readonly seat: Side;
  readonly size: number;
  readonly cell: number | null;
  readonly facing: number;
}
/** A shot into the other sea, and whether it has hit. Both sides know (SB-03). */
export interface Shot {
  readonly cell: number;
  readonly hit: boolean;
}
const ENDINGS = ['fleet', 'resigned', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
export interface State {
  readonly options: Options;
  /** The viewer of this state. */
  readonly viewer: Viewer;
  readonly stage: { readonly at: 'setup' } | { readonly at: 'play' } | OverStage<Side, Ending>;
  readonly active: Side;
  readonly ships: readonly Ship[];
  /** The shots of each side. */
  readonly shots: Readonly<Record<Side, readonly Shot[]>>;
}
/** Returns the other side. */
export const otherOf = (side: Side): Side => otherSeat(SIDES, side);
/** Makes this game's messages and refusals. */
export const say = messageFactory<typeof texts>('sea-battle');
export const no = refusalFactory(say);
