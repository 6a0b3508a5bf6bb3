import { botsOf } from '../../core/bots.ts';
import type { BotQuestion, Minded } from '../botMind.ts';
import { startWorker } from '../jobs/start.ts';
import type { OpenMatch } from '../openMatch.ts';

/** So long the coach may think about a hint, ms. */
const THINK_MS = 1500;

/** What a worker answers to a question, past what it tells on the way; rejects when it fails or is no longer asked. */
export const ask = <Answer extends object>(worker: Worker, question: unknown, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const listening = new AbortController();
    const until = { signal: listening.signal };
    const end = (how: () => void): void => {
      listening.abort();
      how();
    };
    signal.addEventListener('abort', () => end(() => reject(new Error('The coach is no longer asked.'))), until);
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))), until);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ done: number } | Answer>) => {
        if (!('done' in data)) end(() => resolve(data));
      },
      until,
    );
    worker.postMessage(question);
  });
/** The question of what the strongest bot would do at a step, by the view of the seat that acts there; null where nobody does. */
export const questionAt = (
  { game, steps, id }: Pick<OpenMatch, 'game' | 'steps' | 'id'>,
  ply: number,
  time: number,
): BotQuestion | null => {
  const turn = game.turn(steps[ply]?.state);
  const bot = botsOf(game).at(-1);
  if (!('to' in turn) || bot === undefined) return null;
  const past = steps.slice(0, ply + 1).map(({ state, events }) => ({ state, events }));
  return {
    game: game.id,
    bot,
    seat: turn.to,
    state: steps[ply]?.state,
    // Its own luck: neither the table's nor that of the bots that play.
    seed: `${id} coach`,
    ply: ply + 1,
    ...(game.secrets ? { past } : {}),
    time,
  };
};
/** Works with a worker of its own, which ends with the work. */
export const withWorker = async <T>(worker: Worker, work: (worker: Worker) => Promise<T>): Promise<T> => {
  try {
    return await work(worker);
  } finally {
    worker.terminate();
  }
};
/** What the strongest bot would do in place of the seat to act, by that seat's view alone: at most two deeds, the best first. Throws where nobody is to act or the bot fails. */
export const askCoach = (open: OpenMatch, signal: AbortSignal): Promise<Minded> =>
  withWorker(startWorker('bot'), (worker) => {
    const question = questionAt(open, open.steps.length - 1, THINK_MS);
    if (!question) throw new Error('Nobody is to act.');
    return ask<Minded>(worker, question, signal);
  });
