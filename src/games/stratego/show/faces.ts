import type { Message } from '../../../core/message.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { STRENGTH, walks } from '../rules/army.ts';
import { type Rank, say } from '../types.ts';

/** What a block shows of itself. */
export type Face = Pick<PieceNode, 'mark' | 'emblem' | 'name'>;
/** A rank in words. */
export const rankText = (rank: Rank): Message => say(`rank.${rank}`);
/** The number on a block: Mine and Flag have none (ST-02). */
export const markOf = (rank: Rank): string | null => (walks(rank) ? `${STRENGTH[rank]}` : null);
/** The open face of a block (ST-08). */
export const openFace = (rank: Rank): Face => {
  const mark = markOf(rank);
  return { ...(mark === null ? {} : { mark }), emblem: rank, name: rankText(rank) };
};
