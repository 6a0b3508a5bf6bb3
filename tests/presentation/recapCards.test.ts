// The cards of the recap: equal actions of one piece share one, and a card says how the piece attacked.
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { recap } from '../../src/presentation/recap.ts';
import { recapCards } from '../../src/presentation/text/recapCards.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import { gameOf } from '../games.ts';
import { matchOf, playOut } from '../walk.ts';

/** Every moment of a match of bots at which Blue, a person, is to move. */
const moments = (id: string, options: object, plies: number, seed: string): OpenMatch[] => {
  const game = gameOf(id) as AnyGame;
  const { match, steps } = playOut(game, matchOf(game, seed, options), plies, { blue: 'plain', red: 'plain' });
  const players = match.players.map((each) => (each.seat === 'red' ? { ...each, bot: 'plain' } : each));
  return steps.flatMap((_, ply) => {
    const cut = steps.slice(0, ply + 1);
    const turn = game.turn(cut.at(-1)?.state);
    if (!('to' in turn) || turn.to !== 'blue' || turn.opening) return [];
    const open = { id: 'x', game, match: { ...match, players, entries: match.entries.slice(0, ply) }, steps: cut, ply };
    return [{ ...open, viewer: 'all', redo: [], seen: {} } as unknown as OpenMatch];
  });
};
// Sabotages: all were joined; none was.
test('equal strikes in a row share a card, what lasts has its own, and no action is lost', () => {
  let joined = 0;
  for (const open of moments('flick', {}, 40, 'cards')) {
    const actions = recap(open);
    const cards = recapCards(open, actions, 'blue');
    expect(cards.flatMap((card) => card.actions)).toEqual(actions);
    for (const { n, actions: alike, text } of cards) {
      expect(actions[n - 1]).toBe(alike[0]);
      if (alike.length > 1) expect(text.lasts).toBe(false);
      joined += alike.length - 1;
    }
  }
  expect(joined).toBeGreaterThan(0);
});
test('a card of a shot shows that its piece shot', () => {
  const cards = moments('sci-fi', {}, 120, 'cards').flatMap((open) => recapCards(open, recap(open), 'blue'));
  const shots = cards.filter(({ actions }) =>
    actions.some(({ events }) => events.some((each) => each.kind === 'rolled' && each.thrown.dealt?.how === 'shot')),
  );
  expect(shots.length).toBeGreaterThan(0);
  expect(shots.every(({ text }) => text.attack !== null)).toBe(true);
});
