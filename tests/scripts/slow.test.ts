import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('tests/slow.json lists existing test files, sorted', () => {
  const slow = JSON.parse(readFileSync('tests/slow.json', 'utf8')) as string[];
  expect(slow.filter((file) => !existsSync(file))).toEqual([]);
  expect(slow).toEqual([...new Set(slow)].toSorted());
});
