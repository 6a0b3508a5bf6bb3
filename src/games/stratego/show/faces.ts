import type { Message } from '../../../core/message.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { STRENGTH, walks } from '../rules/army.ts';
import { RANKS, type Rank, gameMessage } from '../types.ts';

/** What a block shows of its piece. */
export type Face = Pick<PieceNode, 'mark' | 'emblem' | 'name'>;
/** Returns a rank as a text. */
export const rankText = (rank: Rank): Message => gameMessage(`rank.${rank}`);
/** Returns the number on a block; null for Mine and Flag (ST-02). */
export const markOf = (rank: Rank): string | null => (walks(rank) ? `${STRENGTH[rank]}` : null);
/** Returns the open face of a block (ST-08). */
export const openFace = (rank: Rank): Face => FACES[rank];
const FACES = Object.fromEntries(
  RANKS.map((rank): [Rank, Face] => {
    const mark = markOf(rank);
    return [rank, { ...(mark === null ? {} : { mark }), emblem: rank, name: rankText(rank) }];
  }),
) as Readonly<Record<Rank, Face>>;
