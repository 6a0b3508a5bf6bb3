import { describe, expect, test } from 'vitest';
import type { MatchClock } from '../../src/core/clockSchema.ts';
import { fullTime, lastReached, timedSeat, timeLeft } from '../../src/core/matchClock.ts';
import { type Entry, type Match, matchSchema } from '../../src/core/match.ts';
import type { Seat } from '../../src/core/seat.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';
import { matchOf, playOut } from '../walk.ts';
import type { AnyGame } from '../../src/core/game.ts';

const toySoldiers = gameOf('toy-soldiers') as AnyGame;
const stratego = gameOf('stratego') as AnyGame;
const PLAIN = Object.keys(toySoldiers.bots)[0] ?? '';
/** A match of Toy Soldiers in play whose entries each took the time given, ms. */
const timed = (clock: MatchClock, each: (i: number) => number, plies = 60, seats = 2) => {
  const bots = { blue: PLAIN, red: PLAIN, plum: PLAIN, graphite: PLAIN };
  const { match } = playOut(toySoldiers, matchOf(toySoldiers, 'time', {}, seats), plies, bots);
  let at = 0;
  const entries = match.entries.map((entry, i): Entry => ({ ...entry, at: (at += each(i)) / 100 }));
  return played({ ...match, clock, entries });
};
const played = (match: Match) => ({ game: toySoldiers, match, steps: replay(toySoldiers, match).steps });
const cut = ({ game, match, steps }: ReturnType<typeof played>, ply: number) => ({
  game,
  match: { ...match, entries: match.entries.slice(0, ply) },
  steps: steps.slice(0, ply + 1),
});
const seatAt = (steps: ReturnType<typeof played>['steps'], ply: number): Seat | null => {
  const turn = toySoldiers.turn(steps[ply]?.state);
  return 'to' in turn ? turn.to : null;
};
const SIDE: MatchClock = { kind: 'side', seconds: 600, end: 'lost' };

