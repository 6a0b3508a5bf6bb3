// How a control lies on its slide: left is left, turns count from straight ahead, and steps are ones that people count in.
import { describe, expect, test } from 'vitest';
import type { AimLimits } from '../../src/core/aim.ts';
import { pushed, scaleOf, stepped } from '../../src/interaction/aimScales.ts';

const compass = (start: number, zero?: number): AimLimits => ({
  from: 0,
  to: 3599,
  start,
  round: true,
  ...(zero === undefined ? {} : { zero }),
});
const side: AimLimits = { from: -1000, to: 1000, start: 300 };

describe('a slide', () => {
  test('a direction lies in its middle where it is straight ahead, left of it to the left, and does not jump at north', () => {
    const scale = scaleOf('bearing', compass(3590));
    expect([scale.from, scale.to]).toEqual([-1800, 1800]);
    expect([3590, 3540, 10, 3589 - 1800 + 1].map(scale.placeOf)).toEqual([0, -50, 20, 1800]);
    expect([-50, 0, 20].map((place) => (scale.valueAt(place) + 3600) % 3600)).toEqual([3540, 3590, 10]);
  });
  test('it counts from the barrel, not from the target that it is first laid on', () => {
    expect(scaleOf('bearing', compass(300, 0)).placeOf(300)).toBe(300);
  });
  test('what is struck left of the middle lies left of the middle', () => {
    const scale = scaleOf('offset', side);
    expect([1000, 300, -300].map(scale.placeOf)).toEqual([-1000, -300, 300]);
    expect([scale.from, scale.to, scale.valueAt(-300)]).toEqual([-1000, 1000, 300]);
  });
  test('a place is a whole step, and a press goes to the next one', () => {
    const power = scaleOf('power', { from: 183, to: 1000, start: 400 });
    expect([404, 405, 50].map((place) => stepped(power, 'power', place))).toEqual([400, 410, 183]);
    expect([404, 410].map((place) => pushed(power, 'power', place, 1))).toEqual([410, 420]);
    expect([404, 410].map((place) => pushed(power, 'power', place, -1))).toEqual([400, 400]);
    expect(pushed(power, 'power', 990, 5)).toBe(1000);
  });
  test('a turn goes on behind', () => {
    const scale = scaleOf('bearing', compass(0));
    expect(pushed(scale, 'bearing', 1800, 1, true)).toBe(-1795);
    expect(pushed(scale, 'bearing', -1800, -10, true)).toBe(1750);
  });
});
