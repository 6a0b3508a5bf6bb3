import { type MatchClock, TENTH_MS } from './clockSchema.ts';
import type { AnyGame } from './game.ts';
import type { Entry, Match, TimelineStep } from './match.ts';
import type { Seat } from './seat.ts';

/** The time of a match up to a step, ms: when it was reached, and what each seat has used and been given. */
interface TimeUsed {
  readonly at: number;
  readonly used: Readonly<Partial<Record<Seat, number>>>;
  readonly given: Readonly<Partial<Record<Seat, number>>>;
  /** The seat that has the turn. An answer to it is not a turn of its own. */
  readonly holder: Seat | null;
}
const MS = 1000;
const startsTurn = (game: AnyGame, state: unknown): Seat | null => {
  const turn = game.turn(state);
  return 'to' in turn && !turn.opening && !turn.midway ? turn.to : null;
};
const afterEntry = (
  game: AnyGame,
  clock: MatchClock,
  before: TimeUsed,
  { from, to, entry }: { readonly from: TimelineStep; readonly to: TimelineStep; readonly entry: Entry | undefined },
): TimeUsed => {
  const turn = game.turn(from.state);
  const at = Math.max(before.at, (entry?.at ?? 0) * TENTH_MS);
  const spent = at - before.at;
  const used =
    'to' in turn && spent > 0 ? { ...before.used, [turn.to]: (before.used[turn.to] ?? 0) + spent } : before.used;
  const next = startsTurn(game, to.state);
  if (next === null || next === before.holder) return { ...before, at, used };
  if (clock.kind !== 'side') return { at, used: {}, given: {}, holder: next };
  const { holder } = before;
  const bonus = holder === null ? 0 : (clock.bonus ?? 0) * MS;
  const given = holder === null ? before.given : { ...before.given, [holder]: (before.given[holder] ?? 0) + bonus };
  return { at, used, given, holder: next };
};
const known = new WeakMap<TimelineStep, TimeUsed>();
/** Returns the time used up to the last step, as the record says. Cached per step. */
const timeUsed = (
  game: AnyGame,
  clock: MatchClock,
  { entries }: Pick<Match, 'entries'>,
  steps: readonly TimelineStep[],
): TimeUsed => {
  const done = steps.findLastIndex((step) => known.has(step));
  const [first] = steps as [TimelineStep];
  let time = known.get(steps[done] as TimelineStep) ?? {
    at: 0,
    used: {},
    given: {},
    holder: startsTurn(game, first.state),
  };
  for (let ply = Math.max(done, 0) + 1; ply < steps.length; ply++) {
    const to = steps[ply] as TimelineStep;
    time = afterEntry(game, clock, time, { from: steps[ply - 1] as TimelineStep, to, entry: entries[ply - 1] });
    known.set(to, time);
  }
  return time;
};

/** A match as far as it has been played. */
type Played = { readonly game: AnyGame; readonly match: Match; readonly steps: readonly TimelineStep[] };
/** Returns when the last step was reached on the match's own clock, ms. */
export const lastReached = ({ game, match, steps }: Played): number =>
  match.clock ? timeUsed(game, match.clock, match, steps).at : 0;
/** Returns the whole time of a seat, ms. With a bonus, it is the time at the start. */
export const fullTime = ({ seconds, apart = {} }: MatchClock, seat: Seat): number => (apart[seat] ?? seconds) * MS;
/** Returns the time that a seat has left at the last step, ms; less than 0 once it has used more. Null without a clock. */
export const timeLeft = ({ game, match, steps }: Played, seat: Seat): number | null => {
  const { clock } = match;
  if (!clock) return null;
  const { used, given } = timeUsed(game, clock, match, steps);
  return fullTime(clock, seat) + (given[seat] ?? 0) - (used[seat] ?? 0);
};
/** Returns the seat that the clock runs for at the last step: a person in play, unless a draw is offered. Null if there is none. */
export const timedSeat = ({ game, match, steps }: Played): Seat | null => {
  const state = steps.at(-1)?.state;
  const turn = game.turn(state);
  if (!match.clock || !('to' in turn) || turn.opening) return null;
  if (match.players.find(({ seat }) => seat === turn.to)?.bot !== undefined) return null;
  return game.refuse(state, { type: 'timeUp', end: 'lost' }) === null ? turn.to : null;
};
