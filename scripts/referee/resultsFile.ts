import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Message } from '../../src/core/message.ts';
import { z } from '../../src/core/schema.ts';
import { SEATS } from '../../src/core/seat.ts';
import type { Ended } from './match.ts';
import { FAULTS } from './protocol.ts';

/** What must be the same for a file to be continued. */
export interface SeriesHeader {
  readonly referee: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly sides: readonly string[];
  readonly seed: string;
  readonly seconds: number;
  readonly think: number;
}
const seat = z.enum(SEATS);
const row = z.object({
  number: z.int().min(1),
  seats: z.array(seat).length(2),
  winners: z.array(seat).nullable(),
  why: z.custom<Message>().nullable(),
  length: z.int().min(0),
  lost: z.object({ player: z.int().min(0).max(1), fault: z.enum(FAULTS), detail: z.string() }).optional(),
});

/** The lines of a file. A last line that was cut off while it was written is left out. */
const wholeLines = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);
/**
 * Opens a file of results, one JSON line for the series and one for each match, and returns the matches in it. Creates it if it is
 * missing. Throws an `Error` with advice if it belongs to another series or cannot be read.
 */
export const openResults = (file: string, header: SeriesHeader): Ended[] => {
  const [first, ...lines] = existsSync(file) ? wholeLines(file) : [];
  if (first === undefined) {
    writeFileSync(file, `${JSON.stringify(header)}\n`);
    return [];
  }
  const parse = (line: string, number: number): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(`${file}, line ${number}: not JSON. Delete the line, or name another file.`);
    }
  };
  const known = parse(first, 1);
  if (!isDeepStrictEqual(known, JSON.parse(JSON.stringify(header)))) {
    throw new Error(`${file} holds another series. Name another file, or use the arguments of that series: ${first}`);
  }
  const ended = lines.map((line, i) => {
    const read = row.safeParse(parse(line, i + 2));
    if (!read.success) throw new Error(`${file}, line ${i + 2}: not a result. Delete the line, or name another file.`);
    return read.data as Ended;
  });
  writeFileSync(file, [first, ...lines].map((line) => `${line}\n`).join(''));
  return [...new Map(ended.map((each) => [each.number, each])).values()];
};
/** Adds a match to a file of results. */
export const addResult = (file: string, ended: Ended): void => appendFileSync(file, `${JSON.stringify(ended)}\n`);
