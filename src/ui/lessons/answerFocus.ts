import { useEffect } from 'react';
import type { LessonStep } from '../../lessons/lesson.ts';
import type { StepStatus } from '../../lessons/stepStatus.ts';
import { lastInput } from '../lastInput.ts';
import { focusPrimary } from '../playing/input/focus.ts';
import { role, takeFocus } from '../windowRole.ts';

const ANSWERS = '[data-part=answers]';
/** Focuses the first answer of a question. */
export const focusAnswers = (): void =>
  takeFocus(document.querySelector<HTMLElement>(`${ANSWERS} button`), { preventScroll: true });

/**
 * Moves the focus to the answers when a question opens. After an answer by keys that leads on, it moves to the primary button. A
 * page that has just been loaded keeps its focus, and so does a class window.
 */
export const useAnswerFocus = (at: number, kind: LessonStep['kind'], standing: StepStatus): void => {
  const asks = kind === 'ask' || kind === 'predict' || kind === 'lab';
  useEffect(() => {
    if (asks && role === null && navigator.userActivation.hasBeenActive) focusAnswers();
  }, [at, asks]);
  const leadsOn = asks && (standing === 'met' || standing === 'ready');
  useEffect(() => {
    if (leadsOn && lastInput() === 'keys' && document.activeElement?.closest(ANSWERS)) focusPrimary();
  }, [leadsOn]);
};
