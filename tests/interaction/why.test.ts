import { expect, test } from 'vitest';
import { botRandom, randomAction } from '../../src/core/bots.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { luckForPly, ShotNeeded } from '../../src/core/luck.ts';
import { replaySteps } from '../../src/core/match.ts';
import { asView } from '../../src/core/view.ts';
import { piecesOnTable } from '../../src/table/figures/piecesOnTable.ts';
import { GAMES } from '../games.ts';
import { matchOf } from '../walk.ts';
import { positionAt, tableAt } from './table.ts';

const MATCHES = 4;
const MOVES = 45;
/** Looked at after every third move. */
const EVERY = 3;
/** Returns the states of a match of random moves, up to its end or its first real shot. */
const statesOf = (game: AnyGame, seed: string): unknown[] => {
  const asked = matchOf(game, seed, game.presets?.[0]?.options ?? {});
  const { match } = playSetup(game, asked, { lots: true, lines: true });
  const states = [[...replaySteps(game, match)].at(-1)?.state];
  const random = botRandom(seed, 1);
  try {
    for (let ply = 0; ply < MOVES && !('over' in game.turn(states.at(-1))); ply++) {
      const state = states.at(-1);
      states.push(game.apply(state, randomAction(game, asView(state), random), luckForPly(seed, ply)).state);
    }
  } catch (wanted) {
    if (!(wanted instanceof ShotNeeded)) throw wanted;
  }
  return states;
};
/** Whether a press on each piece of a state selects it, proposes something or says why not. Returns those that do nothing. */
const mute = (game: AnyGame, state: unknown): string[] => {
  const position = positionAt(game, [state]);
  return piecesOnTable(position.scene).flatMap(({ id, at, seat }) => {
    const table = tableAt(position);
    const { selected } = table.page();
    table.tap(at);
    const { refusal, proposal, picked } = table.page();
    return refusal || proposal || picked || selected === id || !seat ? [] : [id];
  });
};

// Sabotage: a press on a piece of another side out of reach did nothing.
test.each(GAMES.filter(({ id }) => id !== 'sea-battle').map((game) => [game.id, game] as const))(
  '%s: a press on any piece selects it, proposes something or says why not',
  (_, game) => {
    let looked = 0;
    for (let match = 0; match < MATCHES; match++)
      for (const [ply, state] of statesOf(game, `why/${match}`).entries()) {
        if (ply % EVERY > 0 || 'over' in game.turn(state)) continue;
        expect(mute(game, state), `match ${match}, after ${ply} moves`).toEqual([]);
        looked++;
      }
    expect(looked).toBeGreaterThanOrEqual(MATCHES);
  },
);
