import type { Page } from '@playwright/test';
import type { Match } from '../../src/core/match.ts';
import { golden } from '../../tests/golden.ts';
import { ASKED, type Hand } from './hand.ts';

let laid = 0;
/** Puts a match into the device's store, as `src/storage` keeps it, once in a window. */
const store = async ({ id, match: { entries, ...head } }: { id: string; match: Match }): Promise<void> => {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem(id)) return;
  sessionStorage.setItem(id, 'laid');
  const asked = indexedDB.open('mera', 1);
  asked.addEventListener('upgradeneeded', () => {
    asked.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    asked.result.createObjectStore('entries');
  });
  await new Promise((opened) => asked.addEventListener('success', opened));
  const tx = asked.result.transaction(['matches', 'entries'], 'readwrite');
  const now = Date.now();
  const row = { id, head, length: entries.length, created: now, updated: now, over: false, claim: id };
  tx.objectStore('matches').put(row);
  for (const [i, entry] of entries.entries()) tx.objectStore('entries').put(entry, [id, i + 1]);
  asked.result.close();
};
/** Has a page that is still to come find a match in the device's store; whatever asks for the store first is answered first. */
export const keep = async (page: Page, match: Match): Promise<string> => {
  const id = `laid${++laid}`;
  await page.addInitScript(store, { id, match });
  return id;
};
/** Lays a match into the device's store and goes to its table; what a curtain hides is not waited for. */
export const layDown = async (page: Page, match: Match): Promise<void> => {
  if (page.url() === 'about:blank') {
    await page.goto(`#/match/${await keep(page, match)}`);
    return;
  }
  // A page of the app that is open only changes its screen, as from the list of matches: to load it anew takes three times as long.
  const id = `laid${++laid}`;
  await page.evaluate(store, { id, match });
  const before = await page.locator('main').elementHandle();
  await page.evaluate((id) => void (location.hash = `#/match/${id}`), id);
  await page.waitForFunction((main) => !main?.isConnected, before, { polling: ASKED });
};
/** Opens a match that has been written down at its table; its address is returned. */
export const openRecord = async (hand: Hand, match: Match): Promise<string> => {
  await layDown(hand.page, match);
  await hand.settled();
  return hand.page.url();
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
