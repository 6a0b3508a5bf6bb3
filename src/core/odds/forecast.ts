import { enabledChoices } from '../choice.ts';
import type { ShotEvent, TableEvent } from '../event.ts';
import type { AnyGame } from '../game.ts';
import {
  RollProbed,
  branchLuck,
  BranchPruned,
  HiddenFromView,
  probingLuck,
  type Luck,
  luckForPly,
  NotBranchable,
  ShotNeeded,
  type RollRequest,
} from '../luck.ts';
import type { Message } from '../message.ts';
import type { Forecast, DecisionPlan, ForecastOptions } from './odds.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../view.ts';
import { independentEffects } from './independent.ts';
import { isLasting, effectKey } from './lastingEffects.ts';

interface Branch {
  readonly state: View<unknown>;
  readonly action: unknown;
  readonly byRow: number[];
  /** The keys of the lasting effects and shots so far. They keep branches apart whose tables are equal. */
  readonly effects: string;
  readonly lasting: readonly TableEvent[];
  readonly lastRow: Message | null;
  readonly shot?: ShotEvent;
  /** The dice of the first roll. */
  readonly dice: readonly number[];
  readonly depth: number;
}
interface MergedOutcome {
  readonly byRow: number[];
  readonly texts: readonly Message[];
  readonly effects: readonly string[];
  readonly state: View<unknown>;
  readonly choose?: Seat;
  readonly shot?: ShotEvent;
  /** Whether all outcomes merged here have the same texts. */
  same: boolean;
}

const MIN_BRANCH_PROBABILITY = 1e-9;
const MAX_PLIES = 200;
const NOTHING_CHANGES: Message = { key: 'core:nothingChanges' };
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const effectTag = (event: TableEvent): string =>
  event.kind === 'shot' ? `shot:${event.outcomes?.lit.join() ?? ''};` : isLasting(event) ? `${effectKey(event)};` : '';
const addTo = (list: number[], more: readonly number[]): void => more.forEach((p, i) => (list[i] = (list[i] ?? 0) + p));

/** Returns a function that turns states into keys: equal states get equal keys. Parts unchanged since the start are left out. */
const stateKeyFactory = (start: unknown): ((state: unknown) => string) => {
  const known = new Map<unknown, string>();
  const speltBefore = (was: unknown): string => {
    const spelt = known.get(was) ?? JSON.stringify(was) ?? '';
    known.set(was, spelt);
    return spelt;
  };
  const part = (now: unknown, was: unknown): string => {
    if (now === was) return SAME;
    if (Array.isArray(now) && Array.isArray(was) && now.length === was.length) {
      const parts = now.map((each, i) => part(each, was[i]));
      return parts.every((each) => each === SAME) ? SAME : `[${parts.join()}]`;
    }
    const spelt = JSON.stringify(now) ?? '';
    return spelt === speltBefore(was) ? SAME : spelt;
  };
  const from = start as Readonly<Record<string, unknown>>;
  return (state) =>
    Object.entries(state as object)
      .map(([key, now]) => `${key}${part(now, from[key])}`)
      .join();
};
/** Stands for an unchanged part. No other key begins with it. */
const SAME = '=';

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

/** Collects outcomes and merges equal tables. */
class OutcomeCollector {
  readonly closed = new Map<string, MergedOutcome>();
  readonly effects: Record<string, number> = {};
  throws: readonly RollRequest[] = [];
  readonly keyOf: (state: unknown) => string;
  constructor(start: unknown) {
    this.keyOf = stateKeyFactory(start);
  }

  close(branch: Branch, choose?: Seat): void {
    const p = sum(branch.byRow);
    for (const sign of new Set(branch.lasting.map(effectKey))) this.effects[sign] = (this.effects[sign] ?? 0) + p;
    const texts =
      branch.lasting.length > 0 ? branch.lasting.map((event) => event.text) : branch.lastRow ? [branch.lastRow] : [];
    const key = `${branch.effects}|${this.keyOf(branch.state)}`;
    const old = this.closed.get(key);
    if (!old) {
      this.closed.set(key, {
        byRow: [...branch.byRow],
        texts,
        effects: branch.lasting.map(effectKey),
        state: branch.state,
        same: true,
        ...(choose ? { choose } : {}),
        ...(branch.shot ? { shot: branch.shot } : {}),
      });
      return;
    }
    addTo(old.byRow, branch.byRow);
    if (JSON.stringify(old.texts) !== JSON.stringify(texts)) old.same = false;
  }

  /** Adds a branch to a wave, merging it with an equal one. */
  merge(wave: Map<string, Branch>, branch: Branch): void {
    const key = `${branch.effects}|${this.keyOf(branch.state)}|${JSON.stringify(branch.action)}`;
    const old = wave.get(key);
    if (old) addTo(old.byRow, branch.byRow);
    else wave.set(key, branch);
  }

