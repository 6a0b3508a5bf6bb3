import seedrandom from 'seedrandom';
import type { Message, Modifier, RuleId } from './message.ts';
import type { NodeId } from './scene.ts';
import type { Seat } from './seat.ts';
import { isAnswerTo, type Shot, type ShotResult } from './shots/shot.ts';

/**
 * An attack animation from one piece to another, played before its result is shown. A `blow` is struck from beside, a `shot`
 * flies straight, a `lob` in an arc, and a `blast` spreads from `by` after the rest. Without `how` nothing crosses the table.
 */
export interface AttackCue {
  readonly by: NodeId;
  readonly on: NodeId;
  readonly how?: 'blow' | 'shot' | 'lob' | 'blast';
}
/** One row of a rule table and the totals it covers (no `to`: and more). `word` is its result in a word or two; by default its text. */
export type RollRow = { readonly text: Message; readonly word?: Message } & (
  | { readonly faces: readonly number[] }
  | { readonly from: number; readonly to?: number }
);
/** One roll of a d6, or of an exploding d6 (a six is rolled again and added). The rows cover every total once. */
export interface RollRequest {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly text: Message;
  readonly explode?: true;
  readonly reasons?: readonly Modifier[];
  readonly rows: readonly RollRow[];
  /** What crosses the table after the die has landed. The result is then shown at its target. */
  readonly dealt?: AttackCue;
}
/** The event of a finished roll: the dice, their total, and the index of the lit row. */
export interface RollEvent {
  readonly kind: 'rolled';
  readonly rule: RuleId;
  readonly text: Message;
  readonly seat: Seat;
  readonly thrown: RollRequest;
  readonly dice: readonly number[];
  readonly total: number;
  readonly row: number;
}
/** Splits a roll's modifiers: those added to the die, and, from the first negative one on, those against it. */
export const splitModifiers = ({
  reasons = [],
}: Pick<RollRequest, 'reasons'>): { readonly added: Modifier[]; readonly against: Modifier[] } => {
  const turn = reasons.findIndex(({ value }) => value < 0);
  return turn < 0
    ? { added: [...reasons], against: [] }
    : { added: reasons.slice(0, turn), against: reasons.slice(turn) };
};
/** The source of chance. Rules ask it and never make chance themselves. */
export interface Luck {
  /** Rolls dice. `apart` lists all independent rolls of the action, including this one; their odds are shown roll by roll. */
  roll(request: RollRequest, apart?: readonly RollRequest[]): RollEvent;
  /** Returns the result of a shot: simulated once, then kept in the record. */
  shot(request: Shot): ShotResult;
  /** From the seed in every mode (deals, layouts, hand shake): never typed, never branched. */
  randomInt(below: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** The part of luck that deals, always from the seed. */
export type SeededRandom = Pick<Luck, 'randomInt' | 'shuffle'>;

/** Thrown by `roll` when the next die must be typed. `typed` counts the numbers used so far. */
export class DieNeeded extends Error {
  override readonly name = 'DieNeeded';
  constructor(
    readonly ask: RollRequest,
    readonly typed: number,
  ) {
    super('A die is wanted that nobody has thrown yet.');
  }
}
/** Thrown by `shot` when the result must still be simulated. `known` counts the results used so far. */
export class ShotNeeded extends Error {
  override readonly name = 'ShotNeeded';
  constructor(
    readonly ask: Shot,
    readonly known: number,
  ) {
    super('A shot is wanted that nobody has simulated yet.');
  }
}
/** Thrown by `shot` when the next result belongs to another request. */
export class ShotMismatch extends Error {
  override readonly name = 'ShotMismatch';
}
/** Thrown by rules that would read something hidden from the view. */
export class HiddenFromView extends Error {
  override readonly name = 'HiddenFromView';
}
/** Thrown by branching luck: a deal can only be sampled. */
export class NotBranchable extends Error {
  override readonly name = 'NotBranchable';
}
/** Thrown by probing luck: the first independent rolls, or none if there are none. */
export class RollProbed extends Error {
  override readonly name = 'RollProbed';
  constructor(readonly throws: readonly RollRequest[]) {
    super('Luck was asked for.');
  }
}
/** Thrown by branching luck when a branch becomes too unlikely to matter. */
export class BranchPruned extends Error {
  override readonly name = 'BranchPruned';
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
export const rowCovers = (row: RollRow, total: number): boolean =>
  'faces' in row ? row.faces.includes(total) : total >= row.from && total <= (row.to ?? Infinity);

/** Returns the event of a roll with these dice. */
export const rollEvent = (request: RollRequest, dice: readonly number[]): RollEvent => {
  const total = sumOf(dice);
  const row = request.rows.findIndex((each) => rowCovers(each, total));
  if (row < 0) throw new Error(`${request.rule}: no row of the rule table covers ${total}.`);
  return {
    kind: 'rolled',
    rule: request.rule,
    text: request.text,
    seat: request.seat,
    thrown: request,
    dice,
    total,
    row,
  };
};

/** Returns the probability of a total, of one d6 or an exploding d6. */
const totalProbability = (request: RollRequest, total: number): number => {
  if (total < 1 || total % 1 !== 0) return 0;
  if (!request.explode) return total <= 6 ? 1 / 6 : 0;
  return total % 6 === 0 ? 0 : (1 / 6) ** (Math.floor(total / 6) + 1);
};
/** Cached sums of the probabilities below each total, for a plain and an exploding die. */
const SUMS = { plain: [0, 0], exploding: [0, 0] };
const probabilityBelow = (request: RollRequest, total: number): number => {
  const sums = request.explode ? SUMS.exploding : SUMS.plain;
  const max = Math.max(0, Math.ceil(total));
  for (let n = sums.length; n <= max; n++) sums.push((sums[n - 1] as number) + totalProbability(request, n - 1));
  return sums[max] as number;
};
/** Returns dice that make a total. */
const diceForTotal = (request: RollRequest, total: number): number[] => {
  const dice: number[] = [];
  let left = total;
  for (; request.explode && left > 6; left -= 6) dice.push(6);
  return [...dice, left];
};
/** Returns the probability of a row. */
export const rowProbability = (request: RollRequest, row: RollRow): number => {
  if ('faces' in row) return row.faces.reduce((sum, n) => sum + totalProbability(request, n), 0);
  const upTo = row.to === undefined ? 1 : probabilityBelow(request, row.to + 1);
  return Math.max(0, upTo - probabilityBelow(request, row.from));
};
/** Returns dice that light the row, or null if none can. */
const diceForRow = (request: RollRequest, row: RollRow): number[] | null => {
  if ('faces' in row) {
    const face = row.faces.find((n) => totalProbability(request, n) > 0);
    return face === undefined ? null : diceForTotal(request, face);
  }
  for (let total = row.from; total < row.from + 7; total++)
    if (totalProbability(request, total) > 0 && rowCovers(row, total)) return diceForTotal(request, total);
  return null;
};
/** A possible row: its probability and dice that light it. */
interface ReachableRow {
  readonly p: number;
  readonly dice: readonly number[];
}
/** Returns the possible rows of a roll, in order. */
const reachableRows = (request: RollRequest): readonly ReachableRow[] => {
  const arms: ReachableRow[] = [];
  for (const row of request.rows) {
    const dice = diceForRow(request, row);
    if (dice) arms.push({ p: rowProbability(request, row), dice });
  }
  return arms;
};

const seededRandom = (random: () => number): SeededRandom => {
  const randomInt = (below: number): number => Math.floor(random() * below);
  return {
    randomInt,
    shuffle: (list) => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = randomInt(i + 1);
        [out[i], out[j]] = [out[j] as (typeof out)[0], out[i] as (typeof out)[0]];
      }
      return out;
    },
  };
};
/** Seeds the generator only on first use: seeding costs more than drawing. */
const lazyRandom = (seed: string): (() => number) => {
  let random: (() => number) | undefined;
  return () => (random ??= seedrandom(seed))();
};

/** The luck of one ply. Also tells whether any was used, and how many typed numbers and saved shots are left. */
export interface PlyLuck extends Luck {
  used(): boolean;
  left(): number;
}
/** The shot results of a ply: a list in order, or a function that finds them. */
export type ShotAnswers = readonly ShotResult[] | ((request: Shot) => ShotResult | undefined);
/**
 * Returns the luck of a ply: a function of seed and ply alone, or of the numbers typed at the tray. Throws `DieNeeded` or
 * `ShotNeeded` when they run out, `ShotMismatch` for a result of another request.
 */
export const luckForPly = (seed: string, ply: number, typed?: readonly number[], shots: ShotAnswers = []): PlyLuck => {
  const random = lazyRandom(`${seed}/${ply}`);
  let next = 0;
  let shot = 0;
  let used = false;
  const die = (request: RollRequest): number => {
    const n = typed ? typed[next] : 1 + Math.floor(random() * 6);
    if (n === undefined) throw new DieNeeded(request, next);
    next++;
    return n;
  };
  return {
    ...seededRandom(lazyRandom(`${seed}/${ply}/deal`)),
    roll: (request) => {
      used = true;
      const dice = [die(request)];
      while (request.explode && dice.at(-1) === 6) dice.push(die(request));
      return rollEvent(request, dice);
    },
    shot: (request) => {
      used = true;
      const result = typeof shots === 'function' ? shots(request) : shots[shot];
      if (!result) throw new ShotNeeded(request, shot);
      if (!isAnswerTo(request, result)) throw new ShotMismatch('The answer speaks of other bodies than the question.');
      shot++;
      return result;
    },
    used: () => used,
    left: () => (typed ? typed.length - next : 0) + (typeof shots === 'function' ? 0 : shots.length - shot),
  };
};

/** Luck that takes one row at each roll. `counts` lists how many rows each roll had; `chance` is the probability of the rows taken. */
export interface BranchLuck extends Luck {
  chance(): number;
  readonly counts: readonly number[];
}
/** Returns the luck of one branch: possible row `picks[i]` at roll i, and the first row after `picks` ends. Throws `BranchPruned` below `cut`. */
export const branchLuck = (picks: readonly number[], cut: number): BranchLuck => {
  const counts: number[] = [];
  let chance = 1;
  const seeded = (): never => {
    throw new NotBranchable('A deal cannot be branched.');
  };
  return {
    counts,
    chance: () => chance,
    roll: (request) => {
      const arms = reachableRows(request);
      const arm = arms[picks[counts.length] ?? 0];
      if (!arm) throw new Error(`${request.rule}: the rule table has no row that can come.`);
      counts.push(arms.length);
      chance *= arm.p;
      if (chance < cut) throw new BranchPruned('Too thin to matter.');
      return rollEvent(request, arm.dice);
    },
    shot: (request) => {
      throw new ShotNeeded(request, 0);
    },
    randomInt: seeded,
    shuffle: seeded,
  };
};

const rejectProbe = (): never => {
  throw new RollProbed([]);
};
/** Luck that answers nothing. Its first request throws `RollProbed`, with the independent rolls of `roll`, otherwise none. */
export const probingLuck: Luck = {
  roll: (_, apart = []) => {
    throw new RollProbed(apart);
  },
  shot: rejectProbe,
  randomInt: rejectProbe,
  shuffle: rejectProbe,
};
