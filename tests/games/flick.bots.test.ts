// The bots, with the physics itself. `node .ci/flick.mjs` plays the long series.
import { expect, test } from 'vitest';
import { forecast } from '../../src/core/forecast.ts';
import { luckAt } from '../../src/core/luck.ts';
import { WARRIORS } from '../../src/bodies/warriors.ts';
import { flick } from '../../src/games/flick/index.ts';
import { LEAST_OFFSET, LEAST_POWER, guided } from '../../src/games/flick/spin.ts';
import type { Standing, State } from '../../src/games/flick/types.ts';
import { levelPose } from '../../src/games/flick/outlines.ts';
import { engine, matchOf, play } from '../walk.ts';
import { series } from './flickSeries.ts';
import { flickOf, sidesOf } from './flickTable.ts';

if (!engine) throw new Error('Flick Fighters need the physics.');
const resolve = engine;

test('FF-29 the thinking bot beats random play in the duel on A', { timeout: 600_000 }, () => {
  expect(series('flicker', 'random', 3).won).toBeGreaterThanOrEqual(2);
});

test('FF-29 the thinking bot asks for time, and stops when there is none', () => {
  for (const { view, ply } of play(flick, matchOf(flick, 'time'), 18, { blue: 'plain' })) {
    const state = view as State;
    const done: number[] = [];
    let shots = 0;
    const action = flick.bots['flicker']?.choose(state, {
      choices: flick.choices(state),
      whole: (below) => (ply * 7919) % below,
      forecast: () => expect.fail(),
      resolve: (shot) => {
        shots++;
        return resolve(shot);
      },
      goOn: (part) => done.push(part) < 3,
    });
    expect(action && flick.refuse(state, action)).toBeNull();
    expect(shots).toBeLessThanOrEqual(2);
    expect(done.every((part) => part >= 0 && part <= 1)).toBe(true);
  }
});

test('FF-03 the aid brings every strike that it lets through to a quarter turn', () => {
  const luck = luckAt('aid', 1, undefined, resolve);
  const asked: number[] = [];
  for (let i = 0; i < Number(process.env['AID'] ?? 150); i++) {
    const id = WARRIORS[i % WARRIORS.length] as Standing['id'];
    const down = luck.whole(4) === 0;
    const pose = levelPose(id, { x: 0, y: 0 }, luck.whole(360), down);
    const who: Standing = { id, seat: 'blue', pose, down, beaten: false };
    const power = LEAST_POWER + luck.whole(i % 2 === 0 ? 100 : 850);
    const out = LEAST_OFFSET + luck.whole(700);
    const offset = luck.whole(2) === 0 ? out : -out;
    let tries = 0;
    const counted = { ...luck, shot: (shot: Parameters<typeof resolve>[0]) => (tries++, resolve(shot)) };
    const act = { kind: 'flick', id, bearing: luck.whole(3600), power, offset, height: luck.whole(600) - 300 } as const;
    expect(guided(act, who, counted), JSON.stringify(act)).not.toBeNull();
    asked.push(tries);
  }
  console.log(
    `tries of the aid: ${Array.from({ length: 15 }, (_, i) => i + 1)
      .map((n) => asked.filter((each) => each === n).length)
      .join(' ')}`,
  );
});

test('FF-03 the odds of a strike are sampled with the physics, and cannot be told without it', () => {
  const t = sidesOf('blue');
  const state = t.state('A', {}, { hawk: [0, -25], ray: [0, 25] });
  const strike = flickOf('strike', 'hawk', { power: 500 });
  expect(forecast(flick, state, strike)).toEqual({ kind: 'sample' });
  const odds = forecast(flick, state, strike, { resolve, samples: 8 });
  expect(odds).toMatchObject({ kind: 'odds', exact: false, runs: 8 });
});
