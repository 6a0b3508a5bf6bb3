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

/** The refusal of a thing that would not stand wholly on the table. */
export const offTable = (rule: RuleId, at: Point): Refusal => no(rule, 'arrange.off', {}, { at });
const hasWrongDetails = ({ marks: may = [], turns }: Placeable, { facing, marks = [] }: PiecePlacement): boolean =>
  (facing !== undefined && turns === undefined) ||
  new Set(marks).size < marks.length ||
  marks.some((mark) => may.every(({ id }) => id !== mark));
const known = memoize(
  (fresh: object, { arrange }: AnyGame): ReadonlyMap<string, Placeable> =>
    new Map(arrange?.things(fresh).map((thing) => [thing.id, thing])),
);
/** The things that may be put on a fresh table, by their ids. */
export const placeables = (game: AnyGame, fresh: unknown): ReadonlyMap<string, Placeable> =>
  known(fresh as object, game);
/** Why a thing cannot be put so among those of a position, itself left out of it; null where it can. */
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
/** Why a position cannot be laid on a fresh table of a game, thing by thing; null where it can. */
export const refusePosition = (game: AnyGame, fresh: unknown, { to, pieces }: Position): Refusal | null => {
  if (!game.arrange) return no(RULE, 'arrange.never');
  for (const [i, placing] of pieces.entries()) {
    const { id, at } = placing;
    const before = pieces.slice(0, i);
    if (before.some((each) => each.id === id)) return no(RULE, 'arrange.twice', { what: { piece: id } }, { at });
    const refused = refusePlacement(game, fresh, { to, pieces: before }, placing);
    if (refused) return refused;
  }
  return null;
};
/** As much of a position as can be laid: what could not stand so among those before it is left out. */
export const legalPlacements = (game: AnyGame, fresh: unknown, { to, pieces }: Position): Position => ({
  to,
  pieces: pieces.reduce<PiecePlacement[]>(
    (sound, each) => (refusePlacement(game, fresh, { to, pieces: sound }, each) ? sound : [...sound, each]),
    [],
  ),
});
/** Why a table is none to be played on from such a position, which can be laid: a side has nobody, or nothing can be done; null where it is. */
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
/** Why no match can begin from a position on a fresh table: it names a seat that does not play, cannot be laid, or not be played on; null where it can. */
export const refuseStartPosition = (
  game: AnyGame,
  fresh: unknown,
  position: Position,
  seats: readonly Seat[],
): Refusal | null =>
  seats.includes(position.to)
    ? (refusePosition(game, fresh, position) ?? refuseStart(game, fresh, position))
    : no(RULE, 'arrange.seat');
/** The table that a match begins with from a position; throws where it cannot. */
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
