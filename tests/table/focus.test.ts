import { expect, test } from 'vitest';
import { siege } from '../../src/games/siege/index.ts';
import { focusOf } from '../../src/table/camera/focus.ts';
import { small } from '../games/siege/table.ts';

const men = { 'blue.gun1': [420, 700], blue1: [600, 760], red1: [280, 105], red2: [560, 105] } as const;
const state = small({ men, options: { shooting: 'real' }, state: { stage: { at: 'shooting' } } });
const [scene, choices] = [siege.scene(state), siege.choices(state)];

test('a picked gun is shown with all enemies, whom it may be pointed at', () => {
  const { at, width, height } = focusOf(scene, choices, 'blue.gun1')?.frame ?? {
    at: { x: 0, y: 0 },
    width: 0,
    height: 0,
  };
  for (const [x, y] of [men.red1, men.red2, men['blue.gun1']]) {
    expect(x).toBeGreaterThan(at.x);
    expect(x).toBeLessThan(at.x + width);
    expect(y).toBeGreaterThan(at.y);
    expect(y).toBeLessThan(at.y + height);
  }
});
test('nothing picked is the whole table', () => {
  expect(focusOf(scene, choices, null)).toBeNull();
});
