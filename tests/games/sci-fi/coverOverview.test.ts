import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, Obstacle } from '../../../src/games/sci-fi/types.ts';
import type { Point } from '../../../src/geometry/point.ts';
import { type Prism, computeSight } from '../../../src/geometry/sight.ts';
import { type Small, both, small, table } from './fixture.ts';

const look = (of: Small, id: string, action?: Action) => game.coverOverview?.(asView(small(of)), id, action) ?? null;
const sharesOf = (of: Small, id: string, action?: Action): Record<string, number> =>
  Object.fromEntries((look(of, id, action)?.shares ?? []).map((each) => [each.id, each.share]));
const at = (x: number, y: number): Point => ({ x, y });
const walk = (id: string, ...path: readonly (readonly [number, number])[]): Action => ({
  type: 'walk',
  id,
  path: path.map(([x, y]) => at(x, y)),
});
/** A wall 140 mm wide and 55 mm high half-way between Blue 1 and Red 1, Red 2 in the open. */
const WALL: Obstacle = { id: 'wall1', kind: 'wall', at: { x: 300, y: 300 }, turns: 0 };
const field: Small = {
  men: {
    blue1: ['rifleman', 300, 600],
    blue2: ['rifleman', 60, 860],
    red1: ['rifleman', 340, 200],
    red2: ['rifleman', 900, 200],
  },
  obstacles: [WALL],
};
const wall: Prism = {
  id: 'wall1',
  shape: { kind: 'rect', at: { x: 230, y: 285 }, width: 140, height: 30 },
  from: 0,
  top: 55,
};
/** What the exact sight says of a rifleman, 45 mm tall on a base of 12.5 mm, seen by another from 9/10 of that height. */
const exact = (from: Point, at: Point): number => {
  return computeSight({ at: from, z: 40.5 }, { at, half: 12.5, z: 0, tall: 45 }, [wall]).share;
};

describe('SF-13 the shares of all enemies', () => {
  test('SF-13 from where a unit stands: each enemy, no friend, by the exact sight', () => {
    expect(look(field, 'blue1')).toMatchObject({ by: 'blue1', from: { x: 300, y: 600 }, coverThreshold: 0.5 });
    const [one, two] = [exact({ x: 300, y: 600 }, { x: 340, y: 200 }), exact({ x: 300, y: 600 }, { x: 900, y: 200 })];
    expect(one).toBeGreaterThan(0.5);
    expect(two).toBe(0);
    expect(sharesOf(field, 'blue1')).toEqual({ red1: one, red2: two });
  });
  test('SF-13 from where a manoeuvre would leave it: 8 mm aside is another share, and the one of the shot from there', () => {
    const shares = [440, 448].map((x) => {
      const path = walk('blue1', [300, 600], [300, 560], [x, 560]);
      const { red1 } = sharesOf(field, 'blue1', path);
      expect(red1).toBe(exact({ x, y: 560 }, { x: 340, y: 200 }));
      const { state } = table(field).act(path);
      const shot: Action = { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed: false };
      expect(game.preview?.(asView(state), shot).eye?.sight.share).toBe(red1);
      return red1;
    });
    expect(shares[0]).not.toBe(shares[1]);
  });
  // Sabotage: who lies wounded was counted too.
  test('SF-10, SF-14 a manoeuvre tells which enemies could shoot where it ends, and who sees most', () => {
    const path = walk('blue1', [300, 600], [300, 560]);
    const exposed = (men: Small['men']) => game.preview?.(asView(small({ ...field, men })), path).exposed;
    const from = (id: string): number =>
      game.coverOverview?.(asView(table(field).act(path).state), id)?.shares.find((each) => each.id === 'blue1')
        ?.share ?? 1;
    const shares = ['red1', 'red2'].map(from);
    const least = Math.min(...shares);
    const by = shares[0] === least ? 'red1' : 'red2';
    const count = shares.filter((share) => share < 1).length;
    expect(exposed(field.men)).toEqual({ count, by, share: least, coverThreshold: 0.5 });
    const down = Object.entries(field.men).map(([id, man]) =>
      id.startsWith('red') ? [id, [man[0], man[1], man[2], { wounded: true }]] : [id, man],
    );
    expect(exposed(Object.fromEntries(down) as Small['men'])).toMatchObject({ count: 0, by: null });
  });
  // Sabotage: a brawler without a firearm and whoever would be pinned were counted; a gun's man was by his own eyes alone.
  test('SF-18, SF-20, SF-21 only who has something to shoot with, and is not pinned, could shoot there', () => {
    const path = walk('blue1', [300, 600], [300, 560]);
    const count = (men: Small['men']) =>
      game.preview?.(asView(small({ men: { blue1: ['rifleman', 300, 600], ...men } })), path).exposed?.count;
    expect(count({ red1: ['rifleman', 300, 300] })).toBe(1);
    expect(count({ red1: ['brawler', 300, 300] })).toBe(0);
    expect(count({ red1: ['brawler', 300, 300], gun1: ['fieldGun', 300, 333] })).toBe(1);
    expect(count({ red1: ['rifleman', 300, 505] })).toBe(0);
  });
  test('SF-13 the same in the mirror', () => {
    const seen: number[] = [];
    both(field, (t, as, id) => {
      const action = as(walk('blue1', [300, 600], [430, 590]));
      const mine = game
        .coverOverview?.(asView(t.state), id('blue1'), action)
        ?.shares.find((each) => each.id === id('red1'));
      seen.push(mine?.share ?? -1);
    });
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[1]).toBe(seen[0]);
  });
  test('SF-09 with a gun taken along it is the gun at its new place that hides', () => {
    const of: Small = {
      ...field,
      obstacles: [],
      men: { ...field.men, gun1: ['fieldGun', 300, 567], red3: ['rifleman', 300, 480] },
    };
    const drag: Action = { type: 'walk', id: 'blue1', path: [at(300, 600), at(300, 610)], gun: 'gun1' };
    const arrived = look(of, 'blue1', drag);
    const hidden = arrived?.shares.find(({ id }) => id === 'red3')?.share;
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).not.toBe(sharesOf(of, 'blue1').red3);
    expect(arrived).toEqual(game.coverOverview?.(asView(table(of).act(drag).state), 'blue1'));
  });
  test('SF-21 who serves a gun looks from the gun', () => {
    const of: Small = { ...field, men: { ...field.men, gun1: ['fieldGun', 330, 600] } };
    const serve: Action = { type: 'serve', id: 'blue1', gun: 'gun1', target: 'red1' };
    expect(look(of, 'blue1', serve)).toMatchObject({ by: 'gun1', from: { x: 330, y: 600 } });
  });
  test('nobody looks from where he could not stand, nor who lies wounded', () => {
    expect(look(field, 'blue1', walk('blue1', [300, 600], [60, 850]))).toBeNull();
    const down: Small = { ...field, men: { ...field.men, blue1: ['rifleman', 300, 600, { wounded: true }] } };
    expect(look(down, 'blue1')).toBeNull();
    expect(look(field, 'nobody')).toBeNull();
  });
});
