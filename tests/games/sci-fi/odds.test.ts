import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { forecast, sampleOnce } from '../../../src/core/odds/forecast.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { type RollRow, rowProbability, type RollRequest } from '../../../src/core/luck.ts';
import type { ProfileId } from '../../../src/games/sci-fi/armies/profiles.ts';
import { sumOf } from '../../../src/games/sci-fi/rules/rolls.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import type { Action, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, mirrored, mirroredAction, small } from './fixture.ts';

const game = sciFi as AnyGame;
const effects = (state: State, action: Action): Readonly<Record<string, number>> => {
  const odds = forecast(game, asView(state), action);
  if (odds.kind !== 'odds') throw new Error('The odds are unknown.');
  expect(odds.exact).toBe(true);
  expect(odds.open).toBeLessThan(1e-6);
  return odds.effects;
};
/** The reference odds by gap: wound and kill, exactly. */
const wound = (gap: number): number => (gap <= 0 || gap % 6 === 0 ? 0 : (1 / 6) ** Math.ceil(gap / 6));
const kill = (gap: number): number => {
  if (gap <= 0) return 1;
  const sixes = Math.floor(gap / 6);
  return (1 / 6) ** sixes * (gap % 6 === 0 ? 1 : 1 - (gap % 6) / 6);
};
const TABLE: readonly (readonly [gap: number, wound: number, kill: number])[] = [
  [0, 0, 100],
  [1, 16.7, 83.3],
  [2, 16.7, 66.7],
  [3, 16.7, 50],
  [4, 16.7, 33.3],
  [5, 16.7, 16.7],
  [6, 0, 16.7],
  [7, 2.8, 13.9],
  [8, 2.8, 11.1],
  [9, 2.8, 8.3],
  [10, 2.8, 5.6],
  [11, 2.8, 2.8],
];
/** The row of a throw that the highest totals light. */
const lastRow = (ask: RollRequest | undefined): [RollRequest, RollRow] => {
  const row = ask?.rows.at(-1);
  if (!ask || !row) throw new Error('There is no such throw.');
  return [ask, row];
};
/** Shooters and targets whose gap is this, aimed or near where it needs to be: Shooting against Armour. */
const SHOTS: Readonly<Record<number, readonly [ProfileId, ProfileId, boolean, boolean]>> = {
  0: ['antitank', 'rifleman', true, false],
  1: ['sniper', 'rifleman', true, false],
  2: ['antitank', 'rifleman', false, false],
  3: ['sniper', 'rifleman', false, false],
  4: ['sergeant', 'rifleman', false, false],
  5: ['rifleman', 'rifleman', false, false],
  6: ['scout', 'rifleman', false, false],
  7: ['scout', 'sergeant', false, false],
  8: ['scout', 'heavy', false, false],
  9: ['scout', 'cyborgGunner', false, false],
  10: ['scout', 'cyborgCrusher', false, false],
};