describe('the clock of a record (MERA-02)', () => {
  test('a side has what it has not used, and the record says when its last entry was done', () => {
    const whole = timed(SIDE, () => 1000);
    const used = { blue: 0, red: 0, plum: 0, graphite: 0 };
    for (let ply = 0; ply < whole.match.entries.length; ply++) used[seatAt(whole.steps, ply) ?? 'plum'] += 1000;
    expect(used.blue).toBeGreaterThan(5000);
    expect(timeLeft(whole, 'blue')).toBe(600_000 - used.blue);
    expect(timeLeft(whole, 'red')).toBe(600_000 - used.red);
    expect(lastReached(whole)).toBe(whole.match.entries.length * 1000);
  });

  test('undo gives the time back', () => {
    const whole = timed(SIDE, () => 1000);
    const left = timeLeft(whole, 'blue') as number;
    const before = cut(whole, 20);
    expect(timeLeft(before, 'blue')).toBeGreaterThan(left);
    expect(lastReached(before)).toBe(20_000);
    expect(timeLeft(cut(whole, 0), 'blue')).toBe(600_000);
  });

  // Sabotage: the bonus went to the side whose turn began.
  test('a bonus comes after each turn of the side itself', () => {
    const whole = timed({ ...SIDE, bonus: 3 }, () => 0);
    const holders = whole.steps.flatMap(({ state }) => {
      const turn = toySoldiers.turn(state);
      return 'to' in turn && !turn.opening && !turn.midway ? turn.to : [];
    });
    const turns = holders.filter((seat, i) => seat !== holders[i - 1]);
    for (const seat of ['blue', 'red'] as const) {
      const ended = turns.slice(0, -1).filter((each) => each === seat).length;
      expect(ended).toBeGreaterThan(3);
      expect(timeLeft(whole, seat)).toBe(600_000 + ended * 3000);
    }
  });

  // Sabotage: an answer in the other side's turn began a turn of its own.
  test.each(['turn', 'glass'] as const)(
    'by the %s, each turn begins with the whole time, and an answer begins none',
    (kind) => {
      const whole = timed({ kind, seconds: 30, apart: { red: 60 }, end: 'shown' }, () => 1000);
      expect(fullTime(whole.match.clock as MatchClock, 'red')).toBe(60_000);
      let holder: Seat | null = null;
      let spent = 0;
      for (let ply = 0; ply < whole.steps.length; ply++) {
        const turn = toySoldiers.turn(whole.steps[ply]?.state);
        if (!('to' in turn) || turn.opening) continue;
        if (!turn.midway && turn.to !== holder) [holder, spent] = [turn.to, 0];
        else if (seatAt(whole.steps, ply - 1) === holder) spent += 1000;
        if (holder) expect(timeLeft(cut(whole, ply), holder)).toBe((holder === 'red' ? 60_000 : 30_000) - spent);
      }
    },
  );

  test('of three and four sides each has its own time', () => {
    for (const seats of [3, 4]) {
      const whole = timed(SIDE, () => 500, 80, seats);
      const left = whole.match.players.map(({ seat }) => timeLeft(whole, seat) as number);
      const begun = whole.steps.findIndex(({ state }) => !('opening' in toySoldiers.turn(state)));
      expect(left.every((each) => each < 600_000)).toBe(true);
      expect(left.reduce((sum, each) => sum + 600_000 - each, 0)).toBe(80 * 500);
      expect(begun).toBeGreaterThan(0);
    }
  });

  test('entries without a time, or with one before the last, take none', () => {
    const whole = timed(SIDE, () => 1000);
    const entries = whole.match.entries.map((entry, i): Entry => {
      const { action, dice } = entry;
      return i % 2 === 0 ? { action, ...(dice && { dice }) } : { ...entry, at: 70 };
    });
    const odd = played({ ...whole.match, entries });
    const used = ['blue', 'red'].reduce((sum, seat) => sum + 600_000 - (timeLeft(odd, seat as Seat) ?? 0), 0);
    expect(used).toBe(7000);
  });

  test('time passes for people in play only: not for bots, in set-up, after the end or while a draw is offered', () => {
    const whole = timed(SIDE, () => 0);
    expect(timedSeat(cut(whole, 0))).toBeNull();
    expect(timedSeat(whole)).toBe(seatAt(whole.steps, whole.steps.length - 1));
    const players = whole.match.players.map((player) => ({ ...player, bot: 'fighter' }));
    expect(timedSeat({ ...whole, match: { ...whole.match, players } })).toBeNull();
    const { clock: _, ...bare } = whole.match;
    expect(timedSeat({ ...whole, match: bare })).toBeNull();
    for (const type of ['draw', 'timeUp']) {
      const action = type === 'draw' ? { type } : { type, end: 'lost' };
      expect(timedSeat(played({ ...whole.match, entries: [...whole.match.entries, { action }] }))).toBeNull();
    }
  });

  test('the first player of Stratego has no time to lose in set-up', () => {
    const match: Match = { ...matchOf(stratego, 'time'), clock: SIDE };
    const { steps } = replay(stratego, match);
    expect(timedSeat({ game: stratego, match, steps })).toBeNull();
  });
});

describe('the clock in a file', () => {
  test('an old record has none, and a clock is checked', () => {
    const match = matchOf(toySoldiers, 'time');
    expect(matchSchema.parse(match).clock).toBeUndefined();
    expect(matchSchema.safeParse({ ...match, clock: SIDE }).success).toBe(true);
    for (const wrong of [{ ...SIDE, seconds: 0 }, { ...SIDE, end: 'wins' }, { ...SIDE, apart: { green: 60 } }, 'fast'])
      expect(matchSchema.safeParse({ ...match, clock: wrong }).success).toBe(false);
    for (const at of [-1, 0.5, 1e12, 'now'])
      expect(matchSchema.safeParse({ ...match, entries: [{ action: {}, at }] }).success).toBe(false);
  });
});
