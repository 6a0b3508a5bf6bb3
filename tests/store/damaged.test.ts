// What lies on the device is opened as far as it is sound, in parts where it is long; what is deleted or hangs there is told.
import { asView } from '../../src/core/view.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { gameOf } from '../games.ts';
import { matchOf } from '../walk.ts';
import { create, arrive, kept, leave, newMatch, nowIn, play, tab } from './playing.ts';

beforeEach(arrive);
afterEach(leave);

describe('a damaged record', () => {
  const damages: readonly [string, object | undefined][] = [
    ['without a head', undefined],
    ['with an empty head', { head: null }],
    ['without players', { head: { format: 1, game: 'stratego' } }],
    ['last played at no time', { updated: 'yesterday' }],
    ['of no length', { length: -1 }],
  ];
  test.each(damages)('%s is shown as such beside the others, and can be taken out and deleted', async (_, damage) => {
    const one = await tab();
    expect(await one.device.hasSavedMatches()).toBe(false);
    const sound = await create(one, newMatch());
    const id = await create(one, newMatch());
    const db = await one.device.withDatabase(async (device) => device);
    const row = await db.get('matches', id);
    const { head, ...rest } = row ?? {};
    await db.put('matches', (damage ? { ...rest, head, ...damage } : rest) as never);
    const { matches, fault } = await one.matches.listMatches();
    expect([matches, fault]).toMatchObject([[{ id: sound }, { id, damaged: true }], null]);
    expect(await one.matches.loadMatch(id)).not.toBeNull();
    await one.matches.removeMatch(id);
    expect((await one.matches.listMatches()).matches).toHaveLength(1);
    expect(await one.device.hasSavedMatches()).toBe(true);
  });

  test('whose head is gone is not opened, and gives what is there', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 2);
    one.opening.closeMatch();
    const db = await one.device.withDatabase(async (device) => device);
    const row = await db.get('matches', id);
    await db.put('matches', { ...row, head: { game: 'toy-soldiers' } } as never);
    expect(await one.opening.openMatch(id)).toBe('unreadable');
    const read = await one.matches.loadMatch(id);
    expect(read).toMatchObject({ raw: { game: 'toy-soldiers', entries: [{}, {}] } });
  });

  test('of a game that is not here is not opened', async () => {
    const one = await tab();
    const other = await create(one, { ...newMatch(), game: 'chess' });
    expect(await one.opening.openMatch(other)).toBe('unreadable');
  });

  test.each([
    [
      'damaged',
      (db: IDBDatabase, key: [string, number]) =>
        db.transaction('entries', 'readwrite').objectStore('entries').put('?', key),
    ],
    [
      'missing',
      (db: IDBDatabase, key: [string, number]) =>
        db.transaction('entries', 'readwrite').objectStore('entries').delete(key),
    ],
  ])('with an entry %s is opened up to there, says so, and goes on from there', async (_, damage) => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 4);
    one.opening.closeMatch();
    const db = await one.device.withDatabase(async (device) => device);
    damage(db as unknown as IDBDatabase, [id, 3]);
    await one.opening.openMatch(id);
    expect([nowIn(one).actions, one.table.currentMatch().note]).toEqual([2, { key: 'core:cut', values: { ply: 2 } }]);
    await play(one);
    expect(await kept(one, id)).toEqual({ length: 3, whole: true, entries: 3 });
  });
});

test('FF-13 a match of older rules opens up to what the rules now forbid, and says so', async () => {
  const one = await tab();
  const game = gameOf('flick') as AnyGame;
  const { match, step } = playSetup(game, matchOf(game, 'older', { variant: 'fieldD' }), { lots: true, lines: true });
  const move = game.choices(asView(step.state)).find(({ label }) => label.key === 'flick:do.move');
  if (move?.kind !== 'aim') throw new Error('There is no move.');
  const entries = [...match.entries, { action: move.example() }];
  const id = await create(one, { ...match, rulesVersion: game.rulesVersion - 1, entries });
  expect(await one.opening.openMatch(id)).toBe('open');
  expect(nowIn(one).actions).toBe(match.entries.length);
  expect(one.table.currentMatch().note).toMatchObject({
    key: 'core:stoppedByRules',
    values: { ply: entries.length, why: { key: 'flick:no.firstStrike' } },
  });
});
test('a match with players at one seat, or too many of them, is not opened', async () => {
  const one = await tab();
  const match = newMatch('stratego');
  const [blue] = match.players;
  if (!blue) throw new Error('Nobody plays.');
  const twice = await create(one, { ...match, players: [blue, blue] });
  expect(await one.opening.openMatch(twice)).toBe('unreadable');
  const crowd = await create(one, { ...match, players: [...match.players, { seat: 'plum', name: '' }] });
  expect(await one.opening.openMatch(crowd)).toBe('unreadable');
});

