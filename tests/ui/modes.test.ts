import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import { siege } from '../../src/games/siege/index.ts';
import { targetsOf } from '../../src/ui/play/modes.ts';
import { table, walk } from '../games/siegeTable.ts';

const label = { key: 'race:fight' };
const fight = (target: string, piece = 'blue1'): Choice<unknown> => ({ kind: 'do', label, action: {}, piece, target });
const leave: Choice<unknown> = { kind: 'do', label: { key: 'race:leave' }, action: {} };
const of = (...choices: Choice<unknown>[]) => targetsOf(choices).map(({ target }) => target);

test('the few that the only piece to act may turn on are buttons; of several pieces or many targets none is', () => {
  expect(of(fight('red1'), fight('red2'), leave)).toEqual(['red1', 'red2']);
  expect(of(fight('red1'), { ...fight('red2'), not: { rule: 'RA-02', text: label } })).toEqual(['red1']);
  expect(of(fight('red1'), fight('red1', 'blue2'))).toEqual([]);
  expect(of(...['red1', 'red2', 'red3', 'red4'].map((id) => fight(id)))).toHaveLength(4);
  expect(of(...['red1', 'red2', 'red3', 'red4', 'red5'].map((id) => fight(id)))).toEqual([]);
});

test('SI-18: who stops beside an enemy is offered the fight by name', () => {
  const t = table({ men: { blue1: [250, 850], blue2: [650, 850], red1: [250, 900] } });
  t.act(walk(t.state, 'blue1', [200, 900]));
  expect(t.state.stage).toEqual({ at: 'clash', id: 'blue1' });
  expect(targetsOf(siege.choices(t.state))).toMatchObject([
    { label: { key: 'siege:do.fight' }, piece: 'blue1', target: 'red1' },
  ]);
});
