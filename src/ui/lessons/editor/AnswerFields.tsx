import type { StepOf } from '../../../lessons/lesson.ts';
import { t, useTranslation } from '../../../i18n/index.ts';
import { starters } from '../../lesson/starters.ts';
import { TextField } from './TextField.tsx';
import { Row } from '../../components/Row.tsx';

type Ask = StepOf<'ask'>;
const MOST = 5;
/** The answers of a question, one of them right, and the explanation of each. */
export const AnswerFields = ({ step, set }: { readonly step: Ask; set(step: Ask, field?: string): void }) => {
  const { i18n } = useTranslation();
  const { answers } = step;
  const change = (i: number, part: Partial<Ask['answers'][number]>, field?: string): void =>
    set({ ...step, answers: answers.map((each, k) => (k === i ? { ...each, ...part } : each)) }, field);
  const right = (i: number): void =>
    set({
      ...step,
      answers: answers.map(({ text, why }, k) => ({ text, why, ...(k === i ? { right: true } : {}) })),
    });
  return (
    <>
      {answers.map((answer, i) => (
        <fieldset key={i} className="stack">
          <legend>{t('editor.answer', { n: i + 1 })}</legend>
          <Row as="label">
            <input type="radio" checked={answer.right ?? false} onChange={() => right(i)} />
            <span>{t('editor.right')}</span>
          </Row>
          <TextField
            label={t('editor.answerText')}
            words={answer.text}
            set={(text) => change(i, { text }, `answer ${i}`)}
          />
          <TextField label={t('editor.why')} words={answer.why} set={(why) => change(i, { why }, `why ${i}`)} />
        </fieldset>
      ))}
      {answers.length < MOST && (
        <button
          type="button"
          className="plain"
          onClick={() => {
            const { answer: text, why } = starters(i18n.language);
            set({ ...step, answers: [...answers, { text, why }] });
          }}
        >
          {t('editor.moreAnswers')}
        </button>
      )}
    </>
  );
};
