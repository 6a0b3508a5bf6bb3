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
  /** What is true of it besides: ids of the game's `Mark`s. */
  marks: z.array(z.string().max(20)).max(8).optional(),
});
/** How a thing is put on an arranged table: its place, whole mm, its heading where it has one, and what is true of it. */
export type PiecePlacement = z.infer<typeof placementSchema>;
/** An arranged table as it is recorded: whose turn it is and all that stands on it; what is not named is not on the table. */
export const positionSchema = z.strictObject({ to: z.enum(SEATS), pieces: z.array(placementSchema).max(200) });
export type Position = z.infer<typeof positionSchema>;

/** Something that may be said of a piece: that it has acted, is wounded, leads. */
interface Mark {
  readonly id: string;
  readonly name: Message;
}
/** A thing that may be put on a table. */
export interface Placeable {
  readonly id: NodeId;
  readonly marks?: readonly Mark[];
  /** It is turned by so many degrees at a time. */
  readonly turns?: Deg;
  /** One of many alike, of which the next is offered by this name: terrain. */
  readonly sort?: Message;
}
/** How a game's table is arranged by hand; all of it pure, over a fresh table (as `setup` leaves it). */
export interface PositionRules<State> {
  /** All that may be put on the table. */
  things(fresh: State): readonly Placeable[];
  /** Where it may be put at all; anywhere if absent. */
  to?(fresh: State, id: NodeId): LegalPlaces;
  /** Why a thing of `things` cannot be put so among those of a position, itself left out of it; null where it can. */
  refuse(fresh: State, among: Position, placing: PiecePlacement): Refusal | null;
  /** The table as arranged, with a turn about to begin; whatever has been put by `refuse` can be laid. */
  lay(fresh: State, position: Position): State;
  /** Why a laid table is none to play on: a side has nobody, a flag is missing; null where it is. */
  lacks(laid: State): Refusal | null;
  /** The table as it is seen while it is arranged, where that is not `lay`: things by their ids in `things`. */
  show?(fresh: State, position: Position): State;
  /** The table of a match as a position, to begin from; what is under way is left out. */
  read(state: State): Position;
}
/** A placing of a thing at a point, all else as it was. */
export const placementAt = (placing: PiecePlacement, { x, y }: Point): PiecePlacement => ({ ...placing, at: { x, y } });
/** Of which of these kinds a thing is by its id, a kind and its number (`wall3`); null where it is of none. */
export const kindOfId = <Kind extends string>(kinds: readonly Kind[], id: NodeId): Kind | null =>
  kinds.find((kind) => id.startsWith(kind) && /^[1-9]\d*$/.test(id.slice(kind.length))) ?? null;
/** So many things of each kind, by their ids, each the next of its sort. */
export const numberedPlaceables = <Kind extends string>(
  kinds: readonly Kind[],
  max: number,
  turns: Deg,
  name: (kind: Kind) => Message,
): Placeable[] =>
  kinds.flatMap((kind) => Array.from({ length: max }, (_, i) => ({ id: `${kind}${i + 1}`, turns, sort: name(kind) })));
/** Whether this is said of it. */
export const hasMark = ({ marks = [] }: PiecePlacement, mark: string): boolean => marks.includes(mark);
