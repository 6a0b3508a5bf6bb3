import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, Obstacle } from '../../../src/games/sci-fi/types.ts';
import { type Small, both, fate, mirrored, small, table } from './fixture.ts';

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
const reasons = (of: Small, action: Action): Record<string, number> =>
  Object.fromEntries(
    (game.preview?.(asView(small(of)), action).reasons ?? []).map(({ text, value }) => [text.key, value]),
  );
const share = (of: Small, action: Action): number => game.preview?.(asView(small(of)), action).eye?.sight.share ?? -1;

describe('SF-10 targets', () => {
  test('SF-10 any enemy or gun in sight, at any range, all round; not a friend', () => {
    const of = with1({ gun1: ['fieldGun', 1100, 850], red3: ['rifleman', 1160, 880] });
    const t = table(of);
    expect(t.refused(shoot('blue1', 'red1'))).toBeNull();
    expect(t.refused(shoot('blue1', 'red2'))).toBeNull();
    expect(t.refused(shoot('blue1', 'red3'))).toBeNull();
    expect(t.refused(shoot('blue1', 'gun1'))).toBeNull();
    expect(t.refused(shoot('blue1', 'blue2'))).toBe('no.noTarget');
    expect(table(mirrored(of)).refused(shoot('red1', 'gun1'))).toBeNull();
  });
  test('SF-10 who is hidden altogether cannot be shot at, and it is said why', () => {
    const hidden = with1({}, { obstacles: [wall(300, 230)] });
    both(hidden, (t, as) => expect(t.refused(as(shoot('blue1', 'red1')))).toBe('no.hidden'));
    const choice = game.choices(asView(small(hidden))).find((each) => each.kind === 'do' && each.target === 'red1');
    expect(choice?.disabled?.rule).toBe('SF-10');
  });
  test('SF-10 into a close combat without risk to friends', () => {
    const t = table(with1({ blue3: ['rifleman', 300, 230] })).act(shoot('blue1', 'red1'), 3);
    expect(fate(t.state, 'blue3')).toBe('well');
    expect(t.last.filter(({ kind }) => kind === 'rolled')).toHaveLength(1);
  });
});

describe('SF-11 the sum', () => {
  test.each([
    [4, 'well'],
    [5, 'wounded'],
  ])('SF-11 a rifleman against armour 6: with a %i the target is %s', (face, what) => {
    both(duel, (t, as, id) => {
      t.act(as(shoot('blue1', 'red1')), face);
      expect(fate(t.state, id('red1'))).toBe(what);
    });
  });
  test('SF-11 SF-12 a sum above the armour kills infantry by the first damage', () => {
    both(duel, (t, as, id) => {
      t.act(as(shoot('blue1', 'red1')), 6, 1);
      expect(fate(t.state, id('red1'))).toBe('gone');
    });
  });
  test('SF-11 the parts of the sum are named', () => {
    expect(reasons(duel, shoot('blue1', 'red1'))).toEqual({ 'sci-fi:reason.shooting': 1, 'sci-fi:reason.armour': -6 });
  });
  test('SF-11 a machine or gun takes the difference, and one damage from an equal sum', () => {
    const of = with1({ red3: ['scoutWalker', 600, 600], gun1: ['lightGun', 600, 800], blue3: ['antitank', 400, 700] });
    // Anti-tank 4 against armour 8.
    expect(fate(table(of).act(shoot('blue3', 'red3'), 3).state, 'red3')).toBe('well');
    expect(fate(table(of).act(shoot('blue3', 'red3'), 4).state, 'red3')).toBe(1);
    expect(fate(table(of).act(shoot('blue3', 'red3'), 5).state, 'red3')).toBe(1);
    expect(fate(table(of).act(shoot('blue3', 'red3'), 6, 1).state, 'red3')).toBe(3);
    expect(fate(table(of).act(shoot('blue3', 'gun1'), 5).state, 'gun1')).toBe(2);
  });
});

