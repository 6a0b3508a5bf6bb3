import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Habit, keepHabit, readHabits } from '../../src/storage/habits.ts';
import { playedBefore } from '../../src/storage/played.ts';

const HABIT: Habit = { seats: 2, bots: { red: 'plain' }, options: { squad: 3 }, takeBack: 'free', lines: true };
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Sabotage: `keepHabit` wrote the new names in place of all names.
test('the last set-up of each game is remembered, and the names by seat in any', () => {
  keepHabit('toy-soldiers', { blue: 'Ada', red: 'Bob' }, { ...HABIT, bots: {} });
  keepHabit('siege', { blue: 'Eve' }, HABIT);
  expect(readHabits()).toEqual({
    names: { blue: 'Eve', red: 'Bob' },
    known: ['Eve', 'Ada', 'Bob'],
    games: { 'toy-soldiers': { ...HABIT, bots: {} }, siege: HABIT },
  });
});
test('people are known by their names, once each, the last ones first, and not without end', () => {
  for (let i = 0; i < 30; i++) keepHabit('siege', { blue: `Ann ${i}`, red: '' }, HABIT);
  keepHabit('siege', { blue: 'Ann 12' }, HABIT);
  const { known } = readHabits();
  expect(known.slice(0, 3)).toEqual(['Ann 12', 'Ann 29', 'Ann 28']);
  expect([known.length, known.filter((name) => name === 'Ann 12').length]).toEqual([20, 1]);
});
test('what is damaged is as if it had never been', () => {
  localStorage.setItem('mera.habits', '{"names":{"blue":7},"games":{}}');
  expect(readHabits()).toEqual({ names: {}, known: [], games: {} });
  localStorage.setItem('mera.habits', 'no JSON');
  expect(readHabits()).toEqual({ names: {}, known: [], games: {} });
});
test('whether a match was begun on this device is known without reading what it was', () => {
  expect(playedBefore()).toBe(false);
  keepHabit('siege', { blue: 'Eve' }, HABIT);
  expect(playedBefore()).toBe(true);
});
