import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import type { HitShape } from '../../src/table/input/hitTest.ts';
import type { Proposal } from '../../src/table/input/proposal.ts';
import { chosenTarget } from '../../src/table/marks/Targets.tsx';

const at = { x: 0, y: 0 };
const fire = (target: string): Choice<unknown> => ({
  kind: 'do',
  id: target,
  piece: 'gun',
  target,
  label: { key: 'test:fire' },
  action: target,
});
const aims = ['red1', 'red2'].map((id): HitShape => ({ id, at, r: 12, square: false, choice: fire(id) }));
const proposed = (target: string): Proposal => ({ choice: fire(target) }) as unknown as Proposal;

// Sabotage: without a proposal every possible target had the marks of a chosen one.
test('the chosen target is that of the proposal, or else the one that the primary button names', () => {
  expect(chosenTarget(aims, proposed('red2'), ['gun', 'red1'])).toBe('red2');
  expect(chosenTarget(aims, null, ['gun', 'red1'])).toBe('red1');
  expect(chosenTarget(aims, null, ['gun'])).toBeNull();
});