  result(exact: boolean, runs: number): Forecast {
    const outcomes = [...this.closed.values()]
      .map(({ same, texts, ...rest }) => ({ ...rest, p: sum(rest.byRow), texts: same ? texts : [NOTHING_CHANGES] }))
      .sort((a, b) => b.p - a.p);
    const total = sum(outcomes.map((outcome) => outcome.p));
    return {
      kind: 'odds',
      exact,
      throws: this.throws,
      outcomes,
      effects: this.effects,
      open: Math.max(0, 1 - total),
      runs,
    };
  }

  /** Runs the branch's action. `chance` then returns the probability of the rows taken. */
  step(game: AnyGame, branch: Branch, luck: Luck, chance: () => number): Branch {
    const { state, events } = game.apply(branch.state, branch.action, luck);
    const rolls = events.filter((event) => event.kind === 'rolled');
    if (branch.depth === 0 && rolls.length > this.throws.length) this.throws = rolls.map((roll) => roll.thrown);
    const first = rolls[0];
    const last = rolls.at(-1);
    const lasting = events.filter(isLasting);
    const shot = events.find((event) => event.kind === 'shot') ?? branch.shot;
    return {
      // What follows from a view shows no more than that view.
      state: state as View<unknown>,
      action: null,
      byRow:
        branch.depth === 0 && first
          ? first.thrown.rows.map((_, i) => (i === first.row ? sum(branch.byRow) * chance() : 0))
          : branch.byRow.map((p) => p * chance()),
      effects: branch.effects + events.map(effectTag).join(''),
      lasting: [...branch.lasting, ...lasting],
      lastRow: last?.thrown.rows[last.row]?.text ?? branch.lastRow,
      ...(shot ? { shot } : {}),
      dice: branch.depth === 0 ? (first?.dice ?? []) : branch.dice,
      depth: branch.depth + 1,
    };
  }
}

/** Returns the next picks in the tree of rows, or null after the last branch. */
const nextPicks = (picks: readonly number[], counts: readonly number[]): number[] | null => {
  const next = counts.map((_, i) => picks[i] ?? 0);
  while (next.length > 0 && (next.at(-1) as number) + 1 >= (counts[next.length - 1] as number)) next.pop();
  if (next.length === 0) return null;
  next.push((next.pop() as number) + 1);
  return next;
};

/** Runs all branches, wave by wave. Null if they exceed the budget. */
const enumerateBranches = (
  game: AnyGame,
  first: Branch,
  plan: DecisionPlan | undefined,
  budget: number,
): Forecast | null => {
  const tally = new OutcomeCollector(first.state);
  let runs = 0;
  for (let wave: readonly Branch[] = [first]; wave.length > 0;) {
    const next = new Map<string, Branch>();
    for (const branch of wave) {
      const mass = sum(branch.byRow);
      for (let picks: number[] | null = []; picks;) {
        if (++runs > budget) return null;
        const luck = branchLuck(picks, MIN_BRANCH_PROBABILITY / mass);
        try {
          const reached = tally.step(game, branch, luck, luck.chance);
          const then = nextForced(game, reached.state, plan);
          if ('action' in then) tally.merge(next, { ...reached, action: then.action });
          else tally.close(reached, then.choose);
        } catch (cut) {
          if (!(cut instanceof BranchPruned)) throw cut;
        }
        picks = nextPicks(picks, luck.counts);
      }
    }
    wave = [...next.values()];
  }
  return tally.result(true, runs);
};
const firstBranch = (state: View<unknown>, action: unknown): Branch => ({
  state,
  action,
  byRow: [1],
  effects: '',
  lasting: [],
  lastRow: null,
  dice: [],
  depth: 0,
});
/** Plays once with the luck of a seed, up to the end or a decision that is left open. */
const samplePlayout = (
  game: AnyGame,
  tally: OutcomeCollector,
  first: Branch,
  name: string,
  share: number,
  { plan, simulate }: ForecastOptions,
): { branch: Branch; choose?: Seat; plies: number } => {
  let branch = first;
  for (let ply = 0; ; ply++) {
    const chance = ply === 0 ? share : 1;
    branch = tally.step(game, branch, luckForPly(name, ply, undefined, simulate), () => chance);
    const then = nextForced(game, branch.state, plan);
    if ('action' in then && ply < MAX_PLIES) branch = { ...branch, action: then.action };
    else return { branch, plies: ply + 1, ...('choose' in then ? { choose: then.choose } : {}) };
  }
};
const sample = (game: AnyGame, first: Branch, ways: ForecastOptions): Forecast => {
  const { samples = 400, seed = 'forecast' } = ways;
  const tally = new OutcomeCollector(first.state);
  let runs = 0;
  for (let i = 0; i < samples; i++) {
    const { branch, choose, plies } = samplePlayout(game, tally, first, `${seed}/${i}`, 1 / samples, ways);
    runs += plies;
    tally.close(branch, choose);
  }
  return tally.result(false, runs);
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
  const { branch } = samplePlayout(game, new OutcomeCollector(state), firstBranch(state, action), seed, 1, {});
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
