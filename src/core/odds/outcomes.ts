import { actionKey, deepEqual } from '../equality.ts';
import type { ShotEvent, TableEvent } from '../event.ts';
import type { AnyGame } from '../game.ts';
import type { Luck, RollRequest } from '../luck.ts';
import type { Message } from '../message.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../view.ts';
import { effectKey, isLasting } from './lastingEffects.ts';
import type { Forecast } from './odds.ts';

/** What a path of rolls has led to so far, and the action that comes next. */
export interface Branch {
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

/** Returns the branch before an action is run. */
export const firstBranch = (state: View<unknown>, action: unknown): Branch => ({
  state,
  action,
  byRow: [1],
  effects: '',
  lasting: [],
  lastRow: null,
  dice: [],
  depth: 0,
});
const NOTHING_CHANGES: Message = { key: 'core:nothingChanges' };
/** Returns the sum of numbers. */
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const effectTag = (event: TableEvent): string => {
  if (event.kind === 'shot') return `shot:${event.outcomes?.lit.join() ?? ''};`;
  return isLasting(event) ? `${effectKey(event)};` : '';
};
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

/** Collects outcomes and merges equal tables. */
export class OutcomeCollector {
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
    const lasting = branch.lasting.map((event) => event.text);
    const texts = lasting.length === 0 && branch.lastRow ? [branch.lastRow] : lasting;
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
    if (!deepEqual(old.texts, texts)) old.same = false;
  }

  /** Adds a branch to a wave, merging it with an equal one. */
  merge(wave: Map<string, Branch>, branch: Branch): void {
    const key = `${branch.effects}|${this.keyOf(branch.state)}|${actionKey(branch.action)}`;
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
