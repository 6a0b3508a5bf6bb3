import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Habit, keepHabit, readHabits } from '../../src/storage/habits.ts';

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
    games: { 'toy-soldiers': { ...HABIT, bots: {} }, siege: HABIT },
  });
});
test('what is damaged is as if it had never been', () => {
  localStorage.setItem('mera.habits', '{"names":{"blue":7},"games":{}}');
  expect(readHabits()).toEqual({ names: {}, games: {} });
  localStorage.setItem('mera.habits', 'no JSON');
  expect(readHabits()).toEqual({ names: {}, games: {} });
});
