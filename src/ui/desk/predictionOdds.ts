import type { AnyGame } from '../../core/game.ts';
import { luckForPly, ShotNeeded } from '../../core/luck.ts';
import type { TimelineStep } from '../../core/match.ts';
import { areMet } from '../../lessons/judge.ts';
import type { StepOf } from '../../lessons/lesson.ts';

/** The number of playouts for the odds of the answers. */
const PLAYS = 1000;
/** Plays the actions once, up to the first that is not legal. */
const playOnce = (game: AnyGame, state: unknown, play: StepOf<'predict'>['play'], seed: string): TimelineStep[] => {
  const steps: TimelineStep[] = [{ state, events: [], luck: false }];
  for (const [k, { action }] of play.entries()) {
    const at = steps.at(-1)?.state;
    const parsed = game.schema.action.safeParse(action);
    if (!parsed.success || game.refuse(at, parsed.data)) break;
    steps.push({ ...game.apply(at, parsed.data, luckForPly(seed, k)), luck: true });
  }
  return steps;
};
/** Returns the probability of each answer of a prediction, from playouts of the rules. Null if shells or flicks decide it. */
export const predictionOdds = (
  game: AnyGame,
  state: unknown,
  { play, answers }: StepOf<'predict'>,
): number[] | null => {
  const counts = answers.map(() => 0);
  try {
    for (let i = 0; i < PLAYS; i++) {
      const steps = playOnce(game, state, play, `class/${i}`);
      const came = answers.findIndex(({ aims }) => areMet(aims, game, steps));
      if (came >= 0) counts[came] = (counts[came] ?? 0) + 1;
    }
  } catch (wanted) {
    if (wanted instanceof ShotNeeded) return null;
    throw wanted;
  }
  return counts.map((count) => count / PLAYS);
};
