import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { playerName, seatName } from '../../components/SeatName.tsx';
import { WordList } from '../../components/WordList.tsx';

const DiceCheck = lazy(() => import('./DiceCheck.tsx').then((module) => ({ default: module.DiceCheck })));

/** The words that decided the dice of a finished match, and the check of every roll. Nothing in a match without words. */
export const WordsReport = ({ open }: { readonly open: OpenMatch }) => {
  const [checks, check] = useState(false);
  const { words, seed, players } = open.match;
  if (!words) return null;
  return (
    <section className="wordsreport" aria-label={t('words')}>
      <h3>{t('words')}</h3>
      <WordList
        words={words}
        seed={seed}
        called={(seat) => {
          const player = players.find((each) => each.seat === seat);
          return player ? playerName(player) : seatName(seat);
        }}
      />
      <button type="button" className="plain" onClick={() => check(true)}>
        <BadgeCheck aria-hidden /> {t('words.check')}
      </button>
      {checks && (
        <Suspense>
          <DiceCheck open={open} words={words} close={() => check(false)} />
        </Suspense>
      )}
    </section>
  );
};
