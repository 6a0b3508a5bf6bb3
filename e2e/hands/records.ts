import type { Match } from '../../src/core/match.ts';
import { golden } from '../../tests/golden.ts';
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
/** The first actions of a match of the golden records (`tests/records`); all but so many, if less than none. */
export const goldenPart = (name: string, actions: number): Match => {
  const match = golden(name);
  return { ...match, entries: match.entries.slice(0, actions) };
};
/** A match whose seats, in their order, are played by these bots. */
export const withBots = (match: Match, bots: readonly string[]): Match => ({
  ...match,
  players: match.players.map((player, i) => ({ ...player, bot: bots[i] })),
});
/** A match of the golden records, cut short before the first action that is meant. */
export const goldenUntil = (name: string, is: (action: { readonly type: string }) => boolean): Match => {
  const match = golden(name);
  const at = match.entries.findIndex(({ action }) => is(action as { type: string }));
  if (at < 0) throw new Error(`Nothing of the kind is done in ${name}.`);
  return { ...match, entries: match.entries.slice(0, at) };
};
