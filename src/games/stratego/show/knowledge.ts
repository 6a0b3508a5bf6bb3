// What can be known of hidden pieces: functions of a view, from what all have seen (ST-13).
import type { Deal } from '../../../core/luck.ts';
import type { Viewer } from '../../../core/seat.ts';
import { asView, type View } from '../../../core/view.ts';
import { walks } from '../rules/army.ts';
import { drawnUp, stockOf } from '../rules/setup.ts';
import { bagOf, countOf, isOpen } from '../rules/lookups.ts';
import { type Options, type Piece, RANKS, type Rank, SIDES, type Side, type State } from '../types.ts';

/** A side's secret pieces on the board by what they have shown: gone far, moved, or stood still. */
const secretsOf = (state: State, seat: Side): { far: Piece[]; moved: Piece[]; still: Piece[] } => {
  const secret = state.pieces.filter((piece) => piece.seat === seat && piece.cell !== null && !isOpen(state, piece));
  return {
    far: secret.filter((piece) => piece.far),
    moved: secret.filter((piece) => piece.moved && !piece.far),
    still: secret.filter((piece) => !piece.moved),
  };
};
/** The ranks that a piece can have for all that both sides have seen: also what the enemy can know about an own one (ST-13). */
export const canBe = (state: State, piece: Piece): Rank[] => {
  if (!state.ready.includes(piece.seat)) return [...RANKS];
  if (isOpen(state, piece)) return piece.rank === 'hidden' ? [...RANKS] : [piece.rank];
  if (piece.far) return ['scout'];
  const { far, still } = secretsOf(state, piece.seat);
  const bag = bagOf(state, piece.seat);
  bag.scout -= far.length;
  const allFixed = still.length === countOf(bag, false);
  return RANKS.filter((rank) => bag[rank] > 0 && (walks(rank) ? piece.moved || !allFixed : !piece.moved));
};
/** How likely each rank is for a piece that is not open, every deal that fits what all have seen being as likely, and how many of it are not open (ST-13). */
export const likelyRanks = (state: State, piece: Piece): { rank: Rank; left: number; p: number }[] => {
  const { far, moved, still } = secretsOf(state, piece.seat);
  const bag = bagOf(state, piece.seat);
  const movable = countOf(bag, true) - far.length;
  const chanceOf = (rank: Rank): number => {
    if (piece.far) return rank === 'scout' ? 1 : 0;
    const among = bag[rank] - (rank === 'scout' ? far.length : 0);
    const went = walks(rank) && movable > 0 ? among / movable : 0;
    if (piece.moved) return went;
    return still.length > 0 ? (among - went * moved.length) / still.length : 0;
  };
  return RANKS.map((rank) => ({ rank, left: bag[rank], p: chanceOf(rank) }));
};
/** The ranks of a bag, one for each piece. */
const listOf = (bag: Readonly<Record<Rank, number>>, movable: boolean): Rank[] =>
  RANKS.flatMap((rank) => (walks(rank) === movable ? Array.from({ length: bag[rank] }, () => rank) : []));

/** A side's secret pieces with ranks dealt at random, every deal that fits what all have seen being as likely (ST-15). */
const deal = (state: State, seat: Side, luck: Pick<Deal, 'shuffle'>): Map<string, Rank> => {
  const { far, moved, still } = secretsOf(state, seat);
  const bag = bagOf(state, seat);
  bag.scout -= far.length;
  const movable = luck.shuffle(listOf(bag, true));
  const rest = luck.shuffle([...movable.slice(moved.length), ...listOf(bag, false)]);
  const dealt = new Map<string, Rank>();
  far.forEach(({ id }) => dealt.set(id, 'scout'));
  moved.forEach(({ id }, i) => dealt.set(id, movable[i] as Rank));
  still.forEach(({ id }, i) => dealt.set(id, rest[i] as Rank));
  return dealt;
};
/** A full table that this view cannot tell from the true one (ST-15). */
export const determinize = (view: State, luck: Deal): State => {
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
/** What each viewer was shown last in play, and of which pieces. */
const shown = new Map<Viewer, { readonly options: Options; readonly of: readonly Piece[]; readonly pieces: Piece[] }>();
/** The pieces in play as a viewer may see them; one that is the same as when he looked last looks the same, so that what is known of it holds. */
const seenBy = (state: State, viewer: Viewer): Piece[] => {
  const { options, pieces: of } = state;
  const known = shown.get(viewer);
  const last = known?.options === options ? known : null;
  const pieces = of.map((piece, i) => {
    if (last?.of[i] === piece) return last.pieces[i] as Piece;
    return piece.rank === 'hidden' || piece.seat === viewer || isOpen(state, piece) ? piece : blank(piece);
  });
  shown.set(viewer, { options, of, pieces });
  return pieces;
};
/** The table as a viewer may see it: the enemy's ranks are hidden, and until both are ready all that is his (ST-04, ST-15). */
export const view = (state: State, viewer: Viewer): View<State> => {
  if (viewer === 'all') return asView(state.viewer === 'all' ? state : { ...state, viewer });
  const pieces =
    state.ready.length === SIDES.length
      ? seenBy(state, viewer)
      : state.pieces.filter((piece) => piece.seat === viewer || isOpen(state, piece));
  return asView({ ...state, viewer, pieces });
};
