import type { AnyGame } from '../../core/game.ts';
import { run } from '../../core/match.ts';
import type { Seat } from '../../core/seat.ts';
import { gameOf } from '../../games/index.ts';
import { botAction } from '../botMind.ts';

/** Deeds of a seat that are weighed against each other: from a state of a match without secrets, at the ply at which one of them is done. */
export interface Appraisal {
  readonly game: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly ply: number;
  readonly deeds: readonly unknown[];
  /** What the dice of each time it is played on come from: all deeds meet the same. */
  readonly seeds: readonly string[];
}
/** So many actions it is played on at the most. */
const MOST_ACTIONS = 40;

/** What a seat has of an end (1 for a victory alone), or of the men who are left where there is none yet. */
const shareOf = (game: AnyGame, state: unknown, seat: Seat): number => {
  const turn = game.turn(state);
  if ('over' in turn) {
    const { winners } = turn.over;
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 / winners.length : 0;
  }
  const men = game.scene(state).nodes.filter((node) => node.kind === 'piece' && node.seat && !node.out);
  const own = men.filter((node) => node.kind === 'piece' && node.seat === seat);
  return own.length / Math.max(1, men.length);
};
/** Does a deed and lets the game's plainest bot play on for all seats, up to the end or to a shot that would have to be simulated. */
const playedOn = ({ game: id, state: from, seat, ply: first }: Appraisal, deed: unknown, seed: string): number => {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  const [bot = ''] = Object.keys(game.bots);
  let state = from;
  for (let ply = first; ply < first + MOST_ACTIONS; ply++) {
    const turn = game.turn(state);
    if ('over' in turn) break;
    const action =
      ply === first ? deed : botAction({ game: id, bot, seat: turn.to, state, seed, ply, time: 0 }, () => true);
    const ran = run(game, seed, ply, state, { action });
    if (!('step' in ran)) break;
    ({ state } = ran.step);
  }
  return shareOf(game, state, seat);
};
/** What each deed comes to for its seat (0..1), by seed: the plainest bot plays on after it. */
export const appraise = (task: Appraisal): readonly (readonly number[])[] =>
  task.deeds.map((deed) => task.seeds.map((seed) => playedOn(task, deed, seed)));
