// Every shipped lesson and puzzle is played to its end by the app's own store: its tables can be laid, its questions have one answer, and what is to be done can be done.
import { asView } from '../../src/core/view.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Match, replaySteps } from '../../src/core/match.ts';
import type { Shot } from '../../src/core/shots/shot.ts';
import { GAMES } from '../games.ts';
import { toShare } from '../../src/core/odds/fraction.ts';
import { answerOdds } from '../../src/lessons/answerOdds.ts';
import { areMet, judge } from '../../src/lessons/judge.ts';
import { startRecord } from '../../src/lessons/startRecord.ts';
import { tableBefore } from '../../src/lessons/tableBefore.ts';
import { type Lesson, lessonSchema, type LessonStep, type StepOf } from '../../src/lessons/lesson.ts';
import { lessonsOf } from '../../src/lessons/shipped.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { textsOf } from '../help.ts';
import { closeMatch } from '../../src/store/matchSession.ts';
import { performAction } from '../../src/store/matchActions.ts';
import { continuePractice, startPractice } from '../../src/store/practice.ts';
import { currentMatch, currentTurn } from '../../src/store/matchStore.ts';
import { countAnswers } from './countAnswers.ts';

// The worker of the app has no page here: its engine answers at once.
vi.mock('../../src/store/shots.ts', () => ({ simulate: async (shot: Shot) => (await loadEngine())(shot) }));

const FOLDER = 'src/lessons';
/** By lesson, then by step, the actions that reach its aim. */
type Solutions = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
const solutionsOf = (game: string): Solutions =>
  JSON.parse(readFileSync(`src/lessons/solutions.${game}.json`, 'utf8')) as Solutions;
/** What each prediction comes to: other physics may turn one into another that is just as single. */
const FORETOLD = JSON.parse(readFileSync('tests/lessons/foretold.json', 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;
const files = readdirSync(FOLDER, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name: game }) =>
    readdirSync(`${FOLDER}/${game}`).map((file) => ({ game, id: file.replace(/\.json$/, '') })),
  );
