import { Puzzle } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { keepMistakes, practicable } from '../../../store/coach/mistakes.ts';
import type { TurningPoint } from '../../../store/coach/review.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { Small } from '../../components/Small.tsx';
import { href } from '../../route.ts';

/** Offers to practise the mistakes of a reviewed match, and says first what that saves. */
export const KeepMistakes = ({
  open,
  points,
}: {
  readonly open: OpenMatch;
  readonly points: readonly TurningPoint[];
}) => {
  const [kept, setKept] = useState<number | null>(null);
  const mistakes = practicable(open, points);
  if (mistakes.length === 0) return null;
  if (kept)
    return (
      <p>
        {t('coach.practised', { count: kept })}{' '}
        <a href={href({ at: 'lessons', game: open.game.id })}>{t('coach.toMistakes')}</a>
      </p>
    );
  return (
    <>
      <Small>{t('coach.practiseHow')}</Small>
      <button type="button" className="plain" onClick={() => setKept(keepMistakes(open, mistakes, Date.now()))}>
        <Puzzle aria-hidden /> {t('coach.practise')}
      </button>
      {kept === 0 && <Small role="alert">{t('kept.failed')}</Small>}
    </>
  );
};
