import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import {
  landingOf,
  pathToFirstContact,
  firstCollision,
  missOffset,
  flybyOffset,
  trailFrames,
  bodyPaths,
  shellArc,
} from '../../src/core/shots/trajectory.ts';
import { steadyPath } from '../../src/core/shots/steadyHand.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { luckForPly } from '../../src/core/luck.ts';
import { testAim } from '../../src/core/shots/runAimTest.ts';
import { type Pose, poseAt } from '../../src/core/shots/pose.ts';
import type { ShotResult } from '../../src/core/shots/shot.ts';
import { siege } from '../../src/games/siege/index.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { encodeFilm } from '../../src/physics/encodeFilm.ts';
import { small } from '../games/siege/fixture.ts';

describe('how far a place lies off a target', () => {
  test.each([
    ['up the screen', { x: 0, y: 100 }, { x: 0, y: 0 }, { x: 4, y: 12 }, { beyond: -12, right: 4 }],
    ['to the right', { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 130, y: 20 }, { beyond: 30, right: 20 }],
    ['down', { x: 0, y: 0 }, { x: 0, y: 100 }, { x: 7, y: 90 }, { beyond: -10, right: -7 }],
    ['aslant', { x: 0, y: 0 }, { x: 30, y: 40 }, { x: 33, y: 44 }, { beyond: 5, right: 0 }],
  ])('seen %s', (_, from, target, at, off) => expect(missOffset(from, target, at)).toEqual(off));
});

const shell = {
  kind: 'shell',
  id: 'shell',
  body: 'shell',
  from: [0, 0, 190],
  bearing: 900,
  lift: 0,
  power: 1,
} as const;
const answer = (part: Partial<ShotResult>): ShotResult => ({
  physics: 'test',
  settled: true,
  rest: {},
  contacts: [],
  touching: [],
  spun: {},
  over: [],
  ...part,
});
/** One place a frame, 10 mm apart to the right. */
const rolling = (frames: number, y = 0): Pose[] =>
  Array.from({ length: frames }, (_, i) => poseAt({ x: 10 * i, y }, 100, 90));

// Sabotage: the flight ended at the last frame before the contact, up to 5 cm short.
test('a shell’s flight from the side goes from its muzzle to its first contact, and no farther', () => {
  const flight = Array.from({ length: 20 }, (_, i) => poseAt({ x: 10 * i, y: 0 }, 190 + 50 * i, 90));
  const result = answer({ frames: { shell: encodeFilm(flight) }, contacts: [[175, 'shell', 'wall']] });
  const arc = shellArc({ act: shell, result });
  expect(arc[0]).toEqual({ x: 0, z: 19 });
  expect(arc[10]).toEqual({ x: 100, z: 69 });
  expect(arc.at(-1)?.x).toBeCloseTo(105, 6);
  expect(arc.at(-1)?.z).toBeCloseTo(71.5, 6);
  expect(shellArc({ act: shell, result: answer({}) })).toEqual([]);
});

describe('where a shell came down', () => {
  const frames = { shell: encodeFilm(rolling(31)) };
  test('is where it was at its first touch, with its way there, and what it touched', () => {
    const result = answer({
      frames,
      contacts: [
        [250, 'shell', 'wall1'],
        [300, 'shell', 'red1'],
      ],
    });
    const landing = landingOf({ act: shell, result });
    expect(landing).toMatchObject({ at: { x: 150, y: 0 }, on: 'wall1' });
    expect(landing?.way.at(0)).toEqual({ x: 0, y: 0 });
    expect(landing?.way.at(-1)).toEqual({ x: 150, y: 0 });
  });
  test('the table is nothing by name; without a film it is where it lay, without either nothing', () => {
    expect(landingOf({ act: shell, result: answer({ frames, contacts: [[100, 'shell', 'table']] }) })?.on).toBeNull();
    const rest = { shell: poseAt({ x: 40, y: 7 }, 0, 0) };
    expect(landingOf({ act: shell, result: answer({ rest }) })).toEqual({ at: { x: 40, y: 7 }, on: null, way: [] });
    expect(landingOf({ act: shell, result: answer({}) })).toBeNull();
  });
  test('as the physics itself answers: what is told of a shot is where its shell first touched', async () => {
    const engine = await loadEngine();
    const state = small({
      men: { 'blue.gun1': [100, 1000], red1: [100, 650], blue1: [800, 1000] },
      options: { shooting: 'real', tremor: 'none' },
      state: { stage: { at: 'shooting' } },
    });
    const [bearing, lift, power] = [40, 60, 400];
    const action = { type: 'fire', id: 'blue.gun1', bearing, lift, power, on: 'red1' } as const;
    const { events } = siege.apply(state, action, luckForPly('course', 1, undefined, engine));
    const shot = events.find(({ kind }) => kind === 'shot');
    if (shot?.kind !== 'shot') throw new Error('No shot was fired.');
    expect(shot).toMatchObject({ by: 'blue.gun1', on: 'red1', aim: { bearing, lift, power } });
    const landing = landingOf(shot);
    // It flies 4 degrees right of the man, and touches the ground before it is as far as he.
    expect(landing?.on).toBeNull();
    const off = missOffset({ x: 100, y: 1000 }, { x: 100, y: 650 }, landing?.at ?? { x: 0, y: 0 });
    const far = 350 + off.beyond;
    expect(off.right / far).toBeCloseTo(Math.tan((4 * Math.PI) / 180), 2);
    expect(Math.hypot(far, off.right)).toBeCloseTo(
      Math.hypot((landing?.at.x ?? 0) - 100, (landing?.at.y ?? 0) - 1000),
      0,
    );
  });
});

