import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionKey, deepEqual, sameAction } from '../../src/core/equality.ts';

/** Data with the keys of all its objects in the opposite order. */
const reversed = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, reversed(each)])
      .toReversed() as [string, unknown][],
  );
};
const data = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

// Sabotages: the texts of both were compared; a list was compared with the start of a longer one; a key of the second value alone was left out.
describe('plain data', () => {
  test.each([
    [
      { type: 'walk', id: 'a', path: [{ x: 1, y: 2 }] },
      { path: [{ y: 2, x: 1 }], id: 'a', type: 'walk' },
    ],
    [{ type: 'end', rest: undefined }, { type: 'end' }],
    [[], []],
    [null, null],
    [-0, 0],
    [Number.NaN, Number.NaN],
  ])('%j is %j', (one, other) => {
    expect(deepEqual(one, other)).toBe(true);
    expect(sameAction(other, one)).toBe(true);
  });
  test.each([
    [{ type: 'walk' }, { type: 'run' }],
    [{ type: 'end' }, { type: 'end', rest: true }],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [{ at: null }, { at: undefined }],
    [1, '1'],
    [JSON.parse('{"__proto__": {}}'), {}],
    [{ constructor: Object }, {}],
  ])('%j is not %j', (one, other) => {
    expect(deepEqual(one, other)).toBe(false);
    expect(deepEqual(other, one)).toBe(false);
  });
  test('is the same whatever the order of its keys, and has the same key', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(deepEqual(value, reversed(value))).toBe(true);
        expect(actionKey(reversed(value))).toBe(actionKey(value));
      }),
    );
  });
  test('is the same exactly where its key is', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        expect(deepEqual(one, other)).toBe(actionKey(one) === actionKey(other));
      }),
    );
  });
});

test('the key of an action is JSON that gives the action back', () => {
  const action = { type: 'shoot', target: 'red1', id: 'blue1' };
  expect(actionKey(action)).toBe('{"id":"blue1","target":"red1","type":"shoot"}');
  expect(JSON.parse(actionKey(action))).toEqual(action);
  expect(actionKey(undefined)).toBe('');
});

// Sabotage: a bot's reason was found by the JSON of its action.
test('nowhere in the app is JSON compared with JSON in place of the data', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const compares = /[!=]==\s*JSON\.stringify\(|JSON\.stringify\(.*\)\s*[!=]==/;
  expect(files.filter((file) => compares.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
