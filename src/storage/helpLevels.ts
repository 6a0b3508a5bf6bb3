import { z } from '../core/schema.ts';
import { SEATS } from '../core/seat.ts';
import { HELP_LEVELS } from './settings.ts';

const KEY = 'mera.help';
/** How many matches are remembered, the latest ones. */
const MOST_MATCHES = 50;
const schema = z.array(z.object({ match: z.string(), levels: z.partialRecord(z.enum(SEATS), z.enum(HELP_LEVELS)) }));
/** The help that players have chosen in matches on this device, by seat. It is no part of a record. */
export type ChosenHelp = z.infer<typeof schema>;

/** Returns the help that was chosen in matches, the latest last. Empty if none was, or it cannot be read. */
export const readChosenHelp = (): ChosenHelp => {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
};
/** Saves the help chosen in matches. */
export const saveChosenHelp = (chosen: ChosenHelp): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.slice(-MOST_MATCHES)));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
};
