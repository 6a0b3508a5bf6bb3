import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import { type Choice, choiceId, modeKey } from '../../src/core/choice.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { siege } from '../../src/games/siege/index.ts';
import { selectionModes, pointsAtTable, seesTargets, soleTargets } from '../../src/interaction/modes.ts';
import { aimChoiceOf } from '../../src/table/input/aimHandle.ts';
import { aimOffer } from '../../src/interaction/primary/primaryOffer.ts';
import type { Proposal } from '../../src/table/input/proposal.ts';
import { small as shells } from '../games/sci-fi/fixture.ts';
import { table, walk } from '../games/siege/fixture.ts';

const label = { key: 'race:fight' };
const fight = (target: string, piece = 'blue1'): Choice<unknown> => ({
  kind: 'do',
  id: choiceId('fight', { piece, target }),
  label,
  action: {},
  piece,
  target,
});
const leave: Choice<unknown> = { kind: 'do', id: 'leave', label: { key: 'race:leave' }, action: {} };
const of = (...choices: Choice<unknown>[]) => soleTargets(choices).map(({ target }) => target);

test('the few that the only piece to act may turn on are buttons; of several pieces or many targets none is', () => {
  expect(of(fight('red1'), fight('red2'), leave)).toEqual(['red1', 'red2']);
  expect(of(fight('red1'), { ...fight('red2'), disabled: { rule: 'RA-02', text: label } })).toEqual(['red1']);
  expect(of(fight('red1'), fight('red1', 'blue2'))).toEqual([]);
  expect(of(...['red1', 'red2', 'red3', 'red4'].map((id) => fight(id)))).toHaveLength(4);
  expect(of(...['red1', 'red2', 'red3', 'red4', 'red5'].map((id) => fight(id)))).toEqual([]);
});

test('SI-18: who stops beside an enemy is offered the fight by name', () => {
  const t = table({ men: { blue1: [250, 850], blue2: [650, 850], red1: [250, 900] } });
  t.act(walk(t.state, 'blue1', [200, 900]));
  expect(t.state.stage).toEqual({ at: 'clash', id: 'blue1' });
  expect(soleTargets(siege.choices(asView(t.state)))).toMatchObject([
    { label: { key: 'siege:do.fight' }, piece: 'blue1', target: 'red1' },
  ]);
});

// Sabotage: modes were told apart by the label's key alone.
test('SF-21 of two guns in contact each is a mode of its own, and none is aimed before one is chosen', () => {
  const aim = (gun: string): Choice<unknown> => ({
    kind: 'aim',
    id: choiceId('fire', { piece: 'blue1', mode: gun }),
    label: { key: 'sci-fi:do.lay', values: { gun: { piece: gun } } },
    piece: 'blue1',
    controls: { by: 'gun', at: { x: 0, y: 0 }, z: 0, set: {} },
    toward: () => gun,
    example: () => gun,
  });
  const choices = [aim('gun1'), aim('gun2')];
  const modes = selectionModes({ choices, selected: 'blue1' }).map(modeKey);
  expect(modes).toHaveLength(2);
  expect(aimChoiceOf(choices, 'blue1', 'blue1', null, null)).toBeNull();
  expect(modes.map((mode) => aimChoiceOf(choices, 'blue1', 'blue1', mode, null)?.example())).toEqual(['gun1', 'gun2']);
  expect(aimChoiceOf(choices.slice(1), 'blue1', 'blue1', null, null)?.example()).toBe('gun2');
});

// Sabotage: a machine that could be aimed by hand could not be driven by hand: every drag on it aimed.
test('SF-05 a machine that is aimed by hand is driven by a drag until it is told to aim, and either is a mode', () => {
  const state = shells({
    men: { blue1: ['armouredWalker', 300, 800], red1: ['rifleman', 300, 300] },
    options: { fire: 'real' },
  });
  const choices = sciFi.choices(asView(state)) as readonly Choice<unknown>[];
  const modes = selectionModes({ choices, selected: 'blue1' });
  expect(modes.map(({ kind }) => kind)).toEqual(['walk', 'aim', 'aim']);
  const [, aim] = modes;
  if (aim?.kind !== 'aim') throw new Error('It has no weapon.');
  expect(aimChoiceOf(choices, 'blue1', 'blue1', null, null)).toBeNull();
  expect(aimChoiceOf(choices, 'blue1', 'blue1', modeKey(aim), null)).toBe(aim);
  // Once an aim is proposed the hand goes on with it.
  const proposal = { choice: aim, action: null, refusal: null, preview: null } as unknown as Proposal;
  expect(aimChoiceOf(choices, 'blue1', 'blue1', null, proposal)).toBe(aim);
  expect(aimOffer(choices, 'blue1', null, sciFi.scene(asView(state)))?.on).toBe('red1');
});

test('who may turn on an enemy is told to click him; no other is', () => {
  const t = table({ men: { blue1: [250, 850], blue2: [650, 850], red1: [250, 900] } });
  const scene = siege.scene(asView(t.state));
  const told = (...choices: Choice<unknown>[]): boolean => seesTargets({ choices, selected: 'blue1', scene });
  expect(told(leave, fight('red1'))).toBe(true);
  expect(told(fight('blue2'))).toBe(false);
  expect(told(fight('red1', 'blue2'))).toBe(false);
  expect(told({ ...fight('red1'), disabled: { rule: 'RA-02', text: label } })).toBe(false);
});

// Sabotage: half of a phone's window stayed an empty sheet while somebody was to be shown his way.
test('who is picked to go or to turn on an enemy is led on the table; who has buttons of his own is not', () => {
  const pointed = (others: Choice<unknown>[], ...choices: Choice<unknown>[]): boolean =>
    pointsAtTable({ choices: [...choices, ...others], selected: 'blue1', others, proposal: null });
  const t = table({ men: { blue1: [250, 850], red1: [250, 500] } });
  const walks = siege.choices(asView(t.state)).filter(({ kind, piece }) => kind === 'walk' && piece === 'blue1');
  expect(walks.length).toBeGreaterThan(0);
  expect(pointed([], ...(walks as Choice<unknown>[]))).toBe(true);
  expect(pointed([], fight('red1'))).toBe(true);
  expect(pointed([], fight('red1', 'blue2'))).toBe(false);
  // Sabotage: a gate that was out of reach, and two ways to shoot, kept half the window from the table.
  const barred = { ...leave, piece: 'blue1', disabled: { rule: 'SI-22', text: label } } as const;
  expect(pointed([barred], ...(walks as Choice<unknown>[]))).toBe(true);
  expect(pointed([], fight('red1'), { ...fight('red1'), label: { key: 'other' } })).toBe(true);
  expect(pointed([{ ...leave, piece: 'blue1' }], fight('red1'))).toBe(false);
});
