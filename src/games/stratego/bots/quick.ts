import { enabledChoices } from '../../../core/choice.ts';
import type { Message } from '../../../core/message.ts';
import type { Bot, BotContext } from '../../../core/game.ts';
import { fight, walks } from '../rules/army.ts';
import { type Arrangement, arrangementsOf } from './arrangements.ts';
import { likelyRanks } from '../show/knowledge.ts';
import { allMoves } from '../rules/movement.ts';
import { waitingOf } from '../rules/setup.ts';
import { type PieceOnBoard, boardOf } from '../rules/ground.ts';
import { piecesOnBoard } from '../rules/lookups.ts';
import { type Action, type Cells, type Rank, type Size, type State, otherOf, gameMessage } from '../types.ts';
import { stepsTo, worthOf } from './values.ts';

/** The probability of each rank for an enemy. */
type Likely = readonly { readonly rank: Rank; readonly p: number }[];
/** Returns the probabilities of an enemy's rank from what both sides have seen (ST-13). */
const likely = (view: State, piece: PieceOnBoard): Likely =>
  piece.rank === 'hidden' ? likelyRanks(view, piece).filter(({ p }) => p > 0) : [{ rank: piece.rank, p: 1 }];
/** Returns the average gain of an attack: what the enemy loses minus the own loss. */
const gainOf = (view: State, own: Rank, chances: Likely): number => {
  let gain = 0;
  for (const { rank, p } of chances) {
    const outcome = fight(own, rank, view.options.mines === 'classic');
    if (outcome !== 'defender') gain += p * worthOf(rank);
    if (outcome !== 'attacker') gain -= p * worthOf(own);
  }
  return gain;
};

interface Foe {
  readonly at: number;
  readonly likely: Likely;
  readonly still: boolean;
}
/** Returns the average loss of a piece to an enemy beside it. */
const dangerOf = (view: State, own: Rank, enemy: Foe): number => {
  let danger = 0;
  for (const { rank, p } of enemy.likely) {
    if (!walks(rank)) continue;
    const outcome = fight(rank, own, view.options.mines === 'classic');
    if (outcome === 'attacker') danger += p * worthOf(own);
    if (outcome === 'nobody') danger += p * (worthOf(own) - worthOf(rank));
    if (outcome === 'defender') danger -= (p * worthOf(rank)) / 4;
  }
  return Math.max(0, danger) * (enemy.still ? 0.3 : 0.8);
};
/** Returns the value of a cell for a piece: near what it may win, away from what may beat it. */
const placeValue = (
  view: State,
  own: Rank,
  cell: number,
  enemies: readonly Foe[],
  gains: readonly number[],
): number => {
  let best = 0;
  let danger = 0;
  enemies.forEach((enemy, i) => {
    const distance = Math.max(1, stepsTo(cell, enemy.at));
    best = Math.max(best, (Math.max(0.5, gains[i] as number) + 2) / (distance + 1));
    if (distance === 1) danger = Math.max(danger, dangerOf(view, own, enemy));
  });
  return best - danger;
};

/** The arrangements with a Flag that cannot be reached by chance. */
const SAFE: readonly Arrangement[] = ['corner', 'wing'];
/** Returns one of the safe ready-made arrangements, sometimes mirrored. */
const readyMade = (size: Size, randomInt: (below: number) => number): Cells => {
  const list = arrangementsOf(size).filter(({ name }) => SAFE.includes(name));
  const { cells } = list[randomInt(list.length)] ?? { cells: [] };
  const mirrored = cells.map((_, i) => cells[i - (i % 10) + 9 - (i % 10)] ?? null);
  return randomInt(2) === 0 ? [...cells] : mirrored;
};
/** Returns a bot's actions before the first move: the first-turn roll, an own arrangement, and ready. */
export const setUp = (
  view: State,
  { randomInt }: Pick<BotContext<Action>, 'randomInt'>,
  draw = readyMade,
): Action | null => {
  const { stage } = view;
  if (stage.at === 'lot') return { type: 'lot' };
  if (stage.at !== 'setup') return null;
  if (waitingOf(view).length === 0) return { type: 'ready' };
  return { type: 'arrange', cells: [...draw(view.options.size, randomInt)] };
};
/** Returns the best move by its average gain, its target cell and the cell it leaves. */
const weigh = (view: State, tools: BotContext<Action>): Action | null => {
  const board = boardOf(view);
  const enemies = piecesOnBoard(view, otherOf(view.active)).map((piece): Foe => ({
    at: piece.cell,
    likely: likely(view, piece),
    still: !piece.moved,
  }));
  const gains = new Map<Rank, readonly number[]>();
  // The longer there is no fight, the more risk is taken.
  const daring = Math.max(0, view.trail.length - 30) / 8;
  let best: Extract<Action, { type: 'move' }> | null = null;
  let max = -Infinity;
  let attacks: { readonly rank: Rank; readonly likely: Likely } | null = null;
  for (const { piece, to } of allMoves(view)) {
    const rank = piece.rank as Rank;
    const known = gains.get(rank) ?? enemies.map((enemy) => gainOf(view, rank, enemy.likely));
    gains.set(rank, known);
    const here = placeValue(view, rank, piece.cell, enemies, known);
    for (const cell of to) {
      const target = board[cell] ? enemies.findIndex(({ at }) => at === cell) : -1;
      const jitter = tools.randomInt(1000) / 2000;
      const there = target < 0 ? placeValue(view, rank, cell, enemies, known) : (known[target] as number) + daring + 1;
      const cost = piece.moved ? 0 : 0.2;
      const value = there - here + jitter - cost;
      if (value > max) {
        max = value;
        best = { type: 'move', id: piece.id, cell };
        attacks = target < 0 ? null : { rank, likely: enemies[target]?.likely ?? [] };
      }
    }
  }
  if (best) tools.report([{ action: best, why: attacks ? whyAttack(view, attacks) : gameMessage('why.noAttack') }]);
  return best;
};
/** Returns the probability of winning an attack as a reason, shown once it is over. */
const whyAttack = (view: State, attack: { readonly rank: Rank; readonly likely: Likely }): Message => {
  const wins = attack.likely.filter(
    ({ rank }) => fight(attack.rank, rank, view.options.mines === 'classic') === 'attacker',
  );
  return gameMessage('why.attack', {
    p: {
      share: Math.min(
        1,
        wins.reduce((sum, { p }) => sum + p, 0),
      ),
    },
  });
};
/** Evaluates each move by averages, one move deep. */
export const quick: Bot<State, Action> = {
  choose: (view, tools) => {
    const action = setUp(view, tools) ?? weigh(view, tools);
    if (action) return action;
    const [first] = enabledChoices(tools.choices);
    if (!first) throw new Error('A bot was asked without an open choice.');
    return first.kind === 'do' ? first.action : first.example();
  },
};
