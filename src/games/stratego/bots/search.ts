import type { Bot, BotContext, EvaluatedAction } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import type { View } from '../../../core/view.ts';
import { codeOf, fromOf, toOf } from '../rules/repetition.ts';
import { boardOf } from '../rules/ground.ts';
import { type Action, type State, gameMessage } from '../types.ts';
import { quick, setUp } from './quick.ts';
import { drawSetUp } from './setups.ts';
import { type Tried, treeOf } from './tree.ts';
import { type Tables, tablesOf, winChance } from './tables.ts';

/** The most runs for one move, and the runs between two time checks. */
const RUNS = 30_000;
const AT_ONCE = 250;

/** Returns a fast generator of numbers from 0 to 1, seeded from the bot's own luck. */
const randomFrom = (seed: number): (() => number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
/** Whether this many further runs could not change which move was tried most. */
const isDecided = ([best, second]: readonly Tried[], left: number): boolean =>
  !best || best.visits - (second?.visits ?? 0) >= left;
/**
 * Returns why a move is made, using only what both sides may know afterwards. For a fight it is the probability of winning; other
 * moves reveal no rank.
 */
const whyOf = (tables: Tables, code: number): Message => {
  const win = winChance(tables, fromOf(code), toOf(code));
  return win === null ? gameMessage('why.noAttack') : gameMessage('why.attack', { p: { share: win } });
};
/** Returns the extra move to evaluate, or null. */
const alsoCode = (view: State, also?: Action): number | null => {
  const from = also?.type === 'move' ? view.pieces.find(({ id }) => id === also.id)?.cell : null;
  return also?.type === 'move' && from != null ? codeOf(from, also.cell) : null;
};
const think = (view: View<State>, tools: BotContext<Action, State>): Action => {
  const random = randomFrom(tools.randomInt(2 ** 31));
  const tables = tablesOf(view, tools.past(), random);
  const tree = treeOf(tables);
  const board = boardOf(view);
  const thoughts = (best: readonly Tried[]): EvaluatedAction<Action>[] =>
    best.flatMap(({ code, value }) => {
      const mover = board[fromOf(code)];
      if (!mover) return [];
      const action: Action = { type: 'move', id: mover.id, cell: toOf(code) };
      return [{ action, why: whyOf(tables, code), chance: (1 + value) / 2 }];
    });
  let best: readonly Tried[] = [];
  let done = 0;
  do {
    tree.run(AT_ONCE);
    done += AT_ONCE;
    best = tree.tried().slice(0, 2);
    tools.report(thoughts(best));
  } while (!isDecided(best, RUNS - done) && tools.shouldContinue(done / RUNS));
  const asked = alsoCode(view, tools.extraAction);
  if (asked !== null) {
    tree.run(AT_ONCE, asked);
    tools.report(thoughts([...best, ...tree.tried().filter(({ code }) => code === asked)]));
  }
  return thoughts(best)[0]?.action ?? quick.choose(view, tools);
};
/** Deals the hidden ranks by what it has seen during the match, and searches ahead. It uses only its own view. */
export const strategist: Bot<State, Action> = {
  estimatesChances: true,
  choose: (view, tools) => setUp(view, tools, drawSetUp) ?? think(view, tools),
};
