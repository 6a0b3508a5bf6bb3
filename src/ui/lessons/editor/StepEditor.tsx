import { Hand, Play, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { replaySteps } from '../../../core/match.ts';
import type { Match } from '../../../core/match.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { gameOf } from '../../../games/index.ts';
import { asKind, MADE_KINDS, nextIn, tableUnder } from '../../../lessons/draft.ts';
import type { Lesson, LessonStep } from '../../../lessons/lesson.ts';
import { ruleIds, formatMessage, t, useTranslation } from '../../../i18n/index.ts';
import { Picture } from '../../../table/Picture.tsx';
import { useTheme } from '../../appearance.ts';
import { AimFields } from './AimFields.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { PredictFields } from './PredictFields.tsx';
import { starters } from '../../lesson/starters.ts';
import { TextField } from './TextField.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

/** Returns the tables of a record, one after each of its actions. */
const useScenes = (match: Match | undefined): readonly Scene[] =>
  useMemo(() => {
    const game = match && gameOf(match.game);
    if (!match || !game) return [];
    const whole = { ...match, options: game.schema.options.parse(match.options) };
    return [...replaySteps(game, whole)].map(({ state }) => game.scene(game.view(state, 'all')));
  }, [match]);

interface Props {
  readonly lesson: Lesson;
  readonly n: number;
  readonly step: LessonStep;
  set(step: LessonStep): void;
  /** Saves the lesson and goes to the table of the step, to edit it by hand. */
  arrange(): void;
  /** Saves the lesson and goes to the table of the step, to play on from it. */
  playOn(): void;
  readonly remove: (() => void) | null;
}
/** One step of a lesson: its kind, its table, its text, the pieces that it points at, and its question or task. */
export const StepEditor = ({ lesson, n, step, set, arrange, playOn, remove }: Props) => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const [table, ply] = step.at ?? [];
  const under = lesson.steps[tableUnder(lesson, n - 1)]?.at;
  const match = lesson.matches[under?.[0] ?? 0];
  const scenes = useScenes(match);
  const last = scenes.length - 1;
  const scene = scenes[Math.min(ply ?? last, last)];
  const pieces = (scene?.nodes ?? []).filter(
    (node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out,
  );
  const points = step.points ?? [];
  const next = nextIn(lesson, step.at, 1);
  /** Sets the table after an action of the record. A prediction is about the actions that followed. */
  const lay = (at: NonNullable<LessonStep['at']>): void => {
    const play = step.kind === 'predict' ? nextIn(lesson, at, step.play.length) : [];
    if (step.kind !== 'predict') set({ ...step, at });
    else if (play.length > 0) set({ ...step, at, play });
  };
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
              if (kind) set(asKind(step, kind, starters(i18n.language), next));
            }}
          >
            {MADE_KINDS.filter((kind) => kind !== 'predict' || next.length > 0).map((kind) => (
              <option key={kind} value={kind}>
                {t(`editor.kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
        {remove && (
          <button type="button" className="icon" aria-label={t('editor.remove', { n })} onClick={remove}>
            <Trash2 aria-hidden />
          </button>
        )}
      </Row>
      <div className="cols">
        <div className="stack">
          <div className="view">{scene && <Picture scene={scene} theme={theme} />}</div>
          {table !== undefined && last > 0 && (
            <label className="stack">
              <span>{t('editor.at', { n: ply ?? 0, of: last })}</span>
              <input
                type="range"
                min={0}
                max={last}
                value={ply ?? 0}
                onChange={(event) => lay([table, Number(event.target.value)])}
              />
            </label>
          )}
          {lesson.matches.length > 1 && table !== undefined && step.kind !== 'predict' && (
            <select
              className="field"
              aria-label={t('arrange.which')}
              value={table}
              onChange={({ target: { value } }) => lay([Number(value), 0])}
            >
              {lesson.matches.map(({ arranged }, i) => (
                <option key={i} value={i}>
                  {t(arranged ? 'arrange.table' : 'arrange.played', { n: i + 1 })}
                </option>
              ))}
            </select>
          )}
          {step.kind !== 'predict' && gameOf(lesson.game)?.arrange && (
            <button type="button" className="plain" onClick={arrange}>
              <Hand aria-hidden /> {t('arrange.title')}
            </button>
          )}
          {step.at && step.kind !== 'predict' && (
            <>
              <button type="button" className="plain" onClick={playOn}>
                <Play aria-hidden /> {t('playOn.title')}
              </button>
              {next.length === 0 && <Small>{t('playOn.why')}</Small>}
            </>
          )}
          {n > 1 && step.kind !== 'predict' && (
            <Row as="label">
              <input
                type="checkbox"
                checked={step.at === undefined}
                onChange={(event) => {
                  const { at: _, ...rest } = step;
                  set(event.target.checked ? rest : { ...step, at: [under?.[0] ?? 0, last] });
                }}
              />
              <span>{t('editor.goesOn')}</span>
            </Row>
          )}
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
                {points.includes(id) && `${points.indexOf(id) + 1}. `}
                {formatMessage(label)}
              </button>
            ))}
          </fieldset>
        </div>
        <div className="stack">
          <TextField label={t('editor.stepName')} words={step.name} set={(name) => set({ ...step, name })} />
          <TextField label={t('editor.text')} long words={step.text} set={(text) => set({ ...step, text })} />
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
