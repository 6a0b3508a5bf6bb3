import { EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { replaySteps } from '../../core/match.ts';
import type { AnyGame } from '../../core/game.ts';
import { useGame } from '../useGame.ts';
import type { LessonStep, StepOf, LocalText } from '../../lessons/lesson.ts';
import { formatPercent, t } from '../../i18n/index.ts';
import { Toggle } from '../components/Toggle.tsx';
import { changeClass, type TableUpdate, useClass } from '../class/classroom.ts';
import { predictionOdds } from './predictionOdds.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

/** Returns the odds of a prediction's answers on the table where it began. */
const chancesOf = (game: AnyGame, { match, practice }: TableUpdate, step: StepOf<'predict'>): number[] | null => {
  const begun = { ...match, entries: match.entries.slice(0, practice.from) };
  return predictionOdds(game, [...replaySteps(game, begun)].at(-1)?.state, step);
};
interface Props {
  readonly step: LessonStep;
  readonly news: TableUpdate;
  words(text: LocalText): string;
}
/** What only the teacher sees: the odds of a prediction, the right answer, and the solution. */
export const TeacherAnswers = ({ step, news, words }: Props) => {
  const { odds, shown } = useClass();
  const { at } = news.position;
  const game = useGame(news.match.game);
  useEffect(() => {
    if (step.kind !== 'predict' || !game || useClass.getState().odds) return undefined;
    const timer = setTimeout(() => changeClass({ odds: chancesOf(game, news, step) }), 60);
    return () => clearTimeout(timer);
    // The table on which the step began stays as it was.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step, at]);
  const right = step.kind === 'ask' ? step.answers.find((answer) => answer.right) : undefined;
  if (step.kind === 'tell') return null;
  return (
    <section className="paper secret" data-part="teacher-only" aria-labelledby="deskHidden">
      <Row as="header">
        <EyeOff aria-hidden />
        <h2 id="deskHidden" className="grow">
          {t('desk.hidden')}
        </h2>
        {step.kind === 'predict' && odds && (
          <Toggle on={shown} set={(on) => changeClass({ shown: on })} label={t('desk.show')} />
        )}
      </Row>
      {step.kind === 'predict' && (
        <>
          <ul>
            {step.answers.map(({ text }, i) => (
              <li key={i}>
                <span>{words(text)}</span>
                <i style={{ '--share': odds?.[i] ?? 0 } as React.CSSProperties} aria-hidden />
                <b>{odds ? `≈ ${formatPercent(odds[i] ?? 0)}` : '—'}</b>
              </li>
            ))}
          </ul>
          <Small>{t(odds ? 'desk.byChance' : 'desk.noChance')}</Small>
        </>
      )}
      {right && (
        <p>
          <strong>{words(right.text)}</strong> {words(right.why)}
        </p>
      )}
      {step.kind === 'do' && <p>{words(step.hint)}</p>}
    </section>
  );
};
