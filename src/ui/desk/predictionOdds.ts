import type { AnyGame } from '../../core/game.ts';
import { luckForPly, ShotNeeded } from '../../core/luck.ts';
import type { TimelineStep } from '../../core/match.ts';
import { areMet } from '../../lessons/judge.ts';
import type { StepOf } from '../../lessons/lesson.ts';

/** So many plays tell the chances of the answers. */
const PLAYS = 1000;
/** How often each answer of a prediction comes true by chance, from plays of the rules themselves; null where shells or flicks decide it. */
export const predictionOdds = (
  game: AnyGame,
  state: unknown,
  { play, answers }: StepOf<'predict'>,
): number[] | null => {
  const counts = answers.map(() => 0);
  for (let i = 0; i < PLAYS; i++) {
    const steps: TimelineStep[] = [{ state, events: [], luck: false }];
    try {
      for (const [k, { action }] of play.entries()) {
        const at = steps.at(-1)?.state;
        const deed = game.schema.action.safeParse(action);
        if (!deed.success || game.refuse(at, deed.data)) break;
        steps.push({ ...game.apply(at, deed.data, luckForPly(`class/${i}`, k)), luck: true });
      }
    } catch (wanted) {
      if (wanted instanceof ShotNeeded) return null;
      throw wanted;
    }
    const came = answers.findIndex(({ aims }) => areMet(aims, game, steps));
    if (came >= 0) counts[came] = (counts[came] ?? 0) + 1;
  }
  return counts.map((count) => count / PLAYS);
};
