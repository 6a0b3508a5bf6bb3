import type { EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { SeededRandom, Luck, RollRequest } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { ARMIES, armyOf } from './army.ts';
import { arrangementsOf, hidesFlag, lengthOf } from '../bots/arrangements.ts';
import { homeOf, isHome, nameOf, pointOf } from './cells.ts';
import { canStepOut } from './movement.ts';
import { boardOf, pieceOf, pieceOn } from './ground.ts';
import { piecesOnBoard } from './lookups.ts';
import {
  type Action,
  type Of,
  type Cells,
  type Options,
  type Piece,
  RANKS,
  type Rank,
  SIDES,
  type Side,
  type State,
  no,
  otherOf,
  gameMessage,
} from '../types.ts';

/** Returns a side's pieces, none of them placed (ST-02, ST-03). */
export const stockOf = (seat: Side, options: Options): Piece[] =>
  armyOf(options.size).map((rank, i, army) => ({
    id: `${seat}.${rank}${i - army.indexOf(rank) + 1}`,
    seat,
    rank,
    cell: null,
    moved: false,
    far: false,
    seen: false,
  }));
/** Returns the table before the first action: all pieces beside the board. */
export const setup = (options: Options, _seats: readonly Seat[], _luck: SeededRandom): State => ({
  options,
  viewer: 'all',
  stage: options.lot ? { at: 'lot', again: false } : { at: 'setup' },
  active: 'red',
  first: 'red',
  ready: [],
  pieces: SIDES.flatMap((seat) => stockOf(seat, options)),
  trail: [],
  recent: [],
  chases: { red: null, blue: null },
});

const lotThrow = (seat: Side): RollRequest => ({
  seat,
  rule: 'ST-05',
  text: gameMessage('throw.lot', { side: { seat } }),
  rows: [1, 2, 3, 4, 5, 6].map((number) => ({ text: gameMessage('row.lot', { number }), faces: [number] })),
});
/** Makes the first-turn rolls of both sides; ties are rolled again (ST-05). */
export const rollForFirstTurn = (state: State, luck: Luck, events: EventLog): State => {
  const [red, blue] = SIDES.map((seat) => {
    const rolled = luck.roll(lotThrow(seat));
    events.push(rolled);
    return rolled.total;
  }) as [number, number];
  if (red === blue) {
    events.push({ kind: 'said', rule: 'ST-05', text: gameMessage('event.tied') });
    return { ...state, stage: { at: 'lot', again: true } };
  }
  const first = red > blue ? 'red' : 'blue';
  events.push({ kind: 'said', rule: 'ST-05', text: gameMessage('event.begins', { seat: { seat: first } }) });
  return { ...state, first, active: first, stage: { at: 'setup' } };
};

/** Returns the pieces that the active side has not placed yet (ST-04). */
export const waitingOf = ({ pieces, active }: State): Piece[] =>
  pieces.filter(({ seat, cell }) => seat === active && cell === null);
/** Moves the active side's pieces to other cells, or off the board. */
const place = (state: State, cellFor: (piece: Piece) => number | null): State => ({
  ...state,
  pieces: state.pieces.map((piece) => (piece.seat === state.active ? { ...piece, cell: cellFor(piece) } : piece)),
});
const tell = (state: State, events: EventLog, text: EventLog[number]['text']): void => {
  events.push({ kind: 'said', rule: 'ST-04', only: state.active, text });
};

/** Returns why a piece cannot be placed on a cell (ST-02 to ST-04). */
export const refusePut = (state: State, { id, cell }: Of<'put'>): Refusal | null => {
  const { active, options } = state;
  const piece = pieceOf(state, id);
  if (!piece || piece.seat !== active) return no('ST-04', 'no.notYours');
  const rule = options.size === 'duel' ? 'ST-03' : 'ST-02';
  if (!isHome(active, options.size, cell)) return no(rule, 'no.home', {}, { at: pointOf(cell) });
  return piece.cell === cell ? no('ST-04', 'no.already', { cell: nameOf(cell) }) : null;
};
/** Places a piece on a cell. A piece already there goes where this one came from (ST-04). */
export const put = (state: State, { id, cell }: Of<'put'>, events: EventLog): State => {
  const piece = pieceOf(state, id) as Piece;
  const there = pieceOn(state, cell);
  const rank = gameMessage(`rank.${piece.rank === 'hidden' ? 'flag' : piece.rank}`);
  tell(state, events, gameMessage(there ? 'event.swapped' : 'event.placed', { rank, cell: nameOf(cell) }));
  return place(state, (each) => {
    if (each.id === id) return cell;
    return each.id === there?.id ? piece.cell : each.cell;
  });
};

/** Returns why an arrangement does not fit the army (ST-02 to ST-04). An incomplete one fits. */
export const refuseDeployment = ({ options: { size } }: State, { cells }: Of<'arrange'>): Refusal | null => {
  if (cells.length !== lengthOf(size)) return no('ST-04', 'no.otherSize');
  const over = RANKS.find((rank) => cells.filter((each) => each === rank).length > ARMIES[size][rank]);
  return over ? no('ST-04', 'no.tooMany', { rank: gameMessage(`rank.${over}`) }) : null;
};
/** Applies a whole arrangement: ready-made or saved (ST-04). */
export const deployArmy = (state: State, { cells }: Of<'arrange'>, events: EventLog): State => {
  tell(state, events, gameMessage('event.arranged'));
  const home = homeOf(state.active, state.options.size);
  const left = cells.map((rank, i) => ({ rank, cell: home[i] as number }));
  return place(state, (piece) => {
    const i = left.findIndex(({ rank }) => rank === piece.rank);
    return i < 0 ? null : (left.splice(i, 1)[0]?.cell ?? null);
  });
};
/** How often two neighbours of a row are swapped when an arrangement is varied. */
const EXCHANGES = 12;
/**
 * Returns a random sensible arrangement that cannot be looked up in a list: a ready-made one, perhaps mirrored, with pieces of a
 * row swapped (ST-04).
 */
const varied = (size: Options['size'], luck: SeededRandom): Cells => {
  const all = arrangementsOf(size);
  const drawn = all[luck.randomInt(all.length)]?.cells ?? [];
  let cells = luck.randomInt(2) === 0 ? [...drawn] : mirroredCells(drawn);
  for (let i = 0; i < EXCHANGES; i++) {
    const at = luck.randomInt(cells.length - 1);
    const [one, other] = [cells[at], cells[at + 1]];
    // Flag and Mines stay where they make sense, no piece leaves its row, and the Flag stays hidden.
    const both = [one, other].every((rank) => rank !== 'flag' && rank !== 'mine');
    const next = cells.with(at, other ?? null).with(at + 1, one ?? null);
    if (both && at % 10 !== 9 && hidesFlag(next)) cells = next;
  }
  return cells;
};
/** Returns an arrangement with left and right swapped. */
const mirroredCells = (cells: Cells): (Rank | null)[] =>
  cells.map((_, i) => cells[i - (i % 10) + 9 - (i % 10)] ?? null);
/** Returns an arrangement in which certain cells keep their current ranks. They are swapped with others of the same rank. */
const around = (cells: Cells, standing: Cells): Cells =>
  standing.reduce<Cells>((found, rank, i) => {
    if (rank === null || found[i] === rank) return found;
    const from = found.findIndex((each, j) => each === rank && standing[j] !== rank);
    return from < 0 ? found : found.with(from, found[i] ?? null).with(i, rank);
  }, cells);
/** The most arrangements drawn to find one with a hidden Flag, if the player has not placed it. */
const DRAWS = 20;
/**
 * Deploys the army at random but sensibly, all of it or the `rest` around pieces placed by hand. A repeat may give another
 * result (ST-04).
 */
export const lineUp = (state: State, luck: SeededRandom, events: EventLog, rest = false): State => {
  const { size } = state.options;
  const own = rest ? arrangementOf(state) : [];
  // A varied ready-made arrangement hides its Flag, but pieces swapped for it may not.
  const draws = own.length === 0 || own.includes('flag') ? 1 : DRAWS;
  let cells: Cells = [];
  for (let i = 0; i < draws && (i === 0 || !hidesFlag(cells)); i++) cells = around(varied(size, luck), own);
  return deployArmy(state, { type: 'arrange', cells: [...cells] }, events);
};
/** Returns a side's current arrangement, to be saved, in the form that `deployArmy` takes (ST-04). */
export const arrangementOf = (state: State, side: Side = state.active): Cells => {
  const board = boardOf(state);
  return homeOf(side, state.options.size).map((cell) => {
    const piece = board[cell];
    return piece && piece.seat === side && piece.rank !== 'hidden' ? piece.rank : null;
  });
};
/** Returns a side's arrangement to be saved, once any piece is placed (ST-04). */
export const formationToSave = (state: State, seat: Seat): Action | null => {
  const side = SIDES.find((each) => each === seat);
  if (!side) return null;
  const cells = [...arrangementOf(state, side)];
  return cells.some((rank) => rank !== null) ? { type: 'arrange', cells } : null;
};
/**
 * Returns the arrangement with the Flag on the first own cell where it is hidden, swapped with the piece there. Unchanged if it
 * already is hidden.
 */
const covered = (state: State): State => {
  if (hidesFlag(arrangementOf(state))) return state;
  const flag = piecesOnBoard(state, state.active).find(({ rank }) => rank === 'flag');
  if (!flag) return state;
  const tries = homeOf(state.active, state.options.size).map((cell) =>
    place(state, (each) => {
      if (each.id === flag.id) return cell;
      return each.cell === cell ? flag.cell : each.cell;
    }),
  );
  return tries.find((each) => hidesFlag(arrangementOf(each))) ?? state;
};
/** Deals all own pieces at random over the own cells, without exposing the Flag to a Scout (ST-04, ST-07). */
export const shuffle = (state: State, luck: Luck, events: EventLog): State => {
  tell(state, events, gameMessage('event.shuffled'));
  const cells = luck.shuffle(homeOf(state.active, state.options.size));
  let next = 0;
  return covered(place(state, () => cells[next++] ?? null));
};
/** Swaps left and right (ST-04). */
export const mirror = (state: State, events: EventLog): State => {
  tell(state, events, gameMessage('event.mirrored'));
  return place(state, ({ cell }) => (cell === null ? null : cell - (cell % 10) + 9 - (cell % 10)));
};
/** Takes all own pieces off the board again (ST-04). */
export const clear = (state: State, events: EventLog): State => {
  tell(state, events, gameMessage('event.cleared'));
  return place(state, () => null);
};
/** Returns why there is nothing to mirror or clear (ST-04). */
export const refuseEmpty = (state: State): Refusal | null =>
  piecesOnBoard(state, state.active).length === 0 ? no('ST-04', 'no.empty') : null;

/** Returns why a side cannot be ready: pieces are missing, or none could move (ST-04). */
export const refuseReady = (state: State): Refusal | null => {
  const count = waitingOf(state).length;
  if (count > 0) return no('ST-04', 'no.missing', { count });
  return piecesOnBoard(state, state.active).some((piece) => canStepOut(state, piece)) ? null : no('ST-04', 'no.shutIn');
};
/** Returns a side's pieces, named by their cells and in that order (ST-15). */
const named = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .toSorted((a, b) => (a.cell ?? 0) - (b.cell ?? 0))
    .map((piece) => ({ ...piece, id: `${piece.seat}.${nameOf(piece.cell ?? 0)}` }));
/** Returns a random complete army that could have been confirmed (ST-04). */
export const drawnUp = (state: State, seat: Side, luck: Pick<SeededRandom, 'shuffle'>): Piece[] => {
  const cells = luck.shuffle(homeOf(seat, state.options.size));
  const pieces = stockOf(seat, state.options).map((piece, i) => ({ ...piece, cell: cells[i] ?? null }));
  const ready = refuseReady({ ...state, active: seat, pieces }) === null;
  return ready ? named(pieces) : drawnUp(state, seat, luck);
};
/** Confirms the set-up. From now on the pieces are named by their starting cells (ST-04, ST-15). */
export const confirm = (state: State, events: EventLog): State => {
  const { active, ready, pieces } = state;
  const own = named(pieces.filter(({ seat }) => seat === active));
  const others = pieces.filter(({ seat }) => seat !== active);
  events.push({ kind: 'said', rule: 'ST-04', text: gameMessage('event.ready', { seat: { seat: active } }) });
  const after: State = {
    ...state,
    active: otherOf(active),
    ready: [...ready, active],
    pieces: active === 'red' ? [...own, ...others] : [...others, ...own],
  };
  if (after.ready.length < 2) return after;
  events.push({
    kind: 'said',
    rule: 'ST-05',
    learned: SIDES,
    text: gameMessage('event.starts', { seat: { seat: after.active } }),
  });
  return { ...after, stage: { at: 'play' } };
};
