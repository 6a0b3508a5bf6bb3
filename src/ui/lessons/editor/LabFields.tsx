import type { StepOf } from '../../../lessons/lesson.ts';
import { gameOf } from '../../../games/index.ts';
import { formatMessage, t, useTranslation } from '../../../i18n/index.ts';
import { Fields } from '../../bench/Fields.tsx';
import { Row } from '../../components/Row.tsx';
import { starters } from '../../lesson/starters.ts';
import { TextField } from './TextField.tsx';
import '../../styles/lab/bench.css';

type Lab = StepOf<'lab'>;
const MOST = 5;
interface Props {
  readonly game: string;
  readonly step: Lab;
  set(step: Lab, field?: string): void;
}
/** The action and the conditions of a lab step, its answers if there are any, and the text after the bars are shown. */
export const LabFields = ({ game, step, set }: Props) => {
  const trials = gameOf(game)?.lab?.trials ?? [];
  const trial = trials.find(({ id }) => id === step.trial);
  /** Keeps only the settings that the action still has. */
  const change = (settings: Lab['settings']): void => {
    const fields = trial?.fields(settings) ?? [];
    const kept = Object.entries(settings).filter(([name]) => fields.some(({ id }) => id === name));
    set({ ...step, settings: Object.fromEntries(kept) });
  };
  return (
    <>
      <label className="stack">
        <span>{t('lab.deed')}</span>
        <select
          className="field"
          value={step.trial}
          onChange={({ target: { value } }) => set({ ...step, trial: value, settings: {} })}
        >
          {trials.map(({ id, label }) => (
            <option key={id} value={id}>
              {formatMessage(label)}
            </option>
          ))}
        </select>
      </label>
      {trial && (
        <div className="lab">
          <Fields
            fields={trial.fields(step.settings)}
            setting={step.settings}
            set={(part) => change({ ...step.settings, ...(part as Lab['settings']) })}
          />
        </div>
      )}
      <LabAnswers step={step} set={set} />
      <TextField label={t('editor.labTold')} words={step.told} set={(told) => set({ ...step, told }, 'told')} />
    </>
  );
};
/** The answers to vote on before the bars are shown, one of them right. A step may have none. */
const LabAnswers = ({ step, set }: Omit<Props, 'game'>) => {
  const { i18n } = useTranslation();
  const { answers = [] } = step;
  const text = starters(i18n.language).answer;
  const add = (): void =>
    set({ ...step, answers: answers.length > 0 ? [...answers, { text }] : [{ text, right: true }, { text }] });
  const clear = (): void => {
    const { answers: _, ...rest } = step;
    set(rest);
  };
  return (
    <>
      {answers.map((answer, i) => (
        <fieldset key={i} className="stack">
          <legend>{t('editor.answer', { n: i + 1 })}</legend>
          <Row as="label">
            <input
              type="radio"
              checked={answer.right ?? false}
              onChange={() =>
                set({
                  ...step,
                  answers: answers.map((each, k) => ({ text: each.text, ...(k === i ? { right: true } : {}) })),
                })
              }
            />
            <span>{t('editor.right')}</span>
          </Row>
          <TextField
            label={t('editor.answerText')}
            words={answer.text}
            set={(words) =>
              set(
                { ...step, answers: answers.map((each, k) => (k === i ? { ...each, text: words } : each)) },
                `answer ${i}`,
              )
            }
          />
        </fieldset>
      ))}
      {answers.length < MOST && (
        <button type="button" className="plain" onClick={add}>
          {t(answers.length > 0 ? 'editor.moreAnswers' : 'editor.labAsk')}
        </button>
      )}
      {answers.length > 0 && (
        <button type="button" className="plain" onClick={clear}>
          {t('editor.labAskNot')}
        </button>
      )}
    </>
  );
};