describe('a record that is long to replay', () => {
  /** Every look at the clock finds that so many ms have passed. */
  const slowly = (ms: number): void => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  };
  const longOne = async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 4);
    one.opening.closeMatch();
    return { one, id };
  };
  test('tells how far it has come, and the page lives on between its parts', async () => {
    const { one, id } = await longOne();
    slowly(50);
    const told: number[] = [];
    one.table.useMatchStore.subscribe(({ loadProgress }) => void told.push(loadProgress));
    let turns = 0;
    const beat = setInterval(() => turns++, 0);
    expect(await one.opening.openMatch(id)).toBe('open');
    clearInterval(beat);
    expect([...new Set(told)].filter((read) => read > 0)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
    expect(turns).toBeGreaterThan(0);
    expect(nowIn(one).actions).toBe(4);
  });
  test('can be left meanwhile: nothing lies on the table then', async () => {
    const { one, id } = await longOne();
    slowly(50);
    const forget = one.table.useMatchStore.subscribe(
      ({ loadProgress }) => loadProgress > 0 && one.opening.closeMatch(),
    );
    expect(await one.opening.openMatch(id)).toBe('left');
    forget();
    expect(one.table.useMatchStore.getState()).toMatchObject({ open: null, loadProgress: 0 });
  });
});

describe('a match of the list', () => {
  test('is given a name that stays while it is played, and is brought back as it was when it has been deleted', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.matches.renameMatch(id, 'Evening');
    await one.matches.starMatch(id, true);
    await one.opening.openMatch(id);
    await play(one, 2);
    one.opening.closeMatch();
    const gone = await one.matches.removeMatch(id);
    expect((await one.matches.listMatches()).matches).toEqual([]);
    await one.matches.restoreMatch(gone);
    expect((await one.matches.listMatches()).matches).toMatchObject([
      { id, title: 'Evening', starred: true, length: 2 },
    ]);
    expect(await kept(one, id)).toMatchObject({ length: 2, whole: true, entries: 2 });
    await one.matches.renameMatch(id, '');
    await one.matches.starMatch(id, false);
    const [listed] = (await one.matches.listMatches()).matches;
    expect(listed).not.toHaveProperty('title', 'Evening');
    expect(listed).not.toHaveProperty('starred', true);
  });
});

describe('a match that is deleted in another tab', () => {
  test('is played on in this page, which says so, and is kept again when that is asked for', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one);
    await two.matches.removeMatch(id);
    await play(one);
    expect([nowIn(one), one.loose.unsavedMatches.get(id)?.gone]).toMatchObject([{ actions: 2, unsaved: true }, true]);
    await play(one);
    expect([await kept(one, id), one.loose.unsavedMatches.get(id)?.gone]).toMatchObject([{ entries: 0 }, true]);
    await one.keeping.saveAgain();
    expect([nowIn(one), await kept(one, id)]).toMatchObject([
      { actions: 3, unsaved: false },
      { length: 3, whole: true, entries: 3 },
    ]);
  });
});

test('a write that never ends counts as failed after ten seconds: the match goes on, and the next write brings all', async () => {
  const one = await tab();
  const id = await create(one, newMatch());
  await one.opening.openMatch(id);
  await play(one);
  const put = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const played = play(one);
  await vi.advanceTimersByTimeAsync(10_000);
  await played;
  vi.useRealTimers();
  put.mockRestore();
  expect(nowIn(one)).toMatchObject({ actions: 2, unsaved: true });
  await play(one);
  expect([nowIn(one).unsaved, await kept(one, id)]).toEqual([false, { length: 3, whole: true, entries: 3 }]);
});
