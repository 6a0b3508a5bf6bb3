// What the yellow button asks for while there is nothing to press.
import { asView } from '../../../src/core/view.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Choice, modeKey } from '../../../src/core/choice.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { changeLanguage, t } from '../../../src/i18n/index.ts';
import type { LastInput } from '../../../src/ui/lastInput.ts';
import { KEY_NAMES } from '../../../src/table/input/keyTable.ts';
import { selectText } from '../../../src/ui/playing/text/selectText.ts';
import { small } from '../../games/sci-fi/fixture.ts';

beforeAll(() => changeLanguage('en'));

const asked = (state: ReturnType<typeof small>, key: string | null, input: LastInput = 'pointer'): string => {
  const choices = sciFi.choices(asView(state)) as readonly Choice<unknown>[];
  const chosen = choices.find(({ label, piece }) => piece === 'blue1' && label.key === `sci-fi:${key}`);
  const mode = chosen ? modeKey(chosen) : null;
  const hand = { choices, selected: 'blue1', mode, scene: sciFi.scene(asView(state)), turn: sciFi.turn(state) };
  return selectText(hand, input);
};

// Sabotage: with a grenade in the hand a way was asked for, and a machine that was to be driven was told to be pulled back.
test('in a mode only what belongs to it is asked for', () => {
  const near = small({ men: { blue1: ['rifleman', 300, 300], red1: ['rifleman', 300, 200] } });
  expect(asked(near, null)).toBe(t('pick.walkOrTarget'));
  expect(asked(near, 'do.grenade')).toBe(t('pick.target'));
  const machine = { blue1: ['armouredWalker', 300, 800], red1: ['rifleman', 300, 300] } as const;
  const real = small({ men: machine, options: { fire: 'real' } });
  expect(asked(real, 'do.walk')).toBe(t('pick.walk'));
  expect(asked(real, 'do.fire')).toBe(t('pick.gun'));
});

// Sabotage: the last input was not asked for, and a player by keys was told to drag.
test('by keys, the same is asked for in words for keys', () => {
  const near = small({ men: { blue1: ['rifleman', 300, 300], red1: ['rifleman', 300, 200] } });
  expect(asked(near, null, 'keys')).toBe(t('pick.walkOrTarget.keys', KEY_NAMES));
  expect(asked(near, 'do.grenade', 'keys')).toBe(t('pick.target.keys'));
});
