import { expect, test } from 'vitest';
import { swapped } from '../../../src/ui/play/hand/rematch.ts';

test('in a rematch everybody sits one seat on, with the name and the bot of that seat', () => {
  const [blue, red, plum] = ['blue', 'red', 'plum'] as const;
  expect(
    swapped([
      { seat: blue, name: 'Ада' },
      { seat: red, name: '', bot: 'plain' },
    ]),
  ).toEqual([
    { seat: blue, name: '', bot: 'plain' },
    { seat: red, name: 'Ада', bot: '' },
  ]);
  expect(
    swapped([
      { seat: blue, name: 'A' },
      { seat: red, name: 'B' },
      { seat: plum, name: 'C' },
    ]).map(({ name }) => name),
  ).toEqual(['B', 'C', 'A']);
});
