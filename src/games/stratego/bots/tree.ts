// Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Each run deals the hidden ranks again and descends
// one tree that knows only what the seat can see. The enemy's moves are separated by the rank of the mover, which the enemy
// knows.
import { STRENGTH } from '../rules/army.ts';
import { NEIGHBOURS } from '../rules/cells.ts';
import { fromOf, toOf } from '../rules/repetition.ts';
import { type Board, clash, copyBoard, emptyBoard, listMoves, lose, moveList, play, tire } from './board.ts';
import { WON, evaluate, settledValue, show } from './evaluation.ts';
import { MOVED, type Tables } from './tables.ts';
import type { Deck } from './deals.ts';

const { marshal: MARSHAL, scout: SCOUT } = STRENGTH;
/** The weight of exploring rarely tried moves against those with good results. */
const CURIOUS = 0.4;
/** How sharply the first guess prefers a better move, in units of a piece's value. */
const WARMTH = 1.6;
/** The part of the first guess that every move gets. */
const EVEN = 0.15;
/** How much worse than its parent an untried move is assumed to be. */
const DOUBT = 0.06;
const DEEPEST = 14;
/** The factor for a win one move later. */
const LATER = 0.995;
const SWAPS = 12;
/** The number of deals that estimate the seat's strength. */
const LEADS = 40;

/** A move with its results, for the seat that searches. */
interface Edge {
  readonly code: number;
  readonly guess: number;
  visits: number;
  sum: number;
}
/** A table as the seat sees it. */
interface Node {
  visits: number;
  sum: number;
  /** By move; an enemy's also by its rank. */
  readonly edges: Map<number, Edge>;
  /** What follows, by the move and what its fight has shown. */
  readonly next: Map<number, Node>;
}
const nodeOf = (): Node => ({ visits: 0, sum: 0, edges: new Map(), next: new Map() });
/** A move at the root: how often it was tried, and its result, from -1 (lost) to 1. */
export interface Tried {
  readonly code: number;
  readonly visits: number;
  readonly value: number;
}
/** A search that can be continued. */
export interface Tree {
  /** Does this many further runs, all with this first move if one is given. */
  run(times: number, first?: number): void;
  tried(): Tried[];
}

/** Returns the average loss of a piece on a cell to an enemy beside it. */
const dangerAt = (
  board: Board,
  info: Uint8Array,
  { worth, decks }: Tables,
  { own, cell, known }: { readonly own: number; readonly cell: number; readonly known: number },
): number => {
  let danger = 0;
  const side = board.turn;
  const enemy = 1 - side;
  const deck = decks[enemy] as Deck;
  const price = (worth[side] as Float32Array)[own] as number;
  for (const near of NEIGHBOURS[cell] as readonly number[]) {
    const there = board.at[near] as number;
    if (there >> 4 !== enemy + 1 || there === 255) continue;
    const about = info[near] as number;
    if (about === 0) {
      if ((there & 15) <= MARSHAL && clash(there & 15, own, board.minesStay) === 1) danger = Math.max(danger, price);
      continue;
    }
    const i = (about & (MOVED - 1)) - 1;
    let p = 0;
    for (let rank = 1; rank <= MARSHAL; rank++)
      if (clash(rank, own, board.minesStay) === 1) p += deck.chances[16 * i + rank] as number;
    danger = Math.max(danger, p * price * (about >= MOVED ? 1 : 0.5));
  }
  // An unknown piece is less likely to be attacked.
  return danger * (known === 0 ? 0.85 : 0.5);
};
/** Returns how good a move looks at first sight to the side that makes it. */
const glance = (board: Board, info: Uint8Array, tables: Tables, code: number): number => {
  const side = board.turn;
  const from = fromOf(code);
  const to = toOf(code);
  const own = (board.at[from] as number) & 15;
  const target = board.at[to] as number;
  const known = info[from] as number;
  const fear = dangerAt(board, info, tables, { own, cell: from, known });
  if (target !== 0) {
    const about = info[to] as number;
    if (about !== 0) return ((tables.gains[1 - side] as Float32Array)[16 * about + own] as number) + fear;
    const outcome = clash(own, target & 15, board.minesStay);
    const theirs = (tables.worth[1 - side] as Float32Array)[target & 15] as number;
    const price = (tables.worth[side] as Float32Array)[own] as number;
    return (outcome >= 0 ? theirs : 0) - (outcome <= 0 ? price : 0) + fear;
  }
  const pull = tables.pull[side] as Float32Array;
  const gap = Math.abs(to - from);
  const distance = own === SCOUT && gap !== 1 && gap !== 10 && known !== 0 ? 1 : 0;
  const first = known !== 0 && known < MOVED ? 0.25 : 0;
  const better = (pull[100 * own + to] as number) - (pull[100 * own + from] as number);
  return better + fear - dangerAt(board, info, tables, { own, cell: to, known }) - distance - first;
};

/** What a fight shows of both ranks, as a part of the key of what follows; 0 for a move without a fight. */
const shownBy = ({ at }: Board, from: number, to: number): number =>
  at[to] === 0 ? 0 : 1 + ((at[from] as number) & 15) * 16 + ((at[to] as number) & 15);

/** A search over the tables that a seat considers possible. */
class Search {
  private readonly tables: Tables;
  private readonly side: number;
  private readonly deck: Deck;
  private readonly board = emptyBoard();
  private readonly info = new Uint8Array(100);
  private readonly list = moveList();
  private readonly edges: Edge[] = [];
  private readonly path: Edge[] = [];
  private readonly nodes: Node[] = [];
  readonly root = nodeOf();
  private readonly scale: number;
  /** The value of the dealt table before the first move. Results are measured from it, so that deals are comparable. */
  private base = 0;
  private lead = 0;

