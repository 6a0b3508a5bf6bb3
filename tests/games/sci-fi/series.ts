import { playSetup } from '../../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { replaySteps } from '../../../src/core/match.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import type { State } from '../../../src/games/sci-fi/types.ts';
import { matchOf, play } from '../../walk.ts';

/** How a series of matches ended: shares of those that were decided, for whoever began and for the blue army. */
export interface Told {
  decided: number;
  drawn: number;
  open: number;
  first: number;
  blue: number;
  plies: number;
  turns: number;
}
const MOST_PLIES = 3000;
/** Plays matches of two bots, sides swapped in turn, and prints how they ended; `lined` up as the app does it, or by the bots. */
export const series = (
  one: string,
  two: string,
  matches: number,
  options: object = {},
  from = 0,
  lined = false,
): Told => {
  const game = sciFi as AnyGame;
  const told: Told = { decided: 0, drawn: 0, open: 0, first: 0, blue: 0, plies: 0, turns: 0 };
  let wins = 0;
  const start = performance.now();
  for (let i = from; i < from + matches; i++) {
    const players = i % 2 === 0 ? { blue: one, red: two } : { blue: two, red: one };
    let begins: string | null = null;
    let last: unknown = null;
    let plies = 0;
    const match = playSetup(game, matchOf(game, `series${i}`, { fire: 'virtual', ...options }), {
      lots: lined,
      lines: lined,
    }).match;
    for (const { state } of replaySteps(game, match)) {
      const { stage } = state as State;
      if (stage.at === 'deploy') begins = stage.first;
    }
    for (const { after } of play(game, match, MOST_PLIES, players)) {
      const state = after.state as State;
      if (state.stage.at === 'deploy') begins = state.stage.first;
      last = state;
      plies++;
      told.turns += after.events.filter((event) => event.text.key === 'sci-fi:event.turn').length;
    }
    const turn = game.turn(last);
    told.plies += plies;
    if (!('over' in turn)) {
      told.open++;
      continue;
    }
    const [winner] = turn.over.winners;
    if (!winner) {
      told.drawn++;
      continue;
    }
    told.decided++;
    if (winner === begins) told.first++;
    if (winner === 'blue') told.blue++;
    if (winner === (i % 2 === 0 ? 'blue' : 'red')) wins++;
  }
  const spent = performance.now() - start;
  const part = (count: number): string => `${((100 * count) / Math.max(1, told.decided)).toFixed(1)} %`;
  console.log(
    `${one} against ${two} ${JSON.stringify(options)}: ${matches} matches, decided ${told.decided}, drawn ${told.drawn}, open ${told.open}; ` +
      `${one} won ${part(wins)}, whoever began ${part(told.first)}, the blue army ${part(told.blue)}; ` +
      `${(told.plies / matches).toFixed(0)} plies and ${(told.turns / matches).toFixed(1)} turns a match, ${(spent / told.plies).toFixed(2)} ms a ply`,
  );
  return told;
};
