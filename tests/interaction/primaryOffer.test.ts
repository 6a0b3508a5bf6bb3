import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { fineBearing } from '../../src/geometry/rotation.ts';
import { siege } from '../../src/games/siege/index.ts';
import { aimOffer, primaryOffer } from '../../src/interaction/primary/primaryOffer.ts';
import { firstAimChoice } from '../../src/table/input/aimHandle.ts';
import { disabledAims } from '../../src/interaction/modes.ts';
import { flick } from '../../src/games/flick/index.ts';
import { sidesOf } from '../games/flick/fixture.ts';
import { small } from '../games/siege/fixture.ts';

const button = (name: string, more: object = {}): Choice<unknown> => ({
  kind: 'do',
  id: name,
  label: { key: `race:${name}` },
  action: name,
  ...more,
});
const off = { disabled: { rule: 'RA-01', text: { key: 'race:no' } } };
const end = button('end', { skips: ['blue1', 'blue2'] });
const stay = button('stay', { piece: 'blue1', skips: [] });
const run = button('run', { piece: 'blue1' });
const named = (choices: readonly Choice<unknown>[], selected: string | null): string => {
  const offer = primaryOffer(null, choices, selected);
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
  const [choices, scene] = [siege.choices(asView(state)), siege.scene(asView(state))];
  const aim = choices.find(({ kind }) => kind === 'aim');
  if (aim?.kind !== 'aim') throw new Error('The gun is aimed.');
  const offer = aimOffer(choices, 'blue.gun1', null, scene);
  expect(offer).toMatchObject({ on: 'red1', draft: { on: 'red1', aim: { bearing: 0 } } });
  const { lift = 0, power = 0 } = offer?.draft.aim ?? {};
  const action = { type: 'fire', id: 'blue.gun1', bearing: 0, lift, power } as const;
  expect(siege.preview?.(asView(state), action).side?.struck).toBe('red1');
  expect(aimOffer(choices, null, null, scene)).toBeNull();
});

// Sabotages: the move was aimed at the enemy; the yellow button aimed the flick.
test('FF-03, FF-23 a warrior too near to strike moves clear of everybody at first, it is said why, and the player aims', () => {
  const men = { hawk: [0, 0], ray: [0, 45] } as const;
  const state = sidesOf('blue').state('V', { variant: 'relay' }, men);
  const [choices, scene] = [flick.choices(asView(state)), flick.scene(asView(state))];
  expect(aimOffer(choices, 'hawk', null, scene)).toBeNull();
  const aim = firstAimChoice(choices, 'hawk', 'hawk', null);
  expect(aim).toMatchObject({ label: { key: 'flick:do.move' }, clear: true });
  const [here, there] = ['hawk', 'ray'].map((id) => scene.nodes.find((node) => node.id === id));
  if (here?.kind !== 'piece' || there?.kind !== 'piece') throw new Error('Both stand on the field.');
  expect(aim?.controls.set.bearing?.start, 'away from the enemy').toBe(fineBearing(there.at, here.at));
  const not = disabledAims({ choices, selected: 'hawk' }).map((choice) => choice.disabled?.text.key);
  expect(not).toEqual(['flick:no.tooNear']);
  expect(
    flick.choices(asView({ ...state, options: { ...state.options, moveStands: true } })).some((c) => 'clear' in c),
  ).toBe(false);
});

// Sabotage: past one against whom he lay he was aimed at another, a foul in forty tries of forty: his spin met the first.
test('FF-23 a warrior against an enemy is aimed at another only away from it', () => {
  const aimed = (other: readonly [number, number]): string | undefined => {
    const men = { hawk: [0, 0], ray: [0, 31], star: other } as const;
    const state = sidesOf('blue').state('V', { variant: 'relay' }, men);
    return firstAimChoice(flick.choices(asView(state)), 'hawk', 'hawk', null)?.label.key;
  };
  expect(aimed([150, 0])).toBe('flick:do.move');
  expect(aimed([0, -150])).toBe('flick:do.strike');
});
