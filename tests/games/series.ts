import type { AnyGame } from '../../src/core/game.ts';
import { matchOf, playOut } from '../walk.ts';

/** How a series of matches ended for the first player, and what it took. */
export interface Told {
  won: number;
  drawn: number;
  lost: number;
  open: number;
  plies: number;
  most: number;
  ways: Record<string, number>;
}
const percent = (part: number): string => (100 * part).toFixed(0);
const MOST_PLIES = 4000;
/** Plays matches with sides swapped in turn, prints and returns how they ended for the first player. */
export const seriesOf = (
  game: AnyGame,
  one: string,
  two: string,
  matches: number,
  options: object = {},
  from = 0,
  looks?: number,
): Told => {
  const told: Told = { won: 0, drawn: 0, lost: 0, open: 0, plies: 0, most: 0, ways: {} };
  const start = performance.now();
  for (let i = from; i < from + matches; i++) {
    const seat = i % 2 === 0 ? 'blue' : 'red';
    const players = seat === 'blue' ? { blue: one, red: two } : { blue: two, red: one };
    const { winners, steps } = playOut(
      game,
      matchOf(game, `series${i}`, options),
      MOST_PLIES,
      players,
      Infinity,
      looks,
    );
    if (winners === null) told.open++;
    else if (winners.length === 0) told.drawn++;
    else if (winners.includes(seat)) told.won++;
    else told.lost++;
    const turn = game.turn(steps.at(-1)?.state);
    const way = 'over' in turn ? turn.over.why.key : 'open';
    told.ways[way] = (told.ways[way] ?? 0) + 1;
    told.plies += steps.length - 1;
    told.most = Math.max(told.most, steps.length - 1);
  }
  const share = (told.won + told.drawn / 2) / matches;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / matches);
  const spent = performance.now() - start;
  console.log(
    `${one} against ${two} ${JSON.stringify(options)}: won ${told.won} of ${matches} (${percent(share)} ± ${percent(error)} %, 95 % sure), drawn ${told.drawn}, lost ${told.lost}, open ${told.open}; ` +
      `plies on average ${(told.plies / matches).toFixed(0)}, at most ${told.most}; ${(spent / told.plies).toFixed(2)} ms a ply; ${JSON.stringify(told.ways)}`,
  );
  return told;
};
