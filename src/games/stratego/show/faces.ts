import type { Message } from '../../../core/message.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { STRENGTH, walks } from '../rules/army.ts';
import { RANKS, type Rank, gameMessage } from '../types.ts';

/** What a block shows of itself. */
export type Face = Pick<PieceNode, 'mark' | 'emblem' | 'name'>;
/** A rank in words. */
export const rankText = (rank: Rank): Message => gameMessage(`rank.${rank}`);
/** The number on a block: Mine and Flag have none (ST-02). */
export const markOf = (rank: Rank): string | null => (walks(rank) ? `${STRENGTH[rank]}` : null);
/** The open face of a block (ST-08). */
export const openFace = (rank: Rank): Face => FACES[rank];
const FACES = Object.fromEntries(
  RANKS.map((rank): [Rank, Face] => {
    const mark = markOf(rank);
    return [rank, { ...(mark === null ? {} : { mark }), emblem: rank, name: rankText(rank) }];
  }),
) as Readonly<Record<Rank, Face>>;