  constructor(tables: Tables) {
    this.tables = tables;
    this.side = tables.side;
    this.deck = tables.decks[1 - tables.side] as Deck;
    const material = tables.worth[0].reduce((sum, each) => sum + each, 0);
    this.scale = 90 + 0.1 * material;
    for (let i = 0; i < LEADS; i++) {
      this.deal();
      this.lead += evaluate(this.board, this.info, tables) / this.scale / LEADS;
    }
  }

  private deal(): void {
    const { board, deck } = this;
    deck.redeal(SWAPS);
    copyBoard(this.tables.open, board);
    const enemy = 1 - this.side;
    const men = board.men[enemy] as Uint8Array;
    deck.cells.forEach((cell, i) => {
      const rank = deck.dealt[i] as number;
      board.at[cell] = 16 * (enemy + 1) + rank;
      if (rank > MARSHAL) return;
      const place = board.many[enemy] as number;
      men[place] = cell;
      board.slot[cell] = place;
      board.many[enemy] = place + 1;
    });
    this.info.set(this.tables.info);
  }

  private edgeOf(node: Node, code: number): Edge {
    const { board } = this;
    const rank = (board.at[fromOf(code)] as number) & 15;
    const key = board.turn === this.side ? code : code + 10_000 * rank;
    const found = node.edges.get(key);
    if (found) return found;
    const guess = Math.exp(Math.min(30, glance(board, this.info, this.tables, code)) / WARMTH);
    const edge: Edge = { code, guess, visits: 0, sum: 0 };
    node.edges.set(key, edge);
    return edge;
  }

  /** Returns the move to descend by: one with good results, or one that looks good and was rarely tried (PUCT). */
  private pick(node: Node, count: number): Edge {
    const { edges, list } = this;
    let all = 0;
    for (let i = 0; i < count; i++) {
      const edge = this.edgeOf(node, list[i] as number);
      edges[i] = edge;
      all += edge.guess;
    }
    const sign = this.board.turn === this.side ? 1 : -1;
    const mean = node.visits > 0 ? (sign * node.sum) / node.visits : 0;
    const root2 = CURIOUS * Math.sqrt(node.visits + 1);
    let best = edges[0] as Edge;
    let max = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = edges[i] as Edge;
      const guess = (1 - EVEN) * (edge.guess / all) + EVEN / count;
      const value = edge.visits > 0 ? (sign * edge.sum) / edge.visits : mean - DOUBT;
      const score = value + (root2 * guess) / (1 + edge.visits);
      if (score > max) {
        max = score;
        best = edge;
      }
    }
    return best;
  }

  private worthOfEnd(depth: number): number {
    const { winner } = this.board;
    if (winner === 2) return 0;
    return (winner === this.side ? 1 : -1) * LATER ** depth;
  }

  private worthNow(at: number): number {
    const { board } = this;
    const value = settledValue(board, this.info, this.tables) * (board.turn === this.side ? 1 : -1);
    if (Math.abs(value) >= WON / 2) return Math.sign(value) * LATER ** (at + 1);
    const quiet = 1 - board.quiet / 400;
    return 0.98 * quiet * Math.tanh((value - this.base) / this.scale + this.lead);
  }

  /** Makes a move on the dealt table, and returns what follows it in the tree. */
  private follow(node: Node, edge: Edge): Node {
    const { board, info } = this;
    const { code } = edge;
    const to = toOf(code);
    const shown = shownBy(board, fromOf(code), to);
    show(info, board.at, code);
    play(board, code);
    if (shown !== 0) info[to] = 0;
    this.path.push(edge);
    const key = 512 * code + shown;
    const next = node.next.get(key) ?? nodeOf();
    node.next.set(key, next);
    this.nodes.push(next);
    return next;
  }

  /** Goes down the tree until the match ends or a table is new, and returns the value of that table. */
  private descend(first?: number): number {
    const { board, list } = this;
    let node = this.root;
    for (let depth = 0; ; depth++) {
      if (board.winner < 0) tire(board);
      if (board.winner >= 0) return this.worthOfEnd(depth);
      if ((node.visits === 0 && depth > 0) || depth === DEEPEST) return this.worthNow(depth);
      const count = listMoves(board, list);
      if (count === 0) {
        lose(board);
        return this.worthOfEnd(depth);
      }
      const edge = first !== undefined && depth === 0 ? this.edgeOf(node, first) : this.pick(node, count);
      node = this.follow(node, edge);
    }
  }

  once(first?: number): void {
    const { path, nodes } = this;
    this.deal();
    this.base = evaluate(this.board, this.info, this.tables);
    path.length = 0;
    nodes.length = 0;
    nodes.push(this.root);
    const value = this.descend(first);
    for (const each of path) {
      each.visits++;
      each.sum += value;
    }
    for (const each of nodes) {
      each.visits++;
      each.sum += value;
    }
  }
}
/** Returns a tree over the tables that a seat considers possible. */
export const treeOf = (tables: Tables): Tree => {
  const search = new Search(tables);
  return {
    run: (times, first) => {
      for (let i = 0; i < times; i++) search.once(first);
    },
    tried: () =>
      [...search.root.edges.values()]
        .map(({ code, visits, sum }) => ({ code, visits, value: visits > 0 ? sum / visits : 0 }))
        .toSorted((a, b) => b.visits - a.visits || b.value - a.value),
  };
};
