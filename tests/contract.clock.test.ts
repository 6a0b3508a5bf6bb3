// The law of the clock (MERA-02), over every game: time that is up is one action of the record, and the rules never look at a clock.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isTimeUp } from '../src/core/flow/timeUp.ts';
import type { AnyGame } from '../src/core/game.ts';
import { type Entry, type Match, matchSchema, runEntry, type TimelineStep } from '../src/core/match.ts';
import { asView } from '../src/core/view.ts';
import { botAction } from '../src/store/botSearch.ts';
import { GAMES } from './games.ts';
import { replay } from './replay.ts';
import { engine, type Look, matchOf, patience, play } from './walk.ts';

const [PLIES, SHOTS] = [90, 8];
const LOST = { type: 'timeUp', end: 'lost' };
const PASS = { type: 'timeUp', end: 'pass' };
/** The looks at a match of so many seats, played by the plain bot so that it comes to blows. */
const looksOf = (game: AnyGame, seats = game.seats.min): Look[] => {
  const plain = Object.keys(game.bots)[0] ?? '';
  const bots = Object.fromEntries(['blue', 'red', 'plum', 'graphite'].map((seat) => [seat, plain]));
  return [...play(game, matchOf(game, 'clock', {}, seats), PLIES, bots, SHOTS)];
};
const known = new Map<string, Look[]>();
const looks = (game: AnyGame, seats = game.seats.min): Look[] => {
  const key = `${game.id} ${seats}`;
  const found = known.get(key) ?? looksOf(game, seats);
  known.set(key, found);
  return found;
};
const inPlay = (game: AnyGame, seats?: number): Look[] => looks(game, seats).filter(({ turn }) => !turn.opening);
const done = (game: AnyGame, { before, ply }: Look, action: unknown): TimelineStep => {
  const ran = runEntry(game, 'clock', ply, before.state, { action });
  if (!('step' in ran)) throw new Error(`${JSON.stringify(action)} cannot be done: ${JSON.stringify(ran)}`);
  return ran.step;
};
const ownPieces = (game: AnyGame, state: unknown, seat: string): number =>
  game
    .scene(asView(state))
    .nodes.filter((node) => node.kind === 'piece' && node.seat === seat && !node.out && !node.waits).length;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  // Sabotages: the action was refused midway; it was allowed in set-up.
  test('law 11: time can be up for each seat in play, never in set-up, and no choice offers it (MERA-02)', () => {
    expect(inPlay(game).length).toBeGreaterThan(0);
    for (const look of looks(game)) {
      const { before, view, turn } = look;
      expect(game.choices(asView(view)).some((choice) => choice.kind === 'do' && isTimeUp(choice.action))).toBe(false);
      const refusal = game.refuse(before.state, LOST);
      expect(refusal?.text.key ?? null).toBe(turn.opening ? 'core:timeUp.notNow' : null);
      expect(game.refuse(view, LOST)).toEqual(refusal);
    }
  });

  // Sabotage: the reason was still that it had resigned.
  test('law 11: of two, the one in time wins, and it is said why (MERA-02)', () => {
    for (const look of inPlay(game, 2).filter((_, i) => i % 7 === 0)) {
      const { state, events } = done(game, look, LOST);
      const turn = game.turn(state);
      if (!('over' in turn)) throw new Error('The match goes on.');
      expect(turn.over.winners).toHaveLength(1);
      expect(turn.over.winners).not.toContain(look.turn.to);
      expect(turn.over.why).toEqual({
        key: 'core:over.timeUp',
        values: { seat: { seat: turn.over.winners[0] }, loser: { seat: look.turn.to } },
      });
      const said = events.map(({ text }) => text.key);
      expect(said.filter((key) => key === 'core:timeUp.lost')).toHaveLength(1);
      expect(said).not.toContain(`${id}:event.resigns`);
      expect(said.some((key) => key.startsWith(`${id}:over.`))).toBe(false);
      for (const viewer of ['blue', 'red', 'all', 'public'] as const)
        expect(game.turn(game.view(state, viewer))).toEqual(turn);
    }
  });

  test('law 11: of more than two, only the late one leaves (MERA-02)', () => {
    if (game.seats.max === 2) return;
    for (const look of inPlay(game, game.seats.max).filter((_, i) => i % 7 === 0)) {
      const { state } = done(game, look, LOST);
      const turn = game.turn(state);
      expect(ownPieces(game, state, look.turn.to)).toBe(0);
      if ('to' in turn) expect(turn.to).not.toBe(look.turn.to);
    }
  });

  // Sabotages: Stratego said that its turns pass; every game passed them; a pass gave up one choice only.
  test('law 11: the turn passes only where the rules know it, without luck, and nothing is lost (MERA-02)', () => {
    let passed = 0;
    for (const look of inPlay(game)) {
      const refusal = game.refuse(look.before.state, PASS);
      if (refusal) {
        expect(refusal.text.key).toBe('core:timeUp.noPass');
        continue;
      }
      passed++;
      const { state, events, luck } = done(game, look, PASS);
      const turn = game.turn(state);
      expect(luck).toBe(false);
      expect(events[0]?.text.key).toBe('core:timeUp.pass');
      if ('to' in turn) expect(turn.to).not.toBe(look.turn.to);
      for (const { seat } of matchOf(game, 'clock').players)
        expect(ownPieces(game, state, seat)).toBe(ownPieces(game, look.before.state, seat));
    }
    expect(passed > 0).toBe(game.passes === true);
    if (game.secrets) expect(game.passes).toBeUndefined();
  });

  // Sabotage: a replay refused an entry later than the time of the clock.
  test('law 11: a replay never looks at a clock (MERA-02)', () => {
    const all = looks(game);
    const last = inPlay(game).at(-1) as Look;
    const kept = all.slice(0, all.indexOf(last)).map(({ entry }) => entry);
    const timed = [...kept, { action: LOST }].map((entry, i): Entry => ({ ...entry, at: (i + 1) * 1000 }));
    const match: Match = { ...matchOf(game, 'clock'), entries: timed };
    const end = (record: Match): unknown => {
      const { steps, stopped } = replay(game, matchSchema.parse(JSON.parse(JSON.stringify(record))));
      expect(stopped).toBeUndefined();
      return steps.at(-1)?.state;
    };
    const clock = { kind: 'side', seconds: 5, end: 'lost' } as const;
    const plain = end({ ...match, entries: [...kept, { action: LOST }] });
    expect(end(match)).toEqual(plain);
    expect(end({ ...match, clock })).toEqual(plain);
  });

  test('law 11: a bot that is asked about it answers all the same (MERA-02)', () => {
    const look = inPlay(game)[0] as Look;
    for (const bot of Object.keys(game.bots)) {
      const { before, turn, ply } = look;
      const asked = { game: id, bot, seat: turn.to, state: before.state, seed: 'clock', ply, time: 0, also: LOST };
      const action = botAction({ ...asked, past: [before] }, patience(50), engine);
      expect(game.refuse(before.state, action)).toBeNull();
      expect(isTimeUp(action)).toBe(false);
    }
  });
});

test('law 11: all that is said of time has its sentence in both languages (MERA-02)', () => {
  for (const language of ['en', 'ru'] as const) {
    const texts = (JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as { core: Record<string, string> })
      .core;
    for (const key of ['timeUp.lost', 'timeUp.pass', 'timeUp.notNow', 'timeUp.noPass', 'over.timeUp', 'how.timeUp'])
      expect(texts).toHaveProperty([key]);
    expect(texts).toHaveProperty(['MERA-02']);
  }
});
