import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { computeSight } from '../../../src/geometry/sight.ts';
import { hand } from '../../help.ts';
import { type Small, small } from './fixture.ts';

const of: Small = {
  men: { blue1: [200, 300], blue2: [300, 316], red1: [420, 300], red2: [700, 600] },
  ranged: ['blue1'],
  options: { shooting: true },
};
const stand = (state: State, action?: Action) => game.coverOverview?.(asView(state), 'blue1', action) ?? null;
const shareAt = (x: number, y: number): number =>
  computeSight({ at: { x, y }, z: 40.5 }, { at: { x: 420, y: 300 }, half: 12.5, z: 0, tall: 45 }, [
    { id: 'blue2', shape: { kind: 'disc', at: { x: 300, y: 316 }, r: 12.5 }, from: 0, top: 45 },
    { id: 'red2', shape: { kind: 'disc', at: { x: 700, y: 600 }, r: 12.5 }, from: 0, top: 45 },
  ]).share;
const red1 = (seen: ReturnType<typeof stand>): number | undefined =>
  seen?.shares.find(({ id }) => id === 'red1')?.share;

describe('TS-14 the shares of all enemies', () => {
  test('TS-14 from where the shooter stands, by the exact sight; the limit is a third', () => {
    const seen = stand(small(of));
    expect(seen).toMatchObject({ by: 'blue1', from: { x: 200, y: 300 }, coverThreshold: 1 / 3 });
    expect(seen?.shares.map(({ id }) => id)).toEqual(['red1', 'red2']);
    expect(red1(seen)).toBe(shareAt(200, 300));
    expect(red1(seen)).toBeGreaterThan(0);
  });
  test('TS-14 from where a walk would leave him, and then the same from there', () => {
    const t = hand<State, Action>(game, small(of)).act({ type: 'march', id: 'blue1' }, 1);
    const path = [
      { x: 200, y: 300 },
      { x: 200, y: 308 },
    ];
    const there = red1(stand(t.state, { type: 'walk', path }));
    expect(there).toBe(shareAt(200, 308));
    expect(there).not.toBe(red1(stand(t.state)));
    expect(red1(stand(t.act({ type: 'walk', path }).state))).toBe(there);
  });
  test('TS-13 nothing without the option, without a ranged weapon, or on another soldier', () => {
    expect(stand(small({ ...of, options: {} }))).toBeNull();
    expect(stand(small({ ...of, ranged: [] }))).toBeNull();
    const path = [
      { x: 200, y: 300 },
      { x: 300, y: 310 },
    ];
    expect(stand(small(of), { type: 'walk', path })).toBeNull();
  });
  // Sabotage: whoever stands beyond five measures was counted too.
  test('TS-14 a walk tells which enemies could shoot where it ends, and who sees most', () => {
    const end = (ranged: string[], men: Small['men'], y: number, options: Small['options'] = { shooting: true }) => {
      const t = hand<State, Action>(game, small({ men, ranged, options })).act({ type: 'march', id: 'blue1' }, 1);
      const { at } = t.state.soldiers.find(({ id }) => id === 'blue1') ?? {};
      return game.preview?.(asView(t.state), { type: 'walk', path: [at ?? { x: 0, y: 0 }, { x: 200, y }] })?.exposed;
    };
    const men = { ...of.men, red3: [430, 200] } as Small['men'];
    const seen = end(['red1', 'red2', 'red3'], men, 308);
    const shares = ['red1', 'red3'].map((id) => {
      const there = small({ men: { ...men, blue1: [200, 308] }, ranged: [id], options: { shooting: true } });
      return {
        id,
        share: game.coverOverview?.(asView(there), id)?.shares.find((each) => each.id === 'blue1')?.share ?? 1,
      };
    });
    const [most] = shares.toSorted((a, b) => a.share - b.share);
    expect(seen).toEqual({
      count: shares.filter(({ share }) => share <= 1 / 3).length,
      by: most?.id,
      share: most?.share,
      coverThreshold: 1 / 3,
    });
    expect(seen?.count).toBeGreaterThan(0);
    expect(end(['red2'], men, 308)).toEqual({ count: 0, by: null, share: 1, coverThreshold: 1 / 3 });
    expect(end([], men, 308)).toBeUndefined();
    expect(end(['red1'], men, 308, {})).toBeUndefined();
  });
});
