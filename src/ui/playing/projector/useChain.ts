import { useMemo } from 'react';
import type { Turn } from '../../../core/game.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import type { ChainMark } from '../../../table/marks/actionChain.ts';
import type { TimelineView } from '../../../presentation/timelineView.ts';
import { chainMarks } from '../../../presentation/actionChain.ts';

const NO_MARKS: readonly ChainMark[] = [];
const isMidway = (turn: Turn): boolean => 'to' in turn && turn.midway === true;
/**
 * Returns the marks of the chain that a class follows, if they are to be `shown`. They stay while the chain is played, looked
 * back at, or continued.
 */
export const useChain = (
  open: OpenMatch,
  turn: Turn,
  showing: TimelineView | null,
  shown: boolean,
): readonly ChainMark[] =>
  useMemo(
    () => (shown && (showing || !isAtLatest(open) || isMidway(turn)) ? chainMarks(open) : NO_MARKS),
    [shown, showing, open, turn],
  );
