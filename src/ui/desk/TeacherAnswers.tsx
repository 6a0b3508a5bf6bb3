import { EyeOff } from 'lucide-react';
import type { LessonStep, LocalText } from '../../lessons/lesson.ts';
import { t } from '../../i18n/index.ts';
import { Toggle } from '../components/Toggle.tsx';
import { changeClass, type TableUpdate, useClass } from '../class/classroom.ts';
import { ForetoldOdds } from './ForetoldOdds.tsx';
import { Row } from '../components/Row.tsx';

interface Props {
  readonly step: LessonStep;
  readonly news: TableUpdate;
  words(text: LocalText): string;
}
/** What only the teacher sees: the odds of a prediction, the right answer, and the solution. */
export const TeacherAnswers = ({ step, news, words }: Props) => {
  const { odds, shown } = useClass();
  const right = step.kind === 'ask' || step.kind === 'lab' ? step.answers?.find((answer) => answer.right) : undefined;
  const why = step.kind === 'ask' ? step.answers.find((answer) => answer.right)?.why : undefined;
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
      {step.kind === 'predict' && <ForetoldOdds step={step} news={news} words={words} />}
      {right && (
        <p>
          <strong>{words(right.text)}</strong> {why && words(why)}
        </p>
      )}
      {step.kind === 'lab' && <p>{words(step.told)}</p>}
      {step.kind === 'do' && <p>{words(step.hint)}</p>}
    </section>
  );
};
