// How soon a match of Toy Soldiers comes to its first fights: bots play the first scenario with two, three and four sides.
import type { AnyGame } from '../../src/core/game.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { State } from '../../src/games/toy-soldiers/types.ts';
import { gameOf } from '../games.ts';
import { matchOf, play } from '../walk.ts';

/** In which of its own turns each side first attacked or was attacked, and how many actions came before the first fight. */
export interface Pace {
  readonly turns: readonly number[];
  readonly actions: number;
}
const MOST_PLIES = 600;
const toySoldiers = (): AnyGame => {
  const game = gameOf('toy-soldiers');
  if (!game) throw new Error('There are no Toy Soldiers.');
  return game;
};
const SETTING_UP = ['terrain', 'lot', 'deploy'];
const seatOf = (id: string | undefined): string => id?.replace(/\d+$/, '') ?? '';

/** Plays one match until every side has fought. */
export const paceOf = (seed: string, options: object, seats: number, bot: string): Pace => {
  const match = matchOf(toySoldiers(), seed, options, seats);
  const bots: Partial<Record<Seat, string>> = Object.fromEntries(match.players.map(({ seat }) => [seat, bot]));
  const begun = new Map<string, number>();
  const fought = new Map<string, number>();
  let [actions, before] = [0, 0];
  for (const { before: step, action } of play(toySoldiers(), match, MOST_PLIES, bots)) {
    const { stage, active, mover } = step.state as State;
    if (SETTING_UP.includes(stage.at)) continue;
    actions++;
    if (stage.at === 'pick') begun.set(active, (begun.get(active) ?? 0) + 1);
    const struck = action as { readonly type: string; readonly id?: string };
    if (struck.type !== 'target') continue;
    before ||= actions;
    for (const seat of [seatOf(mover?.id), seatOf(struck.id)])
      if (!fought.has(seat)) fought.set(seat, begun.get(seat) ?? 1);
    if (fought.size === seats) break;
  }
  return { turns: match.players.map(({ seat }) => fought.get(seat) ?? Infinity), actions: before };
};
/** Prints how soon the sides fight in a number of matches. */
export const firstFights = (matches: number, options: object, bot: string): void => {
  for (const seats of [2, 3, 4]) {
    const all = Array.from({ length: matches }, (_, i) => paceOf(`pace ${i}`, options, seats, bot));
    const turns = all.flatMap((each) => each.turns).toSorted((a, b) => a - b);
    const soon = turns.filter((turn) => turn <= 4).length / turns.length;
    const actions = all.reduce((sum, each) => sum + each.actions, 0) / matches;
    console.log(
      `${seats} sides, ${bot}: first fight in turn ${turns[Math.floor(turns.length / 2)]} (the middle side), ` +
        `by turn 4 ${(100 * soon).toFixed(0)}%, after ${actions.toFixed(0)} actions of all sides`,
    );
  }
};
