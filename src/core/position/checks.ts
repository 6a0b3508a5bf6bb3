import type { Point } from '../../geometry/point.ts';
import { enabledChoices, type Refusal, refusalFactory } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import { type RuleId, messageFactory } from '../message.ts';
import { memoize } from '../memoize.ts';
import type { Seat } from '../seat.ts';
import type { PiecePlacement, Position, Placeable } from './position.ts';

const say =
  messageFactory<
    Record<
      | 'arrange.off'
      | 'arrange.seat'
      | 'arrange.never'
      | 'arrange.unknown'
      | 'arrange.twice'
      | 'arrange.marks'
      | 'arrange.over'
      | 'arrange.stuck',
      string
    >
  >('core');
const no = refusalFactory(say);
const RULE = 'MERA-01';

/** Returns the refusal of a thing that would not be wholly on the table. */
export const offTable = (rule: RuleId, at: Point): Refusal => no(rule, 'arrange.off', {}, { at });
const hasWrongDetails = ({ marks: may = [], turns }: Placeable, { facing, marks = [] }: PiecePlacement): boolean =>
  (facing !== undefined && turns === undefined) ||
  new Set(marks).size < marks.length ||
  marks.some((mark) => may.every(({ id }) => id !== mark));
const known = memoize(
  (fresh: object, { arrange }: AnyGame): ReadonlyMap<string, Placeable> =>
    new Map(arrange?.things(fresh).map((thing) => [thing.id, thing])),
);
/** Returns the things that can be placed on a fresh table, by id. */
export const placeables = (game: AnyGame, fresh: unknown): ReadonlyMap<string, Placeable> =>
  known(fresh as object, game);
/** Returns why a thing cannot be placed like this among the others of a position, or null. */
export const refusePlacement = (
  game: AnyGame,
  fresh: unknown,
  among: Position,
  placing: PiecePlacement,
): Refusal | null => {
  const { id, at } = placing;
  const thing = placeables(game, fresh).get(id);
  if (!game.arrange) return no(RULE, 'arrange.never');
  if (!thing) return no(RULE, 'arrange.unknown', { id });
  if (hasWrongDetails(thing, placing)) return no(RULE, 'arrange.marks', { what: { piece: id } }, { at });
  return game.arrange.refuse(fresh, among, placing);
};
/** Returns why a thing cannot be the next of a position, or null. */
const refuseNext = (game: AnyGame, fresh: unknown, before: Position, placing: PiecePlacement): Refusal | null => {
  const { id, at } = placing;
  return before.pieces.some((each) => each.id === id)
    ? no(RULE, 'arrange.twice', { what: { piece: id } }, { at })
    : refusePlacement(game, fresh, before, placing);
};
/** A thing that a position holds but that cannot be placed there, and why. */
export interface RefusedPlacement {
  readonly placing: PiecePlacement;
  readonly refusal: Refusal;
}
/** Returns the legal part of a position, each thing that fits with those before it, and the refused rest. */
export const sortPlacements = (
  game: AnyGame,
  fresh: unknown,
  { to, pieces }: Position,
): { readonly legal: Position; readonly refused: readonly RefusedPlacement[] } => {
  const legal: PiecePlacement[] = [];
  const refused: RefusedPlacement[] = [];
  for (const placing of pieces) {
    const refusal = refuseNext(game, fresh, { to, pieces: legal }, placing);
    if (refusal) refused.push({ placing, refusal });
    else legal.push(placing);
  }
  return { legal: { to, pieces: legal }, refused };
};
/** Returns why a position cannot be set up on a fresh table, thing by thing, or null. */
export const refusePosition = (game: AnyGame, fresh: unknown, position: Position): Refusal | null =>
  game.arrange ? (sortPlacements(game, fresh, position).refused[0]?.refusal ?? null) : no(RULE, 'arrange.never');
/** Returns why play cannot start from a valid position, for example because a side has no pieces, or null. */
export const refuseStart = (game: AnyGame, fresh: unknown, position: Position): Refusal | null => {
  const { arrange } = game;
  if (!arrange) return no(RULE, 'arrange.never');
  const laid = arrange.lay(fresh, position);
  const lacks = arrange.lacks(laid);
  if (lacks) return lacks;
  const turn = game.turn(laid);
  if (!('to' in turn)) return no(RULE, 'arrange.over');
  const open = turn.to === position.to ? enabledChoices(game.choices(game.view(laid, turn.to))) : [];
  return open.length > 0 ? null : no(RULE, 'arrange.stuck', { seat: { seat: position.to } });
};
/** Returns why no match can begin from a position on a fresh table, or null. The seats, the placements and the possible actions are checked. */
export const refuseStartPosition = (
  game: AnyGame,
  fresh: unknown,
  position: Position,
  seats: readonly Seat[],
): Refusal | null =>
  seats.includes(position.to)
    ? (refusePosition(game, fresh, position) ?? refuseStart(game, fresh, position))
    : no(RULE, 'arrange.seat');
/** Returns the table that a match begins with from a position. Throws if it cannot. */
export const stateFromPosition = (
  game: AnyGame,
  fresh: unknown,
  position: Position,
  seats: readonly Seat[],
): unknown => {
  const refused = refuseStartPosition(game, fresh, position, seats);
  if (refused || !game.arrange) throw new Error(`No match begins from this position: ${refused?.text.key}.`);
  return game.arrange.lay(fresh, position);
};
