// What is played is kept, or the table says so until it is: two tabs, failing writes, no database.
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { create, kept, leave, newMatch, nowIn, arrive, play, tab, until } from './playing.ts';
import { openBrowser } from './tabs.ts';

/** Lets writes of entries fail as a full device does; returns how to let them through again. */
const fillUp = (): (() => void) => {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => spy.mockRestore();
};

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(arrive);
afterEach(leave);

describe('two tabs of one match', () => {
  test('one plays, the other looks on and follows; what it would play is not taken', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await two.opening.openMatch(id);
    expect([nowIn(one).held, nowIn(two).held]).toEqual(['here', 'away']);
    await play(one, 2);
    await until(two, { actions: 2, held: 'away' });
    await play(two);
    await one.play.undo();
    await until(two, { actions: 1, held: 'away' });
    expect([nowIn(one).actions, await kept(one, id)]).toEqual([1, { length: 1, whole: true, entries: 2 }]);
  });

  test('taken over, the match goes on in the other tab, and the first one follows', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 2);
    await two.opening.openMatch(id);
    two.opening.takeOver();
    await until(two, { actions: 2, held: 'here' });
    await until(one, { held: 'away' });
    await play(two);
    await until(one, { actions: 3 });
    one.opening.takeOver();
    await until(one, { actions: 3, held: 'here' });
    await until(two, { held: 'away' });
    await play(one);
    await until(two, { actions: 4 });
    expect(await kept(one, id)).toEqual({ length: 4, whole: true, entries: 4 });
  });

  test('left by the tab that plays it, it passes to the one that looks on', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await two.opening.openMatch(id);
    one.opening.closeMatch();
    await until(two, { held: 'here', actions: 0 });
    await play(two);
    expect(await kept(two, id)).toEqual({ length: 1, whole: true, entries: 1 });
  });

  test('where people keep secrets the tab that looks on stays covered, and so does the one that is taken from', async () => {
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch('stratego'));
    await one.opening.openMatch(id);
    one.play.liftCurtain();
    const viewers = () => [one, two].map(({ table }) => table.currentMatch().viewer);
    await two.opening.openMatch(id);
    two.play.liftCurtain();
    expect(viewers()).toEqual(['red', 'public']);
    two.opening.takeOver();
    await until(one, { held: 'away' });
    await until(two, { held: 'here' });
    expect(viewers()).toEqual(['public', 'public']);
    one.play.liftCurtain();
    two.play.liftCurtain();
    expect(viewers()).toEqual(['public', 'red']);
  });

  test('without locks the tab that came last plays it', async () => {
    openBrowser({ locks: false });
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await two.opening.openMatch(id);
    await until(one, { held: 'away' });
    await play(two);
    await until(one, { actions: 1, held: 'away' });
    one.opening.takeOver();
    await until(two, { held: 'away' });
    await until(one, { held: 'here' });
  });

  test('without locks and channels what does not follow is refused, told, and put right by a press', async () => {
    openBrowser({ locks: false });
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const [one, two] = [await tab(), await tab()];
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 2);
    await two.opening.openMatch(id);
    // As many actions as the other tab knows of, but not the same.
    await two.play.undo();
    await play(two);
    await play(one);
    expect(nowIn(one)).toMatchObject({ held: 'changed', actions: 2 });
    expect(await kept(one, id)).toEqual({ length: 2, whole: true, entries: 2 });
    one.opening.takeOver();
    await until(one, { held: 'here', actions: 2 });
    await play(one);
    expect(await kept(one, id)).toEqual({ length: 3, whole: true, entries: 3 });
  });

  test('an entry whose place does not follow what lies on the device is refused whatever the cause', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 3);
    await one.device.withDatabase((device) => device.delete('entries', [id, 2]));
    await play(one);
    expect(nowIn(one)).toMatchObject({ held: 'changed', actions: 3 });
    expect((await kept(one, id)).entries).toBe(2);
  });
});

describe('a write that fails', () => {
  test('is told until the next one has brought along all that is missing', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 2);
    const free = fillUp();
    await play(one, 2);
    expect([nowIn(one), await kept(one, id)]).toMatchObject([
      { actions: 4, unsaved: true },
      { length: 2, entries: 2 },
    ]);
    free();
    await play(one);
    expect([nowIn(one), await kept(one, id)]).toMatchObject([
      { actions: 5, unsaved: false },
      { length: 5, whole: true, entries: 5 },
    ]);
    const again = await tab();
    one.opening.closeMatch();
    await again.opening.openMatch(id);
    expect(nowIn(again).actions).toBe(5);
  });

  test('leaves what it could not keep in the page: left and opened again the match is whole, and is kept then', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one);
    const free = fillUp();
    await play(one);
    one.opening.closeMatch();
    expect((await one.matches.listMatches()).matches).toMatchObject([{ id, length: 2, loose: true }]);
    free();
    await one.opening.openMatch(id);
    expect([nowIn(one), await kept(one, id)]).toMatchObject([{ actions: 2, unsaved: false }, { entries: 2 }]);
    expect(one.loose.hasUnsavedMatches()).toBe(false);
  });

  test('for want of room is told from a store that cannot be had: then deleting other matches helps', async () => {
    const one = await tab();
    const free = fillUp();
    expect(await one.opening.addMatch(newMatch(), { over: false })).toMatchObject({ outcome: 'full' });
    free();
    expect(await one.opening.addMatch(newMatch(), { over: false })).toMatchObject({ outcome: 'kept' });
  });

  test('halfway writes nothing', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one);
    const put = IDBObjectStore.prototype.put;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'matches') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    await play(one);
    spy.mockRestore();
    expect([nowIn(one).unsaved, await kept(one, id)]).toEqual([true, { length: 1, whole: true, entries: 1 }]);
  });
});

