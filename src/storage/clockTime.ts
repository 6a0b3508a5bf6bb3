import { z } from '../core/schema.ts';

const KEY = 'mera.clock';
const schema = z.object({ match: z.string(), ply: z.int().min(0), ms: z.int().min(0).max(1_000_000_000) });
type ClockTime = z.infer<typeof schema>;

/** Returns the time used since the last entry of a match, ms. It counts even if the page is reloaded, or another tab plays on. */
export const readClockTime = (match: string, ply: number): number => {
  try {
    const time = schema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return time.match === match && time.ply === ply ? time.ms : 0;
  } catch {
    return 0;
  }
};
/** Saves the time used since the last entry of a match. */
export const saveClockTime = (time: ClockTime): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(time));
  } catch {
    // Without storage, a page that is reloaded gives back the time since the last entry.
  }
};
