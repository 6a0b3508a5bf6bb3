import type { AnyGame } from '../../src/core/game.ts';
import { DieNeeded, luckForPly } from '../../src/core/luck.ts';
import { forcedAction, type TimelineStep } from '../../src/core/match.ts';
import { areMet } from '../../src/lessons/judge.ts';
import type { StepOf } from '../../src/lessons/lesson.ts';

/** The most dice that are counted. What is longer has less than one chance in 6 to the power of this. */
const MAX_DICE = 8;
/** Counts the chances of a prediction's answers over every sequence of dice, one die at a time. `free`: also instead of set dice. */
export const countAnswers = (
  game: AnyGame,
  state: unknown,
  { play, answers }: Pick<StepOf<'predict'>, 'play' | 'answers'>,
  free: boolean,
): number[] => {
  const shares = answers.map(() => 0);
  const follow = (dice: readonly number[]): void => {
    if (dice.length > MAX_DICE) return;
    const steps: TimelineStep[] = [{ state, events: [], luck: false }];
    let left = dice;
    for (const { action, dice: set } of play) {
      const at = steps.at(-1)?.state;
      if (game.refuse(at, action)) break;
      const luck = luckForPly('', 0, free || !set ? left : set);
      try {
        steps.push({ ...game.apply(at, action, luck), luck: true });
        for (let forced; (forced = forcedAction(game, steps.at(-1)?.state)) !== null;)
          steps.push({ ...game.apply(steps.at(-1)?.state, forced, luckForPly('', 0, [])), luck: false });
      } catch (needed) {
        if (!(needed instanceof DieNeeded)) throw needed;
        for (let face = 1; face <= 6; face++) follow([...dice, face]);
        return;
      }
      if (free || !set) left = left.slice(left.length - luck.left());
    }
    const came = answers.findIndex(({ aims }) => areMet(aims, game, steps));
    if (came >= 0) shares[came] = (shares[came] ?? 0) + 6 ** -dice.length;
  };
  follow([]);
  return shares;
};
