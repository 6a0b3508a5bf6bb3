import seedrandom from 'seedrandom';
import type { Message, Modifier, RuleId } from './message.ts';
import type { NodeId } from './scene.ts';
import type { Seat } from './seat.ts';
import { isAnswerTo, type Shot, type ShotResult } from './shots/shot.ts';

/**
 * What one piece deals another on the table: it is seen to cross it, before what comes of it. A `blow` is struck from beside, a `shot`
 * flies straight, a `lob` in a bow; a `blast` goes out from `by` once the rest has arrived. Without a way it has arrived already.
 */
export interface AttackCue {
  readonly by: NodeId;
  readonly on: NodeId;
  readonly how?: 'blow' | 'shot' | 'lob' | 'blast';
}
/** One row of a rule table and the totals it covers (`to` absent: and more); all its totals lead to the same table. `word` is its verdict in a word or two; its text if absent. */
export type RollRow = { readonly text: Message; readonly word?: Message } & (
  | { readonly faces: readonly number[] }
  | { readonly from: number; readonly to?: number }
);
/** One throw of a d6, or of an exploding d6 (a six is thrown again and added); the rows cover every total once. */
export interface RollRequest {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly text: Message;
  readonly explode?: true;
  readonly reasons?: readonly Modifier[];
  readonly rows: readonly RollRow[];
  /** What crosses the table once the die lies; the verdict then stands at whom it is dealt. */
  readonly dealt?: AttackCue;
}
/** The event of a throw that has fallen: each die, their sum and the index of the row it lit. */
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
/** The two sides of a throw's sum: what is added to the die, and from the first part below 0 on what stands against it. */
export const splitModifiers = ({
  reasons = [],
}: Pick<RollRequest, 'reasons'>): { readonly added: Modifier[]; readonly against: Modifier[] } => {
  const turn = reasons.findIndex(({ value }) => value < 0);
  return turn < 0
    ? { added: [...reasons], against: [] }
    : { added: reasons.slice(0, turn), against: reasons.slice(turn) };
};
/** Luck is asked for: rules never make any. */
export interface Luck {
  /** `apart`: all throws of an action, this one among them, where none bears on another: their odds are told throw by throw. */
  roll(request: RollRequest, apart?: readonly RollRequest[]): RollEvent;
  /** What becomes of the bodies, simulated once and then kept in the record. */
  shot(request: Shot): ShotResult;
  /** From the seed in every mode (deals, layouts, hand tremor): never typed, never branched. */
  randomInt(below: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** The part of luck that deals: from the seed in every mode. */
export type SeededRandom = Pick<Luck, 'randomInt' | 'shuffle'>;

/** Thrown by `roll` when the next die is still to be typed; `typed` counts the numbers used so far. */
export class DieNeeded extends Error {
  override readonly name = 'Wanted';
  constructor(
    readonly ask: RollRequest,
    readonly typed: number,
  ) {
    super('A die is wanted that nobody has thrown yet.');
  }
}
/** Thrown by `shot` when the answer is still to be simulated; `known` counts the answers used so far. */
export class ShotNeeded extends Error {
  override readonly name = 'ShotWanted';
  constructor(
    readonly ask: Shot,
    readonly known: number,
  ) {
    super('A shot is wanted that nobody has simulated yet.');
  }
}
/** Thrown by `shot` when the answer at hand belongs to another question. */
export class ShotMismatch extends Error {
  override readonly name = 'ShotUnfit';
}
/** Thrown by rules that would read a blank of a view. */
export class HiddenFromView extends Error {
  override readonly name = 'Hidden';
}
/** Thrown by branching luck: a deal can only be sampled. */
export class NotBranchable extends Error {
  override readonly name = 'Seeded';
}
/** Thrown by luck that only listens: the throws apart that are asked for first, or none where there is no such throw. */
export class RollProbed extends Error {
  override readonly name = 'Asked';
  constructor(readonly throws: readonly RollRequest[]) {
    super('Luck was asked for.');
  }
}
/** Thrown by branching luck when a branch grows too thin to matter. */
export class BranchPruned extends Error {
  override readonly name = 'Cut';
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
/** Whether the row covers the total. */
export const rowCovers = (row: RollRow, total: number): boolean =>
  'faces' in row ? row.faces.includes(total) : total >= row.from && total <= (row.to ?? Infinity);

/** The event of a throw that fell with these dice. */
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

/** The probability of a total: of a d6, or of an exploding one. */
const totalProbability = (request: RollRequest, total: number): number => {
  if (total < 1 || total % 1 !== 0) return 0;
  if (!request.explode) return total <= 6 ? 1 / 6 : 0;
  return total % 6 === 0 ? 0 : (1 / 6) ** (Math.floor(total / 6) + 1);
};
/** The sums of the chances below each total, as far as they have been asked for: of one die, and of an exploding one. */
const SUMS = { plain: [0, 0], exploding: [0, 0] };
const probabilityBelow = (request: RollRequest, total: number): number => {
  const sums = request.explode ? SUMS.exploding : SUMS.plain;
  const max = Math.max(0, Math.ceil(total));
  for (let n = sums.length; n <= max; n++) sums.push((sums[n - 1] as number) + totalProbability(request, n - 1));
  return sums[max] as number;
};
/** The dice that make a total. */
const diceForTotal = (request: RollRequest, total: number): number[] => {
  const dice: number[] = [];
  let left = total;
  for (; request.explode && left > 6; left -= 6) dice.push(6);
  return [...dice, left];
};
/** The probability of a row. */
export const rowProbability = (request: RollRequest, row: RollRow): number => {
  if ('faces' in row) return row.faces.reduce((sum, n) => sum + totalProbability(request, n), 0);
  const upTo = row.to === undefined ? 1 : probabilityBelow(request, row.to + 1);
  return Math.max(0, upTo - probabilityBelow(request, row.from));
};
/** Dice that light the row, or null if none can. */
const diceForRow = (request: RollRequest, row: RollRow): number[] | null => {
  if ('faces' in row) {
    const face = row.faces.find((n) => totalProbability(request, n) > 0);
    return face === undefined ? null : diceForTotal(request, face);
  }
  for (let total = row.from; total < row.from + 7; total++)
    if (totalProbability(request, total) > 0 && rowCovers(row, total)) return diceForTotal(request, total);
  return null;
};
/** A row that can come: how likely, and by which dice. */
interface ReachableRow {
  readonly p: number;
  readonly dice: readonly number[];
}
/** The rows of a throw that can come, in their order. */
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
/** A generator that is made only when it is first asked: seeding costs more than drawing. */
const lazyRandom = (seed: string): (() => number) => {
  let random: (() => number) | undefined;
  return () => (random ??= seedrandom(seed))();
};

/** The luck of one ply, and what became of it: whether any was used and how many typed numbers and kept shots are left. */
export interface PlyLuck extends Luck {
  used(): boolean;
  left(): number;
}
/** The shots of a ply: those at hand, in order, or whoever answers for them. */
export type ShotAnswers = readonly ShotResult[] | ((request: Shot) => ShotResult | undefined);
/**
 * The luck of a ply: a function of seed and ply alone, or the numbers typed at the tray (throws `DieNeeded` when they run out);
 * shots are answered by those at hand (throws `ShotNeeded` when they run out, `ShotMismatch` for one of another question).
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

/** Luck that takes one row at each throw; `counts` lists how many rows each throw had, `chance` is that of the rows taken. */
export interface BranchLuck extends Luck {
  chance(): number;
  readonly counts: readonly number[];
}
/** Luck of one branch: row `picks[i]` of those that can come at throw i (the first where `picks` ends); throws `BranchPruned` below `cut`. */
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
/** Luck that answers nothing: it throws `RollProbed` with what is asked for first. */
export const probingLuck: Luck = {
  roll: (_, apart = []) => {
    throw new RollProbed(apart);
  },
  shot: rejectProbe,
  randomInt: rejectProbe,
  shuffle: rejectProbe,
};
