import type { EvaluatedAction } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import type { OpenMatch } from './matchStore.ts';

/** By match and ply, what a bot was about to do and why; it lives as long as the page. */
const botThoughts = new Map<string, EvaluatedAction<unknown>>();
const thoughtKey = (id: string, ply: number): string => `${ply} ${id}`;
/** Keeps why a bot does what it is about to do at a ply. */
export const saveBotThought = (id: string, ply: number, thought: EvaluatedAction<unknown>): void => {
  botThoughts.set(thoughtKey(id, ply), thought);
};
/** Why a bot did what stands in the record at a ply, or null where it did not say, or somebody else did something. */
export const botReasonAt = ({ id, match }: Pick<OpenMatch, 'id' | 'match'>, ply: number): Message | null => {
  const thought = botThoughts.get(thoughtKey(id, ply));
  const entry = match.entries[ply - 1];
  return thought && entry && JSON.stringify(entry.action) === JSON.stringify(thought.action) ? thought.why : null;
};
