// The chances that stand beside a class's votes come from plays of the rules.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaySteps } from '../../src/core/match.ts';
import { gameOf } from '../games.ts';
import { startRecord } from '../../src/lessons/startRecord.ts';
import { lessonSchema } from '../../src/lessons/lesson.ts';
import { predictionOdds } from '../../src/ui/desk/predictionOdds.ts';

/** The chances of the answers to the prediction of a guided lesson, on the last table laid before it. */
const chancesIn = (game: string): number[] | null => {
  const lesson = lessonSchema.parse(JSON.parse(readFileSync(`src/lessons/${game}/first.json`, 'utf8')));
  const i = lesson.steps.findIndex(({ kind }) => kind === 'predict');
  const step = lesson.steps[i];
  const match = startRecord(
    lesson,
    lesson.steps.slice(0, i + 1).findLastIndex(({ at }) => at !== undefined),
  );
  const rules = gameOf(game);
  if (step?.kind !== 'predict' || !match || !rules) throw new Error(`${game} has no prediction.`);
  const whole = { ...match, options: rules.schema.options.parse(match.options) };
  return predictionOdds(rules, [...replaySteps(rules, whole)].at(-1)?.state, step);
};
test('a rifleman who needs more than six kills with every sixth throw and never only wounds', () => {
  const [kills = 0, wounds, nothing = 0] = chancesIn('sci-fi') ?? [];
  // Five standard deviations of a thousand plays.
  expect(Math.abs(kills - 1 / 6)).toBeLessThan(0.06);
  expect(wounds).toBe(0);
  expect(kills + nothing).toBeCloseTo(1, 6);
});
test('the spell that wounds the nearest comes with one face of six', () => {
  const chances = chancesIn('siege') ?? [];
  expect(Math.max(...chances)).toBeLessThan(0.3);
});
test('what a flick decides has no chance by the rules', () => {
  expect(chancesIn('flick')).toBeNull();
});
