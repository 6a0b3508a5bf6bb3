import { expect, test } from 'vitest';
import type { Choice } from '../../../src/core/choice.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { aimOffer, offerOf } from '../../../src/ui/play/hand/offer.ts';
import { small } from '../../games/siege/fixture.ts';

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

test('what is picked is aimed at its likeliest target, laid there by the aim help; nothing is offered where nobody is picked', () => {
  const men = { 'blue.gun1': [100, 1000], red1: [100, 650], blue1: [800, 1000] } as const;
  const state = small({ men, options: { shooting: 'real' }, state: { stage: { at: 'shooting' } } });
  const [choices, scene] = [siege.choices(state), siege.scene(state)];
  const aim = choices.find(({ kind }) => kind === 'aim');
  if (aim?.kind !== 'aim') throw new Error('The gun is aimed.');
  const offer = aimOffer(choices, 'blue.gun1', null, scene);
  expect(offer).toMatchObject({ on: 'red1', draft: { on: 'red1', aim: { bearing: 0 } } });
  const { lift = 0, power = 0 } = offer?.draft.aim ?? {};
  const action = { type: 'fire', id: 'blue.gun1', bearing: 0, lift, power } as const;
  expect(siege.preview?.(state, action).side?.struck).toBe('red1');
  expect(aimOffer(choices, null, null, scene)).toBeNull();
});
