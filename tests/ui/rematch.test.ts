import { expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { GAMES } from '../games.ts';
import { replay } from '../replay.ts';
import { matchOf, playOut } from '../walk.ts';
import { beganDeployed, dealsTable, swapped } from '../../src/ui/playing/ending/rematch.ts';

test('in a rematch everybody sits one seat on, with the name and the bot of that seat', () => {
  const [blue, red, plum] = ['blue', 'red', 'plum'] as const;
  expect(
    swapped([
      { seat: blue, name: 'Ада' },
      { seat: red, name: '', bot: 'plain' },
    ]),
  ).toEqual([
    { seat: blue, name: '', bot: 'plain' },
    { seat: red, name: 'Ада', bot: '' },
  ]);
  expect(
    swapped([
      { seat: blue, name: 'A' },
      { seat: red, name: 'B' },
      { seat: plum, name: 'C' },
    ]).map(({ name }) => name),
  ).toEqual(['B', 'C', 'A']);
});

// Sabotage: a match that had begun lined up began with an empty table when it was played again.
test('a rematch is lined up where the match was, and nowhere else', () => {
  for (const game of GAMES) {
    const bare = matchOf(game, 'again', game.presets?.[0]?.options ?? {});
    const { match } = playSetup(game, bare, { lots: true, lines: true });
    expect(match.begins).toBe(match.entries.length);
    expect(playSetup(game, bare, { lots: true, lines: false }).match.begins).toBeUndefined();
    expect(beganDeployed({ game, match, steps: replay(game, match).steps }), game.id).toBe(true);
    const byHand = playOut(game, bare, 12, {});
    expect(beganDeployed({ game, ...byHand }), game.id).toBe(false);
  }
});

// Sabotage: a rematch that named the table as the same had other terrain where the seed deals it.
test('the seed deals random terrain, and no other table', () => {
  const dealt = (id: string, options: object) => {
    const game = GAMES.find((each) => each.id === id);
    return game && dealsTable({ game, match: matchOf(game, 'table', options) });
  };
  for (const id of ['toy-soldiers', 'sci-fi']) {
    expect([id, dealt(id, { terrain: 'random' })]).toEqual([id, true]);
  }
  for (const id of ['toy-soldiers', 'sci-fi', 'siege', 'flick', 'stratego'])
    expect([id, dealt(id, {})]).toEqual([id, false]);
});
