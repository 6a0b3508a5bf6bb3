import type { OpenMatch } from '../openMatch.ts';
import type { TurningPoint } from './lookThrough.ts';

/** What was found in a match that was looked through, by its last step: who goes back to a deed need not have it looked for anew. */
const found = new WeakMap<object, readonly TurningPoint[]>();
type Looked = Pick<OpenMatch, 'steps' | 'ply'>;

/** Remembers the turning points of a match as long as it goes on no further. */
export const keepFound = ({ steps }: Looked, points: readonly TurningPoint[]): void => {
  const last = steps.at(-1);
  if (last) found.set(last, points);
};
/** The turning points of a match that has been looked through; null where it has not been. */
export const foundIn = ({ steps }: Looked): readonly TurningPoint[] | null => found.get(steps.at(-1) ?? {}) ?? null;
/** The turning point before which the match is looked at; null where there is none. */
export const foundHere = (open: Looked): TurningPoint | null =>
  foundIn(open)?.find(({ ply }) => ply === open.ply) ?? null;
