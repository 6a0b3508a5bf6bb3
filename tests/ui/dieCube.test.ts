// The faces on the sides of a die: a real one, however it rests.
import { expect, test } from 'vitest';
import { cubeFaces } from '../../src/ui/components/DieCube.tsx';

const FACES = [1, 2, 3, 4, 5, 6];
test.each(FACES)('a die that rests on its %i has all faces, and opposite ones sum to 7', (face) => {
  const sides = cubeFaces(face);
  expect(sides[0]).toBe(face);
  expect(sides.toSorted((a, b) => a - b)).toEqual(FACES);
  for (const i of [0, 2, 4]) expect((sides[i] ?? 0) + (sides[i + 1] ?? 0)).toBe(7);
});
test('all dice are the same die: 1, 2 and 3 run anticlockwise round their corner', () => {
  /** A face as the axis of its pair and its direction along it. */
  const axis = (face: number): readonly number[] =>
    [1, 2, 3].map((each) => (face === each ? 1 : face === 7 - each ? -1 : 0));
  for (const face of FACES) {
    const [front = 0, , right = 0, , , top = 0] = cubeFaces(face);
    const [a = 0, b = 0, c = 0] = axis(right);
    const [d = 0, e = 0, f = 0] = axis(top);
    const [g = 0, h = 0, i = 0] = axis(front);
    expect(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)).toBe(1);
  }
});
test('a die to be rolled is blank on all sides', () => {
  expect(cubeFaces(0)).toEqual([0, 0, 0, 0, 0, 0]);
});
