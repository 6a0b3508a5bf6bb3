// What the app makes of a match is a lesson that can be kept, whatever kind its steps are made.
import { describe, expect, test } from 'vitest';
import { asKind, lessonFrom, MADE_KINDS, newStep, nextIn, type Starters } from '../../src/lessons/draft.ts';
import { lessonToText, MAX_ACTIONS, parseLesson } from '../../src/lessons/file.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';

const words = { en: 'Some words' };
const starters: Starters = {
  name: words,
  about: words,
  step: words,
  text: words,
  answer: words,
  why: words,
  told: words,
  hint: words,
  trial: '',
};
describe.each([
  'toy-soldiers.over-last',
  'sci-fi.over-last',
  'stratego.over-flag',
  'siege.over-last',
  'flick.over-points',
])('a lesson made of %s', (name) => {
  const match = golden(name);
  const lesson = lessonFrom(match, Math.min(3, match.entries.length), starters);
  test.each(MADE_KINDS)('with a step to %s can be read again as it was made', (kind) => {
    const [first] = lesson.steps;
    if (!first) throw new Error('A lesson begins with a step.');
    const next = nextIn(lesson, first.at, 1);
    expect(next).toHaveLength(1);
    const ways = { ...starters, trial: gameOf(match.game)?.lab?.trials[0]?.id ?? '' };
    const made = { ...lesson, steps: [first, asKind({ ...first, points: ['someone'] }, kind, ways, next)] };
    expect(made.steps[1]).toMatchObject({ kind, at: first.at, points: ['someone'] });
    const read = parseLesson(lessonToText(made));
    expect('lesson' in read && read.lesson.steps).toEqual(made.steps);
  });
});
test('of a match that is too long for a lesson it has the position alone, which others can read', () => {
  const match = golden('stratego.over-flag');
  const shuffles = Array.from({ length: MAX_ACTIONS }, () => ({ action: { type: 'shuffle' } }));
  const long = { ...match, entries: [...shuffles, ...match.entries] };
  const lesson = lessonFrom(long, MAX_ACTIONS + 3, starters);
  expect([lesson.matches[0]?.entries, lesson.steps[0]?.at]).toEqual([[], [0, 0]]);
  expect(parseLesson(lessonToText(lesson))).toEqual({ lesson });
  // Sabotage: with the whole record in it the lesson was refused when it came back.
  const early = lessonFrom(long, 3, starters);
  expect([early.matches[0]?.entries.length, early.steps[0]?.at]).toEqual([3, [0, 3]]);
});
test('a new step goes on from the table before where no table is named', () => {
  expect(newStep('tell', undefined, starters)).toEqual({ kind: 'tell', name: words, text: words });
});
