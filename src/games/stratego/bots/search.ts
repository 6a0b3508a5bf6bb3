import type { Bot, BotTools } from '../../../core/game.ts';
import type { Deal } from '../../../core/luck.ts';
import { type Board, boardFrom, clash, copyBoard, emptyBoard, listMoves, lose, moveList, play, tire } from './board.ts';
import { STRENGTH } from '../rules/army.ts';
import { canBe, determinize } from '../show/knowledge.ts';
import { MEN, chancesOf, gainOf, quick, setUp } from './quick.ts';
import { fromOf, toOf } from '../rules/repetition.ts';
import { boardOf, standing } from '../rules/lookups.ts';
import { type Action, SIDES, type Size, type State, otherOf } from '../types.ts';
import { STEPS, WORTH } from './values.ts';

/** How many tables at least are dealt for one move, and how many moves deep each is searched. */
const EFFORT: Readonly<Record<Size, { readonly least: number; readonly depth: number }>> = {
  battle: { least: 30, depth: 1 },
  duel: { least: 30, depth: 2 },
  barrage: { least: 30, depth: 2 },
};
const DEEPEST = 2;
const WON = 300;
/** What being a move nearer to a prize is worth, and the most that a prize counts from afar. */
const PULL = 0.8;
const PRIZE = 60;

/** How many moves of attacks are followed beyond that. */
const QUIET_PLIES = 2;
const PLIES = DEEPEST + QUIET_PLIES + 1;
const boards: readonly Board[] = Array.from({ length: PLIES }, emptyBoard);
const lists: readonly Uint16Array[] = Array.from({ length: PLIES }, moveList);

const cells = [new Uint8Array(40), new Uint8Array(40)] as const;
const ranks = [new Uint8Array(40), new Uint8Array(40)] as const;
/** What a side's pieces are worth, and how near they are to what they would beat. */
const worthOf = (side: number, many: number, foes: number, minesStay: boolean): number => {
  const own = cells[side] as Uint8Array;
  const ownRanks = ranks[side] as Uint8Array;
  const theirs = cells[1 - side] as Uint8Array;
  const theirRanks = ranks[1 - side] as Uint8Array;
  let sum = 0;
  for (let i = 0; i < many; i++) {
    const rank = ownRanks[i] as number;
    sum += WORTH[rank] as number;
    if (rank > 10) continue;
    const steps = STEPS[own[i] as number] as Uint8Array;
    let best = 0;
    for (let k = 0; k < foes; k++) {
      const target = theirRanks[k] as number;
      if (clash(rank, target, minesStay) !== 1) continue;
      const prize = Math.min(PRIZE, WORTH[target] as number) / (1 + (steps[theirs[k] as number] as number));
      if (prize > best) best = prize;
    }
    sum += PULL * best;
  }
  return sum;
};
/** How well the side to move stands. */
const evaluate = ({ at, turn, minesStay }: Board): number => {
  let red = 0;
  let blue = 0;
  for (let cell = 0; cell < 100; cell++) {
    const there = at[cell] as number;
    if (there === 0 || there === 255) continue;
    if (there < 32) {
      cells[0][red] = cell;
      ranks[0][red++] = there & 15;
    } else {
      cells[1][blue] = cell;
      ranks[1][blue++] = there & 15;
    }
  }
  const value = worthOf(0, red, blue, minesStay) - worthOf(1, blue, red, minesStay);
  return turn === 0 ? value : -value;
};

/** What the enemy of a piece knows of it: its rank; or nothing, and that it stood still, or has moved. */
const KNOWN = 0;
const STILL = 1;
const MOVED = 2;
const infos: readonly Uint8Array[] = Array.from({ length: PLIES }, () => new Uint8Array(100));
/** By side, what is known of the target (STILL, MOVED) and strength: whether attacking it pays on average. */
const pays: readonly [boolean[][], boolean[][]] = [
  [[], [], []],
  [[], [], []],
];

