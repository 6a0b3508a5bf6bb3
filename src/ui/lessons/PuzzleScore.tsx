import { t } from '../../i18n/index.ts';
import { learnedKey } from '../../lessons/learned.ts';
import { PUZZLES } from '../../lessons/shipped.ts';
import { useSettings } from '../../store/settings.ts';

/** The shortest streak that is worth a line. */
const LEAST_STREAK = 2;
/** Returns how many puzzles were solved in a row at the first try, in words. Null if that is too few to say. */
export const streakText = (streak: number): string | null =>
  streak >= LEAST_STREAK ? t('lesson.streak', { n: streak }) : null;
/** How many of a game's built-in puzzles are solved, and the streak. */
export const PuzzleScore = ({ game }: { readonly game: string }) => {
  const learned = useSettings((settings) => settings.learned);
  const streak = useSettings((settings) => streakText(settings.streak));
  const puzzles = PUZZLES[game] ?? [];
  const done = puzzles.filter((id) => learned.includes(learnedKey({ game, id }))).length;
  return (
    <h2>
      {t('lessons.solved', { done, all: puzzles.length })}
      {streak && ` · ${streak}`}
    </h2>
  );
};
