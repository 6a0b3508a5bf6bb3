import { expect, test } from 'vitest';
import { heightFrom } from '../../src/ui/playing/card/SheetGrip.tsx';

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
