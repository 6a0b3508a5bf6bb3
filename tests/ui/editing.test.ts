// The lesson that is edited: each change is kept at once, can be undone, and reaches players only when it can be played.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editedOwn, ownLessons, saveOwn } from '../../src/lessons/own.ts';
import { lessonOf } from '../../src/lessons/shipped.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import {
  changeLesson,
  checkNow,
  openEditing,
  redoChange,
  undoChange,
  useEditing,
} from '../../src/ui/lessons/editor/editing.ts';
import '../games.ts';

const GAME = 'stratego';
const kept = new Map<string, string>();
let id = '';
let lesson: Lesson;
beforeEach(async () => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  lesson = (await lessonOf(GAME, 'puzzle1')) as Lesson;
  id = saveOwn(lesson) ?? '';
  openEditing(GAME, id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const now = () => useEditing.getState().now;
const called = (en: string): Lesson => ({ ...lesson, name: { en } });
const played = () => ownLessons(GAME)[0]?.lesson.name.en;
const edited = () => editedOwn(GAME, id)?.name.en;

test('a change is kept at once, and played after a moment', () => {
  changeLesson(called('New'));
  // Sabotage: kept only once it was checked, the change was lost when the page was closed before.
  expect([edited(), played()]).toEqual(['New', lesson.name.en]);
  vi.advanceTimersByTime(600);
  expect([edited(), played(), now()?.fault]).toEqual(['New', 'New', null]);
});
test('what cannot be played is kept beside the last version that can', () => {
  changeLesson(called('New'));
  checkNow();
  changeLesson({ ...called('Newer'), about: {} });
  checkNow();
  expect([edited(), played(), now()?.fault?.key, now()?.saved]).toEqual(['Newer', 'New', 'core:lessonText', true]);
  // It is found again by another visit, and the playable version follows.
  useEditing.setState({ now: null });
  expect(openEditing(GAME, id)?.lesson.about).toEqual({});
  changeLesson(called('Newest'));
  checkNow();
  expect([edited(), played()]).toEqual(['Newest', 'Newest']);
});
test('fifty changes are undone one by one and made again; typing in one field is one change', () => {
  for (let i = 1; i <= 60; i++) changeLesson(called(`${i}`));
  changeLesson(called('a'), 'name');
  changeLesson(called('ab'), 'name');
  // Sabotage: each letter was a change, and 50 of them undid one sentence.
  expect([undoChange(), edited()]).toEqual([true, '60']);
  let undone = 1;
  while (undoChange()) undone++;
  expect([undone, edited()]).toEqual([50, '11']);
  while (redoChange()) undone--;
  expect([undone, edited()]).toEqual([0, 'ab']);
});
test('a new change after an undo ends what could be made again', () => {
  changeLesson(called('one'));
  undoChange();
  changeLesson(called('two'));
  expect([redoChange(), edited()]).toEqual([false, 'two']);
});
