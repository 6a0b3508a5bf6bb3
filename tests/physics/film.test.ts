import { beforeAll, describe, expect, test } from 'vitest';
import { decodeFilm } from '../../src/core/shots/film.ts';
import type { Pose } from '../../src/core/shots/pose.ts';
import { applyAimNoise } from '../../src/core/shots/aimNoise.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { encodeFilm } from '../../src/physics/encodeFilm.ts';
import { nthDuel } from './flicks.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** Whether two attitudes are within rounding of each other, whatever their sign. */
const alike = (a: Pose, b: Pose): boolean => {
  const dot = [3, 4, 5, 6].reduce((sum, i) => sum + (a[i] ?? 0) * (b[i] ?? 0), 0) / 1e8;
  return Math.abs(Math.abs(dot) - 1) < 2e-3;
};

describe('films', () => {
  test('a film comes back as it was: places exactly, attitudes to a thousandth', () => {
    const poses = Array.from({ length: 90 }, (_, i): Pose => [
      i < 4 ? 7 : 7 + i * i,
      5 - 3 * i,
      150 - (i % 7),
      i * 10,
      0,
      (90 - i) * -110,
      10_000 - i,
    ]);
    const back = decodeFilm(encodeFilm(poses));
    expect(back.length).toBe(poses.length);
    poses.forEach((pose, i) => {
      expect(back[i]?.slice(0, 3)).toEqual(pose.slice(0, 3));
      [3, 4, 5, 6].forEach((k) => expect(Math.abs((back[i]?.[k] ?? 0) - (pose[k] ?? 0))).toBeLessThanOrEqual(5));
    });
  });
  test('a body that stands costs a few letters, and keeps its pose', () => {
    const pose: Pose = [1600, -1600, 173, 0, 0, 7071, 7071];
    const film = encodeFilm(Array.from({ length: 60 }, () => pose));
    expect(film.length).toBeLessThan(25);
    expect(decodeFilm(film).at(-1)?.slice(0, 3)).toEqual([1600, -1600, 173]);
  });
  test('every film of 40 flicks starts where the body lay and ends where it rests, in under three kilobytes a shot, mostly in less than one', () => {
    const sizes: number[] = [];
    for (let n = 0; n < 40; n++) {
      const shot = nthDuel(n);
      const { rest, frames = {} } = engine(shot);
      sizes.push(Object.values(frames).join('').length);
      for (const [id, film] of Object.entries(frames)) {
        const poses = decodeFilm(film);
        const start = shot.bodies.find((body) => body.id === id)?.pose as Pose;
        const end = rest[id] as Pose;
        expect(poses[0]?.slice(0, 3)).toEqual(start.slice(0, 3));
        expect(poses.at(-1)?.slice(0, 3)).toEqual(end.slice(0, 3));
        expect(alike(poses.at(-1) as Pose, end)).toBe(true);
      }
    }
    expect(Math.max(...sizes)).toBeLessThan(3000);
    expect([...sizes].sort((a, b) => a - b)[30]).toBeLessThan(1000);
  });
  test('what is no film has no frames', () => {
    for (const text of ['', 'A', '!!!!', '________', 'CAAAAAAA', 'C_______B', 'CAAAAAAAAA'])
      expect(decodeFilm(text)).toEqual([]);
    expect(decodeFilm('CAAAAAAAA')).toHaveLength(1);
  });
});

describe('tremor', () => {
  test('is spread as it is said to be, around the aim, in whole numbers within the limits', () => {
    let state = 7;
    const whole = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const aim = { kind: 'flick', id: 'a', bearing: 5, power: 500, offset: 100, height: 100 } as const;
    const tries = Array.from({ length: 4000 }, () => applyAimNoise(aim, whole));
    const spread = (values: readonly number[]): readonly [number, number] => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return [mean, Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)];
    };
    const near = (values: readonly number[], mean: number, deviation: number): void => {
      const [m, d] = spread(values);
      expect(Math.abs(m - mean)).toBeLessThan(deviation / 12);
      expect(Math.abs(d / deviation - 1)).toBeLessThan(0.06);
    };
    near(
      tries.map(({ bearing }) => (bearing > 1800 ? bearing - 3600 : bearing)),
      5,
      17.19,
    );
    near(
      tries.map(({ power }) => power),
      500,
      30,
    );
    near(
      tries.map(({ offset }) => offset),
      100,
      60,
    );
    near(
      tries.map(({ height }) => height),
      100,
      120,
    );
    for (const act of [...tries, ...tries.map((act) => applyAimNoise({ ...act, power: 1000, offset: 1000 }, whole))]) {
      expect([act.bearing, act.power, act.offset, act.height].every(Number.isInteger)).toBe(true);
      expect(act.bearing >= 0 && act.bearing < 3600 && act.power >= 1 && act.power <= 1000).toBe(true);
      expect(Math.abs(act.offset) <= 1000 && act.height >= -500 && act.height <= 800).toBe(true);
    }
    const gun = {
      kind: 'shell',
      id: 's',
      body: 'shell',
      from: [0, 0, 260],
      bearing: 900,
      lift: 60,
      power: 500,
    } as const;
    const shells = Array.from({ length: 4000 }, () => applyAimNoise(gun, whole));
    near(
      shells.map(({ bearing }) => bearing),
      900,
      24.06,
    );
    near(
      shells.map(({ lift }) => lift),
      60,
      9.17,
    );
    near(
      shells.map(({ power }) => power),
      500,
      30.9,
    );
  });
});
