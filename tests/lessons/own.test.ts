// The user's own lessons on this device: a deleted one comes back within 30 days.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bringBackOwn,
  DAYS_KEPT,
  deletedOwn,
  deleteOwn,
  destroyOwn,
  ownLessons,
  saveOwn,
} from '../../src/lessons/own.ts';
import { lessonOf } from '../../src/lessons/shipped.ts';
import { dated, replaceOwn, twinOf } from '../../src/lessons/twins.ts';

const GAME = 'toy-soldiers';
const [NOW, DAY] = [1_800_000_000_000, 86_400_000];
let [kept, room] = [new Map<string, string>(), Infinity];
beforeEach(() => {
  [kept, room] = [new Map(), Infinity];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...kept].reduce((sum, [k, text]) => (k === key ? sum : sum + text.length), 0);
      if (others + value.length > room) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());
const save = async (): Promise<string> => {
  const lesson = await lessonOf(GAME, 'puzzle1');
  const id = lesson && saveOwn(lesson);
  if (!id) throw new Error('The lesson is not saved.');
  return id;
};
const shown = (now: number) => deletedOwn(GAME, now).map(({ id, daysLeft }) => [id, daysLeft]);

describe('a deleted lesson', () => {
  test('comes back as it was, once', async () => {
    const id = await save();
    const before = ownLessons(GAME);
    expect(deleteOwn(GAME, id, NOW)).toBe(true);
    expect(ownLessons(GAME)).toEqual([]);
    expect(shown(NOW)).toEqual([[id, DAYS_KEPT]]);
    expect(bringBackOwn(GAME, id)).toBe(true);
    expect(ownLessons(GAME)).toEqual(before);
    expect([shown(NOW), bringBackOwn(GAME, id)]).toEqual([[], false]);
  });
  test('is kept for 30 days and then removed for good', async () => {
    const id = await save();
    deleteOwn(GAME, id, NOW);
    expect(shown(NOW + 29.5 * DAY)).toEqual([[id, 1]]);
    expect(shown(NOW + 30 * DAY)).toEqual([]);
    // Sabotage: an old one that was hidden but not removed could still be brought back.
    expect(bringBackOwn(GAME, id)).toBe(false);
  });
  test('can be removed for good at once', async () => {
    const id = await save();
    deleteOwn(GAME, id, NOW);
    expect([destroyOwn(GAME, id), bringBackOwn(GAME, id)]).toEqual([true, false]);
  });
  test('is not listed while the same lesson is among the others, as after a backup', async () => {
    const id = await save();
    deleteOwn(GAME, id, NOW);
    const lesson = await lessonOf(GAME, 'puzzle2');
    if (lesson) saveOwn(lesson, id);
    expect(shown(NOW)).toEqual([]);
  });
  test('leaves a full storage, and stays where it is if the browser saves nothing', async () => {
    const id = await save();
    room = [...kept.values()].join('').length + 40;
    // Sabotage: written to the deleted ones first, it could not be deleted.
    expect([deleteOwn(GAME, id, NOW), shown(NOW)]).toEqual([true, [[id, DAYS_KEPT]]]);
    bringBackOwn(GAME, id);
    room = 0;
    expect([deleteOwn(GAME, id, NOW), ownLessons(GAME).length]).toEqual([false, 1]);
  });
});

describe('a lesson with the name of another', () => {
  test('is found by either language, and told apart by a time, once', async () => {
    const id = await save();
    const [{ lesson } = { lesson: null }] = ownLessons(GAME);
    if (!lesson) throw new Error('The lesson is not there.');
    expect([
      twinOf({ ...lesson, name: { ru: lesson.name.ru } })?.id,
      twinOf({ ...lesson, name: { en: 'Other' } }),
    ]).toEqual([id, null]);
    const once = dated(lesson, NOW);
    // Sabotage: each copy of a copy added a time of its own.
    expect(dated(once, NOW)).toEqual(once);
    expect([once.name.en !== lesson.name.en, once.name.ru?.startsWith(lesson.name.ru ?? ''), twinOf(once)]).toEqual([
      true,
      true,
      null,
    ]);
  });
  test('replaces it, and the old one can be brought back', async () => {
    const id = await save();
    const lesson = ownLessons(GAME)[0]?.lesson;
    const next = lesson && replaceOwn(lesson, id, NOW);
    expect(ownLessons(GAME).map((each) => each.id)).toEqual([next]);
    expect(shown(NOW)).toEqual([[id, DAYS_KEPT]]);
  });
});
