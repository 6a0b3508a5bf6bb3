import { enabledChoices } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import {
  RollProbed,
  branchLuck,
  BranchPruned,
  HiddenFromView,
  probingLuck,
  type BranchLuck,
  luckForPly,
  NotBranchable,
  ShotNeeded,
  type RollRequest,
} from '../luck.ts';
import type { Forecast, DecisionPlan, ForecastOptions } from './odds.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../view.ts';
import { independentEffects } from './independent.ts';
import { effectKey } from './lastingEffects.ts';
import { type Branch, firstBranch, OutcomeCollector, sum } from './outcomes.ts';

const MIN_BRANCH_PROBABILITY = 1e-9;
const MAX_PLIES = 200;
/** Returns the next action that no one needs to choose: the plan's, or the only one. */
const nextForced = (game: AnyGame, state: unknown, plan?: DecisionPlan): { action: unknown } | { choose?: Seat } => {
  const turn = game.turn(state);
  if (!('to' in turn) || !turn.midway) return {};
  const view = game.view(state, turn.to);
  const choices = enabledChoices(game.choices(view));
  const desired = plan?.(view, choices, turn.to) ?? null;
  if (desired !== null) return { action: desired };
  const only = choices[0];
  return choices.length === 1 && only?.kind === 'do' ? { action: only.action } : { choose: turn.to };
};

/** Returns the next picks in the tree of rows, or null after the last branch. */
const nextPicks = (picks: readonly number[], counts: readonly number[]): number[] | null => {
  const next = counts.map((_, i) => picks[i] ?? 0);
  while (next.length > 0 && (next.at(-1) as number) + 1 >= (counts[next.length - 1] as number)) next.pop();
  if (next.length === 0) return null;
  next.push((next.pop() as number) + 1);
  return next;
};

/** Yields each branch of a wave with the luck of each of its paths. A path must be run before the next one is asked for. */
function* pathsOf(wave: readonly Branch[]): Generator<{ branch: Branch; luck: BranchLuck }> {
  for (const branch of wave) {
    const cut = MIN_BRANCH_PROBABILITY / sum(branch.byRow);
    for (let picks: number[] | null = []; picks;) {
      const luck = branchLuck(picks, cut);
      yield { branch, luck };
      picks = nextPicks(picks, luck.counts);
    }
  }
}
/** Runs a branch's action along one path. Null if the path is too unlikely to follow. */
const runPath = (game: AnyGame, outcomes: OutcomeCollector, branch: Branch, luck: BranchLuck): Branch | null => {
  try {
    return outcomes.step(game, branch, luck, luck.chance);
  } catch (cut) {
    if (cut instanceof BranchPruned) return null;
    throw cut;
  }
};
/** Runs all branches, wave by wave. Null if they exceed the budget. */
const enumerateBranches = (
  game: AnyGame,
  first: Branch,
  plan: DecisionPlan | undefined,
  budget: number,
): Forecast | null => {
  const outcomes = new OutcomeCollector(first.state);
  let runs = 0;
  for (let wave: readonly Branch[] = [first]; wave.length > 0;) {
    const next = new Map<string, Branch>();
    for (const { branch, luck } of pathsOf(wave)) {
      if (++runs > budget) return null;
      const reached = runPath(game, outcomes, branch, luck);
      if (!reached) continue;
      const then = nextForced(game, reached.state, plan);
      if ('action' in then) outcomes.merge(next, { ...reached, action: then.action });
      else outcomes.close(reached, then.choose);
    }
    wave = [...next.values()];
  }
  return outcomes.result(true, runs);
};
/** One play of an action: where it begins, the seed of its luck, and its share of all plays. */
interface Playout extends Pick<ForecastOptions, 'plan' | 'simulate'> {
  readonly first: Branch;
  readonly seed: string;
  readonly share: number;
}
/** Plays once with the luck of a seed, up to the end or a decision that is left open. */
const samplePlayout = (
  game: AnyGame,
  outcomes: OutcomeCollector,
  { first, seed, share, plan, simulate }: Playout,
): { branch: Branch; choose?: Seat; plies: number } => {
  let branch = first;
  for (let ply = 0; ; ply++) {
    const chance = ply === 0 ? share : 1;
    branch = outcomes.step(game, branch, luckForPly(seed, ply, undefined, simulate), () => chance);
    const then = nextForced(game, branch.state, plan);
    if ('action' in then && ply < MAX_PLIES) branch = { ...branch, action: then.action };
    else return { branch, plies: ply + 1, ...('choose' in then ? { choose: then.choose } : {}) };
  }
};
const sample = (game: AnyGame, first: Branch, ways: ForecastOptions): Forecast => {
  const { samples = 400, seed = 'forecast', ...playOptions } = ways;
  const outcomes = new OutcomeCollector(first.state);
  let runs = 0;
  for (let i = 0; i < samples; i++) {
    const { branch, choose, plies } = samplePlayout(game, outcomes, {
      ...playOptions,
      first,
      seed: `${seed}/${i}`,
      share: 1 / samples,
    });
    runs += plies;
    outcomes.close(branch, choose);
  }
  return outcomes.result(false, runs);
};
/**
 * Plays an action once with the luck of a seed, as its forecast does. Returns the keys (`kind:ids`) of its lasting effects, and
 * the dice of its first roll.
 */
export const sampleOnce = (
  game: AnyGame,
  state: View<unknown>,
  action: unknown,
  seed: string,
): { readonly effects: readonly string[]; readonly dice: readonly number[] } => {
  const first = firstBranch(state, action);
  const { branch } = samplePlayout(game, new OutcomeCollector(state), { first, seed, share: 1 });
  return { effects: branch.lasting.map(effectKey), dice: branch.dice };
};

/** Returns an action's independent rolls, or none if it makes other rolls. */
const independentRolls = (game: AnyGame, state: unknown, action: unknown): readonly RollRequest[] => {
  try {
    game.apply(state, action, probingLuck);
  } catch (asked) {
    if (asked instanceof RollProbed) return asked.throws;
    if (!(asked instanceof HiddenFromView)) throw asked;
  }
  return [];
};

/** Returns the odds of a legal action by running the rules over every possible row. Over budget it samples instead (`exact: false`). */
export const forecast = (
  game: AnyGame,
  state: View<unknown>,
  action: unknown,
  ways: ForecastOptions = {},
): Forecast => {
  const { plan, budget = 1000 } = ways;
  const first = firstBranch(state, action);
  const throws = independentRolls(game, state, action);
  if (throws.length > 1)
    return { kind: 'each', throws, effects: independentEffects(game, state, action, throws.length) };
  try {
    return enumerateBranches(game, first, plan, budget) ?? sample(game, first, ways);
  } catch (thrown) {
    return forecastUnbranched(game, first, ways, thrown);
  }
};
/** Returns the forecast when the rows cannot be branched. */
const forecastUnbranched = (game: AnyGame, first: Branch, ways: ForecastOptions, thrown: unknown): Forecast => {
  if (thrown instanceof HiddenFromView) return { kind: 'unknown' };
  if (!(thrown instanceof NotBranchable || thrown instanceof ShotNeeded)) throw thrown;
  try {
    return sample(game, first, ways);
  } catch (again) {
    if (again instanceof ShotNeeded) return { kind: 'sample' };
    throw again;
  }
};