test('a page that comes over plain http from another machine keeps its matches too', async () => {
  openBrowser({ locks: false });
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const one = await tab();
  const id = await create(one, newMatch());
  await one.opening.openMatch(id);
  await play(one, 2);
  expect([nowIn(one).unsaved, await kept(one, id)]).toEqual([false, { length: 2, whole: true, entries: 2 }]);
});

describe('without a database', () => {
  test.each([
    ['missing', undefined, 'blocked'],
    [
      'forbidden',
      {
        open: denied,
      },
      'blocked',
    ],
  ])('%s: matches are played in the page, which says why', async (_, database, fault) => {
    vi.stubGlobal('indexedDB', database);
    // What forbids the one may forbid the others.
    if (database) vi.stubGlobal('BroadcastChannel', vi.fn(denied));
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
    });
    const one = await tab();
    const { id, outcome } = await one.opening.addMatch(newMatch(), { over: false });
    expect(outcome).toBe('loose');
    expect(await one.opening.openMatch(id)).toBe('open');
    await play(one, 2);
    expect(nowIn(one)).toEqual({ actions: 2, held: 'here', unsaved: true });
    one.opening.closeMatch();
    expect(await one.matches.listMatches()).toMatchObject({ fault, matches: [{ id, length: 2, loose: true }] });
    expect(await one.opening.openMatch(id)).toBe('open');
    expect(nowIn(one).actions).toBe(2);
    expect(await one.opening.openMatch('another')).toBe(fault);
  });

  test('that a newer Mera has written it says so', async () => {
    const one = await tab();
    const request = indexedDB.open('mera', 7);
    const newer = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)));
    newer.close();
    expect((await one.matches.listMatches()).fault).toBe('newer');
    expect(await one.device.hasSavedMatches()).toBe(true);
  });

  test('that never answers: after three seconds play begins; when it answers after all, everything is kept', async () => {
    // An old tab that holds the database while it is to be deleted lets nobody else in.
    const old = await openDB('mera', 1, {
      upgrade: (db) => {
        db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('entries');
      },
    });
    const deleted = deleteDB('mera');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const one = await tab();
    const created = create(one, newMatch());
    await vi.advanceTimersByTimeAsync(3000);
    const id = await created;
    const heard = vi.fn<() => void>();
    one.device.onDatabaseAnswer(heard);
    // From now on nobody waits.
    expect((await one.matches.listMatches()).fault).toBe('silent');
    vi.useRealTimers();
    await one.opening.openMatch(id);
    await play(one);
    expect(nowIn(one).unsaved).toBe(true);
    old.close();
    await deleted;
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await play(one);
    expect([nowIn(one).unsaved, await kept(one, id)]).toEqual([false, { length: 2, whole: true, entries: 2 }]);
  });
});

describe('the list of matches', () => {
  test('tells of a copy what it was begun from, also when it has been played on', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 2);
    const copy = await one.copies.copyFromHere();
    await one.opening.openMatch(copy);
    await play(one);
    const { matches } = await one.matches.listMatches();
    expect(matches.find((each) => each.id === copy)).toMatchObject({ origin: id, length: 3 });
    expect(matches.find((each) => each.id === id)).not.toHaveProperty('origin', id);
  });
  test('tells who has won', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 2);
    const resign = one.table.currentMatch();
    const turn = one.table.currentTurn(resign);
    await one.play.performAction({ type: 'resign' });
    const winner = 'to' in turn && (turn.to === 'blue' ? 'red' : 'blue');
    const { matches } = await one.matches.listMatches();
    expect(matches.find((each) => each.id === id)).toMatchObject({ over: true, won: [winner] });
  });
});

describe('a store that fails and comes back', () => {
  // Sabotage: without dropping the dead connection every write failed until the page was reloaded.
  test('a connection that died without a word is opened again, and nothing is lost', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one);
    await one.device.withDatabase(async (device) => device.close());
    await play(one);
    expect([nowIn(one).unsaved, await kept(one, id)]).toEqual([false, { length: 2, whole: true, entries: 2 }]);
    await one.device.withDatabase(async (device) => device.close());
    expect((await one.matches.listMatches()).fault).toBeNull();
    await one.device.withDatabase(async (device) => device.close());
    expect(await one.matches.loadMatch(id)).toMatchObject({ over: false });
  });

  // Sabotage: without trying again the last action stayed in the page alone until the next one.
  test('what could not be saved is saved a second later, without another action', async () => {
    const one = await tab();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    const letThrough = fillUp();
    await play(one);
    expect([nowIn(one).unsaved, (await kept(one, id)).length]).toEqual([true, 0]);
    letThrough();
    await until(one, { unsaved: false, actions: 1 });
    expect(await kept(one, id)).toEqual({ length: 1, whole: true, entries: 1 });
  });

  test('it is tried after 1, 2, 4, 8 and 16 s, then once a minute, and at once when the page is seen again or left', async () => {
    vi.useFakeTimers();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const window = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.resetModules();
    const { unsavedMatches } = await import('../../src/storage/unsavedMatches.ts');
    const { retryLater } = await import('../../src/store/retrying.ts');
    unsavedMatches.set('one', {} as never);
    const tries: number[] = [];
    const began = Date.now();
    retryLater(async () => void tries.push(Math.round((Date.now() - began) / 1000)));
    await vi.advanceTimersByTimeAsync(160_000);
    expect(tries).toEqual([1, 3, 7, 15, 31, 91, 151]);
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tries.slice(7)).toEqual([160, 160]);
    // Once all is saved nothing is tried any more.
    unsavedMatches.clear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toHaveLength(10);
  });
});
