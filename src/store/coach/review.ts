import type { Seat } from '../../core/seat.ts';
import type { OpenMatch } from '../matchStore.ts';
import type { PlayoutTask, BotDecision } from '../workers/protocol.ts';
import { type WorkerClient, workerClient } from '../workers/workerClient.ts';
import { botRequestAt } from './coach.ts';

/** So long the strongest bot may think about each action of a match that is looked through, ms. */
const LOOK_MS = 250;
/** How many turning points are told, and how much chance at least was lost by one where the bot reckons it. */
const MAX_POINTS = 5;
const MIN_LOSS = 0.03;
/** Where it does not: how long it thinks, how often each two deeds are played on at first, how many of the worst are looked at again and how often; with dice, and where shots really flew. */
const DICE = { think: LOOK_MS, first: 6, points: 7, again: 30 } as const;
const FLOWN = { think: 1500, first: 3, points: 5, again: 10 } as const;
/** What then counts as lost, and by how many standard errors. */
const MIN_LOSS_IN_PLAYOUTS = 0.08;
const MIN_STANDARD_ERRORS = 2;

/** A deed of a person by which the chance of winning fell: the ply before it, whose it was, the chances with what the coach would have done and with what was done, and the former. */
export interface TurningPoint {
  readonly ply: number;
  readonly seat: Seat;
  readonly best: number;
  readonly done: number;
  readonly instead: unknown;
}
type OnProgress = (part: number) => void;
type ReviewResult = Promise<readonly TurningPoint[]>;

/** Whether the game's strongest bot reckons chances itself. */
export const botEstimatesChances = ({ game }: OpenMatch): boolean =>
  Object.values(game.bots).at(-1)?.estimatesChances === true;
/** Whether a match can be looked through: the game's strongest bot reckons chances, or it can be played on from any deed, nothing being hidden. */
export const canReview = (open: OpenMatch): boolean => botEstimatesChances(open) || !open.game.secrets;
/** The deeds of people that cost most chance of winning, apart from luck, in order of play: as the strongest bot reckons it from what they could see, or as often as bots win who play on; `tell` hears of the part done. */
export const reviewMatch = (open: OpenMatch, tell: OnProgress, signal: AbortSignal): ReviewResult =>
  botEstimatesChances(open) ? reviewByEstimates(open, tell, signal) : reviewByPlayouts(open, tell, signal);

/** The deeds of people with what the strongest bot comes to in their place. */
async function* humanActions(
  { match, game, steps, id }: OpenMatch,
  bot: WorkerClient<'bot'>,
  time: number,
  tell: OnProgress,
  signal: AbortSignal,
): AsyncGenerator<{ ply: number; seat: Seat; done: unknown; mind: BotDecision }> {
  const people = new Set(match.players.filter(({ bot }) => !bot).map(({ seat }) => seat));
  for (let ply = 0; ply < steps.length - 1; ply++) {
    tell(ply / steps.length);
    const question = botRequestAt({ game, steps, id }, ply, time);
    if (!question || !people.has(question.seat)) continue;
    const done = match.entries[ply]?.action;
    const mind = await bot.ask({ ...question, also: done }, { signal });
    yield { ply, seat: question.seat, done, mind };
  }
}
const reviewByEstimates = async (open: OpenMatch, tell: OnProgress, signal: AbortSignal): ReviewResult => {
  const bot = workerClient('bot');
  try {
    const points: TurningPoint[] = [];
    for await (const { ply, seat, mind } of humanActions(open, bot, LOOK_MS, tell, signal)) {
      const [best, done] = [mind.thoughts[0], mind.thoughts.at(-1)];
      if (best?.chance === undefined || done?.chance === undefined) continue;
      points.push({ ply, seat, best: best.chance, done: done.chance, instead: best.action });
    }
    return worstPoints(points, MIN_LOSS);
  } finally {
    bot.stop();
  }
};

/** What is known of two deeds that were played on from with the same dice: the shares of each, and how much surer than chance their difference is, in standard errors. */
export interface PlayoutComparison {
  readonly best: number;
  readonly done: number;
  readonly errors: number;
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
/** Compares two deeds by what came of them, pair by pair. */
export const comparePlayouts = (best: readonly number[], done: readonly number[]): PlayoutComparison => {
  const lost = best.map((value, i) => value - (done[i] ?? 0));
  const middle = mean(lost);
  const spread = Math.sqrt(mean(lost.map((value) => (value - middle) ** 2)) / Math.max(1, lost.length - 1));
  return { best: mean(best), done: mean(done), errors: spread > 0 ? middle / spread : middle > 0 ? Infinity : 0 };
};
const reviewByPlayouts = async (open: OpenMatch, tell: OnProgress, signal: AbortSignal): ReviewResult => {
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
    const found: { point: TurningPoint; deed: unknown }[] = [];
    const thought = humanActions(open, bot, pace.think, (part) => tell(part * 0.7), signal);
    for await (const { ply, seat, done, mind } of thought) {
      const turn = game.turn(steps[ply]?.state);
      if (('to' in turn && turn.opening) || JSON.stringify(mind.action) === JSON.stringify(done)) continue;
      const point = { ply, seat, best: 0, done: 0, instead: mind.action };
      found.push({ point: { ...point, ...(await weigh(point, done, pace.first, 'first')) }, deed: done });
    }
    const worst = found
      .filter(({ point }) => point.best > point.done)
      .toSorted((a, b) => b.point.best - b.point.done - (a.point.best - a.point.done))
      .slice(0, pace.points);
    const points: TurningPoint[] = [];
    for (const [i, { point, deed: action }] of worst.entries()) {
      tell(0.7 + (0.3 * i) / worst.length);
      // By other dice: the worst of the first look are so by chance as well.
      const { errors, ...chances } = await weigh(point, action, pace.again, 'again');
      if (errors >= MIN_STANDARD_ERRORS) points.push({ ...point, ...chances });
    }
    return worstPoints(points, MIN_LOSS_IN_PLAYOUTS);
  } finally {
    bot.stop();
    judge.stop();
  }
};
/** The points at which most was lost, and so much at least, in order of play. */
export const worstPoints = (points: readonly TurningPoint[], min: number): TurningPoint[] =>
  points
    .filter(({ best, done }) => best - done >= min)
    .toSorted((a, b) => b.best - b.done - (a.best - a.done))
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.ply - b.ply);
