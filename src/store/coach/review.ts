import type { Seat } from '../../core/seat.ts';
import { sameAction } from '../../core/equality.ts';
import { isTimeUp } from '../../core/flow/timeUp.ts';
import type { OpenMatch } from '../matchStore.ts';
import type { PlayoutTask, BotDecision } from '../workers/protocol.ts';
import { type WorkerClient, workerClient } from '../workers/workerClient.ts';
import { botRequestAt } from './coach.ts';

/** How long the strongest bot may think about each action in a review, ms. */
const LOOK_MS = 250;
/** How many turning points are shown, and the smallest lost chance of one if the bot estimates chances. */
const MAX_POINTS = 5;
const MIN_LOSS = 0.03;
/** Otherwise: thinking time, playouts per action at first, how many of the worst are repeated and how often; with dice, and with real shots. */
const DICE = { think: LOOK_MS, first: 6, points: 7, again: 30 } as const;
const FLOWN = { think: 1500, first: 3, points: 5, again: 10 } as const;
/** The smallest loss that then counts, and by how many standard errors. */
const MIN_LOSS_IN_PLAYOUTS = 0.08;
const MIN_STANDARD_ERRORS = 2;

/**
 * An action of a person that lowered the chance to win. It has the ply before it, the seat, the coach's action, and the chances
 * with the coach's action and with the real one.
 */
export interface TurningPoint {
  readonly ply: number;
  readonly seat: Seat;
  readonly best: number;
  readonly done: number;
  readonly instead: unknown;
}
type OnProgress = (part: number) => void;
type ReviewResult = Promise<readonly TurningPoint[]>;

/** Whether the game's strongest bot estimates chances itself. */
export const botEstimatesChances = ({ game }: OpenMatch): boolean =>
  Object.values(game.bots).at(-1)?.estimatesChances === true;
/** Whether a match can be reviewed: the strongest bot estimates chances, or nothing is hidden so playouts are possible. */
export const canReview = (open: OpenMatch): boolean => botEstimatesChances(open) || !open.game.secrets;
/**
 * Returns the actions of people that cost most chance to win, apart from luck, in order of play. The chance is the strongest
 * bot's estimate from the person's view, or the result of playouts. `onProgress` gets the part done.
 */
export const reviewMatch = (open: OpenMatch, onProgress: OnProgress, signal: AbortSignal): ReviewResult =>
  botEstimatesChances(open) ? reviewByEstimates(open, onProgress, signal) : reviewByPlayouts(open, onProgress, signal);

/** Yields the actions of people with what the strongest bot would have done instead. */
async function* humanActions(
  { match, game, steps, id }: OpenMatch,
  bot: WorkerClient<'bot'>,
  time: number,
  { onProgress, signal }: { readonly onProgress: OnProgress; readonly signal: AbortSignal },
): AsyncGenerator<{ ply: number; seat: Seat; done: unknown; mind: BotDecision }> {
  const people = new Set(match.players.filter(({ bot }) => !bot).map(({ seat }) => seat));
  for (let ply = 0; ply < steps.length - 1; ply++) {
    onProgress(ply / steps.length);
    const question = botRequestAt({ game, steps, id }, ply, time);
    if (!question || !people.has(question.seat)) continue;
    const done = match.entries[ply]?.action;
    if (isTimeUp(done)) continue;
    const mind = await bot.ask({ ...question, also: done }, { signal });
    yield { ply, seat: question.seat, done, mind };
  }
}
const reviewByEstimates = async (open: OpenMatch, onProgress: OnProgress, signal: AbortSignal): ReviewResult => {
  const bot = workerClient('bot');
  try {
    const points: TurningPoint[] = [];
    for await (const { ply, seat, mind } of humanActions(open, bot, LOOK_MS, { onProgress, signal })) {
      const [best, done] = [mind.thoughts[0], mind.thoughts.at(-1)];
      if (best?.chance === undefined || done?.chance === undefined) continue;
      points.push({ ply, seat, best: best.chance, done: done.chance, instead: best.action });
    }
    return worstPoints(points, MIN_LOSS);
  } finally {
    bot.stop();
  }
};

/** The comparison of two actions by playouts with the same dice: the result of each, and their difference in standard errors. */
export interface PlayoutComparison {
  readonly best: number;
  readonly done: number;
  readonly errors: number;
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
/** Compares two actions by the results of their playouts, pair by pair. */
export const comparePlayouts = (best: readonly number[], done: readonly number[]): PlayoutComparison => {
  const lost = best.map((value, i) => value - (done[i] ?? 0));
  const middle = mean(lost);
  const spread = Math.sqrt(mean(lost.map((value) => (value - middle) ** 2)) / Math.max(1, lost.length - 1));
  const errorsWithoutSpread = middle > 0 ? Infinity : 0;
  return { best: mean(best), done: mean(done), errors: spread > 0 ? middle / spread : errorsWithoutSpread };
};
const reviewByPlayouts = async (open: OpenMatch, onProgress: OnProgress, signal: AbortSignal): ReviewResult => {
  const { game, steps, id, match } = open;
  const seats = match.players.map((player) => player.seat);
  const withShots = match.entries.some(({ shots }) => shots);
  const pace = withShots ? FLOWN : DICE;
  const [bot, judge] = [workerClient('bot'), workerClient('appraise')];
  const weigh = async (
    point: TurningPoint,
    done: unknown,
    times: number,
    round: string,
  ): Promise<PlayoutComparison> => {
    const { ply, seat, instead } = point;
    const seeds = Array.from({ length: times }, (_, i) => `${id} ${round} ${i}`);
    const state = steps[ply]?.state;
    const task: PlayoutTask = {
      game: game.id,
      state,
      withShots,
      seats,
      seat,
      ply: ply + 1,
      actions: [instead, done],
      seeds,
    };
    const [best = [], other = []] = await judge.ask(task, { signal });
    return comparePlayouts(best, other);
  };
  try {
    const found: { point: TurningPoint; action: unknown }[] = [];
    const thought = humanActions(open, bot, pace.think, { onProgress: (part) => onProgress(part * 0.7), signal });
    for await (const { ply, seat, done, mind } of thought) {
      const turn = game.turn(steps[ply]?.state);
      if (('to' in turn && turn.opening) || sameAction(mind.action, done)) continue;
      const point = { ply, seat, best: 0, done: 0, instead: mind.action };
      found.push({ point: { ...point, ...(await weigh(point, done, pace.first, 'first')) }, action: done });
    }
    const worst = found
      .filter(({ point }) => point.best > point.done)
      .toSorted((a, b) => b.point.best - b.point.done - (a.point.best - a.point.done))
      .slice(0, pace.points);
    const points: TurningPoint[] = [];
    for (const [i, { point, action }] of worst.entries()) {
      onProgress(0.7 + (0.3 * i) / worst.length);
      // With other dice, because the worst of the first run are partly so by chance.
      const { errors, ...chances } = await weigh(point, action, pace.again, 'again');
      if (errors >= MIN_STANDARD_ERRORS) points.push({ ...point, ...chances });
    }
    return worstPoints(points, MIN_LOSS_IN_PLAYOUTS);
  } finally {
    bot.stop();
    judge.stop();
  }
};
/** Returns the points with the greatest loss, of at least `min`, in order of play. */
export const worstPoints = (points: readonly TurningPoint[], min: number): TurningPoint[] =>
  points
    .filter(({ best, done }) => best - done >= min)
    .toSorted((a, b) => b.best - b.done - (a.best - a.done))
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.ply - b.ply);
