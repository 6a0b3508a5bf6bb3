import type { z } from 'zod';
import type { TableEvent } from '../../../src/core/event.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { CELLS, nameOf } from '../../../src/games/stratego/rules/cells.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import {
  type Action,
  type Piece,
  type Rank,
  SIDES,
  type Side,
  type State,
  optionsSchema,
} from '../../../src/games/stratego/types.ts';
import { hand, type Hand } from '../../help.ts';

/** The game as the house sees it. */
export const game = stratego as AnyGame;
/** The cell of a name. */
export const cellOf = (name: string): number => {
  const cell = CELLS.find((each) => nameOf(each) === name);
  if (cell === undefined) throw new Error(`${name} is no cell.`);
  return cell;
};
/** Pieces by cell (`B2: 'red miner'`, and `moved`, `far` or `seen` after it), and what else is not as usual. */
export interface Small {
  readonly men: Readonly<Record<string, string>>;
  readonly options?: z.input<typeof optionsSchema>;
  readonly active?: Side;
  /** Captured pieces. */
  readonly fallen?: readonly string[];
}
/** A table in play with a few pieces, named by the cells they begin on. */
export const small = ({ men, options = {}, active = 'red', fallen = [] }: Small): State => {
  const pieceOf = (words: string, id: string, cell: number | null): Piece => {
    const [seat, rank, ...more] = words.split(' ') as [Side, Rank, ...string[]];
    const [moved, far, seen] = ['moved', 'far', 'seen'].map((word) => more.includes(word)) as [
      boolean,
      boolean,
      boolean,
    ];
    return { id: `${seat}.${id}`, seat, rank, cell, moved: moved || far, far, seen };
  };
  const pieces = [
    ...Object.entries(men).map(([name, words]) => pieceOf(words, name, cellOf(name))),
    ...fallen.map((words, i) => pieceOf(words, `X${i}`, null)),
  ];
  return {
    options: optionsSchema.parse(options),
    viewer: 'all',
    stage: { at: 'play' },
    active,
    first: 'red',
    ready: ['red', 'blue'],
    pieces: SIDES.flatMap((seat) => pieces.filter((piece) => piece.seat === seat)),
    trail: [],
    recent: [],
    chases: { red: null, blue: null },
  };
};
/** The same table with the sides changed and seen from the other edge. */
export const turned = ({ men, active, fallen, ...more }: Small): Small => {
  const other = (words: string): string =>
    words.startsWith('red') ? words.replace('red', 'blue') : words.replace('blue', 'red');
  return {
    ...more,
    active: active === 'blue' ? 'red' : 'blue',
    men: Object.fromEntries(Object.entries(men).map(([name, words]) => [turn180(name), other(words)])),
    ...(fallen ? { fallen: fallen.map(other) } : {}),
  };
};
/** The cell seen from the other edge. */
export const turn180 = (name: string): string => nameOf(99 - cellOf(name));
/** Takes a small table in hand. */
export const take = (table: Small): Hand<State, Action> => hand(stratego, small(table));
/** Moves in words: `B2 B3`, of the pieces that stand there. */
export const go = (held: Hand<State, Action>, ...moves: readonly string[]): Hand<State, Action> => {
  for (const words of moves) held.act(moveOf(held.state, words));
  return held;
};
/** The action of a move in words. */
export const moveOf = (state: State, words: string): Action => {
  const [from, to] = words.split(' ') as [string, string];
  const piece = state.pieces.find(({ cell }) => cell === cellOf(from));
  if (!piece) throw new Error(`Nobody stands at ${from}.`);
  return { type: 'move', id: piece.id, cell: cellOf(to) };
};
/** Who stands where, in words as `small` takes them, without what they have shown. */
export const board = ({ pieces }: State): Record<string, string> =>
  Object.fromEntries(
    pieces.flatMap(({ cell, seat, rank }) => (cell === null ? [] : [[nameOf(cell), `${seat} ${rank}`]])),
  );
/** The keys of events, without the namespace. */
export const told = (events: readonly TableEvent[]): string[] =>
  events.map(({ text }) => text.key.split(':').at(-1) as string);
/** How a match has ended: the winner, `draw`, or null while it goes on. */
export const ended = (state: State): string | null => {
  const turn = stratego.turn(state);
  if (!('over' in turn)) return null;
  return `${turn.over.winners[0] ?? 'draw'} ${turn.over.why.key.split(':over.')[1]}`;
};
/** A new table before the set-up. */
export const fresh = (options: z.input<typeof optionsSchema> = {}): State =>
  stratego.setup(optionsSchema.parse(options), ['blue', 'red'], luckForPly('fresh', 0));
/** A Duel under way: scouts ahead, both generals and a miner far forward. */
export const DUEL: Small['men'] = {
  A1: 'red flag',
  B1: 'red mine',
  C1: 'red mine',
  D1: 'red miner',
  E1: 'red miner',
  A3: 'red scout',
  E3: 'red scout',
  F3: 'red general',
  G1: 'red spy',
  J3: 'red marshal',
  A10: 'blue flag',
  F4: 'blue miner',
  J10: 'blue scout',
  C10: 'blue marshal',
  D10: 'blue general',
  E10: 'blue miner',
  F10: 'blue scout',
  G10: 'blue spy',
  H10: 'blue mine',
  I10: 'blue mine',
};
