import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { deals, hand } from '../../help.ts';
import { type Small, mirrored, small } from './fixture.ts';

const table = (of: Small) => hand<State, Action>(game, small(of));
const shoot: Action = { type: 'shoot', id: 'blue1', target: 'red1' };
const ids = (state: State): string => state.soldiers.map(({ id }) => id).join(' ');
const shooting = { shooting: true, counter: 'chain' } as const;
/** Blue 1 has a bow, Red 1 stands exactly 5 measures off; the others are out of it. */
const far: Small = {
  men: { blue1: [200, 300], blue2: [100, 650], red1: [525, 300], red2: [900, 60] },
  ranged: ['blue1', 'red1'],
  options: shooting,
};
const reset = (x: number): Small => ({ ...far, men: { ...far.men, red1: [x, 300] } });

describe('TS-13 who shoots', () => {
  test('TS-13 two of six have ranged weapons by default, another number by option', () => {
    const count = (options: Record<string, unknown>): number => {
      const { schema, setup } = game;
      const state = setup(schema.options.parse(options), ['blue', 'red'], deals('a'));
      return state.soldiers.filter(({ seat, ranged }) => seat === 'red' && ranged).length;
    };
    expect(count({})).toBe(2);
    expect(count({ shooting: true, ranged: 5 })).toBe(5);
  });
  test('TS-13 the phase of shooting is told with a fresh shooter only, and after a hit no attack is ticked', () => {
    const stageOf = (state: State) => {
      const turn = game.turn(state);
      return 'stage' in turn ? turn.stage : null;
    };
    expect(stageOf(small(far))?.at).toBe(0);
    expect(stageOf(small({ ...far, ranged: ['red1'] }))?.at).toBe(1);
    expect(stageOf(table(far).act(shoot, 1).state)).toMatchObject({ at: 3, skipped: [1, 2] });
  });
  test('TS-13 only with the option, and only with a ranged weapon', () => {
    expect(table({ ...far, options: {} }).refused(shoot)).toBe('no.noShooting');
    expect(table(far).refused({ type: 'shoot', id: 'blue2', target: 'red1' })).toBe('no.unarmed');
    expect(
      enabledChoices(game.choices(asView(small({ ...far, options: {} })))).some(({ rule }) => rule === 'TS-14'),
    ).toBe(false);
    const turn = game.turn(small(far));
    expect('stage' in turn && turn.stage.list.map(({ key }) => key)).toEqual(
      ['shooting', 'movement', 'attack', 'defence'].map((stage) => `toy-soldiers:stage.${stage}`),
    );
  });
  test('TS-13 a shooter may not move but may still attack, hit or miss', () => {
    const t = table(reset(285)).act(shoot, 2);
    expect(t.state.stage.at).toBe('attack');
    expect(t.refused({ type: 'march', id: 'blue1' })).toBe('no.notNow');
    t.act({ type: 'attack', id: 'blue1' }, 3).act({ type: 'target', id: 'red1' });
    expect(ids(t.state)).toBe('blue1 blue2 red2');
    expect(t.state.active).toBe('red');
  });
  test('TS-13 option: a shooter may not attack', () => {
    const t = table({ ...reset(285), options: { ...shooting, shooterMayAttack: false } }).act(shoot, 4);
    expect(t.state.stage.at).toBe('pick');
    expect(t.state.active).toBe('red');
  });
  test('TS-13 where nobody is near the turn passes after the shot', () => {
    expect(table(far).act(shoot, 2).state.active).toBe('red');
  });
});

describe('TS-14 whom to shoot', () => {
  test('TS-14 up to and including 5 measures, an enemy in contact too', () => {
    expect(table(far).refused(shoot)).toBeNull();
    expect(table(mirrored(far)).refused({ type: 'shoot', id: 'red1', target: 'blue1' })).toBeNull();
    const beyond = game.refuse(small(reset(526)), shoot);
    expect(beyond).toMatchObject({ rule: 'TS-14', text: { key: 'toy-soldiers:no.range' } });
    expect(beyond?.show).toHaveLength(1);
    expect(table(reset(225)).refused(shoot)).toBeNull();
    expect(table(far).refused({ type: 'shoot', id: 'blue1', target: 'blue2' })).toBe('no.noEnemy');
  });
  /** The wall's far right corner stands 120 mm ahead of the shooter and hides the target's left up to a third of its width. */
  const covered = (right: number): Small => ({
    men: { blue1: [480, 500], blue2: [100, 650], red1: [480, 250], red2: [900, 60] },
    ranged: ['blue1'],
    options: shooting,
    obstacles: [{ id: 'wall1', kind: 'wall', at: { x: 480 + right - 60, y: 388 }, turns: 0 }],
  });
  const share = (of: Small): number | undefined => game.preview?.(asView(small(of)), shoot).eye?.sight.share;
  test('TS-14 exactly 1/3 hidden can be shot at, more cannot', () => {
    expect(share(covered(-2))).toBeCloseTo(1 / 3, 8);
    expect(table(covered(-2)).refused(shoot)).toBeNull();
    expect(share(covered(-1))).toBeGreaterThan(1 / 3);
    expect(table(covered(-1)).refused(shoot)).toBe('no.hidden');
    expect(game.refuse(small(covered(-1)), shoot)?.text.values).toMatchObject({ by: { piece: 'wall1' } });
  });
  test('TS-14 the same in the mirror', () => {
    const turned = (right: number): Small => {
      const of = covered(right);
      return { ...of, obstacles: [{ id: 'wall1', kind: 'wall', at: { x: 480 - right + 60, y: 388 }, turns: 0 }] };
    };
    expect(table(turned(-2)).refused(shoot)).toBeNull();
    expect(table(turned(-1)).refused(shoot)).toBe('no.hidden');
  });
  test('TS-14 other soldiers hide, friend or foe, together with obstacles', () => {
    const between = (id: string): Small => ({ ...far, men: { ...far.men, [id]: [360, 300] } });
    expect(table(between('blue3')).refused(shoot)).toBe('no.hidden');
    expect(table(between('red3')).refused(shoot)).toBe('no.hidden');
    const part = { ...covered(-2), men: { ...covered(-2).men, red3: [496, 300] } } as const;
    const alone = { ...part, obstacles: [] };
    expect(share(alone)).toBeGreaterThan(0);
    expect(table(alone).refused(shoot)).toBeNull();
    expect(table(part).refused(shoot)).toBe('no.hidden');
  });
  test('TS-14 flags hide nothing', () => {
    expect(table({ ...far, markers: { 'flag.red': [360, 300] } }).refused(shoot)).toBeNull();
  });
});

