import type { AnyGame } from '../game.ts';
import { branchLuck } from '../luck.ts';
import { lastingIn } from './lasting.ts';

/** One row of a throw: its chance beside those of the others, and what lasts where it comes. */
interface Run {
  readonly weight: number;
  readonly signs: readonly string[];
}
/** An action with every row of one of its throws in turn, the others at their first. */
const runsOf = (game: AnyGame, state: unknown, action: unknown, at: number): Run[] => {
  const runs: Run[] = [];
  for (let row = 0, rows = 1; row < rows; row++) {
    const luck = branchLuck([...Array.from({ length: at }, () => 0), row], 0);
    const { events } = game.apply(state, action, luck);
    runs.push({ weight: luck.chance(), signs: lastingIn(events) });
    rows = luck.counts[at] ?? 0;
  }
  return runs;
};
/** The chance (0..1) of each lasting event of an action so many of whose throws do not bear on one another, by its sign (`kind:ids`): that of the rows of the one throw that brings it; what several bear on (the end of a match) is left out. */
export const effectsApart = (
  game: AnyGame,
  state: unknown,
  action: unknown,
  throws: number,
): Readonly<Record<string, number>> => {
  const chances = new Map<string, number[]>();
  for (let at = 0; at < throws; at++) {
    const runs = runsOf(game, state, action, at);
    const whole = runs.reduce((sum, { weight }) => sum + weight, 0);
    for (const sign of new Set(runs.flatMap(({ signs }) => signs))) {
      const brings = runs.filter(({ signs }) => signs.includes(sign));
      if (brings.length === runs.length) continue;
      const chance = brings.reduce((sum, { weight }) => sum + weight, 0) / whole;
      chances.set(sign, [...(chances.get(sign) ?? []), chance]);
    }
  }
  const told = [...chances].filter(([, each]) => each.length === 1);
  return Object.fromEntries(told.map(([sign, [chance = 0]]) => [sign, chance]));
};
