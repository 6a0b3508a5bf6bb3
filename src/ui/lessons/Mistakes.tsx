import { Puzzle } from 'lucide-react';
import { useState } from 'react';
import { formatPercent, t } from '../../i18n/index.ts';
import { daysUntil, forgetMistake, type Mistake, readMistakes } from '../../lessons/mistakes.ts';
import { Small } from '../components/Small.tsx';
import { Tools } from '../components/Tools.tsx';
import { href } from '../route.ts';

/** Returns the number of the move that a mistake was made with. */
export const moveOf = ({ match }: Mistake): number => match.entries.length + 1;
/** Returns when a mistake is shown again, in words. */
export const whenText = (mistake: Mistake, now: number): string => {
  const days = daysUntil(mistake, now);
  return days === 0 ? t('mistakes.due') : t('mistakes.later', { count: days });
};
/** The player's mistakes in a game as puzzles, those that are due first. */
export const Mistakes = ({ game }: { readonly game: string }) => {
  const [now] = useState(() => Date.now());
  const [{ mistakes, dropped }, setRead] = useState(() => readMistakes(game, now));
  const [said, say] = useState<string | null>(null);
  const forget = (mistake: Mistake): void => {
    const gone = forgetMistake(mistake);
    say(gone ? t('mistakes.forgotten', { n: moveOf(mistake) }) : t('kept.failed'));
    setRead({ ...readMistakes(game, now), dropped: 0 });
  };
  const news = dropped > 0 ? t('mistakes.dropped', { count: dropped }) : said;
  if (mistakes.length === 0 && news === null) return null;
  return (
    <section className="stack mymistakes" aria-label={t('mistakes')}>
      <h2>{t('mistakes')}</h2>
      {news && (
        <p className="paper notice" role="status">
          {news}
        </p>
      )}
      <ul>
        {mistakes.map((mistake) => (
          <MistakeRow key={mistake.id} mistake={mistake} now={now} forget={() => forget(mistake)} />
        ))}
      </ul>
    </section>
  );
};

interface RowProps {
  readonly mistake: Mistake;
  readonly now: number;
  forget(): void;
}
const MistakeRow = ({ mistake, now, forget }: RowProps) => {
  const n = moveOf(mistake);
  return (
    <li className="paper" data-sort="puzzle">
      <a href={href({ at: 'lessons', game: mistake.game, lesson: mistake.id })}>
        <span className="disc">
          <Puzzle aria-hidden />
        </span>
        <span>
          <Small as="span">{whenText(mistake, now)}</Small>
          <strong className="display">{t('mistakes.one', { n })}</strong>
          <span>{t('mistakes.cost', { best: formatPercent(mistake.best), done: formatPercent(mistake.done) })}</span>
        </span>
      </a>
      <Tools as="span">
        <button type="button" className="plain" aria-label={t('mistakes.forgetOne', { n })} onClick={forget}>
          {t('mistakes.forget')}
        </button>
      </Tools>
    </li>
  );
};
