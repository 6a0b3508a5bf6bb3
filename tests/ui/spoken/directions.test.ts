import { beforeAll, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { directionTo, wayText, whereText } from '../../../src/presentation/text/directions.ts';

const from = { x: 100, y: 100 };
const near = { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } };

describe('directions', () => {
  beforeAll(() => changeLanguage('en'));
  test('eight directions, as the near player sees them', () => {
    const around = [
      [0, -9],
      [9, -9],
      [9, 0],
      [9, 9],
      [0, 9],
      [-9, 9],
      [-9, 0],
      [-9, -9],
    ] as const;
    expect(around.map(([x, y]) => directionTo(from, { x: 100 + x, y: 100 + y }, near))).toEqual([
      'ahead',
      'aheadRight',
      'right',
      'behindRight',
      'behind',
      'behindLeft',
      'left',
      'aheadLeft',
    ]);
  });
  test('a player at the far edge has the enemy below, and its right where its arrow key points', () => {
    const far = { ahead: { x: 0, y: 1 }, right: { x: 1, y: 0 } };
    expect(whereText(from, { x: 190, y: 190 }, far)).toBe('ahead on the right');
    expect(wayText(from, { x: 100, y: 10 }, far)).toBe('towards your own edge');
  });
  test('the same point has no direction, nor has anything without bearings', () => {
    expect(directionTo(from, from, near)).toBeNull();
    expect(whereText(from, { x: 0, y: 0 }, null)).toBe('');
  });
});
