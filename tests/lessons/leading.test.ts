// What the desk needs to lead a lesson: solutions that are found, results of other dice, and the majority of a vote.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replaySteps, runEntry } from '../../src/core/match.ts';
import { gameOf } from '../games.ts';
import { findSolution } from '../../src/lessons/findSolution.ts';
import { judge } from '../../src/lessons/judge.ts';
import { type Lesson, lessonSchema, type StepOf } from '../../src/lessons/lesson.ts';
import { rolledOtherwise } from '../../src/lessons/setDice.ts';
import { tableBefore } from '../../src/lessons/tableBefore.ts';
import { leaders, majority } from '../../src/ui/class/majority.ts';

const gameById = (id: string) => {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  return game;
};
const read = (path: string): Lesson => lessonSchema.parse(JSON.parse(readFileSync(`src/lessons/${path}.json`, 'utf8')));

describe('a solution is found', () => {
  test.each([
    ['stratego', 'puzzle1', 0],
    ['sci-fi', 'first', 4],
    ['siege', 'first', 6],
  ] as const)('for a step of %s without its record', (id, name, at) => {
    const [game, lesson] = [gameById(id), read(`${id}/${name}`)];
    const match = tableBefore(game, lesson, at, {});
    const step = lesson.steps[at] as StepOf<'do'>;
    const [action, ...more] = findSolution(game, lesson, at, match) ?? [];
    expect(more).toEqual([]);
    const last = [...replaySteps(game, match)].at(-1);
    const dice = step.dice ? { dice: [...step.dice] } : {};
    const ran = runEntry(game, match.seed, match.entries.length + 1, last?.state, { action, ...dice });
    if (!last || !('step' in ran)) throw new Error('The solution is not legal.');
    expect(judge(step, game, [last, ran.step])).toBe('met');
  });
  test('from the lesson’s own record, if that reaches the goal', () => {
    const [game, lesson] = [gameById('toy-soldiers'), read('toy-soldiers/first')];
    const step = lesson.steps[2] as StepOf<'do'>;
    const { entries } = lesson.matches[0] ?? { entries: [] };
    const at = entries.findIndex(({ action }) => (action as { type: string }).type === 'march');
    const own = { ...lesson, steps: [{ ...step, at: [0, at] as [number, number], dice: undefined }] };
    const solution = findSolution(game, own, 0, tableBefore(game, own, 0, {}));
    expect(solution).toEqual([entries[at]?.action]);
  });
  test('only for a step in which something is done', () => {
    const [game, lesson] = [gameById('toy-soldiers'), read('toy-soldiers/first')];
    expect(findSolution(game, lesson, 0, tableBefore(game, lesson, 0, {}))).toBeNull();
  });
});

test('a text of a step does not fit other dice than it sets', () => {
  const [act, tell] = [read('toy-soldiers/first').steps[2], read('toy-soldiers/first').steps[0]];
  if (act?.kind !== 'do' || tell?.kind !== 'tell') throw new Error('The lesson has changed.');
  expect(act.dice).toEqual([4]);
  expect(rolledOtherwise(act, [{ dice: [4] }, {}, { dice: [4] }])).toBe(false);
  expect(rolledOtherwise(act, [{ dice: [4] }, { dice: [2] }])).toBe(true);
  expect(rolledOtherwise(tell, [{ dice: [2] }])).toBe(false);
  const predict = read('toy-soldiers/first').steps.find((step) => step.kind === 'predict');
  if (!predict) throw new Error('The lesson has changed.');
  const set = predict.play.map(({ dice }) => (dice ? { dice } : {}));
  expect(rolledOtherwise(predict, set)).toBe(false);
  expect(rolledOtherwise(predict, [{ dice: [1] }])).toBe(true);
});

test('the majority of a vote is one answer, and none of a tie', () => {
  expect(majority([])).toBeNull();
  expect(majority([0, 0])).toBeNull();
  expect(majority([1, 3, 2])).toBe(1);
  expect(majority([3, 3, 2])).toBeNull();
  expect(leaders([3, 3, 2])).toEqual([0, 1]);
});