describe('SF-13 cover', () => {
  /** The wall's near edge leaves the target's right part open; 115 mm to the left of it lies the middle. */
  const covered = (x: number): Small => with1({}, { obstacles: [wall(x, 245)] });
  test('SF-13 more than half hidden adds 2 to the armour, exactly half does not', () => {
    const action = shoot('blue1', 'red1');
    // An eye above the middle: a wall whose end lies on the line of sight hides exactly half.
    const half = covered(230);
    expect(share(half, action)).toBeCloseTo(0.5, 6);
    expect(reasons(half, action)).not.toHaveProperty('sci-fi:reason.cover');
    const more = covered(231);
    expect(share(more, action)).toBeGreaterThan(0.5);
    expect(reasons(more, action)).toHaveProperty('sci-fi:reason.cover', -2);
    both(more, (t, as, id) => {
      t.act(as(shoot('blue1', 'red1')), 6, 1);
      expect(fate(t.state, id('red1'))).toBe('wounded');
    });
  });
  test('SF-13 machines and guns are cover, fighters and cyborgs are not', () => {
    const action = shoot('blue1', 'red1');
    for (const profile of ['rifleman', 'cyborgGunner', 'heavy'] as const)
      expect(share(with1({ red3: [profile, 300, 260] }), action)).toBe(0);
    expect(share(with1({ red3: ['tank', 300, 270] }), action)).toBe(1);
    expect(share(with1({ blue3: ['armouredWalker', 300, 400] }), action)).toBe(1);
    expect(reasons(with1({ gun1: ['fieldGun', 300, 236] }), action)).toHaveProperty('sci-fi:reason.cover');
  });
  test('SF-13 from straight above a hull nothing is hidden', () => {
    const top = small(with1({ red3: ['tank', 600, 600], blue1: ['rifleman', 600, 600, { z: 60 }] }));
    expect(game.preview?.(asView(top), shoot('blue1', 'red3')).eye?.sight.share).toBe(0);
  });
  test('SF-13 shooter and target hide nothing', () => {
    expect(share(with1({ red3: ['tank', 600, 300] }), shoot('blue1', 'red3'))).toBe(0);
  });
  test('SF-13 obstacles of different heights, and figures standing on them', () => {
    const crates = (x: number, y: number): Obstacle => ({ id: 'crates1', kind: 'crates', at: { x, y }, turns: 0 });
    const action = shoot('blue1', 'red1');
    // Crates are 30 mm high: close before a man of 45 they hide less than from farther off, and never all.
    const low = share(with1({}, { obstacles: [crates(300, 260)] }), action);
    expect(low).toBeGreaterThan(0.5);
    expect(low).toBeLessThan(0.7);
    // On top of a container of 60 mm he stands above its edge, seen from the ground at 40.5 mm.
    const container: Obstacle = { id: 'container1', kind: 'container', at: { x: 300, y: 200 }, turns: 0 };
    const up = with1({ red1: ['rifleman', 300, 200, { z: 60 }] }, { obstacles: [container] });
    expect(share(up, action)).toBeGreaterThan(0);
    expect(share(up, action)).toBeLessThan(0.5);
    const edge = with1({ red1: ['rifleman', 300, 212, { z: 60 }] }, { obstacles: [container] });
    expect(share(edge, action)).toBeLessThan(share(up, action));
    // From the top he looks over crates that hide half of him from below.
    const down = with1(
      { blue1: ['rifleman', 300, 600, { z: 60 }], red1: ['rifleman', 300, 200] },
      { obstacles: [{ id: 'container1', kind: 'container', at: { x: 300, y: 600 }, turns: 0 }, crates(300, 260)] },
    );
    expect(share(down, action)).toBeLessThan(low);
  });
});

describe('SF-14 the wounded', () => {
  const hurt = with1({
    red1: ['rifleman', 300, 200, { wounded: true }],
    blue2: ['rifleman', 60, 860, { wounded: true }],
  });
  test('SF-14 armour 2 lower, and wounded again he stays wounded', () => {
    expect(reasons(hurt, shoot('blue1', 'red1'))).toMatchObject({ 'sci-fi:reason.wounded': 2 });
    both(hurt, (t, as, id) => {
      t.act(as(shoot('blue1', 'red1')), 3);
      expect(fate(t.state, id('red1'))).toBe('wounded');
    });
    expect(fate(table(hurt).act(shoot('blue1', 'red1'), 4).state, 'red1')).toBe('gone');
  });
  test('SF-14 he may do nothing, and lies 15 mm high', () => {
    const t = table(hurt);
    expect(t.refused(shoot('blue2', 'red1'))).toBe('no.wounded');
    expect(t.refused(walk('blue2', [60, 860]))).toBe('no.wounded');
    expect(t.refused({ type: 'fight', id: 'blue2', target: 'red1' })).toBe('no.wounded');
    expect(t.refused({ type: 'grenade', id: 'blue2', target: 'red1' })).toBe('no.wounded');
    expect(enabledChoices(game.choices(asView(t.state))).some(({ piece }) => piece === 'blue2')).toBe(false);
    const node = game.scene(asView(t.state)).nodes.find(({ id }) => id === 'red1');
    expect(node).toMatchObject({ tall: 15, badges: ['wounded'] });
  });
});

