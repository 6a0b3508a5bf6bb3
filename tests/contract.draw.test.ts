// The house law of a draw by agreement, over every game that has one. Sabotages that were caught: an offer that ended the match
// at once; one that another could not decline; a third seat that was not asked.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/core/choice.ts';
import type { AnyGame } from '../src/core/game.ts';
import { runEntry } from '../src/core/match.ts';
import type { Seat } from '../src/core/seat.ts';
import { idFaults } from './laws/identity.ts';
import { GAMES } from './games.ts';
import { botAction } from '../src/store/botSearch.ts';
import { matchOf, play } from './walk.ts';

const PLIES = 60;
const EVERY = 9;
const SHOTS = 6;
const ACCEPT = { type: 'acceptDraw' };
const DECLINE = { type: 'declineDraw' };

const after = (game: AnyGame, state: unknown, action: unknown): unknown => {
  const ran = runEntry(game, 'draw', 1, state, { action });
  if (!('step' in ran)) throw new Error(`${JSON.stringify(action)} cannot be done.`);
  return ran.step.state;
};
const actor = (game: AnyGame, state: unknown): Seat | null => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : null;
};
/** The offer of a draw that the seat to act may make. */
const offerIn = (game: AnyGame, state: unknown): Extract<Choice<unknown>, { kind: 'do' }> | undefined => {
  const offer = game.choices(game.view(state, actor(game, state) ?? 'all')).find(({ meta }) => meta === 'offer');
  return offer?.kind === 'do' ? offer : undefined;
};
const refusalOf = (game: AnyGame, state: unknown, action: unknown): string | undefined =>
  game.refuse(state, action)?.text.key;

test('law 10: all that is said of a draw has its sentence in both languages, with the same values', () => {
  const textsOf = (language: string): Record<string, string> =>
    (JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as { core: Record<string, string> }).core;
  const said = [...readFileSync('src/core/flow/drawOffers.ts', 'utf8').matchAll(/'(draw\.\w+)'/g)].map(
    ([, key]) => key ?? '',
  );
  const wanted = (text = ''): string[] =>
    [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, value]) => value ?? '').sort();
  expect(new Set(said).size).toBe(10);
  for (const key of said) {
    expect(textsOf('en')).toHaveProperty([key]);
    expect(wanted(textsOf('ru')[key])).toEqual(wanted(textsOf('en')[key]));
  }
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each([...new Set([game.seats.min, game.seats.max])])(
    'law 10: a draw takes all of %i who still play; declined, play goes on as it was',
    (seats) => {
      let offers = 0;
      for (const { before, turn, ply } of play(game, matchOf(game, 'draw', {}, seats), PLIES, {}, SHOTS)) {
        const offer = ply % EVERY === 1 ? offerIn(game, before.state) : undefined;
        if (!offer) continue;
        offers++;
        expect(refusalOf(game, before.state, ACCEPT)).toBe('core:draw.none');
        const offered = after(game, before.state, offer.action);
        const asked: Seat[] = [];
        let state = offered;
        for (let to = actor(game, state); to !== null; to = actor(game, state)) {
          expect([turn.to, ...asked]).not.toContain(to);
          asked.push(to);
          const choices = game.choices(game.view(state, to));
          expect(idFaults(game, game.view(state, to), choices)).toEqual([]);
          expect(choices.map((choice) => choice.kind === 'do' && choice.action)).toEqual([DECLINE, ACCEPT]);
          expect(refusalOf(game, state, offer.action)).toBe('core:draw.answer');

          const declined = after(game, state, DECLINE);
          expect(game.turn(declined)).toEqual(turn);
          expect(game.choices(game.view(declined, turn.to)).length).toBeGreaterThan(0);
          expect(refusalOf(game, declined, offer.action)).toBe('core:draw.again');
          state = after(game, state, ACCEPT);
        }
        expect(asked.length).toBe(seats - 1);
        expect(game.turn(state)).toMatchObject({ over: { winners: [] } });
      }
      expect(offers).toBeGreaterThan(0);
    },
  );

  test('law 10: a bot plays on while all stand alike', () => {
    for (const bot of Object.keys(game.bots)) {
      const [look] = play(game, matchOf(game, 'draw'), 1);
      if (!look) throw new Error('The match has no first action.');
      const state = after(game, look.before.state, offerIn(game, look.before.state)?.action);
      const seat = actor(game, state) as Seat;
      expect(botAction({ game: game.id, bot, seat, state, seed: 'draw', ply: 2, time: 0 }, () => true)).toEqual(
        DECLINE,
      );
    }
  });
});
