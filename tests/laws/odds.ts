// What every throw and its odds must keep (laws 5 and 7).
import { asView } from '../../src/core/view.ts';
import { expect } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import type { TableEvent } from '../../src/core/event.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { rowCovers, luckForPly, rowProbability, type RollRequest } from '../../src/core/luck.ts';
import { firstRoll } from '../../src/core/match.ts';
import type { Forecast } from '../../src/core/odds/odds.ts';
import { engine, matchOf, play, runWithShots } from '../walk.ts';
import { PLIES, SHOTS } from './walks.ts';

export const PLAYS = 10_000;
export const checkRows = (ask: RollRequest): void => {
  const totals = ask.explode
    ? Array.from({ length: 40 }, (_, i) => i + 1).filter((n) => n % 6 !== 0)
    : [1, 2, 3, 4, 5, 6];
  for (const total of totals)
    expect(ask.rows.filter((row) => rowCovers(row, total)).length, `${ask.rule}: ${total}`).toBe(1);
};
/** The table after an action whose first die shows this, further ones a 1. */
export const tableAfter = (game: AnyGame, ply: number, state: unknown, action: unknown, die: number): unknown => {
  for (let dice = [die]; ; dice = [...dice, 1]) {
    const { ran } = runWithShots(game, 'row', ply, state, { action, dice });
    if ('step' in ran) return ran.step.state;
    if ('refused' in ran) throw new Error(`Refused: ${ran.refused.text.key}`);
  }
};
/** Tables of plays by the plain bot and the throws that can be made there, one of each rule, the latest; and whether dice fell at all. */
export const throwsOf = (game: AnyGame): { cases: readonly { state: unknown; action: unknown }[]; dice: boolean } => {
  const found = new Map<string, { state: unknown; action: unknown }>();
  const plain = Object.keys(game.bots)[0] ?? '';
  let dice = false;
  for (const seed of ['odds 1', 'odds 2']) {
    for (const { before, after, action } of play(
      game,
      matchOf(game, seed),
      PLIES,
      { blue: plain, red: plain },
      SHOTS,
    )) {
      dice ||= after.events.some(({ kind }) => kind === 'rolled');
      const ask = firstRoll(game, asView(before.state), action);
      if (ask) found.set(`${ask.rule} ${ask.text.key}`, { state: before.state, action });
    }
  }
  return { cases: [...found.values()], dice };
};
/** Throws that are told each for itself are what is thrown however the others fall, and fall as their rows say. */
export const checkEach = (
  game: AnyGame,
  state: unknown,
  action: unknown,
  { throws, effects }: Extract<Forecast, { kind: 'each' }>,
): void => {
  const seen = throws.map(({ rows }) => rows.map(() => 0));
  const came: Record<string, number> = {};
  for (let i = 0; i < PLAYS; i++) {
    const { events } = game.apply(state, action, luckForPly(`law 7/${i}`, 1));
    const rolls = events.filter((event) => event.kind === 'rolled');
    if (i < 20) expect(rolls.map(({ thrown }) => thrown)).toEqual(throws);
    for (const [at, { row }] of rolls.entries()) (seen[at] as number[])[row] = (seen[at]?.[row] ?? 0) + 1 / PLAYS;
    for (const sign of signsIn(events)) came[sign] = (came[sign] ?? 0) + 1 / PLAYS;
  }
  // The end of a match may hang on several of the throws.
  for (const sign of new Set([...Object.keys(effects), ...Object.keys(came)].filter((each) => each !== 'over:')))
    expectShare(came[sign], effects[sign] ?? 0, sign);
  for (const [at, ask] of throws.entries())
    for (const [row, each] of ask.rows.entries()) {
      expectShare(seen[at]?.[row], rowProbability(ask, each), `${ask.rule}, row ${row}`);
    }
};
/** A share of the plays is what was foretold, within four standard errors. */
export const expectShare = (seen: number | undefined, p: number, what: string): void => {
  const error = Math.sqrt(Math.max(p * (1 - p), 1 / PLAYS) / PLAYS);
  expect(Math.abs((seen ?? 0) - p), `${what}: ${p} against ${seen}`).toBeLessThan(4 * error + 1e-9);
};
const signsIn = (events: readonly TableEvent[]): Set<string> =>
  new Set(
    events
      .filter((event) => LASTING.test(event.kind))
      .map((event) => `${event.kind}:${'ids' in event ? event.ids.join() : ''}`),
  );
const LASTING = /^(hit|wounded|removed|restored|revealed|scored|over)$/;
/** The lasting events of one play of an action, followed midway while there is only one thing to do. */
export const effectsOf = (game: AnyGame, start: unknown, first: unknown, seed: string): Set<string> => {
  const events: TableEvent[] = [];
  for (let state = start, action: unknown = first, ply = 1; ; ply++) {
    const step = game.apply(state, action, luckForPly(seed, ply, undefined, engine));
    events.push(...step.events);
    state = step.state;
    const turn = game.turn(state);
    const choices = 'to' in turn && turn.midway ? enabledChoices(game.choices(game.view(state, turn.to))) : [];
    const only = choices[0];
    if (choices.length !== 1 || only?.kind !== 'do') break;
    action = only.action;
  }
  return signsIn(events);
};
