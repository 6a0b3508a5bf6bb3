import type { AnyGame } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import { gameOf } from '../../games/index.ts';
import { botAction } from '../botSearch.ts';
import { runWithShots } from '../runWithShots.ts';
import type { PlayoutTask } from '../workers/protocol.ts';

/** The longest playout in actions. With real shots it also ends after this many shots, or once the strengths have changed. */
const MOST_ACTIONS = 40;
const MOST_SHOTS = 3;

const strengths = (game: AnyGame, state: unknown, seats: readonly Seat[]): number[] =>
  seats.map((seat) => game.strength?.(state, seat) ?? 1);
/** Returns a seat's part of the result (1 for a sole victory), or its part of all strengths before the end. */
const shareOf = (game: AnyGame, state: unknown, { seat, seats }: PlayoutTask): number => {
  const turn = game.turn(state);
  if ('over' in turn) {
    const { winners } = turn.over;
    if (winners.length === 0) return 0.5;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const all = strengths(game, state, seats);
  return (all[seats.indexOf(seat)] ?? 0) / (all.reduce((sum, each) => sum + each, 0) || 1);
};
/** Performs an action and lets the game's plainest bot play on for all seats. */
const playOutFrom = (
  task: PlayoutTask,
  initial: unknown,
  seed: string,
  simulate?: (shot: Shot) => ShotResult,
): number => {
  const { game: id, ply: first } = task;
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  const [bot = ''] = Object.keys(game.bots);
  let { state } = task;
  const before = strengths(game, state, task.seats);
  const hasChanged = (): boolean =>
    task.withShots && strengths(game, state, task.seats).some((now, i) => now !== before[i]);
  for (let [ply, shots] = [first, 0]; ply < first + MOST_ACTIONS && shots < MOST_SHOTS && !hasChanged(); ply++) {
    const turn = game.turn(state);
    if ('over' in turn) break;
    const asked = { game: id, bot, seat: turn.to, state, seed, ply, time: 0 };
    const action = ply === first ? initial : botAction(asked, () => true, simulate);
    const { entry, ran } = runWithShots(game, seed, ply, state, { action }, simulate);
    if (!('step' in ran)) break;
    if (entry.shots) shots++;
    ({ state } = ran.step);
  }
  return shareOf(game, state, task);
};
/**
 * Returns the value of each action for its seat (0 to 1), by seed, when the plainest bot plays on. Real shots are simulated.
 * Throws if a game has shots and nothing simulates them.
 */
export const evaluateByPlayouts = (
  task: PlayoutTask,
  simulate?: (shot: Shot) => ShotResult,
): readonly (readonly number[])[] =>
  task.actions.map((action) => task.seeds.map((seed) => playOutFrom(task, action, seed, simulate)));
