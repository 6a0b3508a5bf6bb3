import { expect, test } from 'vitest';
import { spokenMarks } from '../../../src/ui/lessons/spokenMarks.ts';

test('the marks of a lesson are spoken as the names of their pieces', () => {
  expect(spokenMarks('Move Ⓟ beside Ⓠ.', ['Blue 1', 'Red 2'])).toBe('Move Blue 1 beside Red 2.');
  expect(spokenMarks('Look at Ⓡ.', ['Blue 1'])).toBe('Look at R.');
});
