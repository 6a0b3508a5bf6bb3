import { t } from '../../i18n/index.ts';
import { learnedKey } from '../../lessons/learned.ts';
import { PUZZLES } from '../../lessons/shipped.ts';
import { useSettings } from '../../store/settings.ts';
import { LEAST_STREAK } from './Outcome.tsx';

/** How many of a game's built-in puzzles are solved, and the streak. */
export const PuzzleScore = ({ game }: { readonly game: string }) => {
  const learned = useSettings((settings) => settings.learned);
  const streak = useSettings((settings) => settings.streak);
  const puzzles = PUZZLES[game] ?? [];
  const done = puzzles.filter((id) => learned.includes(learnedKey({ game, id }))).length;
  return (
    <h2>
      {t('lessons.solved', { done, all: puzzles.length })}
      {streak >= LEAST_STREAK && ` · ${t('lesson.streak', { n: streak })}`}
    </h2>
  );
};
