import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { asView } from '../../../src/core/view.ts';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { paceOf } from '../../bench/firstFights.ts';
import { hand } from '../../help.ts';
import { type Small, small } from './fixture.ts';

const table = (of: Small) => hand<State, Action>(game, small(of));
const toAct = (state: State): string => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : 'over';
};
/** Three sides: Blue 1 is 6 measures from Red 1, Blue 2 exactly 4 from it, edge to edge. */
const far: Small = {
  men: { blue1: [600, 985], blue2: [335, 600], red1: [600, 600], plum1: [600, 60] },
  options: { advance: 'shared' },
};
const first = game.presets?.[0]?.options ?? {};

describe('TS-18 advance', () => {
  test('TS-18 with no enemy within 4 measures it advances up to 4 without a roll, and stays ready', () => {
    const t = table(far);
    expect(t.refused({ type: 'march', id: 'blue1' })).toBe('no.advances');
    t.act({
      type: 'advance',
      id: 'blue1',
      path: [
        { x: 600, y: 985 },
        { x: 600, y: 785 },
      ],
    });
    expect(t.state.soldiers[0]).toMatchObject({ at: { x: 600, y: 785 }, spent: false });
    expect(toAct(t.state)).toBe('red');
  });
  test('TS-18 an enemy exactly 4 measures away is near: the soldier rolls', () => {
    const t = table(far);
    const path = [
      { x: 335, y: 600 },
      { x: 300, y: 600 },
    ];
    expect(t.refused({ type: 'advance', id: 'blue2', path })).toBe('no.advance');
    expect(t.refused({ type: 'march', id: 'blue2' })).toBeNull();
  });
  test('TS-18 it ends more than 2 measures from every enemy; the nearest legal end is offered', () => {
    const state = small({ ...far, men: { ...far.men, blue1: [600, 866] } });
    const refused = game.refuse(state, {
      type: 'advance',
      id: 'blue1',
      path: [
        { x: 600, y: 866 },
        { x: 600, y: 745 },
      ],
    });
    expect(refused?.text.key).toBe('toy-soldiers:no.advanceEnd');
    expect(game.refuse(state, refused?.instead as Action)).toBeNull();
  });
  test('TS-18 two sides, and matches without the option, roll as ever', () => {
    const two = table({ men: { blue1: [100, 100], red1: [800, 600] }, options: { advance: 'shared' } });
    expect(two.refused({ type: 'march', id: 'blue1' })).toBeNull();
    const old = table({ ...far, options: {} });
    expect(old.refused({ type: 'march', id: 'blue1' })).toBeNull();
  });
  test('TS-18 a soldier far off is moved by a path at once', () => {
    const open = enabledChoices(game.choices(asView(small(far)))).filter(({ piece }) => piece === 'blue1');
    expect(open.map(({ kind, label }) => `${kind} ${label.key.split(':')[1]}`)).toEqual([
      'walk do.advance',
      'do do.skip',
    ]);
  });
  test.each([3, 4])('TS-18 with %i sides each first fights by its turn 4', (seats) => {
    for (const seed of ['pace a', 'pace b', 'pace c'])
      for (const turn of paceOf(seed, first, seats, 'plain').turns) expect(turn).toBeLessThanOrEqual(4);
  });
});
