import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { pointsAt } from '../../src/table/input/proposal.ts';

const label = { key: 'toy-soldiers:do.attack' };
const deed: Choice<unknown> = { kind: 'do', id: 'attack', label, action: {} };
const put: Choice<unknown> = {
  kind: 'put',
  id: 'put',
  label,
  piece: 'a',
  to: { areas: [] },
  at: () => ({}),
  example: () => ({}),
};

// Sabotage: an aim counted as nothing; the marks of a bot's turn lay over the fan of a shot.
test('a proposal points at the table by whom, where, how or along which way, and a throw for nobody at nothing', () => {
  expect(pointsAt({ choice: deed })).toBe(false);
  expect(pointsAt({ choice: put })).toBe(false);
  expect(pointsAt({ choice: { ...deed, target: 'b' } })).toBe(true);
  expect(pointsAt({ choice: put, at: { x: 0, y: 0 } })).toBe(true);
  expect(pointsAt({ choice: put, path: [{ x: 0, y: 0 }] })).toBe(true);
  expect(pointsAt({ choice: put, aim: { bearing: 0 } })).toBe(true);
});
