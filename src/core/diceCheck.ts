import type { TableEvent } from './event.ts';
import type { AnyGame } from './game.ts';
import { type Luck, luckForPly, type RollEvent } from './luck.ts';
import type { Entry, Match, TimelineStep } from './match.ts';

/** One roll of a match. It agrees with a seed, differs from it, or was typed by hand, which no seed decides. */
export interface CheckedRoll {
  readonly ply: number;
  readonly roll: RollEvent;
  readonly verdict: 'agrees' | 'differs' | 'typed';
}
const rollsIn = (events: readonly TableEvent[]): RollEvent[] => events.filter((event) => event.kind === 'rolled');
/** Returns the dice that a luck gives to an entry, roll by roll. None if the entry cannot be done so. */
const rollsWith = (game: AnyGame, state: unknown, { action }: Entry, luck: Luck): RollEvent[] => {
  try {
    return rollsIn(game.apply(state, game.schema.action.parse(action), luck).events);
  } catch {
    return [];
  }
};
/** Rolls all dice of a match again from a seed, and compares them with those that were played. */
export const checkDice = (
  game: AnyGame,
  { entries }: Pick<Match, 'entries'>,
  steps: readonly TimelineStep[],
  seed: string,
): CheckedRoll[] =>
  entries.flatMap((entry, i): CheckedRoll[] => {
    const ply = i + 1;
    const played = rollsIn(steps[ply]?.events ?? []);
    if (played.length === 0) return [];
    if (entry.dice) return played.map((roll) => ({ ply, roll, verdict: 'typed' }));
    const again = rollsWith(game, steps[i]?.state, entry, luckForPly(seed, ply, undefined, entry.shots));
    return played.map((roll, at) => {
      const agrees = again[at]?.dice.join() === roll.dice.join();
      return { ply, roll, verdict: agrees ? 'agrees' : 'differs' };
    });
  });
