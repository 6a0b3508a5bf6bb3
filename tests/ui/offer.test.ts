import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { offerOf } from '../../src/ui/play/hand/offer.ts';

const button = (name: string, more: object = {}): Choice<unknown> => ({
  kind: 'do',
  label: { key: `race:${name}` },
  action: name,
  ...more,
});
const off = { not: { rule: 'RA-01', text: { key: 'race:no' } } };
const end = button('end', { passes: ['blue1', 'blue2'] });
const stay = button('stay', { piece: 'blue1', passes: [] });
const run = button('run', { piece: 'blue1' });
const named = (choices: readonly Choice<unknown>[], selected: string | null): string => {
  const offer = offerOf(null, choices, selected);
  return offer.kind === 'act' ? String(offer.action) : offer.kind;
};

// Sabotage: the first button was offered, whatever it was.
test('the primary button is the best next thing: a pass only where nothing else is open', () => {
  expect(named([end, stay, run], 'blue1')).toBe('run');
  expect(named([end, stay, run], null)).toBe('pick');
  expect(named([end, stay, { ...run, ...off }], 'blue1')).toBe('stay');
  expect(named([end, stay], null)).toBe('end');
  expect(named([button('ready', off), button('shuffle')], null)).toBe('blocked');
});
