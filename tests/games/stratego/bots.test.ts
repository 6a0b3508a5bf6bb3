import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { stratego } from '../../../src/games/stratego/index.ts';
import { HiddenFromView, luckForPly } from '../../../src/core/luck.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { matchOf, play } from '../../walk.ts';
import { game, small } from './fixture.ts';
import { series } from './series.ts';

// `npm run bench -- stratego` plays the long series.
test.each(['duel', 'barrage', 'battle'])('ST-11 the quick bot beats random play in %s', (size) => {
  const { won, open } = series('quick', 'random', 20, { size });
  expect(won).toBeGreaterThanOrEqual(18);
  expect(open).toBe(0);
});
test.each(['duel', 'barrage'])('ST-11 the searching bot beats the quick one in %s', (size) => {
  expect(series('search', 'quick', 6, { size }, 0, 2).won).toBeGreaterThanOrEqual(5);
});
test('ST-15 the searching bot decides by its view alone, asks for time, and stops when there is none', () => {
  let asked = 0;
  for (const { view, turn, ply } of play(game, matchOf(game, 'fair', { size: 'duel' }), 24, {
    red: 'quick',
    blue: 'quick',
  })) {
    const bot = stratego.bots['search'];
    const state = view as Parameters<typeof stratego.view>[0];
    expect(state.viewer).toBe(turn.to);
    const done: number[] = [];
    const choose = (more: boolean): unknown =>
      bot?.choose(asView(state), {
        choices: stratego.choices(asView(state)),
        randomInt: (below) => (ply * 7919) % below,
        forecast: () => {
          throw new HiddenFromView('No odds are needed.');
        },
        resolve: () => expect.fail(),
        past: () => [],
        report: () => {},
        shouldContinue: (part) => {
          done.push(part);
          return more && done.length < 3;
        },
      });
    const action = choose(false);
    expect(stratego.refuse(state, action as Parameters<typeof stratego.refuse>[1])).toBeNull();
    expect(done.length).toBeLessThanOrEqual(1);
    choose(true);
    asked += done.length;
    expect(done.every((part) => part >= 0 && part <= 1)).toBe(true);
  }
  expect(asked).toBeGreaterThan(20);
});
test('ST-04 bots lay out an arrangement of their own and are ready at once', () => {
  const looks = [...play(game, matchOf(game, 'bots'), 5, { red: 'quick', blue: 'search' })];
  expect(looks.map(({ action }) => (action as { type: string }).type)).toEqual([
    'arrange',
    'ready',
    'arrange',
    'ready',
    'move',
  ]);
});

test('ST-11 a bot accepts a draw when it has lost more, and else plays on', () => {
  const men = { A1: 'red flag', B3: 'red general', J10: 'blue flag', J8: 'blue general' };
  const answerTo = (fallen: readonly string[]): unknown => {
    const { state } = game.apply(small({ men, fallen }), { type: 'draw' }, luckForPly('draw', 1));
    return botAction({ game: game.id, bot: 'quick', seat: 'blue', state, seed: 'draw', ply: 2, time: 0 }, () => true);
  };
  expect(answerTo(['blue marshal', 'blue scout'])).toEqual({ type: 'acceptDraw' });
  expect(answerTo(['red marshal', 'red scout'])).toEqual({ type: 'declineDraw' });
  expect(answerTo([])).toEqual({ type: 'declineDraw' });
});
