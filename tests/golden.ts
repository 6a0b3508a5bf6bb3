import { readFileSync } from 'node:fs';
import type { Match } from '../src/core/match.ts';

/** The text of a golden record by its name: the game, a dot and its ending. */
export const goldenText = (name: string): string =>
  readFileSync(`tests/records/${name.replace('.', '/')}.mera.json`, 'utf8');
/** A golden record by its name. */
export const golden = (name: string): Match => JSON.parse(goldenText(name)) as Match;