describe('SF-11 the reference odds', () => {
  test.each(TABLE)('SF-11 gap %i: wounds %f %%, kills %f %%', (gap, wounds, kills) => {
    expect(100 * wound(gap)).toBeCloseTo(wounds, 1);
    expect(100 * kill(gap)).toBeCloseTo(kills, 1);
    const shot = SHOTS[gap];
    if (!shot) return;
    const [shooter, target, aimed] = shot;
    const of: Small = { men: { blue1: [shooter, 300, 600], red1: [target, 300, 200], red2: ['rifleman', 1100, 50] } };
    const action: Action = { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed };
    for (const [state, act, id] of [
      [small(of), action, 'red1'],
      [small(mirrored(of)), mirroredAction(action), 'blue1'],
    ] as const) {
      const told = effects(state, act);
      expect(Math.abs((told[`removed:${id}`] ?? 0) - kill(gap))).toBeLessThan(1e-6);
      expect(Math.abs((told[`wounded:${id}`] ?? 0) - wound(gap))).toBeLessThan(1e-6);
    }
  });
  test('SF-11 SF-13 gap 11, a cyborg in cover; and the rows of every gap from 0 to 11 alone', () => {
    const of: Small = {
      men: { blue1: ['rifleman', 300, 600], red1: ['cyborgCrusher', 300, 240], red2: ['rifleman', 1100, 50] },
      obstacles: [{ id: 'crates1', kind: 'crates', at: { x: 300, y: 290 }, turns: 0 }],
    };
    const covered = effects(small(of), { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed: false });
    // 10 + 2 - 1 = 11.
    expect(covered['removed:red1']).toBeCloseTo(kill(11), 9);
    expect(covered['wounded:red1']).toBeCloseTo(wound(11), 9);
    const state = small(of);
    const on = state.units.find(({ id }) => id === 'red1');
    if (!on) throw new Error('No target.');
    for (let gap = 0; gap <= 11; gap++) {
      const power = [{ text: { key: 'x' }, value: 10 - gap }];
      const dealt = { on, by: 'blue1', how: 'shot' } as const;
      const { ask, harms } = sumOf(state, { seat: 'blue', rule: 'SF-11', text: { key: 'x' }, ...dealt, power });
      const chance = (kind: string): number =>
        ask.rows.reduce((sum, row, i) => sum + (harms[i]?.kind === kind ? rowProbability(ask, row) : 0), 0);
      expect(Math.abs(chance('kill') - kill(gap))).toBeLessThan(1e-9);
      expect(Math.abs(chance('wound') - wound(gap))).toBeLessThan(1e-9);
      expect(chance('kill') + chance('wound') + chance('none')).toBeCloseTo(1, 9);
    }
  });
  test('SF-25 both may fall in one close combat, independently', () => {
    const of: Small = {
      men: {
        blue1: ['assault', 300, 600],
        red1: ['rifleman', 300, 540],
        red2: ['rifleman', 1100, 50],
        blue2: ['rifleman', 60, 860],
      },
    };
    const told = effects(small(of), { type: 'fight', id: 'blue1', target: 'red1' });
    expect(told['removed:red1']).toBeCloseTo(kill(3), 9);
    expect(told['removed:blue1']).toBeCloseTo(kill(6), 9);
  });
  test('SF-19 a grenade among nine is told exactly, throw by throw', () => {
    const around = [-2, -1, 1, 2].flatMap((n): [string, number, number][] => [
      [`red${n + 10}`, 30 * n, 0],
      [`red${n + 20}`, 30 * n, 40],
    ]);
    const of: Small = {
      men: {
        blue1: ['rifleman', 300, 600],
        red1: ['rifleman', 300, 450],
        ...Object.fromEntries(around.map(([id, x, y]) => [id, ['heavy', 300 + x, 450 - y] as const])),
      },
    };
    const odds = forecast(game, asView(small(of)), { type: 'grenade', id: 'blue1', target: 'red1' });
    if (odds.kind !== 'each') throw new Error('The throws are not told apart.');
    expect(odds.throws.map(({ text }) => text.key)).toEqual([
      'sci-fi:throw.grenade',
      ...around.map(() => 'sci-fi:throw.blast'),
    ]);
    // The grenade's 5 against a rifleman's 6, its blast's 3 against the 8 of the heavy.
    const least = (i: number): number => rowProbability(...lastRow(odds.throws[i]));
    expect(least(0)).toBeCloseTo(kill(1), 9);
    for (let i = 1; i <= 8; i++) expect(least(i)).toBeCloseTo(kill(5), 9);
    expect(odds.effects['removed:red1']).toBeCloseTo(kill(1), 9);
    for (const [id] of around) expect(odds.effects[`removed:${id}`]).toBeCloseTo(kill(5), 9);
  });
  // Sabotage: what both machines may take was told together, in two dozen rows.
  test('SF-24 a ram is told blow by blow', () => {
    const of: Small = {
      men: { blue3: ['tank', 700, 600], red3: ['scoutWalker', 700, 450], red1: ['rifleman', 900, 40] },
    };
    const odds = forecast(game, asView(small(of)), { type: 'ram', id: 'blue3', target: 'red3' });
    if (odds.kind !== 'each') throw new Error('The blows are not told apart.');
    expect(odds.throws.map(({ rule }) => rule)).toEqual(['SF-24', 'SF-24']);
    expect(odds.effects['removed:red3']).toBeGreaterThan(0.1);
    const plays = Array.from({ length: 4000 }, (_, i) =>
      sampleOnce(game, asView(small(of)), { type: 'ram', id: 'blue3', target: 'red3' }, `ram ${i}`),
    );
    for (const sign of ['removed:red3', 'removed:blue3', 'hit:red3']) {
      const share = plays.filter(({ effects }) => effects.includes(sign)).length / plays.length;
      expect(Math.abs(share - (odds.effects[sign] ?? 0)), `${sign}: ${share}`).toBeLessThan(0.035);
    }
  });
  test('SF-28 healing: dies 1/6, stands up 1/3', () => {
    const of: Small = {
      men: {
        blue1: ['rifleman', 300, 600, { wounded: true }],
        blue2: ['rifleman', 60, 860],
        red1: ['rifleman', 300, 300],
      },
    };
    const told = effects({ ...small(of), stage: { at: 'heal' } }, { type: 'heal' });
    expect(told['removed:blue1']).toBeCloseTo(1 / 6, 9);
    expect(told['restored:blue1']).toBeCloseTo(1 / 3, 9);
  });
});
