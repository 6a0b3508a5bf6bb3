import { expect, vi } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import type { Match } from '../../src/core/match.ts';
import { gameOf } from '../games.ts';
import { matchOf } from '../walk.ts';
import { openBrowser, openTab, type Tab } from './tabs.ts';

/** A match that has just begun, of Toy Soldiers unless said otherwise. */
export const newMatch = (game = 'toy-soldiers'): Match => {
  const found = gameOf(game);
  if (!found) throw new Error('There is no such game.');
  return matchOf(found, 'kept');
};
/** Keeps a match that nobody has played yet; its id. */
export const create = async ({ keeping }: Tab, match: Match): Promise<string> =>
  (await keeping.saveNewMatch({ match, redo: [], over: false })).id;
/** How the open match of a tab stands. */
export const nowIn = ({ table }: Tab) => {
  const { open, playLocation } = table.useMatchStore.getState();
  return { actions: open?.match.entries.length, held: playLocation, unsaved: open?.unsaved };
};
/** Plays the first thing that may be done in a tab, pieces stood one by one; so many times. */
export const play = async (tab: Tab, times = 1): Promise<void> => {
  for (let i = 0; i < times; i++) {
    const open = tab.table.currentMatch();
    const turn = tab.table.currentTurn(open);
    if (!('to' in turn)) throw new Error('The match is over.');
    const view = open.game.view(tab.table.stateAtPly(open, open.steps.length - 1), turn.to);
    const [choice] = enabledChoices(open.game.choices(view)).filter(({ opening }) => opening !== 'lines');
    if (!choice) throw new Error('There is nothing to do.');
    await tab.play.performAction(choice.kind === 'do' ? choice.action : choice.example());
  }
};
/** How many entries the device has of a match, and whether none is missing between them. */
export const kept = async ({ device }: Tab, id: string) => {
  const [keys, row] = await device.withDatabase((db) =>
    Promise.all([db.getAllKeys('entries', IDBKeyRange.bound([id, 0], [id, Infinity])), db.get('matches', id)]),
  );
  return { length: row?.length, whole: keys.every(([, ply], i) => ply === i + 1), entries: keys.length };
};
/** Waits until a tab stands so. */
export const until = (tab: Tab, what: Partial<ReturnType<typeof nowIn>>): Promise<void> =>
  vi.waitFor(() => expect(nowIn(tab)).toMatchObject(what), { timeout: 10_000, interval: 10 });
let tabs: Tab[] = [];
/** Opens a tab of this test's browser. */
export const tab = async (): Promise<Tab> => {
  const opened = await openTab();
  tabs.push(opened);
  return opened;
};
/** Begins a test with a browser of its own. */
export const arrive = (): void => {
  openBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
};
/** Ends a test: its tabs are left. */
export const leave = (): void => {
  for (const { opening } of tabs) opening.closeMatch();
  tabs = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
};
