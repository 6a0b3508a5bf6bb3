import type { AnyGame } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import { gameOf } from '../../games/index.ts';
import { botAction } from '../botSearch.ts';
import { runWithShots } from '../runWithShots.ts';
import type { PlayoutTask } from '../workers/protocol.ts';

/** So many actions it is played on at the most; where shots really fly, to so many of them, or until how anybody stands has changed. */
const MOST_ACTIONS = 40;
const MOST_SHOTS = 3;

const strengths = (game: AnyGame, state: unknown, seats: readonly Seat[]): number[] =>
  seats.map((seat) => game.strength?.(state, seat) ?? 1);
/** What a seat has of an end (1 for a victory alone), or its share of how well all stand where there is none yet. */
const shareOf = (game: AnyGame, state: unknown, { seat, seats }: PlayoutTask): number => {
  const turn = game.turn(state);
  if ('over' in turn) {
    const { winners } = turn.over;
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 / winners.length : 0;
  }
  const all = strengths(game, state, seats);
  return (all[seats.indexOf(seat)] ?? 0) / (all.reduce((sum, each) => sum + each, 0) || 1);
};
/** Does a deed and lets the game's plainest bot play on for all seats. */
const playOutFrom = (task: PlayoutTask, deed: unknown, seed: string, simulate?: (shot: Shot) => ShotResult): number => {
  const { game: id, ply: first } = task;
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  const [bot = ''] = Object.keys(game.bots);
  let { state } = task;
  const before = strengths(game, state, task.seats);
  const told = (): boolean => task.withShots && strengths(game, state, task.seats).some((now, i) => now !== before[i]);
  for (let [ply, shots] = [first, 0]; ply < first + MOST_ACTIONS && shots < MOST_SHOTS && !told(); ply++) {
    const turn = game.turn(state);
    if ('over' in turn) break;
    const asked = { game: id, bot, seat: turn.to, state, seed, ply, time: 0 };
    const action = ply === first ? deed : botAction(asked, () => true, simulate);
    const { entry, ran } = runWithShots(game, seed, ply, state, { action }, simulate);
    if (!('step' in ran)) break;
    if (entry.shots) shots++;
    ({ state } = ran.step);
  }
  return shareOf(game, state, task);
};
/** What each deed comes to for its seat (0..1), by seed: the plainest bot plays on after it; shots that really fly are simulated. Throws where a game has them and nobody simulates them. */
export const evaluateByPlayouts = (
  task: PlayoutTask,
  simulate?: (shot: Shot) => ShotResult,
): readonly (readonly number[])[] =>
  task.actions.map((action) => task.seeds.map((seed) => playOutFrom(task, action, seed, simulate)));
