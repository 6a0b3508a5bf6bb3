import type { PieceNode } from '../../../core/scene.ts';
import { gameOf } from '../../../games/index.ts';
import { asKind, MADE_KINDS, type MadeKind, nextIn } from '../../../lessons/draft.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { ruleIds, formatMessage, t, useTranslation } from '../../../i18n/index.ts';
import { AimFields } from './AimFields.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { LabFields } from './LabFields.tsx';
import { PredictFields } from './PredictFields.tsx';
import { markLetter } from '../../../lessons/marks.ts';
import { sceneUnder } from './stepScenes.ts';
import { type StepProps, TableFields } from './TableFields.tsx';
import { starters } from '../../lesson/starters.ts';
import { TextField } from './TextField.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

/** Returns the kinds that a step can have: a prediction needs an action that follows, a lab a game that has one. */
const kindsFor = ({ game }: Lesson, goesOn: boolean): MadeKind[] =>
  MADE_KINDS.filter((kind) => (kind !== 'predict' || goesOn) && (kind !== 'lab' || gameOf(game)?.lab));
/** One step of a lesson: its kind, its table, its text, the pieces that it points at, and its question or task. */
export const StepEditor = ({ lesson, n, step, set, arrange, playOn }: StepProps) => {
  const { i18n } = useTranslation();
  const scene = sceneUnder(lesson, n - 1);
  const pieces = (scene?.nodes ?? []).filter(
    (node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out,
  );
  const points = step.points ?? [];
  const next = nextIn(lesson, step.at, 1);
  const point = (id: string): void =>
    set({ ...step, points: points.includes(id) ? points.filter((each) => each !== id) : [...points, id].slice(0, 8) });
  return (
    <section className="paper editorstep" aria-label={t('editor.step', { n })}>
      <Row as="header">
        <h2 className="grow">{t('editor.step', { n })}</h2>
        {(step.kind !== 'predict' || step.at) && (
          <select
            className="field"
            aria-label={t('editor.kind')}
            value={step.kind}
            onChange={({ target: { value } }) => {
              const kind = MADE_KINDS.find((each) => each === value);
              if (kind) set(asKind(step, kind, starters(i18n.language, lesson.game), next));
            }}
          >
            {kindsFor(lesson, next.length > 0).map((kind) => (
              <option key={kind} value={kind}>
                {t(`editor.kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Row>
      <div className="cols">
        <div className="stack">
          <TableFields {...{ lesson, n, step, set, arrange, playOn }} />
          <fieldset>
            <legend>{t('editor.points')}</legend>
            {pieces.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className="plain"
                aria-pressed={points.includes(id)}
                onClick={() => point(id)}
              >
                {points.includes(id) && <b className="markdisc">{markLetter(points.indexOf(id))}</b>}{' '}
                {formatMessage(label)}
              </button>
            ))}
          </fieldset>
        </div>
        <div className="stack">
          <TextField label={t('editor.stepName')} words={step.name} set={(name) => set({ ...step, name }, 'name')} />
          <TextField
            label={t('editor.text')}
            long
            marks={points.length}
            words={step.text}
            set={(text) => set({ ...step, text }, 'text')}
          />
          <label className="stack">
            <span>{t('editor.rule')}</span>
            <select
              className="field"
              value={step.rule ?? ''}
              onChange={({ target: { value } }) => {
                const { rule: _, ...rest } = step;
                set(value ? { ...rest, rule: value } : rest);
              }}
            >
              <option value="">{t('editor.noRule')}</option>
              {ruleIds(lesson.game).map((rule) => (
                <option key={rule} value={rule}>
                  {rule} {formatMessage({ key: `${lesson.game}:${rule}.name` })}
                </option>
              ))}
            </select>
          </label>
          {step.kind === 'ask' && <AnswerFields step={step} set={set} />}
          {step.kind === 'lab' && <LabFields game={lesson.game} step={step} set={set} />}
          {step.kind === 'do' && <AimFields step={step} pieces={pieces} set={set} />}
          {step.kind === 'predict' &&
            (step.at ? (
              <PredictFields lesson={lesson} step={step} pieces={pieces} set={set} />
            ) : (
              <Small>{t('editor.predict')}</Small>
            ))}
        </div>
      </div>
    </section>
  );
};
