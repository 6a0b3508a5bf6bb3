// The odds lab: every table it can lay is lawful, its exact odds are whole, and what is thrown comes near them.
import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { LabField, LabSettings, LabTrial } from '../../src/core/oddsLab.ts';
import { GAMES } from '../games.ts';
import { judgeFrequency } from '../../src/ui/bench/judgeFrequency.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { testAim } from '../../src/core/shots/runAimTest.ts';
import { predictedChances, outcomeKey } from '../../src/ui/bench/predictedChances.ts';
import { type ExactOdds, exactOdds, rollOnce } from '../../src/interaction/odds/exactOdds.ts';

const valuesOf = (field: LabField): readonly string[] =>
  field.kind === 'one' ? field.values.map(({ id }) => id) : ['off', 'on'];
/** Each value of each field at least once, the other fields as they are by default. */
const settingsOf = ({ fields }: LabTrial<unknown, unknown>): LabSettings[] => [
  {},
  ...fields({}).flatMap((field) => valuesOf(field).map((value) => ({ [field.id]: value }))),
];
const all = GAMES.flatMap((game) =>
  (game.lab?.trials ?? []).map((trial) => ({ game, trial, name: `${game.id} ${trial.id}` })),
);
const trials = all.filter(({ trial }) => !trial.tried);
const exact = (game: AnyGame, trial: LabTrial<unknown, unknown>, setting: LabSettings): ExactOdds => {
  const told = exactOdds(game, trial.lay(setting));
  if ('rule' in told) throw new Error(`${JSON.stringify(setting)} is refused: ${told.text.key}`);
  return told;
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe.each(trials)('$name', ({ game, trial }) => {
  test.each(settingsOf(trial))('%j is lawful and its chances are whole', (setting) => {
    const { endings, scene } = exact(game, trial, setting);
    const { by, on } = trial.lay(setting);
    expect(sum(endings.map(({ p }) => p))).toBeCloseTo(1, 6);
    expect(new Set(endings.map(({ key }) => key)).size).toBe(endings.length);
    expect(scene.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([by, on].filter(Boolean)));
  });
  test('what is thrown comes near the exact chances', () => {
    const { endings, ask } = exact(game, trial, {});
    const laid = trial.lay({});
    // The cells show the first die of what was thrown.
    expect(rollOnce(game, laid, 'test').dice.length > 0).toBe(ask !== null);
    const n = 1200;
    const counts = new Map<string, number>();
    for (let i = 0; i < n; i++) {
      const { key } = rollOnce(game, laid, `test/${i}`);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((key) => !endings.some((ending) => ending.key === key))).toEqual([]);
    for (const { key, p } of endings) {
      // Five standard deviations: so far off comes once in two million.
      expect(Math.abs((counts.get(key) ?? 0) / n - p), key).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / n) + 1e-9);
    }
  });
});

describe.each(all.filter(({ trial }) => trial.tried))('$name, which is tried', ({ game, trial }) => {
  test.each(settingsOf(trial))('%j is lawful', (setting) => {
    const { state, action } = trial.lay(setting);
    expect(game.refuse(state, action)).toBeNull();
  });
  test('what tries foretell is whole, and other luck brings other tries', async () => {
    const engine = await loadEngine();
    const laid = trial.lay({});
    const samples = 12;
    const fanBy = (seed: string) =>
      testAim(game, { view: asView(laid.state), action: laid.action, samples, seed }, engine);
    const fans = ['one', 'other'].map(fanBy);
    for (const { outcomes } of fans) {
      const endings = predictedChances(game, laid, outcomes);
      expect(sum(endings.map(({ p }) => p))).toBeCloseTo(1, 6);
      expect(endings.length).toBeGreaterThan(2);
      for (const outcome of outcomes) expect(endings.map(({ key }) => key)).toContain(outcomeKey(outcome));
    }
    expect(fans[0]?.ghosts).not.toEqual(fans[1]?.ghosts);
  });
});
test('the first number of a close combat in the Siege leads to shares of its endings', () => {
  const siege = trials.find(({ name }) => name === 'siege fight');
  if (!siege) throw new Error('The Siege has a close combat to try.');
  const { led } = exact(siege.game, siege.trial, {});
  expect(led).toHaveLength(6);
  for (const row of led) expect(sum(row.map(({ p }) => p))).toBeCloseTo(1, 6);
  // Whoever has thrown a six is beaten by nothing, and kills with four of six.
  expect(led[5]?.find(({ key }) => key === 'removed:red1')?.p).toBeCloseTo(4 / 6, 6);
  expect(led[5]?.some(({ key }) => key.endsWith('blue1'))).toBe(false);
});

const oddsOf = (id: string, name: string, setting: LabSettings): Readonly<Record<string, number>> => {
  const game = GAMES.find((each) => each.id === id);
  const trial = game?.lab?.trials.find((each) => each.id === name);
  if (!game || !trial) throw new Error(`${id} has no trial ${name}.`);
  return Object.fromEntries(exact(game, trial, setting).endings.map(({ key, p }) => [key, p]));
};
test('an attack within a measure fells the target in 45 clashes of 77, the striker in 10', () => {
  const odds = oddsOf('toy-soldiers', 'attack', {});
  expect(odds['removed:red1']).toBeCloseTo(45 / 77, 6);
  expect(odds['removed:blue1']).toBeCloseTo(10 / 77, 6);
});
test('an aimed shot of a sniper at a covered machine-gunner kills in a third and wounds in a sixth', () => {
  const odds = oddsOf('sci-fi', 'shot', { who: 'sniper', whom: 'gunner', aimed: 'on', cover: 'on' });
  expect(odds['removed:red1']).toBeCloseTo(1 / 3, 6);
  expect(odds['wounded:red1']).toBeCloseTo(1 / 6, 6);
});
test('a Miner meets a Mine where nobody has moved, and none where he has', () => {
  const still = oddsOf('stratego', 'attack', { who: 'miner' });
  const moved = oddsOf('stratego', 'attack', { who: 'miner', moved: 'on' });
  expect(still['removed:blue.0']).toBeGreaterThan(moved['removed:blue.0'] ?? 1);
});
test('a difference is judged by its standard deviation, which is greater beside a share that was counted itself', () => {
  expect(judgeFrequency(1 / 2, 60, 100)).toMatchObject({ kind: 'seldom' });
  expect(judgeFrequency(1 / 2, 60, 100, 40)).toEqual({ kind: 'usual' });
  expect(judgeFrequency(1 / 3, 37, 100)).toEqual({ kind: 'usual' });
  expect(judgeFrequency(1 / 3, 1, 2)).toEqual({ kind: 'few' });
  const seldom = judgeFrequency(0.5, 65, 100);
  expect(seldom.kind === 'seldom' && seldom.oneIn).toBe(370);
});
describe.each(GAMES.flatMap((game) => (game.lab?.sight ? [{ game, sight: game.lab.sight, id: game.id }] : [])))(
  'what hides in $id',
  ({ game, sight }) => {
    test('is less at the ends of the way than behind the screen', () => {
      const shareAt = (part: number): number => {
        const at = {
          x: Math.round(sight.from.x + (sight.to.x - sight.from.x) * part),
          y: Math.round(sight.from.y + (sight.to.y - sight.from.y) * part),
        };
        const shares = game.coverOverview?.(asView(sight.lay({}, at)), sight.by)?.shares;
        return shares?.find(({ id }) => id === sight.on)?.share ?? Number.NaN;
      };
      expect(shareAt(0)).toBe(0);
      expect(shareAt(0.5)).toBeGreaterThan(0.3);
      expect(shareAt(1)).toBe(0);
    });
  },
);
