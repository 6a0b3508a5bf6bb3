import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Luck, RollRequest } from '../../src/core/luck.ts';
import { independentEffects } from '../../src/core/odds/independent.ts';

const text = { key: 'core:nothingChanges' };
const ask: RollRequest = {
  seat: 'blue',
  rule: 'TS-01',
  text,
  rows: [
    { from: 1, to: 4, text },
    { from: 5, to: 6, text },
  ],
};
/** Two throws: whoever is near falls by every row of the first, whoever stands apart by the high row of the second; the match is over where both throws are high. */
const game = {
  apply: (state: unknown, _: unknown, luck: Luck) => {
    const [one, two] = [luck.roll(ask, [ask, ask]), luck.roll(ask, [ask, ask])];
    const falls = (id: string) => ({ kind: 'removed', ids: [id], rule: 'TS-01', text });
    const over = one.row === 1 && two.row === 1 ? [{ kind: 'over', rule: 'TS-01', text }] : [];
    return { state, events: [one, two, falls('near'), ...(two.row === 1 ? [falls('apart')] : []), ...over] };
  },
} as unknown as AnyGame;

// Sabotages: what every row brings was left out; the rows of the first throw counted for the second.
test('what a throw brings by itself is told, for certain too; what two bring together is not', () => {
  const told = independentEffects(game, {}, {}, 2);
  expect(told['removed:near']).toBe(1);
  expect(told['removed:apart']).toBeCloseTo(1 / 3, 12);
  expect(Object.keys(told)).toHaveLength(2);
});
