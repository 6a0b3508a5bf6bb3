import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { forecast } from '../../src/core/odds/forecast.ts';
import { HiddenFromView } from '../../src/core/luck.ts';
import { type Go, type Race, race } from './race.ts';

const start: Race = { seats: ['blue', 'red'], places: [0, 0], to: 0, down: false };
const odds = (action: Go, ways = {}, game: typeof race = race) => {
  const told = forecast(game, asView(start), action, ways);
  if (told.kind !== 'odds') throw new Error('No odds.');
  return told;
};

describe('forecast', () => {
  test('branches over the rows, follows what nobody has to choose, and tells lasting events', () => {
    const told = odds({ type: 'run' });
    expect(told.exact).toBe(true);
    expect(told.outcomes.map(({ p }) => p)).toEqual([
      expect.closeTo(4 / 6, 12),
      expect.closeTo(1 / 6, 12),
      expect.closeTo(1 / 6, 12),
    ]);
    expect(told.effects).toEqual({ 'wounded:blue': expect.closeTo(1 / 6, 12) });
    const fell = told.outcomes.find((outcome) => outcome.texts[0]?.key === 'race:fell');
    expect(fell?.state).toMatchObject({ to: 1, down: false });
    expect(fell?.byRow).toEqual([expect.closeTo(1 / 6, 12), 0, 0]);
  });
  test('equal tables are merged: “nothing changes” where the rows differ', () => {
    const level: typeof race = {
      ...race,
      apply: (state, action, luck) => ({
        state,
        events: race.apply(state, action, luck).events.filter((event) => event.kind === 'rolled'),
      }),
    };
    const told = odds({ type: 'run' }, {}, level);
    expect(told.outcomes.length).toBe(1);
    expect(told.outcomes[0]).toMatchObject({ p: expect.closeTo(1, 12), texts: [{ key: 'core:nothingChanges' }] });
  });
  test('what needs more runs than the budget is sampled, and says so', () => {
    const told = odds({ type: 'run' }, { budget: 2, samples: 3000 });
    expect(told.exact).toBe(false);
    expect(told.effects['wounded:blue']).toBeGreaterThan(0.13);
    expect(told.effects['wounded:blue']).toBeLessThan(0.2);
  });
  test('a deal is sampled; what the view cannot tell is unknown', () => {
    expect(odds({ type: 'deal' }, { samples: 20 }).exact).toBe(false);
    const blind: typeof race = {
      ...race,
      apply: () => {
        throw new HiddenFromView('a blank');
      },
    };
    expect(forecast(blind, asView(start), { type: 'run' })).toEqual({ kind: 'unknown' });
  });
});
