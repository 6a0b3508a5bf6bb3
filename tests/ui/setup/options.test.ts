import { expect, test } from 'vitest';
import { flick } from '../../../src/games/flick/index.ts';
import { fieldsOf, ruleOf } from '../../../src/ui/starting/form.ts';

// Sabotage: every kind of match opened the rule of the option.
test.each([
  ['duelA', 'FF-29'],
  ['duelD', 'FF-30'],
  ['long', 'FF-27'],
  ['fieldV', 'FF-28'],
  ['relay', 'FF-31'],
  ['alone', 'FF-32'],
])('the rule of the match “%s” is %s', (variant, rule) => {
  const field = fieldsOf(flick).find(({ key }) => key === 'variant');
  expect(field && ruleOf(field, { variant })).toBe(rule);
});
test('an option whose values have no rules of their own opens its rule', () => {
  const field = fieldsOf(flick).find(({ key }) => key === 'begins');
  expect(field && ruleOf(field, { begins: 'lot' })).toBe('FF-06');
});
