import { describe, expect, test } from 'vitest';
import type { Action, Obstacle } from '../../../src/games/sci-fi/types.ts';
import { type Small, both, fate, table } from './fixture.ts';

const shoot = (id: string, target: string, aimed = false, weapon = 0): Action => ({
  type: 'shoot',
  id,
  weapon,
  target,
  aimed,
});
const walk = (id: string, ...path: readonly (readonly [number, number])[]): Action => ({
  type: 'walk',
  id,
  path: path.map(([x, y]) => ({ x, y })),
});
/** Two riflemen (S 1, A 6) 400 mm apart, one more of each side far off. */
const duel: Small = {
  men: {
    blue1: ['rifleman', 300, 600],
    blue2: ['rifleman', 60, 860],
    red1: ['rifleman', 300, 200],
    red2: ['rifleman', 1140, 40],
  },
};
const with1 = (more: Small['men'], rest: Partial<Small> = {}): Small => ({
  ...duel,
  ...rest,
  men: { ...duel.men, ...more },
});
const wall = (x: number, y: number, turns = 0): Obstacle => ({ id: 'wall1', kind: 'wall', at: { x, y }, turns });

describe('SF-17 the exploding six', () => {
  test('SF-17 sixes are thrown again and added, as long as they come', () => {
    const tank = with1({ red3: ['tank', 700, 600] });
    // Rifleman 1 against armour 11: 6 + 6 + 3 + 1 = 16, five more.
    expect(fate(table(tank).act(shoot('blue1', 'red3'), 6, 6, 3).state, 'red3')).toBe(5);
  });
  const close = with1({ red3: ['cyborgCrusher', 340, 600] });
  test('SF-17 in close combat and blows back too, by the option on shots only', () => {
    const all = table(close).act({ type: 'fight', id: 'blue1', target: 'red3' }, 6, 4, 1);
    expect(fate(all.state, 'red3')).toBe('gone');
    expect(fate(all.state, 'blue1')).toBe('gone');
    const shots = table({ ...close, options: { explode: 'shots' } });
    shots.act({ type: 'fight', id: 'blue1', target: 'red3' }, 6, 1);
    expect(fate(shots.state, 'red3')).toBe('well');
    const tank = table({ ...with1({ red3: ['tank', 700, 600] }), options: { explode: 'shots' } });
    expect(fate(tank.act(shoot('blue1', 'red3'), 6, 5).state, 'red3')).toBe(1);
  });
  test('SF-17 not in healing or the lot', () => {
    const hurt = table(with1({ blue2: ['rifleman', 60, 860, { wounded: true }] }))
      .act({ type: 'end' })
      .act({ type: 'heal' }, 6);
    expect(fate(hurt.state, 'blue2')).toBe('well');
  });
});

describe('SF-18 weapons', () => {
  test('SF-18 each weapon once a turn; with two, two targets from one spot, the second chosen when the first is settled', () => {
    const of = with1({ blue1: ['heavyGunner', 300, 600] });
    const t = table(of).act(shoot('blue1', 'red1'), 1);
    expect(t.refused(shoot('blue1', 'red1'))).toBe('no.firedAlready');
    expect(t.refused(shoot('blue1', 'red2', false, 1))).toBeNull();
    t.act(shoot('blue1', 'red2', false, 1), 1);
    expect(t.refused(shoot('blue1', 'red2', false, 1))).toBe('no.firedAlready');
    expect(table(duel).refused(shoot('blue1', 'red1', false, 1))).toBe('no.unarmed');
    expect(table(with1({ blue1: ['brawler', 300, 600] })).refused(shoot('blue1', 'red1'))).toBe('no.unarmed');
  });
  test('SF-18 a machine of two weapons by virtual fire', () => {
    const t = table(with1({ blue3: ['tank', 600, 600] })).act(shoot('blue3', 'red1', false, 1), 3);
    expect(fate(t.state, 'red1')).toBe('wounded');
    expect(fate(t.act(shoot('blue3', 'red1', false, 0), 1).state, 'red1')).toBe('gone');
  });
  test('SF-18 whoever moves between two weapons has done with shooting', () => {
    const t = table(with1({ blue1: ['heavyGunner', 300, 600] })).act(shoot('blue1', 'red1'), 1);
    t.act(walk('blue1', [300, 600], [280, 600]));
    expect(t.refused(shoot('blue1', 'red2', false, 1))).toBe('no.shotAlready');
  });
});

describe('SF-20 pinned', () => {
  const close = (y: number, more: Small['men'] = {}): Small => with1({ red3: ['rifleman', 300, y], ...more });
  test('SF-20 an unwounded enemy within 1 step forbids shots, grenades and guns', () => {
    const of = close(525, { gun1: ['fieldGun', 333, 600] });
    both(of, (t, as) => {
      expect(t.refused(as(shoot('blue1', 'red1')))).toBe('no.pinned');
      expect(t.refused(as({ type: 'grenade', id: 'blue1', target: 'red3' }))).toBe('no.pinned');
      expect(t.refused(as({ type: 'serve', id: 'blue1', gun: 'gun1', target: 'red1' }))).toBe('no.pinned');
    });
    expect(table(close(524)).refused(shoot('blue1', 'red1'))).toBeNull();
  });
  test('SF-20 the wounded pin nobody', () => {
    expect(
      table(with1({ red3: ['rifleman', 300, 530, { wounded: true }] })).refused(shoot('blue1', 'red1')),
    ).toBeNull();
  });
  test('SF-20 machines neither pin nor are pinned, by the option strict they do both', () => {
    const of = with1({ red3: ['tank', 380, 600], blue3: ['scoutWalker', 600, 600], red4: ['rifleman', 640, 600] });
    expect(table(of).refused(shoot('blue1', 'red1'))).toBeNull();
    expect(table(of).refused(shoot('blue3', 'red1'))).toBeNull();
    const strict = { ...of, options: { strict: true } };
    expect(table(strict).refused(shoot('blue1', 'red1'))).toBe('no.pinned');
    expect(table(strict).refused(shoot('blue3', 'red1'))).toBe('no.pinned');
  });
  test('SF-20 SF-30 within 1 step also needs that one sees the other', () => {
    const aside = close(530, { red4: ['rifleman', 700, 600] });
    expect(table(aside).refused(shoot('blue1', 'red4'))).toBe('no.pinned');
    expect(table({ ...aside, obstacles: [wall(300, 565)] }).refused(shoot('blue1', 'red4'))).toBeNull();
  });
});
