import { botsOf } from '../core/bots.ts';
import type { AnyGame } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { BotQuestion, Minded } from './botMind.ts';
import type { OpenMatch } from './openMatch.ts';

/** So long the coach may think about a hint, and about each action of a match that is looked through, ms. */
const THINK_MS = 1500;
const LOOK_MS = 250;

const ask = (worker: Worker, question: BotQuestion, signal: AbortSignal): Promise<Minded> =>
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
      ({ data }: MessageEvent<{ done: number } | Minded>) => {
        if (!('done' in data)) end(() => resolve(data));
      },
      until,
    );
    worker.postMessage(question);
  });
/** The question of what the strongest bot would do at a step, by the view of the seat that acts there; null where nobody does. */
const questionAt = ({ game, steps, id }: OpenMatch, ply: number, time: number): BotQuestion | null => {
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
const withWorker = async <T>(work: (worker: Worker) => Promise<T>): Promise<T> => {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await work(worker);
  } finally {
    worker.terminate();
  }
};
/** What the strongest bot would do in place of the seat to act, by that seat's view alone: at most two deeds, the best first. Throws where nobody is to act or the bot fails. */
export const askCoach = (open: OpenMatch, signal: AbortSignal): Promise<Minded> =>
  withWorker((worker) => {
    const question = questionAt(open, open.steps.length - 1, THINK_MS);
    if (!question) throw new Error('Nobody is to act.');
    return ask(worker, question, signal);
  });

/** A deed of a person by which the chance of winning fell: the ply before it, whose it was, the chances with what the coach would have done and with what was done, and the former. */
export interface TurningPoint {
  readonly ply: number;
  readonly seat: Seat;
  readonly best: number;
  readonly done: number;
  readonly instead: unknown;
}
/** How many turning points are told, and how much chance at least was lost by one. */
const POINTS = 5;
const LOST = 0.03;
/** Whether the strongest bot of a game reckons chances, so that a match can be looked through. */
export const looksThrough = (game: AnyGame): boolean => Object.values(game.bots).at(-1)?.reckons === true;
/** The deeds of people that cost most chance of winning as the strongest bot reckons it from what they could see, in order of play; `tell` hears of the part done. */
export const lookThrough = (
  open: OpenMatch,
  tell: (part: number) => void,
  signal: AbortSignal,
): Promise<readonly TurningPoint[]> =>
  withWorker(async (worker) => {
    const { match, steps } = open;
    const people = new Set(match.players.filter(({ bot }) => !bot).map(({ seat }) => seat));
    const points: TurningPoint[] = [];
    for (let ply = 0; ply < steps.length - 1; ply++) {
      tell(ply / steps.length);
      const question = questionAt(open, ply, LOOK_MS);
      if (!question || !people.has(question.seat)) continue;
      const { thoughts } = await ask(worker, { ...question, also: match.entries[ply]?.action }, signal);
      const [best, done] = [thoughts[0], thoughts.at(-1)];
      if (best?.chance === undefined || done?.chance === undefined) continue;
      points.push({ ply, seat: question.seat, best: best.chance, done: done.chance, instead: best.action });
    }
    return worstOf(points);
  });
/** The points at which most was lost, in order of play. */
export const worstOf = (points: readonly TurningPoint[]): TurningPoint[] =>
  points
    .filter(({ best, done }) => best - done >= LOST)
    .toSorted((a, b) => b.best - b.done - (a.best - a.done))
    .slice(0, POINTS)
    .toSorted((a, b) => a.ply - b.ply);
