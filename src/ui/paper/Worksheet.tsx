import type { AnyGame } from '../../core/game.ts';
import { formatFraction } from '../../i18n/formatChances.ts';
import { currentLanguage, formatMessage, t } from '../../i18n/index.ts';
import { type Lesson, type LessonStep, type LocalText, textIn } from '../../lessons/lesson.ts';
import { settingTexts } from '../bench/settingTexts.ts';
import { MarkedText } from '../lesson/MarkedText.tsx';
import type { ReportPicture } from '../report/encodePictures.ts';
import type { WorksheetStep } from './worksheet.ts';

const words = (text: LocalText): string => textIn(text, currentLanguage());
/** How many lines there are to write on. */
const LINES = { tell: 0, ask: 1, predict: 2, lab: 2, do: 3 } as const;

interface PicturedStep extends WorksheetStep {
  readonly image: ReportPicture | null;
}
interface Props {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly steps: readonly PicturedStep[];
  /** Whether the last page has the answers. */
  readonly answers: boolean;
}
/** A lesson on paper: its steps with pictures, questions and lines to write on, and the answers on a page of their own. */
export const Worksheet = ({ game, lesson, steps, answers }: Props) => (
  <>
    <section className="printsheet worksheet" data-part="worksheet">
      <header>
        <p className="who">
          <span>{t('print.name')}</span>
          <span>{t('print.date')}</span>
        </p>
        <h2>{words(lesson.name)}</h2>
        <p>
          {formatMessage({ key: `${lesson.game}:name` })} · {words(lesson.about)}
        </p>
      </header>
      <ol className="worksteps">
        {steps.map((each, i) => (
          <Step key={i} game={game} n={lesson.steps.length > 1 ? i + 1 : null} {...each} />
        ))}
      </ol>
    </section>
    {answers && (
      <section className="printsheet worksheet answerpage" data-part="answer-page">
        <h2>{t('print.answersOf', { name: words(lesson.name) })}</h2>
        <ol className="worksteps">
          {steps.map((each, i) => hasAnswer(each.step) && <Answer key={i} n={i + 1} {...each} />)}
        </ol>
      </section>
    )}
  </>
);
const hasAnswer = ({ kind }: LessonStep): boolean => kind !== 'tell';

const Step = ({ game, n, step, image }: PicturedStep & { readonly game: AnyGame; readonly n: number | null }) => (
  <li data-kind={step.kind} data-pictured={image ? '' : undefined}>
    <h3>
      {n !== null && <b className="stepnumber">{n}</b>} {words(step.name)}
    </h3>
    {image && <img src={image.src} width={image.width} height={image.height} alt="" />}
    <div>
      <p>
        <MarkedText text={words(step.text)} />
      </p>
      {step.kind === 'lab' && <Conditions game={game} step={step} />}
      {'answers' in step && step.answers && (
        <ol className="ticks">
          {step.answers.map(({ text }, i) => (
            <li key={i}>
              <b>{t('lesson.letters')[i]}</b>
              <span>
                <MarkedText text={words(text)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {step.kind !== 'tell' && <p className="task">{t(`print.task.${step.kind}`)}</p>}
      {Array.from({ length: LINES[step.kind] }, (_, i) => (
        <p key={i} className="writeline" />
      ))}
    </div>
  </li>
);
const Conditions = ({
  game,
  step,
}: {
  readonly game: AnyGame;
  readonly step: Extract<LessonStep, { kind: 'lab' }>;
}) => {
  const trial = game.lab?.trials.find(({ id }) => id === step.trial);
  return (
    trial && (
      <p className="conditions">{[formatMessage(trial.label), ...settingTexts(trial, step.settings)].join(' · ')}</p>
    )
  );
};

const Answer = ({ n, step, truth, chances }: PicturedStep & { readonly n: number }) => {
  const answers = 'answers' in step ? (step.answers ?? []) : [];
  return (
    <li>
      <h3>
        <b className="stepnumber">{n}</b> {words(step.name)}
      </h3>
      <div>
        {answers.map((answer, i) => (
          <AnswerLine
            key={i}
            letter={t('lesson.letters')[i] ?? ''}
            text={words(answer.text)}
            right={i === truth}
            chance={chances?.[i] ? formatFraction(chances[i]) : ''}
            why={step.kind === 'ask' ? words(step.answers[i]?.why ?? {}) : ''}
          />
        ))}
        {step.kind === 'do' && step.dice && <p>{t('print.dice', { faces: step.dice.join(', ') })}</p>}
        {'told' in step && (
          <p>
            <MarkedText text={words(step.told)} />
          </p>
        )}
      </div>
    </li>
  );
};
interface LineProps {
  readonly letter: string;
  readonly text: string;
  readonly right: boolean;
  readonly chance: string;
  readonly why: string;
}
/** An answer that is right, has a chance, or is explained. Nothing for others. */
const AnswerLine = ({ letter, text, right, chance, why }: LineProps) =>
  (right || chance || why) && (
    <p data-right={right || undefined}>
      <b>{letter}</b> <MarkedText text={text} />
      {right && <strong> {t('print.right')}</strong>}
      {chance && ` (${t('print.chance', { chance })})`}
      {why && ' — '}
      <MarkedText text={why} />
    </p>
  );
