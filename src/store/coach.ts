import { botsOf } from '../core/bots.ts';
import type { Minded } from './botMind.ts';
import { type OpenMatch, stateAt, turnNow } from './openMatch.ts';

/** So long the coach may think, ms. */
const THINK_MS = 1500;

/** What the strongest bot would do in place of the seat to act, by that seat's view alone: at most two deeds, the best first. Throws where nobody is to act or the bot fails. */
export const askCoach = async (open: OpenMatch, signal: AbortSignal): Promise<Minded> => {
  const turn = turnNow(open);
  const bot = botsOf(open.game).at(-1);
  if (!('to' in turn) || bot === undefined) throw new Error('Nobody is to act.');
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Minded>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The coach is no longer asked.')));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<{ done: number } | Minded>) => {
        if (!('done' in data)) resolve(data);
      });
      worker.postMessage({
        game: open.game.id,
        bot,
        seat: turn.to,
        state: stateAt(open),
        // Its own luck: neither the table's nor that of the bots that play.
        seed: `${open.id} coach`,
        ply: open.steps.length,
        ...(open.game.secrets ? { past: open.steps.map(({ state, events }) => ({ state, events })) } : {}),
        time: THINK_MS,
      });
    });
  } finally {
    worker.terminate();
  }
};
