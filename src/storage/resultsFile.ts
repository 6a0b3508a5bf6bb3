import { type Message, messageFactory } from '../core/message.ts';
import { z } from '../core/schema.ts';
import { formatField, readJson, refuseSize } from './json.ts';
import { MOST_RESULTS, readResults, type Result, resultSchema, saveResults } from './results.ts';

const FORMAT = 'mera-scores-1';
/** The start of the formats of such files. */
const FORMATS = 'mera-scores-';
/** How much of a file is read to know its format, bytes. */
const HEAD = 200;
/** The largest such file, in millions of characters. */
const MAX_MILLIONS = 4;
const say = messageFactory<Record<'fileNotScores' | 'fileOtherFormat', string>>('core');
const schema = z.object({ format: z.literal(FORMAT), results: z.array(resultSchema).max(MOST_RESULTS) });

/** Returns the text of a file with these results. */
export const resultsToText = (results: readonly Result[]): string =>
  `${JSON.stringify({ format: FORMAT, results }, null, 1)}\n`;
/** Returns the results in the text of such a file, or why it cannot be read. */
export const parseResults = (text: string): { results: Result[] } | { error: Message } => {
  const read = readJson(text, MAX_MILLIONS);
  if ('error' in read) return read;
  const format = formatField(read.data);
  if (typeof format === 'string' && format.startsWith(FORMATS) && format !== FORMAT)
    return { error: say('fileOtherFormat') };
  const parsed = schema.safeParse(read.data);
  return parsed.success ? { results: parsed.data.results } : { error: say('fileNotScores') };
};
/**
 * Adds the results of a file to those on this device, which stay as they are. Returns how many are new, or why the file cannot be
 * read. Null if it is no such file.
 */
export const addResultsFile = async (file: Blob): Promise<{ added: number } | { error: Message } | null> => {
  if (!(await file.slice(0, HEAD).text()).includes(`"${FORMATS}`)) return null;
  const tooBig = refuseSize(file.size, MAX_MILLIONS);
  const read = tooBig ? { error: tooBig } : parseResults(await file.text());
  if ('error' in read) return read;
  const known = new Set(readResults().map(({ match }) => match));
  const added = read.results.filter(({ match }) => !known.has(match));
  saveResults(added);
  return { added: added.length };
};
