import { describe, expect, test } from 'vitest';
import { openOf } from '../../../src/core/choice.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, both, fate, ids, table } from './fixture.ts';

const fight = (id: string, target: string): Action => ({ type: 'fight', id, target });
const grenade = (target: string, id = 'blue1'): Action => ({ type: 'grenade', id, target });
const men: Small['men'] = {
  blue1: ['assault', 300, 600],
  blue2: ['rifleman', 60, 860],
  red1: ['rifleman', 300, 525],
  red2: ['rifleman', 1140, 40],
};
const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({ men: { ...men, ...more }, ...rest });
const overOf = (state: State): readonly string[] | null => {
  const turn = game.turn(state);
  return 'over' in turn ? turn.over.winners : null;
};

describe('SF-28 healing', () => {
  const hurt = field({
    blue2: ['rifleman', 60, 860, { wounded: true }],
    blue3: ['rifleman', 160, 860, { wounded: true }],
    blue4: ['rifleman', 260, 860, { wounded: true }],
  });
  test('SF-28 1 dies, 2 to 4 stays wounded, 5 and 6 stands up, for all wounded of the side at once', () => {
    both(hurt, (t, _, id) => {
      t.act({ type: 'end' });
      expect(openOf(game.choices(t.state)).map(({ label }) => label.key)).toEqual(['sci-fi:do.heal']);
      t.act({ type: 'heal' }, 1, 4, 5);
      expect(fate(t.state, id('blue2'))).toBe('gone');
      expect(fate(t.state, id('blue3'))).toBe('wounded');
      expect(fate(t.state, id('blue4'))).toBe('well');
      expect(t.state.active).toBe(id('red1').replace(/\d/, ''));
      expect(t.last.map(({ kind }) => kind)).toEqual(['rolled', 'rolled', 'rolled', 'removed', 'restored', 'said']);
    });
  });
  test.each([
    [2, 'wounded'],
    [3, 'wounded'],
    [6, 'well'],
  ])('SF-28 a %i: %s', (face, what) => {
    const t = table(field({ blue2: ['rifleman', 60, 860, { wounded: true }] }))
      .act({ type: 'end' })
      .act({ type: 'heal' }, face);
    expect(fate(t.state, 'blue2')).toBe(what);
  });
  test('SF-28 those wounded in this very turn too; not those of the other side', () => {
    const t = table(field({ red2: ['rifleman', 1140, 40, { wounded: true }] })).act(fight('blue1', 'red1'), 1, 5);
    expect(t.state.stage.at).toBe('act');
    const wounded = table(field({ red1: ['assault', 300, 525] }))
      .act(fight('blue1', 'red1'), 1, 4)
      .act({ type: 'end' });
    expect(wounded.state.stage.at).toBe('heal');
    expect(fate(wounded.act({ type: 'heal' }, 5).state, 'blue1')).toBe('well');
  });
});

describe('SF-02 victory', () => {
  const last: Small = {
    men: {
      blue1: ['assault', 300, 600],
      red1: ['rifleman', 300, 540],
      red9: ['tank', 900, 100],
      gun1: ['fieldGun', 900, 800],
    },
  };
  test('SF-02 all enemy infantry destroyed; machines and guns do not count', () => {
    both(last, (t, as, id) => {
      t.act(as(fight('blue1', 'red1')), 4, 1);
      expect(overOf(t.state)).toEqual([id('blue1').replace(/\d/, '')]);
      expect(t.last.at(-1)).toMatchObject({ kind: 'over', rule: 'SF-02' });
    });
  });
  test('SF-02 the wounded count as alive', () => {
    const t = table(last).act(fight('blue1', 'red1'), 3, 1);
    expect(fate(t.state, 'red1')).toBe('wounded');
    expect(overOf(t.state)).toBeNull();
  });
  test('SF-02 both sides emptied by the same attack: a draw', () => {
    const t = table(last).act(fight('blue1', 'red1'), 4, 6, 1);
    expect(overOf(t.state)).toEqual([]);
    expect(ids(t.state)).toBe('red9 gun1');
    const blast: Small = { men: { blue1: ['rifleman', 300, 600], red1: ['rifleman', 300, 500] } };
    expect(overOf(table(blast).act(grenade('red1'), 2, 4).state)).toEqual([]);
  });
  test('SF-02 judged after healing: who dies last loses the match', () => {
    const dying: Small = {
      men: {
        blue1: ['rifleman', 300, 600, { wounded: true }],
        blue2: ['tank', 500, 600],
        red1: ['rifleman', 300, 300],
      },
    };
    const t = table(dying).act({ type: 'end' }).act({ type: 'heal' }, 1);
    expect(overOf(t.state)).toEqual(['red']);
  });
  test('SF-02 resigning', () => {
    expect(overOf(table(last).act({ type: 'resign' }).state)).toEqual(['red']);
  });
});

describe('SF-32 a draw by calm turns', () => {
  const calm = (turns: number, options: Small['options'] = {}): Small =>
    field({ red1: ['rifleman', 900, 40] }, { calm: turns, options });
  test('SF-32 100 turns running of both sides without damage, wound or death', () => {
    expect(overOf(table(calm(98)).act({ type: 'end' }).state)).toBeNull();
    const t = table(calm(98)).act({ type: 'end' }).act({ type: 'end' });
    expect(overOf(t.state)).toEqual([]);
    expect(t.last.at(-1)).toMatchObject({ rule: 'SF-32' });
  });
  test('SF-32 damage, a wound or a death begins the count anew; off by the option', () => {
    const t = table({ ...calm(98), men: { ...calm(98).men, red1: ['rifleman', 300, 540] } }).act(
      fight('blue1', 'red1'),
      3,
      1,
    );
    t.act({ type: 'end' });
    expect(t.state.calm).toBe(0);
    expect(overOf(table(calm(500, { stalemate: 0 })).act({ type: 'end' }).state)).toBeNull();
    expect(overOf(table(calm(4, { stalemate: 5 })).act({ type: 'end' }).state)).toEqual([]);
  });
});
