import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../src/core/match.ts';
import { golden } from '../golden.ts';
import { arrive, create, leave, newMatch, play, tab } from './playing.ts';
import { openBrowser } from './tabs.ts';

const kept = new Map<string, string>();
/** Stands in for another device: nothing is saved there. */
const otherDevice = (): void => {
  openBrowser();
  kept.clear();
};
beforeEach(() => {
  arrive();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(leave);

const HOSTILE = '</script><img src=x onerror=alert(1)>';
const ended = (): Match => {
  const match = golden('toy-soldiers.over-last');
  return { ...match, players: match.players.map((player, i) => ({ ...player, name: i === 0 ? HOSTILE : 'Boris' })) };
};
const device = async () => {
  const one = await tab();
  const backups = await import('../../src/storage/backup.ts');
  const bringing = await import('../../src/storage/bringBack.ts');
  const named = await import('../../src/storage/namedStores.ts');
  const results = await import('../../src/storage/results.ts');
  /** The backup of this device, once it has been through its file. */
  const throughFile = async () => {
    const { backup } = await backups.makeBackup({ volume: 0.3 }, 7);
    const text = await backups.backupToText(backup);
    const read = await backups.readBackup(new Blob([text]));
    if (!read || 'error' in read) throw new Error('The backup cannot be read.');
    expect(read.backup).toEqual(JSON.parse(JSON.stringify(backup)));
    return { backup: read.backup, text };
  };
  return { one, backups, bringing, named, results, throughFile };
};
const lesson = (name: string, words: string) => ({ game: 'siege', name, lesson: { words } });

describe('a backup', () => {
  test('brings everything to another device: matches with names, stars and undone moves, lists and set-ups', async () => {
    const { one, named, results, throughFile } = await device();
    const id = await create(one, newMatch());
    await one.opening.openMatch(id);
    await play(one, 3);
    await one.play.undo();
    one.opening.closeMatch();
    await one.matches.renameMatch(id, HOSTILE);
    await one.matches.starMatch(id, true);
    named.savedLessons.keep(lesson('First', 'one'));
    named.deletedLessons.keep({ ...lesson('Gone', 'two'), at: 7 });
    results.saveResults([
      {
        match: 'gone',
        game: 'siege',
        seed: 's',
        at: 5,
        winners: [],
        players: [
          { seat: 'blue', name: HOSTILE },
          { seat: 'red', name: 'B' },
        ],
      },
    ]);
    const before = await one.matches.loadMatch(id);
    const [listed] = (await one.matches.listMatches()).matches;
    const { backup, text } = await throughFile();
    expect(text).not.toContain('img');

    otherDevice();
    const other = await device();
    const comparison = await other.bringing.compareBackup(backup);
    expect([comparison.matches.added.length, comparison.matches.different.length]).toEqual([1, 0]);
    expect(await other.bringing.bringBack(backup, comparison, false)).toBe(0);
    const after = await other.one.matches.loadMatch(id);
    if (!before || 'raw' in before || !after || 'raw' in after) throw new Error('The match is not here.');
    expect([after.match, after.redo]).toEqual([before.match, before.redo]);
    expect((await other.one.matches.listMatches()).matches).toMatchObject([
      { ...listed, title: HOSTILE, starred: true },
    ]);
    expect(other.named.savedLessons.read('siege')).toEqual([lesson('First', 'one')]);
    expect(other.named.deletedLessons.read('siege')).toEqual([{ ...lesson('Gone', 'two'), at: 7 }]);
    expect(other.results.readResults()).toMatchObject([{ match: 'gone' }]);
    // A second time it adds nothing.
    const again = await other.bringing.compareBackup(backup);
    expect(again.matches).toEqual({ added: [], different: [], deleted: [], locked: 0, unknown: 0 });
    expect(again.lists.flatMap(({ added, different }) => [...added, ...different])).toEqual([]);
  });
  // Sabotage: what was here was replaced without being asked.
  test('leaves what is here unless it is told to replace it', async () => {
    const { one, named, bringing, throughFile } = await device();
    const id = await create(one, newMatch());
    named.savedLessons.keep(lesson('First', 'old'));
    const { backup } = await throughFile();
    await one.opening.openMatch(id);
    await play(one, 2);
    one.opening.closeMatch();
    named.savedLessons.keep(lesson('First', 'new'));
    named.savedLessons.keep(lesson('Second', 'mine'));
    const comparison = await bringing.compareBackup(backup);
    expect(comparison.matches.different).toHaveLength(1);
    const now = async () => {
      const read = await one.matches.loadMatch(id);
      const length = read && 'match' in read ? read.match.entries.length + read.redo.length : null;
      return [length, ...named.savedLessons.read('siege').map(({ lesson: words }) => words)];
    };
    await bringing.bringBack(backup, comparison, false);
    expect(await now()).toEqual([2, { words: 'new' }, { words: 'mine' }]);
    await bringing.bringBack(backup, comparison, true);
    expect(await now()).toEqual([0, { words: 'old' }, { words: 'mine' }]);
  });
  // Sabotage: an unfinished match came back open, so that its backup showed both armies.
  test('ST-15 keeps the law of secrets: a match in progress comes back sealed, and never over the one here', async () => {
    const { one, bringing, throughFile } = await device();
    const id = await create(one, newMatch('stratego'));
    const { backup, text } = await throughFile();
    expect(text).not.toContain('stratego');
    await one.opening.openMatch(id);
    one.play.liftCurtain();
    one.opening.closeMatch();
    const same = await bringing.compareBackup(backup);
    expect(same.matches).toMatchObject({ added: [], different: [], locked: 0 });
    // Another record under its id does not take its place.
    const [first] = backup.matches;
    if (!first) throw new Error('The match is missing.');
    const other = { ...first, row: { ...first.row, over: true, head: { ...first.row.head, seed: 'other' } } };
    const forged = { ...backup, matches: [other] };
    const comparison = await bringing.compareBackup(forged);
    expect(comparison.matches).toMatchObject({ added: [], different: [], locked: 1 });
    await bringing.bringBack(forged, comparison, true);
    expect(await one.matches.loadMatch(id)).toMatchObject({ match: { seed: first.row.head.seed } });
    // A deleted one comes back as it was.
    await one.matches.removeMatch(id, true);
    const deleted = await bringing.compareBackup(forged);
    expect(deleted.matches).toMatchObject({ added: [], deleted: [id] });
    await bringing.bringBack(forged, deleted, true);
    expect(await one.matches.loadMatch(id)).toMatchObject({ match: { seed: first.row.head.seed }, sealed: undefined });

    otherDevice();
    const there = await device();
    await there.bringing.bringBack(backup, await there.bringing.compareBackup(backup), false);
    expect(await there.one.matches.loadMatch(id)).toMatchObject({ sealed: true });
  });
  test('that is damaged or newer says so and changes nothing; another file is left to others', async () => {
    const { one, backups } = await device();
    await create(one, ended());
    const { seal } = await import('../../src/storage/seal.ts');
    const { backup } = await backups.makeBackup({}, 7);
    const keyOf = async (content: unknown) => {
      const file = new Blob([await seal(JSON.stringify(content), 'mera-backup')]);
      const read = await backups.readBackup(file);
      return read && 'error' in read ? read.error.key : read;
    };
    expect(await keyOf({ ...backup, format: 'mera-backup-2' })).toBe('core:fileOtherFormat');
    expect(await keyOf({ ...backup, matches: [{ row: {}, entries: [] }] })).toBe('core:fileNotBackup');
    expect(await keyOf({ ...backup, lists: 3 })).toBe('core:fileNotBackup');
    const torn = (await backups.backupToText(backup)).replace(/"sealed": "..../, '"sealed": "????');
    expect(await backups.readBackup(new Blob([torn]))).toMatchObject({ error: { key: 'core:fileBadSeal' } });
    expect(await backups.readBackup(new Blob([await seal('{}', 'siege')]))).toBeNull();
    // Damaged items of its lists and lists that nobody knows are left out.
    const odd = { ...backup, lists: { 'mera.lessons': [7, lesson('Whole', 'w')], 'mera.settings': [{ theme: 'x' }] } };
    const { compareBackup } = await import('../../src/storage/bringBack.ts');
    const { lists } = await compareBackup(odd);
    expect(lists.flatMap(({ added }) => added)).toEqual([lesson('Whole', 'w')]);
  });
});
