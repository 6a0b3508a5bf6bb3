import { useCallback, useMemo, useState } from 'react';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { RecapMark } from '../../table/marks/recap.ts';
import { effectOn } from '../../presentation/text/actionText.ts';
import { type PastAction, recapMarks, recap } from '../../presentation/recap.ts';
import type { TimelineView } from '../../presentation/timelineView.ts';

const NOTHING: readonly PastAction[] = [];
const NO_MARKS: readonly RecapMark[] = [];
/**
 * Returns the actions since the active player's last turn, and their numbered marks on the table. `close` hides both until the
 * next step. `point` shows the mark of one action alone. `hidesMarks`: something is proposed on the table, and
 * two sets of lines would be read as one.
 */
export const useRecap = (
  open: OpenMatch,
  showing: TimelineView | null,
  hidesMarks: boolean,
  language: string,
): {
  readonly since: readonly PastAction[];
  readonly story: readonly RecapMark[];
  close(): void;
  point(n: number | null): void;
} => {
  const [folded, fold] = useState<unknown>(null);
  const [at, setAt] = useState<{ readonly steps: unknown; readonly n: number } | null>(null);
  const { steps } = open;
  const close = useCallback(() => fold(steps), [steps]);
  const point = useCallback((n: number | null) => setAt(n === null ? null : { steps, n }), [steps]);
  // A card that disappears under a pointer never gets its leave event.
  const pointed = at?.steps === steps ? at.n : null;
  const hides = (showing !== null && !showing.again) || folded === steps;
  const since = useMemo(() => (hides ? NOTHING : recap(open)), [hides, open]);
  // A change of language writes the effects of actions again.
  const { story } = useMemo(
    () => ({ language, story: recapMarks(open, since, pointed, (action, id) => effectOn(open, action, id)) }),
    [open, since, pointed, language],
  );
  return useMemo(
    () => ({ since, story: hidesMarks ? NO_MARKS : story, close, point }),
    [since, story, hidesMarks, close, point],
  );
};
