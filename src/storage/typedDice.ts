import { z } from '../core/schema.ts';

const KEY = 'mera.typed';
const schema = z.object({
  match: z.string(),
  length: z.int().min(0),
  action: z.unknown(),
  dice: z.array(z.int().min(1)).min(1).max(100),
});
/** Real dice already typed for an action whose next die has not been rolled: which match, and after how many actions. */
export type TypedDice = z.infer<typeof schema>;

/** Returns what has been typed for the next action of a match, or null. A rolled die counts even if the page is reloaded before the next one. */
export const readTypedDice = (match: string, length: number): TypedDice | null => {
  try {
    const typed = schema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return typed.match === match && typed.length === length ? typed : null;
  } catch {
    return null;
  }
};
/** Saves what has been typed; null deletes it. */
export const saveTypedDice = (typed: TypedDice | null): void => {
  try {
    if (typed) localStorage.setItem(KEY, JSON.stringify(typed));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, a die is asked for again if the page is left in the middle of a roll.
  }
};
