import { siege } from '../../../src/games/siege/index.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { matchOf, playOut } from '../../walk.ts';

const game = siege as unknown as AnyGame;
/** How a series ended: matches won by the Attacker, drawn, unfinished, and turns of a seat on average. */
export interface Series {
  readonly won: number;
  readonly drawn: number;
  readonly open: number;
  readonly ways: Readonly<Record<string, number>>;
}
/** Plays so many seeded matches of bots, the Attacker (or the first seat) against the Defender, and prints how they ended. */
export const series = (attacker: string, defender: string, matches: number, options: object = {}, from = 0): Series => {
  let [won, drawn, open, plies] = [0, 0, 0, 0];
  const ways: Record<string, number> = {};
  const begun = performance.now();
  for (let i = from; i < from + matches; i++) {
    const match = matchOf(game, `siege ${i}`, options);
    const { winners, steps } = playOut(game, match, 3000, { blue: attacker, red: defender });
    plies += steps.length;
    const turn = game.turn(steps.at(-1)?.state);
    const way = 'over' in turn ? (turn.over.why.key.split(':')[1] ?? '') : 'open';
    ways[way] = (ways[way] ?? 0) + 1;
    if (winners === null) open++;
    else if (winners.length === 0) drawn++;
    else if (winners.includes('blue')) won++;
    if ((i + 1) % 20 === 0) console.log(`${won} of ${i - from + 1} won so far`);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${attacker} attacks ${defender} ${JSON.stringify(options)}: ${won} of ${matches} won, ${drawn} drawn, ${open} open; ` +
      `${Math.round(plies / matches)} plies and ${(seconds / matches).toFixed(2)} s a match; ${JSON.stringify(ways)}`,
  );
  return { won, drawn, open, ways };
};
