// The chances that stand beside a class's votes: exact by the rules, from one play of steady physics, or from tries with their margin.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { replaySteps } from '../../src/core/match.ts';
import { toShare } from '../../src/core/odds/fraction.ts';
import type { Shot } from '../../src/core/shots/shot.ts';
import { exactOdds } from '../../src/interaction/odds/exactOdds.ts';
import { answerOdds } from '../../src/lessons/answerOdds.ts';
import { type Lesson, lessonSchema, type StepOf } from '../../src/lessons/lesson.ts';
import { startRecord } from '../../src/lessons/startRecord.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { predictionOdds } from '../../src/ui/desk/predictionOdds.ts';
import { gameOf } from '../games.ts';

const gameNamed = (id: string): AnyGame => {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
};
const lesson = (game: string): Lesson =>
  lessonSchema.parse(JSON.parse(readFileSync(`src/lessons/${game}/first.json`, 'utf8')));
/** The first prediction of a game's guided lesson, and the last table laid before it. */
const prediction = (id: string, change: object = {}) => {
  const { steps, ...rest } = lesson(id);
  const i = steps.findIndex(({ kind }) => kind === 'predict');
  const laid = steps.slice(0, i + 1).findLastIndex(({ at }) => at !== undefined);
  const match = startRecord({ ...rest, steps }, laid);
  const game = gameNamed(id);
  if (!match) throw new Error(`${id} lays no table.`);
  const options = game.schema.options.parse({ ...(match.options as object), ...change });
  const state = [...replaySteps(game, { ...match, options })].at(-1)?.state;
  return { game, state, step: steps[i] as StepOf<'predict'> };
};
const noShots = (): Promise<never> => Promise.reject(new Error('No shot is needed.'));
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('what the question sets is certain, and beside it are the chances of free dice', async () => {
  const { game, state, step } = prediction('sci-fi');
  const odds = await predictionOdds(game, state, step, noShots);
  expect(odds).toMatchObject({ shares: [0, 0, 1], by: 'rules', margin: null });
  expect(odds.free).toEqual([1 / 6, 0, 5 / 6]);
});
test('a flick of a hand that does not shake is certain, and simulated for one play only', async () => {
  const { game, state, step } = prediction('flick');
  const engine = await loadEngine();
  const shots: string[] = [];
  const odds = await predictionOdds(game, state, step, (shot: Shot) => {
    shots.push(JSON.stringify(shot));
    return Promise.resolve(engine(shot));
  });
  expect(odds).toMatchObject({ by: 'physics', margin: null });
  expect(odds.shares.filter((share) => share > 0)).toEqual([1]);
  expect([...new Set(shots)]).toEqual(shots);
  expect(shots.length < 3).toBe(true);
});
// Sabotage: the first play of a hand that shakes was taken as certain.
test('a flick of a hand that shakes has chances from tries, with their margin', async () => {
  const { game, state, step } = prediction('flick', { tremorBlue: 100, tremorRed: 100 });
  const engine = await loadEngine();
  const odds = await predictionOdds(game, state, step, (shot: Shot) => Promise.resolve(engine(shot)));
  expect(odds.by).toBe('tries');
  expect(odds.margin).toBeCloseTo(0.158, 3);
  // Not every end of a flick has an answer.
  expect(sum(odds.shares)).toBeGreaterThan(0.3);
});
test('an attack on a hidden piece is certain on its table, and for the attacker as likely as its possible ranks', () => {
  const game = gameNamed('stratego');
  const laid = game.lab?.trials[0]?.lay({ who: 'miner' });
  if (!laid) throw new Error('Stratego has an attack to try.');
  const [own, other] = [laid.by, laid.on ?? ''];
  const answers = [
    {
      text: { en: 'wins' },
      aims: [
        { kind: 'safe' as const, ids: [own] },
        { kind: 'event' as const, event: 'removed' as const, ids: [other] },
      ],
    },
    { text: { en: 'loses' }, aims: [{ kind: 'safe' as const, ids: [other] }] },
    { text: { en: 'both' }, aims: [{ kind: 'event' as const, event: 'removed' as const, ids: [own] }] },
  ];
  const odds = answerOdds(game, laid.state, { play: [{ action: laid.action }], answers });
  expect(odds?.shares.map(toShare).filter((share) => share > 0)).toEqual([1]);
  const exact = exactOdds(game, laid);
  const byMeaning = (meaning: string): number =>
    'rule' in exact ? Number.NaN : sum(exact.endings.filter((each) => each.meaning === meaning).map(({ p }) => p));
  expect(odds?.free?.map(toShare)).toEqual(['good', 'bad', 'part'].map((each) => expect.closeTo(byMeaning(each), 9)));
});