describe('TS-15 the shot', () => {
  test.each([
    [1, 'defend'],
    [5, 'defend'],
    [2, 'miss'],
    [4, 'miss'],
    [3, 'dead'],
    [6, 'dead'],
  ])('TS-15 a %i: %s', (face, what) => {
    for (const of of [far, mirrored(far)]) {
      const [me, foe] = of === far ? ['blue1', 'red1'] : ['red1', 'blue1'];
      const t = table(of).act({ type: 'shoot', id: me, target: foe }, face);
      expect(t.state.stage.at).toBe(what === 'defend' ? 'defend' : 'pick');
      expect(t.state.soldiers.some(({ id }) => id === foe)).toBe(what !== 'dead');
    }
  });
  test('TS-15 a hit lets the target defend: 1, 4 stays, 2, 5 falls', () => {
    expect(ids(table(far).act(shoot, 1).act({ type: 'defend' }, 4).state)).toBe('blue1 blue2 red1 red2');
    expect(ids(table(far).act(shoot, 5).act({ type: 'defend' }, 2).state)).toBe('blue1 blue2 red2');
  });
});

describe('TS-16 countering a shot', () => {
  test('TS-16 within 1 measure the target closes in and strikes back', () => {
    const t = table(reset(285)).act(shoot, 1).act({ type: 'defend' }, 3);
    expect(t.last.map(({ kind }) => kind)).toEqual(['rolled', 'moved']);
    expect(t.state.stage).toEqual({ at: 'counter', by: 'red1', on: 'blue1' });
    t.act({ type: 'counter' }, 6);
    expect(ids(t.state)).toBe('blue2 red1 red2');
    expect(t.state.active).toBe('red');
  });
  test('TS-16 farther off it counts as defended', () => {
    const t = table(far).act(shoot, 1).act({ type: 'defend' }, 3);
    expect(ids(t.state)).toBe('blue1 blue2 red1 red2');
    expect(t.state.active).toBe('red');
    expect(t.last[0]).toMatchObject({
      kind: 'rolled',
      thrown: { rows: [{}, {}, { text: { key: 'toy-soldiers:row.counterDefends' } }] },
    });
  });
  const back = (counter: 'chain' | 'once' | 'simple', of: Small = far) =>
    table({ ...of, options: { ...shooting, counter, returnFire: true } }).act(shoot, 1);
  test('TS-16 return fire: a target with a ranged weapon shoots back, in a chain without end', () => {
    const t = back('chain').act({ type: 'defend' }, 6);
    expect(t.state.stage).toEqual({ at: 'fire', by: 'red1', on: 'blue1' });
    t.act({ type: 'fire' }, 5)
      .act({ type: 'defend' }, 3)
      .act({ type: 'fire' }, 1)
      .act({ type: 'defend' }, 6)
      .act({ type: 'fire' }, 3);
    expect(ids(t.state)).toBe('blue2 red1 red2');
  });
  test.each(['once', 'simple'] as const)(
    'TS-16 return fire, counters %s: a counter to it counts as defended',
    (counter) => {
      const t = back(counter).act({ type: 'defend' }, 6).act({ type: 'fire' }, 5).act({ type: 'defend' }, 3);
      expect(t.state.active).toBe('red');
      expect(ids(t.state)).toBe('blue1 blue2 red1 red2');
    },
  );
  test('TS-16 return fire: not without a ranged weapon, nor from where the shooter is hidden', () => {
    expect(back('chain', { ...far, ranged: ['blue1'] }).act({ type: 'defend' }, 6).state.stage.at).toBe('pick');
    expect(back('chain').act({ type: 'defend' }, 6).act({ type: 'fire' }, 2).state.stage.at).toBe('pick');
  });
  test('TS-16 return fire does not replace striking back within 1 measure', () => {
    expect(back('chain', reset(285)).act({ type: 'defend' }, 6).state.stage.at).toBe('counter');
  });
});
