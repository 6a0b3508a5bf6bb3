import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { forecast } from '../../../src/core/odds/forecast.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { forcedAction } from '../../../src/core/match.ts';
import type { Forecast, DecisionPlan } from '../../../src/core/odds/odds.ts';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { type Small, mirrored, small } from './fixture.ts';

const game = toySoldiers as AnyGame;
type Odds = Extract<Forecast, { kind: 'odds' }>;
const odds = (state: State, action: Action, plan?: DecisionPlan): Odds => {
  const told = forecast(game, asView(state), action, plan ? { plan } : {});
  if (told.kind !== 'odds') throw new Error('The odds are unknown.');
  expect(told.exact).toBe(true);
  expect(told.open).toBeLessThan(1e-6);
  expect(told.outcomes.reduce((sum, { p }) => sum + p, told.open)).toBeCloseTo(1, 9);
  return told;
};
const duel: Small = { men: { blue1: [300, 300], blue2: [100, 650], red1: [385, 300], red2: [900, 60] } };
const attack: Action = { type: 'attack', id: 'blue1' };
const close = (value: number | undefined, wanted: number): void =>
  expect(Math.abs((value ?? 0) - wanted)).toBeLessThan(1e-6);

test('TS-12 an attack with unlimited counters: the target falls with 45/77, the striker with 10/77', () => {
  const { effects } = odds(small(duel), attack);
  close(effects['removed:red1'], 45 / 77);
  close(effects['removed:blue1'], 10 / 77);
  const other = odds(small(mirrored(duel)), { type: 'attack', id: 'red1' }).effects;
  close(other['removed:blue1'], 45 / 77);
  close(other['removed:red1'], 10 / 77);
});
test.each(['once', 'simple'] as const)('TS-11 an attack with counters %s: the target falls with 5/9', (counter) => {
  const { effects } = odds(small({ ...duel, options: { counter } }), attack);
  close(effects['removed:red1'], 5 / 9);
  close(effects['removed:blue1'], counter === 'simple' ? (2 / 9) * (1 / 3) : (2 / 9) * (1 / 3 + (2 / 3) * (1 / 3)));
});
test('TS-15 a shot removes with 4/9; from afar a counter only defends', () => {
  const far: Small = { men: { ...duel.men, red1: [525, 300] }, ranged: ['blue1'], options: { shooting: true } };
  const { effects } = odds(small(far), { type: 'shoot', id: 'blue1', target: 'red1' });
  close(effects['removed:red1'], 4 / 9);
  expect(effects['removed:blue1']).toBeUndefined();
});
test('TS-16 return fire in a chain: the shooter may fall too', () => {
  const far: Small = {
    men: { ...duel.men, red1: [525, 300] },
    ranged: ['blue1', 'red1'],
    options: { shooting: true, returnFire: true },
  };
  const { effects } = odds(small(far), { type: 'shoot', id: 'blue1', target: 'red1' });
  // A shot fells with 4/9 or is answered with 1/9, so the target falls with 4/9 (1 + 1/81 + ...), the shooter with 1/9 of that.
  close(effects['removed:red1'], 4 / 9 / (1 - 1 / 81));
  close(effects['removed:blue1'], 4 / 81 / (1 - 1 / 81));
});
test('TS-09 with two targets the odds stop at the choice, and follow a plan', () => {
  const two: Small = { men: { ...duel.men, red2: [300, 185] } };
  expect(odds(small(two), attack).outcomes.some(({ choose }) => choose === 'blue')).toBe(true);
  const at = (id: string): Odds =>
    odds(small(two), attack, (_, choices) => {
      const wish = choices.find((choice) => choice.kind === 'do' && choice.target === id);
      return wish?.kind === 'do' ? wish.action : null;
    });
  close(at('red1').effects['removed:red1'], 45 / 77);
  // Red 2 stands beyond 1 measure: only a long attack (1/3) reaches him, then 1/3 falls by defence and 1/7 more through counters.
  expect(at('red2').effects['removed:red2']).toBeGreaterThan(0.1);
});
test('TS-03 the lot is even between two sides', () => {
  const before: State = { ...small(duel), stage: { at: 'lot', throwing: ['blue', 'red'], again: false } };
  const { outcomes } = odds(before, { type: 'lot' });
  const begins = (seat: string): number =>
    outcomes.filter(({ state }) => (state as unknown as State).active === seat).reduce((sum, { p }) => sum + p, 0);
  close(begins('blue'), 0.5);
  close(begins('red'), 0.5);
});
test.each(['chain', 'once', 'simple'] as const)('TS-12 the odds agree with play: counters %s', (counter) => {
  const start = small({ ...duel, options: { counter } });
  const told = odds(start, attack).effects;
  const runs = 4000;
  const fallen: Record<string, number> = {};
  for (let i = 0; i < runs; i++) {
    let state: unknown = start;
    let action: unknown = attack;
    for (let ply = 0; action !== null && ply < 60; ply++) {
      const step = game.apply(state, action, luckForPly(`odds${i}`, ply));
      state = step.state;
      for (const event of step.events)
        if (event.kind === 'removed') fallen[event.ids.join()] = (fallen[event.ids.join()] ?? 0) + 1;
      const stage = (state as State).stage.at;
      action = forcedAction(game, state) ?? (stage === 'defend' || stage === 'counter' ? { type: stage } : null);
    }
  }
  for (const id of ['red1', 'blue1']) {
    const p = told[`removed:${id}`] ?? 0;
    expect(Math.abs((fallen[id] ?? 0) / runs - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / runs));
  }
});
