// Shots of a record are simulated again: what is forged is noted, what is honest is not, and the match can be played all the same.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Match } from '../../src/core/match.ts';
import type { ShotResult } from '../../src/core/shots/shot.ts';
import { flick } from '../../src/games/flick/index.ts';
import { PHYSICS_VERSION } from '../../src/physics/parameters.ts';
import { verifyRecord } from '../../src/store/verification/issues.ts';
import { engine, matchOf, playOut } from '../walk.ts';
import { Mute } from './mute.ts';
import { create } from './playing.ts';
import { openBrowser, openTab, type Tab } from './tabs.ts';

const { match } = playOut(flick, matchOf(flick, 'doubts'), 60, {}, 2);
const shotPlies = match.entries.flatMap(({ shots }, i) => (shots ? [i + 1] : []));
const [first, second] = shotPlies as [number, number];
/** The match with the shots of a ply changed. */
const forged = (ply: number, change: (shot: ShotResult) => ShotResult): Match => ({
  ...match,
  entries: match.entries.map((entry, i) => (i === ply - 1 ? { ...entry, shots: entry.shots?.map(change) } : entry)),
});
const checked = (of: Match) => {
  if (!engine) throw new Error('No game asks for shots.');
  return [...verifyRecord(flick, of, { version: PHYSICS_VERSION, resolve: engine })];
};

describe('simulated again', () => {
  test('an honest record is not in doubt, whether it has its films or not', () => {
    const honest = shotPlies.map((ply) => ({ ply, doubt: null }));
    expect(shotPlies).toHaveLength(2);
    expect(checked(match)).toEqual(honest);
    expect(checked(forged(first, (shot) => ({ ...shot, frames: undefined })))).toEqual(honest);
    expect(checked(JSON.parse(JSON.stringify(match)) as Match)).toEqual(honest);
  });
  test('a pose at rest that was moved by a tenth of a millimetre differs, and only there', () => {
    const moved = forged(second, (shot) => ({
      ...shot,
      rest: Object.fromEntries(
        Object.entries(shot.rest).map(([id, [x, ...pose]]) => [id, [x + 1, ...pose]] as const),
      ) as ShotResult['rest'],
    }));
    expect(checked(moved)).toEqual([
      { ply: first, doubt: null },
      { ply: second, doubt: 'differs' },
    ]);
  });
  test('what other physics answered is told as such and is not simulated', () => {
    const other = forged(first, (shot) => ({ ...shot, physics: 'another' }));
    const resolve = vi.fn((): ShotResult => {
      throw new Error('It is not asked.');
    });
    expect(verifyRecord(flick, other, { version: PHYSICS_VERSION, resolve }).next().value).toEqual({
      ply: first,
      doubt: 'otherPhysics',
    });
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('on opening a match', () => {
  let tab: Tab;
  beforeEach(async () => {
    Mute.all = [];
    openBrowser();
    vi.stubGlobal('Worker', Mute);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    tab = await openTab();
  });
  afterEach(() => {
    tab.opening.closeMatch();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const opened = async (of: Match): Promise<Mute | undefined> => {
    await tab.opening.openMatch(await create(tab, of));
    await vi.waitFor(() => expect(Mute.all).toHaveLength(1));
    return Mute.all[0];
  };
  const entryOf = (ply: number): Entry | undefined => tab.table.currentMatch().match.entries[ply - 1];
  const noted = () => shotPlies.map((ply) => tab.table.useMatchStore.getState().issues.get(entryOf(ply) as Entry));

  test('its shots go to a worker that tells of each; what it has not come to is unchecked', async () => {
    const worker = await opened(match);
    expect(worker?.asked).toMatchObject([{ game: 'flick' }]);
    expect(noted()).toEqual([undefined, undefined]);
    worker?.reports({ ply: first, doubt: 'differs' });
    expect(noted()).toEqual(['differs', undefined]);
    worker?.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }));
    await vi.waitFor(() => expect([noted(), worker?.ended]).toEqual([['differs', 'unchecked'], true]));
    expect(tab.table.useMatchStore.getState().playLocation).toBe('here');
  });
  test('what has been checked leaves no doubt, and the worker is ended', async () => {
    const worker = await opened(match);
    for (const ply of shotPlies) worker?.reports({ ply, doubt: null });
    worker?.answers(null);
    await vi.waitFor(() => expect([noted(), worker?.ended]).toEqual([[undefined, undefined], true]));
  });
  test('a doubt stays on what is taken back and redone', async () => {
    const worker = await opened(match);
    worker?.reports({ ply: second, doubt: 'differs' });
    await tab.play.undo();
    expect(tab.table.currentMatch().redo.length).toBeGreaterThan(0);
    while (await tab.play.redo());
    expect(noted()).toEqual([undefined, 'differs']);
  });
  test('it is checked until it is closed, and not at all without shots', async () => {
    const worker = await opened(match);
    tab.opening.closeMatch();
    worker?.reports({ ply: first, doubt: 'differs' });
    await vi.waitFor(() => expect([worker?.ended, tab.table.useMatchStore.getState().issues.size]).toEqual([true, 0]));
    await opened({ ...match, entries: match.entries.slice(0, first - 1) });
    expect(Mute.all).toHaveLength(1);
  });
});
