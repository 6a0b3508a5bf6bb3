import type { AnyGame, Turn } from '../../core/game.ts';
import { initialStep, type Entry, type Match, type TimelineStep } from '../../core/match.ts';
import type { Seat } from '../../core/seat.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import { runWithShots } from '../runWithShots.ts';

/** A match played by code: its record, and how it ended (null: the actions ran out). */
export interface PlayoutResult {
  readonly match: Match;
  readonly over: Extract<Turn, { over: object }>['over'] | null;
}
/**
 * Plays a match from start to end, or for a number of actions. `choose` returns the active seat's action; `past` has the earlier
 * steps in a game with secrets. Throws if an action is refused.
 */
export const playOut = (
  game: AnyGame,
  match: Match,
  max: number,
  choose: (state: unknown, seat: Seat, ply: number, past: readonly TimelineStep[]) => unknown,
  simulate?: (shot: Shot) => ShotResult,
): PlayoutResult => {
  const entries: Entry[] = [];
  const start = initialStep(game, match);
  const past: TimelineStep[] = game.secrets ? [start] : [];
  let { state } = start;
  for (;;) {
    const turn = game.turn(state);
    if ('over' in turn) return { match: { ...match, entries }, over: turn.over };
    const ply = entries.length + 1;
    if (ply > max) return { match: { ...match, entries }, over: null };
    const action = choose(state, turn.to, ply, past);
    const { entry, ran } = runWithShots(game, match.seed, ply, state, { action }, simulate);
    if (!('step' in ran)) throw new Error(`${game.id}, action ${ply}: ${JSON.stringify(action)} was refused.`);
    entries.push(entry);
    ({ state } = ran.step);
    if (game.secrets) past.push(ran.step);
  }
};
