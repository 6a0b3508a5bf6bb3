import { expect, test, vi } from 'vitest';
import { isVisibleTo } from '../../../src/core/event.ts';
import { botRandom } from '../../../src/core/bots.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { hidesFlag } from '../../../src/games/stratego/bots/arrangements.ts';
import { deckOf } from '../../../src/games/stratego/bots/deals.ts';
import { memoryOf } from '../../../src/games/stratego/bots/memory.ts';
import { drawSetUp } from '../../../src/games/stratego/bots/setups.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { STRENGTH, armyOf } from '../../../src/games/stratego/rules/army.ts';
import { bagOf } from '../../../src/games/stratego/rules/lookups.ts';
import { RANKS, type State } from '../../../src/games/stratego/types.ts';
import type { SeenStep } from '../../../src/core/game.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { matchOf, patience, play } from '../../walk.ts';
import { game } from './fixture.ts';

/** What a side has seen of a match of quick bots up to a ply, and its view there. */
const seenUpTo = (
  seed: string,
  plies: number,
  options: object,
): { past: SeenStep<State>[]; view: State; truth: State } => {
  const looks = [...play(game, matchOf(game, seed, options), plies, { red: 'quick', blue: 'quick' })];
  const past = looks.map(({ after }) => ({
    view: stratego.view(after.state as State, 'red') as State,
    events: after.events.filter((event) => isVisibleTo(event, 'red')),
  }));
  return { past, view: past.at(-1)?.view as State, truth: looks.at(-1)?.after.state as State };
};

test('ST-08 what a fight has shown is remembered, whatever the table hides afterwards', () => {
  let remembered = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { past, view, truth } = seenUpTo(seed, 120, { survivor: 'hidden' });
    const { known } = memoryOf(past);
    for (const { id, rank, seat, seen, cell } of truth.pieces) {
      if (seat === 'red' || !seen || cell === null) continue;
      expect(view.pieces.find((piece) => piece.id === id)?.rank).toBe('hidden');
      expect(known.get(id)).toBe(rank);
      remembered++;
    }
  }
  expect(remembered).toBeGreaterThan(3);
});
test('ST-15 of the past a bot is told what its seat has seen', () => {
  const looks = [...play(game, matchOf(game, 'past', { size: 'duel' }), 12, { red: 'quick', blue: 'quick' })];
  const past = looks.map(({ after }) => after);
  const bot = stratego.bots['search'];
  if (!bot) throw new Error('There is no such bot.');
  const told: SeenStep<State>[] = [];
  const asked = vi.spyOn(bot, 'choose').mockImplementation((_, tools) => {
    told.push(...(tools.past() as SeenStep<State>[]));
    return { type: 'ready' };
  });
  const state = past.at(-1)?.state;
  botAction({ game: game.id, bot: 'search', seat: 'red', state, seed: 'past', ply: 12, past, time: 0 }, () => true);
  asked.mockRestore();
  expect(told).toHaveLength(12);
  for (const { view, events } of told) {
    expect(view.viewer).toBe('red');
    expect(events.every((event) => isVisibleTo(event, 'red'))).toBe(true);
  }
  expect(past.some(({ events }) => events.some((event) => !isVisibleTo(event, 'red')))).toBe(true);
});
test('ST-15 every deal has exactly the pieces that are left, and what has moved is neither Mine nor Flag', () => {
  const { past, view } = seenUpTo('deals', 120, {});
  const memory = memoryOf(past);
  const random = botRandom('deals', 1);
  const deck = deckOf(view, 'blue', memory, () => random(1_000_000) / 1_000_000);
  const bag = bagOf(view, 'blue');
  for (const piece of view.pieces) {
    const known = memory.known.get(piece.id);
    if (piece.seat === 'blue' && piece.cell !== null && known) bag[known]--;
  }
  const left = RANKS.flatMap((rank) => Array<number>(bag[rank]).fill(STRENGTH[rank])).toSorted((a, b) => a - b);
  for (let i = 0; i < 50; i++) {
    deck.redeal(20);
    expect([...deck.dealt].toSorted((a, b) => a - b)).toEqual(left);
    deck.moved.forEach((moved, k) => moved && expect(deck.dealt[k]).toBeLessThanOrEqual(STRENGTH.marshal));
  }
  // The Flag is looked for on the back row.
  const back = deck.cells.reduce(
    (sum, cell, i) => sum + (cell >= 90 ? (deck.chances[16 * i + STRENGTH.flag] as number) : 0),
    0,
  );
  expect(back).toBeGreaterThan(0.7);
});
test('ST-15 the searching bot does the same whatever really lies under what it cannot see', () => {
  const match = matchOf(game, 'twins', { size: 'duel' });
  const looks = [...play(game, match, 30, { red: 'quick', blue: 'quick' })];
  const last = looks.at(-1);
  if (!last) throw new Error('The match is too short.');
  const seat = last.turn.to;
  const past = [looks[0]?.before, ...looks.map(({ after }) => after)].slice(0, -1).map((step) => ({
    state: step?.state,
    events: step?.events ?? [],
  }));
  const ask = (state: unknown, dealt: typeof past): unknown =>
    botAction({ game: game.id, bot: 'search', seat, state, seed: 'twins', ply: 30, past: dealt, time: 0 }, patience(1));
  const view = stratego.view(last.before.state as State, seat);
  const blank = past.map(({ state, events }) => ({ state: stratego.view(state as State, seat), events }));
  const other = stratego.secrets ? stratego.determinize(view, luckForPly('other', 3)) : view;
  expect(other).not.toEqual(last.before.state);
  expect(ask(other, blank)).toEqual(ask(last.before.state, past));
});
test.each(['battle', 'duel', 'barrage'] as const)(
  'ST-04 set-ups of the searching bot in %s are whole, hide the Flag and differ',
  (size) => {
    const luck = botRandom(size, 7);
    const drawn = Array.from({ length: 60 }, () => drawSetUp(size, luck));
    for (const cells of drawn) {
      expect(hidesFlag(cells)).toBe(true);
      expect(cells.filter((rank) => rank !== null).toSorted()).toEqual(armyOf(size).toSorted());
    }
    expect(new Set(drawn.map((cells) => JSON.stringify(cells))).size).toBeGreaterThan(54);
    expect(new Set(drawn.map((cells) => cells.indexOf('flag'))).size).toBeGreaterThan(4);
  },
);
