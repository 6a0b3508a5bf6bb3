import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { startOf } from '../../src/core/aim.ts';
import { GAMES } from '../../src/games/index.ts';
import { draftFor } from '../../src/ui/play/coach/drafts.ts';
import { matchOf, play } from '../walk.ts';

const optionsOf = ({ id }: AnyGame): object => (id === 'stratego' ? { size: 'duel' } : {});
test.each(GAMES.map((game) => [game.id, game] as const))(
  'what a bot does in %s can be laid before the hand, and comes to the same',
  (_, game) => {
    const [bot = ''] = Object.keys(game.bots);
    let found = 0;
    let asked = 0;
    for (const { view, turn, action } of play(
      game,
      matchOf(game, 'drafts', optionsOf(game)),
      60,
      { blue: bot, red: bot },
      12,
    )) {
      if (turn.opening) continue;
      asked++;
      const draft = draftFor(game.choices(view), action);
      if (!draft) continue;
      found++;
      const { choice, path, at, aim, on } = draft;
      if (choice.kind === 'do') expect(choice.action).toEqual(action);
      if (choice.kind === 'walk') expect(choice.along(path ?? [])).toEqual(action);
      if (choice.kind === 'put' && at) expect(choice.at(at)).toEqual(action);
      if (choice.kind === 'aim') expect(choice.toward({ ...startOf(choice.controls), ...aim }, on)).toEqual(action);
    }
    expect(asked).toBeGreaterThan(3);
    expect(found / asked).toBeGreaterThan(0.8);
  },
);
test('what no open choice comes to is not laid before the hand', () => {
  for (const game of GAMES) {
    const [look] = play(game, matchOf(game, 'none', optionsOf(game)), 1);
    expect(draftFor(game.choices(look?.view), { type: 'nothing' })).toBeNull();
    expect(draftFor(game.choices(look?.view), null)).toBeNull();
  }
});
