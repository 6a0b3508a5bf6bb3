import { expect, test } from 'vitest';
import { inSeatOrder, withSeatChanged } from '../../../src/ui/starting/seating.ts';

const PLAYERS = [
  { seat: 'blue', name: 'Anya', bot: '' },
  { seat: 'red', name: '', bot: 'sharp' },
  { seat: 'plum', name: 'Boris', bot: '' },
] as const;

test('whoever takes a seat changes places with who sits there, and the rows stay', () => {
  const seated = withSeatChanged(PLAYERS, 0, 'red');
  expect(seated.map(({ seat, name }) => [seat, name])).toEqual([
    ['red', 'Anya'],
    ['blue', ''],
    ['plum', 'Boris'],
  ]);
  expect(inSeatOrder(seated).map(({ seat }) => seat)).toEqual(['blue', 'red', 'plum']);
  expect(withSeatChanged(PLAYERS, 2, 'plum')).toEqual(PLAYERS);
});
