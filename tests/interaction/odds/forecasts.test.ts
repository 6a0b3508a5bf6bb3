// Before a throw after which a target is chosen: the odds hold for the nearest, and say so.
import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';
import { computeForecast } from '../../../src/interaction/odds/forecasts.ts';
import { type Small, small } from '../../games/toy-soldiers/fixture.ts';

const oddsBefore = (men: Small['men']) => {
  const state = {
    ...small({ men }),
    stage: { at: 'attack' as const },
    mover: { id: 'blue1', phase: 'attack' as const },
  };
  const attack = toySoldiers.choices(asView(state)).find((choice) => choice.kind === 'do' && !choice.skips);
  if (attack?.kind !== 'do') throw new Error('Nobody may be attacked.');
  return computeForecast(toySoldiers, asView(state), attack.action);
};
// Sabotage: of two in reach the chances were told for whoever came first in the lists, which the yellow button did not name.
test('TS-09 of two in reach the odds of an attack are those upon the nearest, and this is told', () => {
  const [near, far] = [
    [500, 460],
    [600, 470],
  ] as const;
  for (const men of [
    { blue1: [500, 500], red1: far, red2: near },
    { blue1: [500, 500], red1: near, red2: far },
  ] as const) {
    const odds = oddsBefore(men);
    const on = men.red1 === near ? 'red1' : 'red2';
    if (!('effects' in odds)) throw new Error('There are no odds.');
    expect(odds.nearest).toBe(true);
    // 1/3 deadly, 2/3 struck: not defended 1/3, a counter-attack 1/3 that is struck back in turn.
    expect(odds.effects[`removed:${on}`]).toBeCloseTo(45 / 77, 3);
    expect(
      Object.keys(odds.effects)
        .filter((sign) => sign.startsWith('removed:'))
        .toSorted(),
    ).toEqual(['removed:blue1', `removed:${on}`].toSorted());
  }
  expect(oddsBefore({ blue1: [500, 500], red1: near }).nearest).toBeUndefined();
});