// Sabotage: told by the nearest frame of the film it came down up to 4 cm before whom it struck.
test('a shell is told to come down at the edge of whom it strikes, however fast it flies', async () => {
  const engine = await loadEngine();
  for (const power of [500, 700, 1000]) {
    const state = small({
      men: { 'blue.gun1': [100, 1000], red1: [100, 850], blue1: [800, 1000] },
      options: { shooting: 'real', tremor: 'none' },
      state: { stage: { at: 'shooting' } },
    });
    const action = { type: 'fire', id: 'blue.gun1', bearing: 0, lift: 20, power, on: 'red1' } as const;
    const shot = siege
      .apply(state, action, luckForPly('course', 1, undefined, engine))
      .events.find(({ kind }) => kind === 'shot');
    if (shot?.kind !== 'shot') throw new Error('No shot was fired.');
    const landing = landingOf(shot);
    expect(landing?.on).toBe('red1');
    // His base reaches 12.5 mm, the shell's middle is a few mm before it.
    expect(Math.abs((landing?.at.y ?? 0) - 850 - 14)).toBeLessThanOrEqual(6);
    expect(landing?.at.x).toBe(100);
  }
});

test('a firm hand sends a shell where it points: without tremor by chance and by luck that falls in the middle it flies alike', async () => {
  const engine = await loadEngine();
  const of = (tremor: 'normal' | 'none') =>
    small({
      men: { 'blue.gun1': [100, 1000], red1: [100, 650], blue1: [800, 1000] },
      options: { shooting: 'real', tremor },
      state: { stage: { at: 'shooting' } },
    });
  const action = { type: 'fire', id: 'blue.gun1', bearing: 40, lift: 60, power: 400 } as const;
  const game = siege as unknown as AnyGame;
  const way = steadyPath(game, of('normal'), action, engine);
  expect(way.length).toBeGreaterThan(5);
  expect(way).toEqual(steadyPath(game, of('none'), action, engine));
});

test('of each try of a shell it is told where it came down, around where a firm hand sends it', async () => {
  const engine = await loadEngine();
  const state = small({
    men: { 'blue.gun1': [100, 1000], red1: [700, 300], blue1: [800, 1000] },
    options: { shooting: 'real' },
    state: { stage: { at: 'shooting' } },
  });
  const action = { type: 'fire', id: 'blue.gun1', bearing: 0, lift: 60, power: 400 } as const;
  const { landings, steadyPath: lead } = testAim(siege, { view: asView(state), action, samples: 20 }, engine);
  expect(landings).toHaveLength(20);
  expect(new Set(landings.map(({ x }) => x)).size).toBeGreaterThan(5);
  const mean = landings.reduce((sum, { y }) => sum + y / 20, 0);
  expect(Math.abs(mean - (lead.at(-1)?.y ?? 0))).toBeLessThan(60);
});

describe('how a shell flew past a target', () => {
  const result = answer({ frames: { shell: encodeFilm(rolling(31, 7)) }, contacts: [[400, 'shell', 'table']] });
  test('beside it and how high, before it touched anything', () => {
    expect(flybyOffset({ act: shell, result }, { x: 0, y: 0 }, { x: 100, y: 0 })).toEqual({ right: 7, high: 10 });
    expect(flybyOffset({ act: shell, result }, { x: 0, y: 0 }, { x: 280, y: 0 })).toBeNull();
  });
});

describe('what a flick leaves', () => {
  const act = { kind: 'flick', id: 'a', bearing: 900, power: 500, offset: 0, height: 0 } as const;
  const still = [poseAt({ x: 120, y: 0 }, 100, 90)];
  const result = answer({
    frames: { a: encodeFilm(rolling(13)), b: encodeFilm(rolling(20, 30)), c: encodeFilm(still) },
    contacts: [
      [20, 'a', 'field'],
      [100, 'b', 'a'],
    ],
  });
  test('the ways of all who moved', () => {
    expect(bodyPaths({ act, result }).map(({ id, way }) => [id, way.at(-1)])).toEqual([
      ['a', { x: 120, y: 0 }],
      ['b', { x: 190, y: 30 }],
    ]);
  });
  test('so many frames of each way; of a shell as many as it flew until it touched, of what it struck none', () => {
    expect([...trailFrames({ act, result })]).toEqual([
      ['a', 13],
      ['b', 20],
    ]);
    const struck = answer({
      frames: { shell: encodeFilm(rolling(31)), b: encodeFilm(rolling(20)) },
      contacts: [[250, 'shell', 'b']],
    });
    expect([...trailFrames({ act: shell, result: struck })]).toEqual([['shell', 16]]);
  });
  test('of what was aimed the way until it met another', () => {
    const rest = { b: poseAt({ x: 190, y: 30 }, 100, 90) };
    expect(pathToFirstContact({ act, result: { ...result, rest } }).at(-1)).toEqual({ x: 60, y: 0 });
    expect(pathToFirstContact({ act, result }).at(-1)).toEqual({ x: 120, y: 0 });
  });
  test('where it met another, midway between both', () => {
    expect(firstCollision({ act, result })).toEqual({ at: { x: 60, y: 15 }, ms: 100 });
    expect(firstCollision({ act, result: answer({ contacts: [[20, 'a', 'field']] }) })).toBeNull();
  });
});
