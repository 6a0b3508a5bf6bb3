import type { Deg, Point } from '../../geometry/point.ts';
import { facingSchema, pieceIdSchema, pointSchema } from '../actionSchemas.ts';
import type { LegalPlaces, Refusal } from '../choice.ts';
import type { Message } from '../message.ts';
import type { NodeId } from '../scene.ts';
import { z } from '../schema.ts';
import { SEATS } from '../seat.ts';

const placementSchema = z.strictObject({
  id: pieceIdSchema,
  at: pointSchema,
  facing: facingSchema.optional(),
  /** Ids of the game's marks that apply to it. */
  marks: z.array(z.string().max(20)).max(8).optional(),
});
/** How a thing is placed: its point (whole mm), its heading if it has one, and its marks. */
export type PiecePlacement = z.infer<typeof placementSchema>;
/** A position as it is recorded: the seat to move and everything on the table. */
export const positionSchema = z.strictObject({ to: z.enum(SEATS), pieces: z.array(placementSchema).max(200) });
export type Position = z.infer<typeof positionSchema>;

/** A mark on a piece, such as acted, wounded or commander. */
interface Mark {
  readonly id: string;
  readonly name: Message;
}
/** Something that can be placed on a table. */
export interface Placeable {
  readonly id: NodeId;
  readonly marks?: readonly Mark[];
  /** The rotation step, degrees. */
  readonly turns?: Deg;
  /** The name shared by things that are alike, such as terrain. The next one is offered under it. */
  readonly sort?: Message;
}
/** How a game's table is edited. All functions are pure and work on a fresh table, as `setup` leaves it. */
export interface PositionRules<State> {
  /** Returns everything that can be placed. */
  things(fresh: State): readonly Placeable[];
  /** Returns where it can be placed at all. Default: anywhere. */
  to?(fresh: State, id: NodeId): LegalPlaces;
  /** Returns why a thing cannot be placed like this among the others of a position, or null. */
  refuse(fresh: State, among: Position, placing: PiecePlacement): Refusal | null;
  /** Returns the table of a position, with a turn about to begin. Everything that `refuse` allows works. */
  lay(fresh: State, position: Position): State;
  /** Returns why play cannot start from the table, such as a missing flag, or null. */
  lacks(laid: State): Refusal | null;
  /** Returns the table shown in the editor, if it differs from `lay`. Things have their ids from `things`. */
  show?(fresh: State, position: Position): State;
  /** Returns the table of a match as a start position. An unfinished action is left out. */
  read(state: State): Position;
}
/** Returns a placement moved to a point. */
export const placementAt = (placing: PiecePlacement, { x, y }: Point): PiecePlacement => ({ ...placing, at: { x, y } });
/** Returns the kind of a thing whose id is a kind and a number (`wall3`), or null. */
export const kindOfId = <Kind extends string>(kinds: readonly Kind[], id: NodeId): Kind | null =>
  kinds.find((kind) => id.startsWith(kind) && /^[1-9]\d*$/.test(id.slice(kind.length))) ?? null;
/** Returns `max` numbered things of each kind, one sort per kind. */
export const numberedPlaceables = <Kind extends string>(
  kinds: readonly Kind[],
  max: number,
  turns: Deg,
  name: (kind: Kind) => Message,
): Placeable[] =>
  kinds.flatMap((kind) => Array.from({ length: max }, (_, i) => ({ id: `${kind}${i + 1}`, turns, sort: name(kind) })));
/** Whether a thing has this mark. */
export const hasMark = ({ marks = [] }: PiecePlacement, mark: string): boolean => marks.includes(mark);
