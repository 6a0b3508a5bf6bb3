import { useEffect, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { replaySteps } from '../../core/match.ts';
import type { LocalText, StepOf } from '../../lessons/lesson.ts';
import { chanceTexts } from '../../i18n/formatChances.ts';
import { t } from '../../i18n/index.ts';
import { simulate } from '../../store/shots.ts';
import { changeClass, type TableUpdate } from '../class/classroom.ts';
import { Small } from '../components/Small.tsx';
import { useGame } from '../useGame.ts';
import { type PredictionOdds, predictionOdds } from './predictionOdds.ts';

interface Props {
  readonly step: StepOf<'predict'>;
  readonly news: TableUpdate;
  words(text: LocalText): string;
}
/** What is known about the odds of a prediction. `failed`: the physics did not answer. */
type Known = PredictionOdds | 'failed' | null;
/** Returns the odds of a prediction on the table where it began, and sends them to the class's windows. */
const useOdds = (step: Props['step'], { match, practice, position }: TableUpdate, game: AnyGame | null): Known => {
  const [known, setKnown] = useState<{ readonly step: Props['step']; readonly odds: Known } | null>(null);
  useEffect(() => {
    if (!game) return undefined;
    let wanted = true;
    const tell = (odds: PredictionOdds): void => {
      if (!wanted) return;
      setKnown({ step, odds });
      changeClass({ odds: odds.shares, oddsMargin: odds.margin });
    };
    const fail = (error: unknown): void => {
      console.error(error);
      if (wanted) setKnown({ step, odds: 'failed' });
    };
    const begun = { ...match, entries: match.entries.slice(0, practice.from) };
    const count = (): void => {
      const { state } = [...replaySteps(game, begun)].at(-1) ?? {};
      void predictionOdds(game, state, step, simulate).then(tell, fail);
    };
    const timer = setTimeout(count, 60);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // The table on which the step began stays as it was.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game, step, position.at]);
  return known?.step === step ? known.odds : null;
};
/** Returns where the odds come from, and what they would be by the rules alone. */
const sourceOf = ({ by, free, margin }: PredictionOdds, dice: boolean): string => {
  if (by === 'tries') return t('desk.byTries', { margin: Math.round(100 * (margin ?? 0)) });
  if (by === 'physics') return t('desk.byPhysics');
  if (!free) return t('desk.byRules');
  const texts = chanceTexts(free, { dice, tried: false });
  const list = texts.map(
    ({ fraction, percent }, i) => `${t('lesson.letters')[i]}:\u00a0${[fraction, percent].filter(Boolean).join(', ')}`,
  );
  return t(dice ? 'desk.setDice' : 'desk.unknown', { free: list.join('; ') });
};
/** The odds of a prediction's answers, where they come from, and what they would be by the rules alone. */
export const ForetoldOdds = ({ step, news, words }: Props) => {
  const game = useGame(news.match.game);
  const known = useOdds(step, news, game ?? null);
  const odds = known === 'failed' ? null : known;
  const form = { dice: !game?.secrets, tried: odds?.by === 'tries' };
  const texts = odds ? chanceTexts(odds.shares, form) : [];
  return (
    <>
      <ul>
        {step.answers.map(({ text }, i) => (
          <li key={i}>
            <span>{words(text)}</span>
            <i style={{ '--share': odds?.shares[i] ?? 0 } as React.CSSProperties} aria-hidden />
            <b>
              {texts[i]?.fraction} <span>{texts[i]?.percent ?? '—'}</span>
            </b>
          </li>
        ))}
      </ul>
      {known === 'failed' && <Small>{t('desk.noChance')}</Small>}
      {odds && <Small>{sourceOf(odds, form.dice)}</Small>}
    </>
  );
};
