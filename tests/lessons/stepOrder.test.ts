// Steps of a lesson in another order: the first has a table in any case, and unused tables go.
import { expect, test } from 'vitest';
import { lessonFrom, newStep, type Starters } from '../../src/lessons/draft.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { insertStep, moveStep, removeStep } from '../../src/lessons/stepOrder.ts';
import { golden } from '../golden.ts';

const word = (en: string) => ({ en });
const starters = Object.fromEntries(
  ['name', 'about', 'step', 'text', 'answer', 'why', 'told', 'hint'].map((key) => [key, word(key)]),
) as unknown as Starters;
const match = golden('stratego.over-flag');
const first = lessonFrom(match, 3, starters);
const named = (name: string, at?: [number, number]) => newStep('tell', at, { ...starters, step: word(name) });
const lesson: Lesson = {
  ...first,
  matches: [match, match],
  steps: [named('one', [0, 3]), named('two'), named('three', [1, 5])],
};
const shape = ({ steps }: Lesson) => steps.map(({ name, at }) => [name.en, at]);

test('a step that comes first keeps the table that it continued from', () => {
  // Sabotage: moved without a table, it made a lesson that cannot be played.
  expect(shape(moveStep(lesson, 1, 0))).toEqual([
    ['two', [0, 3]],
    ['one', [0, 3]],
    ['three', [1, 5]],
  ]);
  expect(shape(moveStep(lesson, 0, 2))).toEqual([
    ['two', [0, 3]],
    ['three', [1, 5]],
    ['one', [0, 3]],
  ]);
});
test('a removed step takes its table along, and the only one stays', () => {
  const rest = removeStep(lesson, 0);
  expect([shape(rest), rest.matches.length]).toEqual([
    [
      ['two', [0, 3]],
      ['three', [1, 5]],
    ],
    2,
  ]);
  const last = removeStep(removeStep(lesson, 0), 0);
  expect([shape(last), last.matches.length]).toEqual([[['three', [0, 5]]], 1]);
  expect(removeStep(last, 0)).toEqual(last);
});
test('a new step comes after another one', () => {
  expect(shape(insertStep(lesson, 0, named('new'))).map(([name]) => name)).toEqual(['one', 'new', 'two', 'three']);
});
