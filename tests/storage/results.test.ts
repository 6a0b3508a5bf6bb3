import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetResults, readResults, type Result, saveResults } from '../../src/storage/results.ts';
import { addResultsFile, parseResults, resultsToText } from '../../src/storage/resultsFile.ts';
import { hasResults } from '../../src/storage/resultsKey.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const result = (match: string, at: number, name = 'Ada'): Result => ({
  match,
  game: 'siege',
  seed: 'any',
  at,
  players: [
    { seat: 'blue', name },
    { seat: 'red', name: '', level: 2 },
  ],
  winners: ['blue'],
  why: { key: 'siege:over.limit', values: { seat: { seat: 'blue' }, n: 9, count: 9 } },
});

// Sabotage: results that were only added counted a match twice that was undone and won again.
test('results are kept by match, each once, in the order in which they were played', () => {
  expect(hasResults()).toBe(false);
  saveResults([result('b', 2), result('a', 1)]);
  saveResults([{ ...result('b', 3), winners: [] }]);
  expect(readResults()).toEqual([result('a', 1), { ...result('b', 3), winners: [] }]);
  expect(hasResults()).toBe(true);
  expect(forgetResults(['b', 'other'])).toBe(true);
  expect(readResults()).toEqual([result('a', 1)]);
  forgetResults(['a']);
  expect([readResults(), hasResults()]).toEqual([[], false]);
});
test('only the latest 2,000 are kept, and a browser that saves nothing is no error', () => {
  saveResults(Array.from({ length: 2010 }, (_, i) => result(`m${i}`, i)));
  expect([readResults().length, readResults()[0]?.match]).toEqual([2000, 'm10']);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveResults([result('a', 1)])).toBe(false);
});
test('damaged results are left out, and a reason that cannot be read costs only the reason', () => {
  const whole = result('a', 1);
  const bad = [
    { ...whole, match: '' },
    { ...whole, at: 'now' },
    { ...whole, players: whole.players.slice(1) },
    { ...whole, winners: ['nobody'] },
    7,
    null,
  ];
  kept.set('mera.results', JSON.stringify([...bad, { ...whole, why: { key: 'x', values: { deep: { html: 1 } } } }]));
  expect(readResults()).toEqual([{ ...whole, why: undefined }]);
});

describe('the file of scores', () => {
  const HOSTILE = ['<img src=x onerror=alert(1)>', '{{who}} $t(home)', '"],[', '\u202Egnat', 'שָׁלוֹם', '👩‍🚀'];
  test('is read back as it was, with hostile names too', async () => {
    const all = HOSTILE.map((name, i) => result(`m${i}`, i, name));
    saveResults(all);
    const clean = readResults();
    expect(clean.map(({ players }) => players[0]?.name)).toEqual(HOSTILE.map((name) => name.replace('\u202E', '')));
    const text = resultsToText(clean);
    expect(parseResults(text)).toEqual({ results: clean });
    kept.clear();
    expect(await addResultsFile(new Blob([text]))).toEqual({ added: HOSTILE.length });
    expect(readResults()).toEqual(clean);
  });
  test('adds what is new and leaves what is here as it is', async () => {
    saveResults([result('a', 1)]);
    const text = resultsToText([result('a', 9, 'Eve'), result('b', 2)]);
    expect(await addResultsFile(new Blob([text]))).toEqual({ added: 1 });
    expect(readResults()).toEqual([result('a', 1), result('b', 2)]);
    expect(await addResultsFile(new Blob([text]))).toEqual({ added: 0 });
  });
  test('says what is wrong with it and changes nothing; another file is left to others', async () => {
    const text = resultsToText([result('a', 1)]);
    const keyOf = async (file: string) => {
      const read = await addResultsFile(new Blob([file]));
      return read && 'error' in read ? read.error.key : read;
    };
    expect(await keyOf(text.replace('mera-scores-1', 'mera-scores-2'))).toBe('core:fileOtherFormat');
    expect(await keyOf(text.replace('"blue"', '"none"'))).toBe('core:fileNotScores');
    expect(await keyOf(text.slice(0, -20))).toBe('core:fileNotJson');
    expect(await keyOf(`${text.slice(0, -2)},"more":"${'x'.repeat(5_000_000)}"}`)).toBe('core:fileTooBig');
    expect(await keyOf('{"format":1,"game":"siege"}')).toBeNull();
    expect(readResults()).toEqual([]);
  });
});
