import type { AnyGame } from '../core/game.ts';
import { type Entry, forcedAction, type Match, replaySteps, runEntry } from '../core/match.ts';
import type { Lesson } from './lesson.ts';
import type { Solutions } from './solutions.ts';
import { startRecord } from './startRecord.ts';

/** A record that grows by actions, with the state at its end. */
interface Growing {
  readonly match: Match;
  readonly state: unknown;
}
/** Returns a record with an action added, rolled with the dice in turn. Null if it is not legal, or a shot would have to be simulated. */
const withAction = (game: AnyGame, { match, state }: Growing, action: unknown, roll: (() => number) | null) => {
  let entry: Entry = { action, ...(roll ? { dice: [] } : {}) };
  for (;;) {
    const ran = runEntry(game, match.seed, match.entries.length + 1, state, entry);
    if ('ask' in ran && roll) entry = { ...entry, dice: [...(entry.dice ?? []), roll()] };
    else if (!('step' in ran)) return null;
    else {
      const added = entry.dice?.length === 0 ? { action } : entry;
      return { match: { ...match, entries: [...match.entries, added] }, state: ran.step.state };
    }
  }
};
/** Returns a record with the actions added that are forced at its end. */
const withForced = (game: AnyGame, growing: Growing): Growing => {
  const forced = forcedAction(game, growing.state);
  const next = forced === null ? null : withAction(game, growing, forced, null);
  return next ? withForced(game, next) : growing;
};
/** Returns dice that are rolled in order and start again at their end. Null if chance rolls. */
const inOrder = (dice: readonly number[] | undefined): (() => number) | null => {
  let rolled = 0;
  return dice?.length ? () => dice[rolled++ % dice.length] as number : null;
};
/** Returns the actions of a step with their dice: those predicted, or those that reach the goal. */
const actionsOf = (lesson: Lesson, i: number, solutions: Solutions) => {
  const step = lesson.steps[i];
  if (step?.kind === 'predict') return step.play.map(({ action, dice }) => ({ action, roll: inOrder(dice) }));
  const roll = step?.kind === 'do' ? inOrder(step.dice) : null;
  return step?.kind === 'do' ? (solutions[i] ?? []).map((action) => ({ action, roll })) : [];
};
/**
 * Returns the record of the table on which a step begins, as if all steps before it had been done. If one of them has no known
 * solution, or needs a shot, its actions are left out.
 */
export const tableBefore = (game: AnyGame, lesson: Lesson, to: number, solutions: Solutions): Match => {
  const from = Math.max(
    0,
    lesson.steps.slice(0, to + 1).findLastIndex(({ at }) => at !== undefined),
  );
  const laid = startRecord(lesson, from) ?? lesson.matches[0];
  if (!laid) throw new Error('A lesson has at least one table.');
  const match = { ...laid, options: game.schema.options.parse(laid.options) };
  let growing: Growing = { match, state: [...replaySteps(game, match)].at(-1)?.state };
  for (let i = from; i < to; i++)
    for (const { action, roll } of actionsOf(lesson, i, solutions))
      growing = withForced(game, withAction(game, growing, action, roll) ?? growing);
  return growing.match;
};
