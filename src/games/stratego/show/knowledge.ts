// What can be known of hidden pieces: functions of a view, from what all have seen (ST-13).
import type { SeededRandom } from '../../../core/luck.ts';
import type { Viewer } from '../../../core/seat.ts';
import { asView, type View } from '../../../core/view.ts';
import { walks } from '../rules/army.ts';
import { differing, rememberDifference } from '../rules/differences.ts';
import { drawnUp, stockOf } from '../rules/setup.ts';
import { bagOf, countOf, isOpen, surelyWalks } from '../rules/lookups.ts';
import { type Options, type Piece, RANKS, type Rank, SIDES, type Side, type State } from '../types.ts';

/** What all have seen of a secret piece: a far move (Scout), any move, a fight survived on its own cell (no Flag), or nothing. */
type Shown = 'far' | 'walks' | 'fought' | 'nothing';
const shownOf = (state: State, piece: Piece): Shown => {
  if (piece.far) return 'far';
  if (surelyWalks(state, piece)) return 'walks';
  return piece.seen ? 'fought' : 'nothing';
};
/** Returns a side's secret pieces on the board, grouped by what they have shown (ST-13). */
const secretsOf = (state: State, seat: Side): Readonly<Record<Shown, Piece[]>> => {
  const secrets: Record<Shown, Piece[]> = { far: [], walks: [], fought: [], nothing: [] };
  for (const piece of state.pieces)
    if (piece.seat === seat && piece.cell !== null && !isOpen(state, piece)) secrets[shownOf(state, piece)].push(piece);
  return secrets;
};
const shareOf = (some: number, all: number): number => (all > 0 ? Math.min(1, some / all) : 0);
/**
 * Returns each rank that a hidden piece may have, with how many are hidden, and its probability (0 to 1). All deals of ranks that
 * fit what all have seen are equally likely (ST-13).
 */
export const likelyRanks = (state: State, piece: Piece): { rank: Rank; left: number; p: number }[] => {
  const { far, fought, nothing } = secretsOf(state, piece.seat);
  const bag = bagOf(state, piece.seat);
  const shown = shownOf(state, piece);
  // The Flag is among the pieces that have shown nothing. The Mines are among those that may be immovable. Movable ranks fill the
  // rest.
  const flag = shown === 'nothing' ? shareOf(bag.flag, nothing.length) : 0;
  const mines = shareOf(bag.mine, fought.length + nothing.length - bag.flag);
  const mine = shown === 'nothing' || shown === 'fought' ? (1 - flag) * mines : 0;
  const walker = shown === 'walks' ? 1 : (1 - flag) * (1 - mines);
  const walkers = countOf(bag, true) - far.length;
  const chanceOf = (rank: Rank): number => {
    if (shown === 'far') return rank === 'scout' ? 1 : 0;
    if (rank === 'flag') return flag;
    if (rank === 'mine') return mine;
    return walker * shareOf(rank === 'scout' ? bag.scout - far.length : bag[rank], walkers);
  };
  return RANKS.map((rank) => ({ rank, left: bag[rank], p: chanceOf(rank) }));
};
/** Returns the ranks that a piece can have from what both sides have seen. For an own piece, that is what the enemy can know (ST-13). */
export const canBe = (state: State, piece: Piece): Rank[] => {
  if (!state.ready.includes(piece.seat)) return [...RANKS];
  if (isOpen(state, piece)) return piece.rank === 'hidden' ? [...RANKS] : [piece.rank];
  return likelyRanks(state, piece).flatMap(({ rank, p }) => (p > 0 ? [rank] : []));
};
/** Returns the movable ranks of a bag, one for each piece. */
const walkersOf = (bag: Readonly<Record<Rank, number>>): Rank[] =>
  RANKS.flatMap((rank) => (walks(rank) ? Array.from({ length: bag[rank] }, () => rank) : []));

/** Deals random ranks to a side's secret pieces. All deals that fit what all have seen are equally likely (ST-15). */
const deal = (state: State, seat: Side, luck: Pick<SeededRandom, 'shuffle'>): Map<string, Rank> => {
  const { far, walks: walking, fought, nothing } = secretsOf(state, seat);
  const bag = bagOf(state, seat);
  bag.scout -= far.length;
  const walkers = luck.shuffle(walkersOf(bag));
  const rest = luck.shuffle([
    ...walkers.slice(walking.length),
    ...Array.from({ length: bag.mine }, (): Rank => 'mine'),
  ]);
  const places = luck.shuffle(nothing);
  const dealt = new Map<string, Rank>();
  far.forEach(({ id }) => dealt.set(id, 'scout'));
  walking.forEach(({ id }, i) => dealt.set(id, walkers[i] as Rank));
  places.slice(0, bag.flag).forEach(({ id }) => dealt.set(id, 'flag'));
  [...fought, ...places.slice(bag.flag)].forEach(({ id }, i) => dealt.set(id, rest[i] as Rank));
  return dealt;
};
/** Returns a random full table that fits what this view shows (ST-15). */
export const determinize = (view: State, luck: SeededRandom): State => {
  const pieces = SIDES.flatMap((seat) => {
    const own = view.pieces.filter((piece) => piece.seat === seat);
    if (own.length === 0) return view.ready.includes(seat) ? drawnUp(view, seat, luck) : stockOf(seat, view.options);
    if (own.every(({ rank }) => rank !== 'hidden')) return own;
    const dealt = deal(view, seat, luck);
    return own.map((piece) => (piece.rank === 'hidden' ? { ...piece, rank: dealt.get(piece.id) as Rank } : piece));
  });
  return { ...view, viewer: 'all', pieces };
};

const blank = ({ id, seat, cell, moved, far, seen }: Piece): Piece => ({
  id,
  seat,
  rank: 'hidden',
  cell,
  moved,
  far,
  seen,
});
/** What each viewer was last shown in play, and from which pieces. */
const shown = new Map<Viewer, { readonly options: Options; readonly of: readonly Piece[]; readonly pieces: Piece[] }>();
/** Returns the pieces in play as a viewer may see them. An unchanged piece stays the same object, so cached results stay valid. */
const seenBy = (state: State, viewer: Viewer): Piece[] => {
  const { options, pieces: of } = state;
  const known = shown.get(viewer);
  const shownTo = (piece: Piece): Piece =>
    piece.rank === 'hidden' || piece.seat === viewer || isOpen(state, piece) ? piece : blank(piece);
  const places = known?.options === options ? differing(known.of, of) : null;
  const pieces = known && places ? known.pieces.slice() : of.map(shownTo);
  if (known && places) {
    for (const place of places) pieces[place] = shownTo(of[place] as Piece);
    rememberDifference(known.pieces, pieces, places);
  }
  shown.set(viewer, { options, of, pieces });
  return pieces;
};
/** Returns the table as a viewer may see it. The enemy's ranks are hidden, and until both are ready everything of the enemy's is (ST-04, ST-15). */
export const view = (state: State, viewer: Viewer): View<State> => {
  if (viewer === 'all') return asView(state.viewer === 'all' ? state : { ...state, viewer });
  const pieces =
    state.ready.length === SIDES.length
      ? seenBy(state, viewer)
      : state.pieces.filter((piece) => piece.seat === viewer || isOpen(state, piece));
  return asView({ ...state, viewer, pieces });
};
