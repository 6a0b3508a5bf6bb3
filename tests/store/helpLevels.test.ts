import { beforeEach, expect, test, vi } from 'vitest';
import { parseSettings } from '../../src/storage/settings.ts';
import { startingHelp } from '../../src/store/helpLevels.ts';

test('a guided player is guided until a match of that game has been finished', () => {
  const settings = parseSettings(null);
  expect(startingHelp('flick', settings)).toBe('guided');
  expect(startingHelp('flick', { ...settings, finished: ['siege'] })).toBe('guided');
  expect(startingHelp('siege', { ...settings, finished: ['siege'] })).toBe('normal');
  expect(startingHelp('siege', { help: 'off', finished: ['siege'] })).toBe('off');
});

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.resetModules();
});
test('what a player chooses in a match is kept for that seat, and damaged storage is no choice', async () => {
  const { readChosenHelp, saveChosenHelp } = await import('../../src/storage/helpLevels.ts');
  expect(readChosenHelp()).toEqual([]);
  const many = Array.from({ length: 60 }, (_, i) => ({ match: `m${i}`, levels: { blue: 'off' as const } }));
  saveChosenHelp(many);
  expect(readChosenHelp()).toEqual(many.slice(-50));
  stored.set('mera.help', '[{"match": 3}]');
  expect(readChosenHelp()).toEqual([]);
  stored.set('mera.help', 'x');
  expect(readChosenHelp()).toEqual([]);
});
