import { z } from '../core/schema.ts';

const KEY = 'mera.typed';
const schema = z.object({
  match: z.string(),
  length: z.int().min(0),
  action: z.unknown(),
  dice: z.array(z.int().min(1)).min(1).max(100),
});
/** Real dice that have been typed of an action whose next die is still to fall: of which match, after how many actions. */
export type TypedDice = z.infer<typeof schema>;

/** What has been typed of the next action of a match; null where nothing has. A die that has fallen counts, though the page is loaded anew before the next. */
export const readTypedDice = (match: string, length: number): TypedDice | null => {
  try {
    const typed = schema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return typed.match === match && typed.length === length ? typed : null;
  } catch {
    return null;
  }
};
/** Keeps what has been typed; null forgets it. */
export const saveTypedDice = (typed: TypedDice | null): void => {
  try {
    if (typed) localStorage.setItem(KEY, JSON.stringify(typed));
    else localStorage.removeItem(KEY);
  } catch {
    // Without it a die is asked for again after the page has been left in the middle of a throw.
  }
};
