import { readFileSync } from 'node:fs';
import type { Match } from '../src/core/match.ts';
import { giveFile } from './files.ts';
import type { Hand } from './hand.ts';

/** Opens a match that has been written down: given as a file on the home screen, then opened from there. */
export const openRecord = async (hand: Hand, match: Match): Promise<void> => {
  const { page, words } = hand;
  await page.goto('');
  await giveFile(page, JSON.stringify(match));
  await page.getByRole('link', { name: words.ui('import.open') }).click();
  await hand.settled();
};
/** A match of the golden records (`tests/records`), cut short before the first action that is meant. */
export const goldenUntil = (name: string, is: (action: { readonly type: string }) => boolean): Match => {
  const match = JSON.parse(readFileSync(`tests/records/${name}.mera.json`, 'utf8')) as Match;
  const at = match.entries.findIndex(({ action }) => is(action as { type: string }));
  if (at < 0) throw new Error(`Nothing of the kind is done in ${name}.`);
  return { ...match, entries: match.entries.slice(0, at) };
};
