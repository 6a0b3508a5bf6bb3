import type { PieceNode } from '../../../core/scene.ts';
import { nextIn } from '../../../lessons/draft.ts';
import type { Lesson, StepOf } from '../../../lessons/lesson.ts';
import { t, useTranslation } from '../../../i18n/index.ts';
import { EventFields } from './EventFields.tsx';
import { starters } from '../../lesson/starters.ts';
import { TextField } from './TextField.tsx';

type Predict = StepOf<'predict'>;
const [MOST_ANSWERS, MOST_SEEN] = [5, 8];
interface Props {
  readonly lesson: Lesson;
  readonly step: Predict;
  readonly pieces: readonly PieceNode[];
  set(step: Predict, field?: string): void;
}
/** What is predicted and then shown: the length of the following record, the required outcome of each answer, and the texts. */
export const PredictFields = ({ lesson, step, pieces, set }: Props) => {
  const { i18n } = useTranslation();
  const { answers, play } = step;
  const change = (i: number, part: Partial<Predict['answers'][number]>, field?: string): void =>
    set({ ...step, answers: answers.map((each, k) => (k === i ? { ...each, ...part } : each)) }, field);
  const max = nextIn(lesson, step.at, MOST_SEEN).length;
  return (
    <>
      {max > 1 && (
        <label className="stack">
          <span>{t('editor.seen', { count: play.length })}</span>
          <input
            type="range"
            min={1}
            max={max}
            value={play.length}
            onChange={(event) => set({ ...step, play: nextIn(lesson, step.at, Number(event.target.value)) })}
          />
        </label>
      )}
      {answers.map((answer, i) => (
        <fieldset key={i} className="stack">
          <legend>{t('editor.answer', { n: i + 1 })}</legend>
          <TextField
            label={t('editor.answerText')}
            words={answer.text}
            set={(text) => change(i, { text }, `answer ${i}`)}
          />
          <EventFields aims={answer.aims} pieces={pieces} set={(aims) => change(i, { aims })} />
        </fieldset>
      ))}
      {answers.length < MOST_ANSWERS && (
        <button
          type="button"
          className="plain"
          onClick={() =>
            set({
              ...step,
              answers: [
                ...answers,
                { text: starters(i18n.language).answer, aims: [{ kind: 'event', event: 'wounded' }] },
              ],
            })
          }
        >
          {t('editor.moreAnswers')}
        </button>
      )}
      <TextField
        label={t('editor.told')}
        words={step.told}
        marks={step.points?.length}
        set={(told) => set({ ...step, told }, 'told')}
      />
    </>
  );
};
