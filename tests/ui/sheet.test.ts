import { expect, test } from 'vitest';
import { heightFrom } from '../../src/ui/playing/card/SheetGrip.tsx';
import { wholeHeight } from '../../src/ui/playing/card/wholeRows.ts';

// Sabotage : without its bounds a long drag from the half leads nowhere.
test('the sheet has three heights, and a drag goes no further than they do', () => {
  expect(heightFrom('strip', 1)).toBe('half');
  expect(heightFrom('half', 1)).toBe('whole');
  expect(heightFrom('whole', 1)).toBe('whole');
  expect(heightFrom('whole', -2)).toBe('strip');
  expect(heightFrom('half', 2)).toBe('whole');
  expect(heightFrom('half', -2)).toBe('strip');
  expect(heightFrom('strip', -1)).toBe('strip');
});

test('a half-open sheet ends below a whole row, unless too much would be left bare', () => {
  const row = (top: number, height: number) => ({ top, bottom: top + height });
  expect(wholeHeight(200, [row(0, 40), row(150, 50)])).toBe(200);
  expect(wholeHeight(200, [row(150, 20), row(190, 20)])).toBe(190);
  // A row beside it that begins higher is cut by the new edge.
  expect(wholeHeight(200, [row(190, 20), row(170, 25)])).toBe(170);
  expect(wholeHeight(200, [row(100, 150)])).toBe(200);
});
