import { useCallback, useMemo, useState } from 'react';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { type Proposal, pointsAt } from '../../../table/hand/proposal.ts';
import type { StoryMark } from '../../../table/marks/story.ts';
import { cameUpon } from '../words/deeds.ts';
import { type Deed, marksOf, sinceOf } from './since.ts';
import type { Showing } from './useShow.ts';

const NOTHING: readonly Deed[] = [];
const NO_MARKS: readonly StoryMark[] = [];
/**
 * What was done since the last turn of who is to act, its numbered marks on the table, what folds both away until the next step, and what has the
 * mark of one deed alone shown. The marks give way while something on the table is proposed: two things told by lines at once are read as one.
 */
export const useSince = (
  open: OpenMatch,
  showing: Showing | null,
  proposal: Proposal | null,
  language: string,
): {
  readonly since: readonly Deed[];
  readonly story: readonly StoryMark[];
  close(): void;
  point(n: number | null): void;
} => {
  const [folded, fold] = useState<unknown>(null);
  const [at, setAt] = useState<{ readonly steps: unknown; readonly n: number } | null>(null);
  const { steps } = open;
  const close = useCallback(() => fold(steps), [steps]);
  const point = useCallback((n: number | null) => setAt(n === null ? null : { steps, n }), [steps]);
  // A card that went away under a pointer never hears it leave.
  const pointed = at?.steps === steps ? at.n : null;
  const hides = (showing !== null && !showing.again) || folded === steps;
  const since = useMemo(() => (hides ? NOTHING : sinceOf(open)), [hides, open]);
  // What came of a deed is told anew in another language.
  const { story } = useMemo(
    () => ({ language, story: marksOf(open, since, pointed, (action, id) => cameUpon(open, action, id)) }),
    [open, since, pointed, language],
  );
  return { since, story: proposal && pointsAt(proposal) ? NO_MARKS : story, close, point };
};
