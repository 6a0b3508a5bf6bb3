// What the odds of an action cost in play: of all that may be done at each table of the golden records, each table never seen before.
import { readdirSync, readFileSync } from 'node:fs';
import { enabledChoices } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { forecast } from '../../src/core/odds/forecast.ts';
import { gameOf } from '../games.ts';
import { parseMatchFile } from '../../src/storage/matchFile.ts';
import { replay } from '../replay.ts';
import { type Row, below, spent } from './measure.ts';

const GAMES = ['toy-soldiers', 'sci-fi', 'siege'] as const;
const [ROUNDS, MOST, WANTED] = [2, 5, 2];
const FOLDER = 'tests/records';

/** The least time of each forecast in a game's records, ms, and how many were not exact though they could be counted. */
const forecastsOf = (game: AnyGame): { times: number[]; sampled: number; slowest: string } => {
  const times: number[] = [];
  let [sampled, most, slowest] = [0, 0, ''];
  for (const name of readdirSync(`${FOLDER}/${game.id}`)) {
    const read = parseMatchFile(readFileSync(`${FOLDER}/${game.id}/${name}`, 'utf8'));
    if ('error' in read) throw new Error(`${name} is no match.`);
    const { match } = read;
    replay(game, match).steps.forEach(({ state }, ply) => {
      const turn = game.turn(state);
      if (!('to' in turn) || turn.opening) return;
      const view = game.view(state, turn.to);
      const actions = enabledChoices(game.choices(view)).flatMap((choice) =>
        choice.kind === 'do' ? [choice.action] : [],
      );
      // No more than so many of a table, taken from all of them in turn.
      for (let i = 0; i < Math.min(MOST, actions.length); i++) {
        const action = actions[(i * 7 + ply) % actions.length];
        let best = Infinity;
        for (let round = 0; round < ROUNDS; round++) {
          const fresh = structuredClone(view);
          best = Math.min(
            best,
            spent(() => {
              const told = forecast(game, fresh, action);
              if (round === 0 && told.kind === 'odds' && !told.exact) sampled++;
            }),
          );
        }
        times.push(best);
        if (best > most) [most, slowest] = [best, `${name} ${ply}: ${JSON.stringify(action)}`];
      }
    });
  }
  return { times, sampled, slowest };
};

/** The odds in play, by game: half of them, 99 of 100 and all under so many ms. */
export const forecastRows = (): Row[] =>
  GAMES.map((id) => {
    const { times, sampled, slowest } = forecastsOf(gameOf(id) as AnyGame);
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => below(times, share)) as [number, number, number];
    return {
      work: `Forecast in play, ${id} (${times.length})`,
      figure: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}, most ${most.toFixed(1)}${sampled > 0 ? `, ${sampled} sampled` : ', all exact'} (most: ${slowest})`,
      wanted: `p99 ≤ ${WANTED} ms, exact`,
      reached: p99 <= WANTED && sampled === 0,
    };
  });
