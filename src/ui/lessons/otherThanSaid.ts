import type { LessonStep } from '../../lessons/lesson.ts';
import { rolledOtherwise } from '../../lessons/setDice.ts';
import { eventsAt, sceneAt } from '../../presentation/scenes.ts';
import { createFormatContext, eventText } from '../../presentation/text/formatters.ts';
import type { OpenMatch } from '../../store/matchStore.ts';

/** How many events of a step are put in words. */
const MOST = 3;
/** Returns the last events since a practice began, in words. */
const whatHappened = (open: OpenMatch): string => {
  const from = (open.practice?.from ?? 0) + 1;
  const plies = Array.from({ length: Math.max(0, open.ply - from + 1) }, (_, i) => from + i);
  const texts = plies.flatMap((ply) => {
    const context = createFormatContext(open.match.players, sceneAt(open, ply - 1), sceneAt(open, ply));
    return eventsAt(open, ply).map((event) => eventText(event, context));
  });
  return texts
    .filter(Boolean)
    .slice(-MOST)
    .map((text) => text.replace(/[.!?]?$/, '.'))
    .join(' ');
};
/** Returns what happened in a step, in words, if other dice were rolled than its texts expect. Null if the texts fit. */
export const otherThanSaid = (step: LessonStep, open: OpenMatch): string | null => {
  const entries = open.match.entries.slice(open.practice?.from, open.steps.length - 1);
  return rolledOtherwise(step, entries) ? whatHappened(open) : null;
};