const read = (game: string, id: string): Lesson =>
  lessonSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${game}/${id}.json`, 'utf8')));

/** The steps played since the table was laid. */
const played = () => {
  const { steps, practice } = currentMatch();
  return steps.slice(practice?.from);
};
const take = async (action: unknown, dice?: readonly number[]): Promise<void> => {
  expect(await performAction(action, dice), JSON.stringify(action)).toEqual({ done: true });
};
const lay = (lesson: Lesson, i: number): void => {
  const step = lesson.steps[i] as LessonStep;
  const dice = step.kind === 'do' ? (step.dice ?? []) : [];
  const laid = startRecord(lesson, i);
  if (laid) startPractice(laid, dice);
  else continuePractice(dice);
};
/** Whether chances are those of the dice counted one by one, and whole. */
const checkOdds = (step: StepOf<'predict'>): void => {
  const { game, steps } = currentMatch();
  const state = steps.at(-1)?.state;
  const odds = answerOdds(game, state, step);
  // A flick has no chances by the rules.
  expect(odds === null).toBe(game.id === 'flick');
  if (!odds) return;
  const set = step.play.every(({ dice }) => dice);
  const shares = odds.shares.map(toShare);
  // Sabotage: the dice of the step were thrown freely, and the answer that it sets came with a third.
  if (set) expect(shares.filter((share) => share !== 0)).toEqual([1]);
  // Sabotage: the paths through the rows ended one row too early.
  expect(shares).toEqual(countAnswers(game, state, step, false).map((share) => expect.closeTo(share, 5)));
  expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  if (!set) return;
  const free = (odds.free ?? []).map(toShare);
  expect(free).toEqual(countAnswers(game, state, step, true).map((share) => expect.closeTo(share, 5)));
};
/** Which answers come true, by what is played. */
const foretold = async ({ play, answers }: StepOf<'predict'>): Promise<unknown[]> => {
  for (const { action, dice } of play) await take(action, dice);
  return answers.flatMap(({ aims, text }) => (areMet(aims, currentMatch().game, played()) ? [text.en] : []));
};
const done = async (step: StepOf<'do'>, actions: readonly unknown[]): Promise<void> => {
  for (const action of actions) {
    expect(judge(step, currentMatch().game, played())).toBe('open');
    await take(action);
  }
  expect(judge(step, currentMatch().game, played())).toBe('met');
};

afterEach(closeMatch);
describe.each(files)('$game/$id', ({ game, id }) => {
  const lesson = read(game, id);
  // Sabotage: a prediction came to another of its answers, as its text and what is told after it do not say.
  test('is played to its end, every aim reached by lawful actions', async () => {
    const solution = solutionsOf(game)[id] ?? {};
    for (const [i, step] of lesson.steps.entries()) {
      lay(lesson, i);
      const nodes = new Set(
        currentMatch()
          .game.scene(asView(currentMatch().steps.at(-1)?.state))
          .nodes.map((node) => node.id),
      );
      expect((step.points ?? []).filter((point) => !nodes.has(point))).toEqual([]);
      if (step.kind === 'ask') expect(step.answers.filter(({ right }) => right).length).toBe(1);
      if (step.kind === 'predict') {
        checkOdds(step);
        expect(await foretold(step)).toEqual([FORETOLD[`${game}/${id}`]?.[i]]);
      }
      if (step.kind === 'do') await done(step, solution[i] ?? []);
    }
  });
  test('says everything in both languages', () => {
    const texts = (value: unknown): { en?: string; ru?: string }[] => {
      if (typeof value !== 'object' || value === null) return [];
      if ('en' in value || 'ru' in value) return [value as { en?: string; ru?: string }];
      return Object.values(value).flatMap(texts);
    };
    const { name, about, steps } = lesson;
    for (const { en, ru } of texts([name, about, steps])) {
      expect(en, ru).toMatch(/[a-z]/);
      expect(ru, en).toMatch(/[а-яё]/);
      expect(ru).not.toMatch(/[A-Za-z]{3,}/);
    }
  });
  test('names rules that its game has', () => {
    const named = lesson.steps.flatMap(({ rule }) => rule ?? []);
    expect(named.length).toBeGreaterThan(0);
    for (const rule of named) expect(textsOf(game, 'en')).toHaveProperty([`${rule}.name`]);
  });
  test('begins on a table', () => {
    expect(lesson.steps[0]?.at).toBeDefined();
  });
});

describe('a practice', () => {
  const lesson = read('toy-soldiers', 'first');
  const tableAt = (step: number): Match => {
    const laid = startRecord(lesson, step);
    if (!laid) throw new Error(`Step ${step} goes on from the table before.`);
    return laid;
  };
  test('throws the faces that are set, in turn and anew, and tells them in its record', async () => {
    startPractice(tableAt(1), [4]);
    await take({ type: 'march', id: 'blue1' });
    expect(currentMatch().match.entries.at(-1)?.dice).toEqual([4]);
    await take({ type: 'stay' });
    expect(currentMatch().match.entries.at(-1)).toEqual({ action: { type: 'stay' } });
  });
  test('is missed once the turn has passed without the aim', async () => {
    const step = lesson.steps[3] as StepOf<'do'>;
    startPractice(tableAt(1), [4]);
    await take({ type: 'march', id: 'blue1' });
    continuePractice([]);
    await take({ type: 'stay' });
    expect(currentTurn(currentMatch())).toMatchObject({ to: 'red' });
    expect(judge(step, currentMatch().game, played())).toBe('missed');
    expect(judge({ ...step, within: 9 }, currentMatch().game, played())).toBe('missed');
  });
});

test.each(GAMES.map(({ id }) => id))('the shelf of %s begins with its lesson', async (game) => {
  const [first] = await lessonsOf(game);
  if (first) expect(first.lesson.sort).toBe('lesson');
});

describe.each(files)('the table before a step of $game/$id', ({ game, id }) => {
  const lesson = read(game, id);
  const rules = GAMES.find((each) => each.id === game);
  test('has the pieces that the step points at, and the goal of the step before it', () => {
    if (!rules) throw new Error(game);
    const solution = solutionsOf(game)[id] ?? {};
    for (const [i, { points = [], at }] of lesson.steps.entries()) {
      const match = tableBefore(rules, lesson, i, solution);
      const steps = [...replaySteps(rules, match)];
      const nodes = new Set(rules.scene(asView(steps.at(-1)?.state)).nodes.map((node) => node.id));
      expect(points.filter((point) => !nodes.has(point))).toEqual([]);
      const before = lesson.steps[i - 1];
      if (at || before?.kind !== 'do') continue;
      const from = tableBefore(rules, lesson, i - 1, solution).entries.length;
      expect(judge(before, rules, steps.slice(from)), `${i + 1}`).toBe('met');
    }
  });
});
