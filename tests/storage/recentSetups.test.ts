import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RecentSetup, saveRecentSetup, readRecentSetups } from '../../src/storage/recentSetups.ts';
import { hasPlayedBefore } from '../../src/storage/playedBefore.ts';

const HABIT: RecentSetup = { seats: 2, bots: { red: 'plain' }, options: { squad: 3 }, takeBack: 'free', lines: true };
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Sabotage: `saveRecentSetup` wrote the new names in place of all names.
test('the last set-up of each game is remembered, and the names by seat in any', () => {
  saveRecentSetup('toy-soldiers', { blue: 'Ada', red: 'Bob' }, { ...HABIT, bots: {} });
  saveRecentSetup('siege', { blue: 'Eve' }, HABIT);
  expect(readRecentSetups()).toEqual({
    names: { blue: 'Eve', red: 'Bob' },
    known: ['Eve', 'Ada', 'Bob'],
    games: { 'toy-soldiers': { ...HABIT, bots: {} }, siege: HABIT },
  });
});
test('people are known by their names, once each, the last ones first, and not without end', () => {
  for (let i = 0; i < 30; i++) saveRecentSetup('siege', { blue: `Ann ${i}`, red: '' }, HABIT);
  saveRecentSetup('siege', { blue: 'Ann 12' }, HABIT);
  const { known } = readRecentSetups();
  expect(known.slice(0, 3)).toEqual(['Ann 12', 'Ann 29', 'Ann 28']);
  expect([known.length, known.filter((name) => name === 'Ann 12').length]).toEqual([20, 1]);
});
test('what is damaged is as if it had never been', () => {
  localStorage.setItem('mera.habits', '{"names":{"blue":7},"games":{}}');
  expect(readRecentSetups()).toEqual({ names: {}, known: [], games: {} });
  localStorage.setItem('mera.habits', 'no JSON');
  expect(readRecentSetups()).toEqual({ names: {}, known: [], games: {} });
});
test('whether a match was begun on this device is known without reading what it was', () => {
  expect(hasPlayedBefore()).toBe(false);
  saveRecentSetup('siege', { blue: 'Eve' }, HABIT);
  expect(hasPlayedBefore()).toBe(true);
});
