import type { AnyGame } from '../../core/game.ts';
import { luckForPly, ShotNeeded } from '../../core/luck.ts';
import { type TimelineStep, withForced } from '../../core/match.ts';
import { toShare } from '../../core/odds/fraction.ts';
import type { Shot, ShotResult } from '../../core/shots/shot.ts';
import { answerOdds } from '../../lessons/answerOdds.ts';
import { areMet } from '../../lessons/judge.ts';
import type { StepOf } from '../../lessons/lesson.ts';

/** The number of plays if physics decides. */
const PLAYS = 40;
/** The chances of a prediction's answers. */
export interface PredictionOdds {
  readonly shares: readonly number[];
  /** By the rules alone: with free dice, and for a player who does not know the hidden pieces. Null if that changes nothing. */
  readonly free: readonly number[] | null;
  /** Whether the rules, one play of the physics, or a sample of plays decided. */
  readonly by: 'rules' | 'physics' | 'tries';
  /** How far a share may be off, if it was sampled: two standard deviations at most. Null if the chances are exact. */
  readonly margin: number | null;
}
type Simulate = (shot: Shot) => Promise<ShotResult>;

/** Runs one action; its shots are simulated one by one. */
const applied = async (
  run: (shots: readonly ShotResult[]) => TimelineStep,
  simulate: Simulate,
  shots: readonly ShotResult[] = [],
): Promise<TimelineStep> => {
  try {
    return run(shots);
  } catch (needed) {
    if (!(needed instanceof ShotNeeded)) throw needed;
    return applied(run, simulate, [...shots, await simulate(needed.ask)]);
  }
};
/** Plays the actions once, up to the first that is not legal. `rolled`: free dice had a part in it. */
const playOnce = async (
  game: AnyGame,
  state: unknown,
  play: StepOf<'predict'>['play'],
  { seed, simulate }: { readonly seed: string; readonly simulate: Simulate },
): Promise<{ steps: TimelineStep[]; rolled: boolean }> => {
  const steps: TimelineStep[] = [{ state, events: [], luck: false }];
  let rolled = false;
  for (const [k, { action, dice }] of play.entries()) {
    const at = steps.at(-1)?.state;
    const parsed = game.schema.action.safeParse(action);
    if (!parsed.success || game.refuse(at, parsed.data)) break;
    const run = (shots: readonly ShotResult[]): TimelineStep => ({
      ...game.apply(at, parsed.data, luckForPly(seed, k, dice, shots)),
      luck: true,
    });
    // Each action needs the table of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const step = await applied(run, simulate);
    rolled ||= !dice && step.events.some(({ kind }) => kind === 'rolled');
    steps.push(...withForced(game, step));
  }
  return { steps, rolled };
};
/** After this many plays with the same shots and no free dice, every play ends the same way. */
const STEADY = 3;
/** Returns the chances from plays of a prediction. If nothing but physics decides it, one answer is certain. */
const sampled = async (
  game: AnyGame,
  state: unknown,
  { play, answers }: StepOf<'predict'>,
  simulate: Simulate,
): Promise<PredictionOdds> => {
  const counts = answers.map(() => 0);
  const shots = new Map<string, Promise<ShotResult>>();
  const once = (shot: Shot): Promise<ShotResult> => {
    const key = JSON.stringify(shot);
    const result = shots.get(key) ?? simulate(shot);
    shots.set(key, result);
    return result;
  };
  let different = 0;
  for (let i = 0; i < PLAYS; i++) {
    const known = shots.size;
    // The physics answers one shot at a time.
    // oxlint-disable-next-line no-await-in-loop
    const { steps, rolled } = await playOnce(game, state, play, { seed: `class/${i}`, simulate: once });
    const came = answers.findIndex(({ aims }) => areMet(aims, game, steps));
    if (rolled || (i > 0 && shots.size > known)) different++;
    if (i + 1 === STEADY && different === 0)
      return { shares: answers.map((_, k) => (k === came ? 1 : 0)), free: null, by: 'physics', margin: null };
    if (came >= 0) counts[came] = (counts[came] ?? 0) + 1;
  }
  return { shares: counts.map((count) => count / PLAYS), free: null, by: 'tries', margin: 1 / Math.sqrt(PLAYS) };
};
/**
 * Returns the chances of a prediction's answers: exact by the rules, or from 40 plays if physics decides. Rejects if a shot cannot
 * be simulated.
 */
export const predictionOdds = async (
  game: AnyGame,
  state: unknown,
  step: StepOf<'predict'>,
  simulate: Simulate,
): Promise<PredictionOdds> => {
  const exact = answerOdds(game, state, step);
  if (!exact) return sampled(game, state, step, simulate);
  return { shares: exact.shares.map(toShare), free: exact.free?.map(toShare) ?? null, by: 'rules', margin: null };
};
