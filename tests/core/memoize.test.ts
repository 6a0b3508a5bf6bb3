import { expect, test } from 'vitest';
import { memoizeLast } from '../../src/core/memoize.ts';

test('what is kept is found anew when the state or a key changes, and only the last answer of each state stays', () => {
  const asked: string[] = [];
  const told = memoizeLast(({ name }: { readonly name: string }, a: number, b: string) => {
    asked.push(`${name}${a}${b}`);
    return { a };
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const first = told(one, 1, 'x');
  expect(told(one, 1, 'x')).toBe(first);
  told(other, 1, 'x');
  expect(told(one, 1, 'x')).toBe(first);
  expect(told(one, 2, 'x')).toEqual({ a: 2 });
  told(one, 2, 'y');
  told(one, 1, 'x');
  expect(asked).toEqual(['one1x', 'other1x', 'one2x', 'one2y', 'one1x']);
});
