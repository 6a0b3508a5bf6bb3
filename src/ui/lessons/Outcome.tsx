import { useEffect, useRef } from 'react';
import type { LessonStep } from '../../lessons/lesson.ts';
import { type EndText, isWrong, type Progress, type StepStatus } from '../../lessons/stepStatus.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
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
  /** Shown below the result of the last step. */
  readonly note?: string | null;
  /** Judges an action step in place of its goals. */
  judge?(shown: OpenMatch): 'met' | 'missed' | 'open';
}
interface Props {
  readonly end: LessonEnd;
  readonly step: LessonStep;
  readonly standing: StepStatus;
  readonly progress: Progress;
  /** The right answer, or -1 while it is unknown. */
  readonly truth: number;
  readonly last: boolean;
}
/** Reports how a lesson goes, and shows a note after it. */
export const Outcome = ({ end, step, standing, progress, truth, last }: Props) => {
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
  return solved && end.note ? <Small>{end.note}</Small> : null;
};
