import { useCallback, useMemo, useState } from 'react';
import type { OpenMatch } from '../../../store/openMatch.ts';
import { type Proposal, pointsAt } from '../../../table/hand/proposal.ts';
import type { StoryMark } from '../../../table/marks/story.ts';
import { type Deed, markOf, sinceOf } from './since.ts';
import type { Showing } from './useShow.ts';

const NOTHING: readonly Deed[] = [];
const NO_MARKS: readonly StoryMark[] = [];
/**
 * What was done since the last turn of who is to act, its numbered marks on the table, and what folds both away until the next step. The marks
 * give way while something on the table is proposed: two things told by lines at once are read as one.
 */
export const useSince = (
  open: OpenMatch,
  showing: Showing | null,
  proposal: Proposal | null,
): { readonly since: readonly Deed[]; readonly story: readonly StoryMark[]; close(): void } => {
  const [folded, fold] = useState<unknown>(null);
  const { steps } = open;
  const close = useCallback(() => fold(steps), [steps]);
  const hides = (showing !== null && !showing.again) || folded === steps;
  const since = useMemo(() => (hides ? NOTHING : sinceOf(open)), [hides, open]);
  const story = useMemo(
    () =>
      since.flatMap((deed, i) => {
        const mark = markOf(open, deed);
        return mark ? [{ ...mark, n: i + 1, seat: deed.seat }] : [];
      }),
    [open, since],
  );
  return { since, story: proposal && pointsAt(proposal) ? NO_MARKS : story, close };
};
