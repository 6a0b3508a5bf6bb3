import { Hand, Play } from 'lucide-react';
import { gameOf } from '../../../games/index.ts';
import { nextIn, tableUnder } from '../../../lessons/draft.ts';
import type { Lesson, LessonStep } from '../../../lessons/lesson.ts';
import { t } from '../../../i18n/index.ts';
import { Picture } from '../../../table/Picture.tsx';
import { useTheme } from '../../appearance.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { scenesOf, sceneUnder } from './stepScenes.ts';

/** What the fields of a step need. */
export interface StepProps {
  readonly lesson: Lesson;
  readonly n: number;
  readonly step: LessonStep;
  /** `field` is where something was typed. */
  set(step: LessonStep, field?: string): void;
  /** Saves the lesson and goes to the table of the step, to edit it by hand. */
  arrange(): void;
  /** Saves the lesson and goes to the table of the step, to play on from it. */
  playOn(): void;
}
/** The table of a step: its picture, its place in the record, and the ways to change it. */
export const TableFields = ({ lesson, n, step, set, arrange, playOn }: StepProps) => {
  const theme = useTheme();
  const [table, ply] = step.at ?? [];
  const under = lesson.steps[tableUnder(lesson, n - 1)]?.at ?? [0, 0];
  const match = lesson.matches[under[0]];
  const last = (match ? scenesOf(match).length : 0) - 1;
  const scene = sceneUnder(lesson, n - 1);
  const next = nextIn(lesson, step.at, 1);
  /** Sets the table after an action of the record. A prediction is about the actions that followed. */
  const lay = (at: NonNullable<LessonStep['at']>): void => {
    const play = step.kind === 'predict' ? nextIn(lesson, at, step.play.length) : [];
    if (step.kind !== 'predict') set({ ...step, at }, 'table');
    else if (play.length > 0) set({ ...step, at, play }, 'table');
  };
  return (
    <>
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
              set(event.target.checked ? rest : { ...step, at: under });
            }}
          />
          <span>{t('editor.goesOn')}</span>
        </Row>
      )}
    </>
  );
};
