import { expect, test } from 'vitest';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { leadsElsewhere } from '../../src/lessons/leadsElsewhere.ts';
import { startRecord } from '../../src/lessons/startRecord.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';
import siege from '../../src/lessons/siege/first.json';
import soldiers from '../../src/lessons/toy-soldiers/first.json';

const elsewhere = (lesson: Lesson, name: string): boolean => {
  const at = lesson.steps.findIndex((step) => step.name.en === name);
  const game = gameOf(lesson.game);
  const start = lesson.steps.slice(0, at + 1).findLastIndex((_, i) => startRecord(lesson, i) !== null);
  const record = startRecord(lesson, start);
  const step = lesson.steps[at];
  if (!game || !record || !step) throw new Error('There is no such step.');
  return leadsElsewhere(step, game.scene(game.view(replay(game, record).steps.at(-1)?.state, 'all')));
};
// Sabotage: with every place counted as elsewhere, the run towards an enemy could not be made by Enter.
test('a run towards an enemy leads to it, a climb and a walk to the gate lead elsewhere', () => {
  expect(elsewhere(soldiers as unknown as Lesson, 'Run up')).toBe(false);
  expect(elsewhere(siege as unknown as Lesson, 'Up the tower')).toBe(true);
  expect(elsewhere(siege as unknown as Lesson, 'The gate')).toBe(true);
});