describe('SF-15 aimed fire', () => {
  test('SF-15 adds 2 for infantry that only shoots', () => {
    expect(reasons(duel, shoot('blue1', 'red1', true))).toMatchObject({ 'sci-fi:reason.aimed': 2 });
    both(duel, (t, as, id) => {
      t.act(as(shoot('blue1', 'red1', true)), 4);
      expect(fate(t.state, id('red1'))).toBe('gone');
    });
  });
  test('SF-15 not after a manoeuvre or a close combat', () => {
    const t = table(with1({ red3: ['rifleman', 340, 600] }));
    expect(t.act(walk('blue1', [300, 600], [200, 600])).refused(shoot('blue1', 'red1', true))).toBe('no.notAimed');
    const f = table(with1({ red3: ['cyborgGunner', 340, 600] })).act(
      { type: 'fight', id: 'blue1', target: 'red3' },
      1,
      1,
    );
    expect(f.refused(shoot('blue1', 'red1', true))).toBe('no.notAimed');
  });
  test('SF-15 claiming it forbids both for the rest of the turn', () => {
    const two = with1({ blue1: ['heavyGunner', 300, 600] });
    const t = table(two).act(shoot('blue1', 'red1', true), 1);
    expect(t.refused(walk('blue1', [300, 600], [280, 600]))).toBe('no.aimedStays');
    expect(t.refused({ type: 'fight', id: 'blue1', target: 'red1' })).toBe('no.aimedStays');
    expect(t.refused(shoot('blue1', 'red1', true, 1))).toBeNull();
  });
  test('SF-15 a grenade does not spoil it, and gets nothing of it', () => {
    const near = with1({ red1: ['rifleman', 300, 440] });
    const t = table(near).act({ type: 'grenade', id: 'blue1', target: 'red1' }, 1);
    expect(t.refused(shoot('blue1', 'red1', true))).toBeNull();
    const grenade = game.preview?.(asView(small(near)), { type: 'grenade', id: 'blue1', target: 'red1' }).reasons ?? [];
    expect(grenade.map(({ text }) => text.key)).toEqual(['sci-fi:reason.grenade', 'sci-fi:reason.armour']);
  });
  test('SF-15 machines do not aim', () => {
    const t = table(with1({ blue3: ['scoutWalker', 500, 600] }));
    expect(t.refused(shoot('blue3', 'red1', true))).toBe('no.notAimed');
    expect(t.refused(shoot('blue3', 'red1'))).toBeNull();
  });
});

describe('SF-16 near target', () => {
  const at = (y: number, more: Small['men'] = {}): Small => with1({ red1: ['rifleman', 300, y], ...more });
  test('SF-16 adds 2 up to and including 2 steps, on top of aimed fire', () => {
    // 2 steps and two radii of 12.5: 125 mm between centres.
    expect(reasons(at(475), shoot('blue1', 'red1', true))).toMatchObject({
      'sci-fi:reason.near': 2,
      'sci-fi:reason.aimed': 2,
    });
    expect(reasons(at(474), shoot('blue1', 'red1'))).not.toHaveProperty('sci-fi:reason.near');
    both(at(475), (t, as, id) => {
      t.act(as(shoot('blue1', 'red1')), 4);
      expect(fate(t.state, id('red1'))).toBe('gone');
    });
  });
  test('SF-16 not for machines, guns and grenades', () => {
    const of = at(475, { blue3: ['scoutWalker', 400, 475], gun1: ['fieldGun', 300, 633] });
    expect(reasons(of, shoot('blue3', 'red1'))).not.toHaveProperty('sci-fi:reason.near');
    // Nor is its range drawn round a machine.
    const drawn = (id: string): string[] | undefined =>
      game.preview?.(asView(small(of)), shoot(id, 'red1')).nodes.map((node) => node.id);
    expect([drawn('blue1'), drawn('blue3')]).toEqual([['near'], []]);
    const near = at(500, { gun1: ['fieldGun', 333, 600] });
    expect(reasons(near, { type: 'serve', id: 'blue1', gun: 'gun1', target: 'red1' })).toEqual({
      'sci-fi:reason.shooting': 5,
      'sci-fi:reason.armour': -6,
    });
    expect(reasons(near, { type: 'grenade', id: 'blue1', target: 'red1' })).not.toHaveProperty('sci-fi:reason.near');
  });
});

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
