import { useEffect, useRef, useState } from 'react';
import { isKey } from '../../../table/input/keyTable.ts';
import { announceDrag } from '../../announcements.ts';
import { isModifier } from '../../lastInput.ts';
import { useLatest } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import type { Asked } from './asked.ts';
import { createLookBack } from './lookBack.ts';
import { nearText, possibleAnswer } from './questions.ts';
import { standingText } from './standing.ts';
import { stillShownText } from './stillShown.ts';
import { playEnemies } from './sweep.ts';
import { useListener } from './useListener.ts';

/** What a key can ask about the table. `sweep` is answered by sounds. */
export const QUESTIONS = ['standing', 'happened', 'possible', 'near', 'sweep'] as const;
export type Question = (typeof QUESTIONS)[number];

/**
 * Returns the function that answers questions about the table. What happened is asked again to go further back. While something
 * is shown, the answer is what that is, because the table is on its way.
 */
export const useQuestions = (): ((question: Question) => void) => {
  const { open, match, showing, veiled } = useMatch();
  const listener = useListener();
  const view = useLatest();
  const [lookBack] = useState(createLookBack);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isKey(event, 'happened') && !isModifier(event)) lookBack.forget();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lookBack]);
  /** Where the list of what can be done goes on, if it is asked again at the same position. */
  const listed = useRef<{ readonly choices: unknown; readonly selected: string | null; readonly next: number } | null>(
    null,
  );
  const possible = (about: Asked): string => {
    const { choices, selected } = about;
    const before = listed.current;
    const goesOn = before !== null && before.choices === choices && before.selected === selected;
    const { text, next } = possibleAnswer(about, goesOn ? before.next : 0);
    listed.current = { choices, selected, next };
    return text;
  };
  return (question) => {
    if (question === 'happened') return announceDrag(lookBack.tell(open, listener, performance.now()));
    const now = view();
    const about: Asked = { ...now, open, veiled, context: listener(now.scene) };
    const answers = { standing: standingText, possible, near: nearText, sweep: playEnemies };
    announceDrag(stillShownText({ open, match, showing }, listener) || answers[question](about));
  };
};
