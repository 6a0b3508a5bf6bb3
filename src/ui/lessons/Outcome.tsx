import { useEffect, useRef } from 'react';
import { t } from '../../i18n/index.ts';
import type { LessonStep } from '../../lessons/lesson.ts';
import { type EndText, isWrong, type Progress, type StepStatus } from '../../lessons/stepStatus.ts';
import { useSettings } from '../../store/settings.ts';
import { Small } from '../components/Small.tsx';

/** The end of a lesson: what its last buttons say and do, and who hears how it went. */
export interface LessonEnd {
  readonly text: EndText;
  finish(): void;
  /** A plain button beside it. */
  readonly beside?: { readonly text: EndText; press(): void };
  /** The last step has been met. */
  solved?(): void;
  /** A step has been answered wrong, or its goal was missed. */
  missed?(): void;
}
/** The shortest streak that is worth a line. */
export const LEAST_STREAK = 2;
interface Props {
  readonly end: LessonEnd;
  readonly step: LessonStep;
  readonly standing: StepStatus;
  readonly progress: Progress;
  /** The right answer, or -1 while it is unknown. */
  readonly truth: number;
  readonly last: boolean;
  readonly puzzle: boolean;
}
/** Reports how a lesson goes, and shows the streak after a solved puzzle. */
export const Outcome = ({ end, step, standing, progress, truth, last, puzzle }: Props) => {
  const solved = last && standing === 'met';
  const wrong = isWrong(step, standing, progress, truth);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (wrong) latest.current.missed?.();
  }, [wrong]);
  useEffect(() => {
    if (solved) latest.current.solved?.();
  }, [solved]);
  const streak = useSettings((settings) => settings.streak);
  return puzzle && solved && end.solved && streak >= LEAST_STREAK ? (
    <Small>{t('lesson.streak', { n: streak })}</Small>
  ) : null;
};