/** Plays a move on the next board of the stack, with what is known of the pieces. */
const step = (depth: number, code: number): Board => {
  const board = boards[depth] as Board;
  const next = boards[depth - 1] as Board;
  const info = infos[depth] as Uint8Array;
  const after = infos[depth - 1] as Uint8Array;
  copyBoard(board, next);
  play(next, code);
  after.set(info);
  const from = fromOf(code);
  const to = toOf(code);
  if (board.at[to] !== 0) after[to] = KNOWN;
  else after[to] = info[from] === STILL ? MOVED : (info[from] as number);
  return next;
};
/** Writes the moves worth looking at to the front of the list, attacks first, and returns how many there are: nobody attacks what it does not know if that does not pay on average. */
const sift = (depth: number, list: Uint16Array, count: number, attacksOnly: boolean): number => {
  const { at, turn } = boards[depth] as Board;
  const info = infos[depth] as Uint8Array;
  const table = pays[turn] as readonly boolean[][];
  let front = 0;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const code = list[i] as number;
    const to = toOf(code);
    const attack = at[to] !== 0;
    if (attack ? !worthTrying(at, info, table, code, to) : attacksOnly) continue;
    list[kept] = list[front] as number;
    if (attack) {
      list[front++] = code;
    } else {
      list[kept] = code;
    }
    kept++;
  }
  return kept;
};
const worthTrying = (
  at: Uint8Array,
  info: Uint8Array,
  table: readonly boolean[][],
  code: number,
  to: number,
): boolean => {
  const strength = (at[fromOf(code)] as number) & 15;
  const known = info[to] as number;
  if (known !== KNOWN) return (table[known] as boolean[])[strength] as boolean;
  return clash(strength, (at[to] as number) & 15, false) >= 0;
};
/** The value of a board for the side to move, so many moves deep (alpha-beta), and then until the attacks are over. */
const search = (left: number, alpha: number, beta: number): number => {
  const depth = left + QUIET_PLIES;
  const board = boards[depth] as Board;
  if (board.winner < 0) tire(board);
  if (board.winner === 2) return 0;
  if (board.winner >= 0) return board.winner === board.turn ? WON + depth : -WON - depth;
  const list = lists[depth] as Uint16Array;
  let best = -Infinity;
  if (left <= 0) {
    best = evaluate(board);
    if (depth === 0 || best >= beta) return best;
  }
  const all = listMoves(board, list);
  if (all === 0) {
    lose(board);
    return -WON - depth;
  }
  const count = sift(depth, list, all, left <= 0);
  if (count === 0) return evaluate(board);
  let least = Math.max(alpha, best);
  for (let i = 0; i < count; i++) {
    step(depth, list[i] as number);
    const value = -search(left - 1, -beta, -least);
    if (value > best) best = value;
    if (best > least) least = best;
    if (least >= beta) break;
  }
  return best;
};
/** Notes what is known of the pieces of a view and which attacks pay on average. */
const study = (view: State, info: Uint8Array): void => {
  info.fill(KNOWN);
  for (const piece of view.pieces)
    if (piece.cell !== null && canBe(view, piece).length > 1) info[piece.cell] = piece.moved ? MOVED : STILL;
  SIDES.forEach((seat, side) => {
    for (const known of [STILL, MOVED]) {
      const chances = chancesOf(view, otherOf(seat), known === MOVED);
      const list = (pays[side] as boolean[][])[known] as boolean[];
      for (const rank of MEN) list[STRENGTH[rank]] = gainOf(view, rank, chances) > 0;
    }
  });
};

/** Deals in turn: over as many tables as there are cards each place gets each card once, so that few tables tell much. */
const dealer = (whole: (below: number) => number): ((round: number) => Deal) => {
  const orders = new Map<number, readonly number[]>();
  const orderOf = (length: number): readonly number[] => {
    const known = orders.get(length);
    if (known) return known;
    const order = Array.from({ length }, (_, i) => i);
    for (let i = length - 1; i > 0; i--) {
      const j = whole(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    orders.set(length, order);
    return order;
  };
  return (round) => ({
    whole,
    shuffle: <T>(list: readonly T[]): T[] => {
      const order = orderOf(list.length);
      return list.map((_, i) => list[order[(i + round) % list.length] as number] as T);
    },
  });
};
/** Deals the hidden ranks again and again, searches each such table and takes the move that is best on average (ST-15). */
const think = (view: State, tools: BotTools<Action>): Action => {
  const { whole } = tools;
  const deal = dealer(whole);
  const root = moveList();
  const sums = new Map<number, number>();
  const { least, depth } = EFFORT[view.options.size];
  const hidden = Math.max(
    1,
    standing(view, otherOf(view.active)).filter(({ rank, moved }) => rank === 'hidden' && !moved).length,
  );
  const worlds = Math.ceil(least / hidden) * hidden;
  const top = depth + QUIET_PLIES;
  study(view, infos[top] as Uint8Array);
  let dealt = 0;
  for (; dealt < worlds && (dealt === 0 || tools.goOn(dealt / worlds)); dealt++) {
    const board = boards[top] as Board;
    copyBoard(boardFrom(determinize(view, deal(dealt))), board);
    const count = listMoves(board, root);
    for (let i = 0; i < count; i++) {
      const code = root[i] as number;
      step(top, code);
      sums.set(code, (sums.get(code) ?? 0) - search(depth - 1, -Infinity, Infinity));
    }
  }
  let best = -1;
  let most = -Infinity;
  for (const [code, sum] of sums) {
    const value = sum / dealt + whole(100) / 1000;
    if (value > most) [best, most] = [code, value];
  }
  const mover = best < 0 ? undefined : boardOf(view)[fromOf(best)];
  return mover ? { type: 'move', id: mover.id, cell: toOf(best) } : quick.choose(view, tools);
};
/** Searches tables dealt anew from what it may know; it sees nothing but its own view. */
export const strategist: Bot<State, Action> = {
  choose: (view, tools) => setUp(view, tools) ?? think(view, tools),
};
