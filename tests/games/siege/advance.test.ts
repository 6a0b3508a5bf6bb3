import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { siege } from '../../../src/games/siege/index.ts';
import { dangerAt, mayFight } from '../../../src/games/siege/rules/dangers.ts';
import { must } from '../../../src/games/siege/rules/lookups.ts';
import type { State } from '../../../src/games/siege/types.ts';
import { distance, type Point } from '../../../src/geometry/point.ts';
import { type Small, small, table } from './fixture.ts';

const movesOf = (state: State) => siege.advance?.(asView(state)) ?? [];
const end = (path: readonly Point[]): Point => path.at(-1) as Point;
/** Defenders on both front towers of the castle (its front at 350). */
const HELD = { red1: [280, 315], red2: [560, 315] } as const;

test('SI-16 all who cannot reach anybody go two steps nearer, each path legal after the earlier ones', () => {
  const of: Small = { men: { ...HELD, blue1: [300, 900], blue2: [340, 900], blue3: [300, 940], blue4: [560, 900] } };
  const t = table(of);
  const moves = movesOf(t.state);
  expect(moves.map(({ piece }) => piece).toSorted()).toEqual(['blue1', 'blue2', 'blue3', 'blue4']);
  for (const { action, piece, path } of moves) {
    expect(siege.refuse(t.state, action)).toBeNull();
    t.act(action);
    expect(must(t.state, piece).at).toEqual(end(path));
    expect(distance(path[0] as Point, end(path))).toBeGreaterThan(130);
  }
  expect(movesOf(t.state), 'all have moved').toEqual([]);
});

// Sabotage: in the order of the list the man behind walked into the one in front and lost most of its steps.
test('SI-16 the one in front goes first, so that nobody is in the way of the one behind', () => {
  const men = { ...HELD, blue1: [280, 930], blue2: [280, 900], blue3: [280, 870] } as const;
  const moves = movesOf(small({ men }));
  expect(moves.map(({ piece }) => piece)).toEqual(['blue3', 'blue2', 'blue1']);
  for (const { path } of moves) expect(distance(path[0] as Point, end(path))).toBeGreaterThan(130);
});

// Sabotage: without the look at the danger both stood at the foot of the tower, where the garrison fell on them.
test('SI-18 each stops before an enemy could reach it', () => {
  const state = small({ men: { ...HELD, blue1: [280, 560], blue2: [560, 580] } });
  const moves = movesOf(state);
  expect(moves).toHaveLength(2);
  for (const { piece, path } of moves) {
    const who = must(state, piece);
    expect(dangerAt(state, who, end(path)).attackers, piece).toBe(0);
    const { x, y } = end(path);
    expect(dangerAt(state, who, { x, y: y - 14 }).attackers, 'two steps further it would be reached').toBeGreaterThan(
      0,
    );
  }
});

test('SI-11 nobody runs past the one that magic would strike', () => {
  const state = small({ men: { ...HELD, blue1: [280, 600], blue2: [280, 700], blue3: [560, 900] } });
  const first = movesOf(state)[0];
  expect(first?.piece).toBe('blue1');
  for (const { piece, path } of movesOf(state).slice(1)) {
    const after = { ...must(state, 'blue1'), at: end(first?.path ?? []) };
    const there = { ...state, pieces: state.pieces.map((each) => (each.id === 'blue1' ? after : each)) };
    expect(dangerAt(there, must(there, piece), end(path)).magic, piece).toBe(false);
  }
});

test('SI-13 with two fortresses nobody goes where the enemy gun would hit more easily', () => {
  const men = { red1: [420, 300], 'red.gun1': [420, 560], blue1: [380, 1200], blue2: [460, 1200] } as const;
  const state = small({ men, options: { fortresses: 'two' } });
  const now = dangerAt(state, must(state, 'blue1'), must(state, 'blue1').at).shot;
  expect(now).toBeGreaterThan(0);
  for (const { piece, path } of movesOf(state)) {
    expect(dangerAt(state, must(state, piece), end(path)).shot, piece).toBeLessThanOrEqual(now);
  }
});

test('SI-16 a man with a decision is left alone: in reach of an enemy or of the gate, or up on a tower', () => {
  const far = { blue1: [280, 900], blue2: [340, 900] } as const;
  const named = (men: Small['men']) => movesOf(small({ men: { ...HELD, ...far, ...men } })).map(({ piece }) => piece);
  expect(named({ blue3: [280, 400] })).not.toContain('blue3');
  expect(named({ blue3: [420, 440] })).not.toContain('blue3');
  expect(movesOf(small({ men: { ...HELD, blue1: [280, 900] } })), 'one alone').toEqual([]);
  expect(movesOf(small({ men: { ...HELD, ...far }, state: { stage: { at: 'shooting' } } }))).toEqual([]);
});

test('SI-17 what may be reached is never said to be out of reach', () => {
  const state = small({ men: { red1: [280, 315], blue1: [280, 363 + 70] } });
  const [red, blue] = [must(state, 'red1'), must(state, 'blue1')];
  expect(mayFight(state, blue, red, 140), 'one step to the tower, one up').toBe(true);
  expect(mayFight(state, { ...blue, at: { x: 280, y: 434 } }, red, 140)).toBe(false);
  expect(mayFight(state, red, { ...blue, at: { x: 280, y: 363 + 70 + 90 } }, 140), 'down, a step, and a blow').toBe(
    true,
  );
});
