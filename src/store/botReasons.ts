import type { EvaluatedAction } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import { sameAction } from '../core/equality.ts';
import type { OpenMatch } from './matchStore.ts';

/** What bots were about to do and why, by match and ply, as long as the page lives. */
const botThoughts = new Map<string, EvaluatedAction<unknown>>();
const thoughtKey = (id: string, ply: number): string => `${ply} ${id}`;
/** Saves why a bot does what it is about to do at a ply. */
export const saveBotThought = (id: string, ply: number, thought: EvaluatedAction<unknown>): void => {
  botThoughts.set(thoughtKey(id, ply), thought);
};
/** Returns why a bot took the recorded action at a ply. Null if it gave no reason, or someone else acted. */
export const botReasonAt = ({ id, match }: Pick<OpenMatch, 'id' | 'match'>, ply: number): Message | null => {
  const thought = botThoughts.get(thoughtKey(id, ply));
  const entry = match.entries[ply - 1];
  return thought && entry && sameAction(entry.action, thought.action) ? thought.why : null;
};
