import type { AimTest } from '../../core/shots/aimTest.ts';
import type { Forecast, Outcome } from '../../core/odds/odds.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';

/** What may happen to a piece, or that it scores, with its probability (0 to 1). */
interface Fate {
  readonly kind: 'removed' | 'scored' | 'wounded' | 'hit' | 'stays';
  readonly id: NodeId;
  readonly p: number;
  /** How many own pieces are in danger together. */
  readonly of?: number;
}
/**
 * What a roll decides for a side. `wanted` is the best effect it can hope for. `worst` is the worst effect on its own pieces, or
 * else the least harm to the enemy that is certain. `worst` is null if there is none.
 */
export interface Stakes {
  readonly wanted: Fate;
  readonly worst: Fate | null;
}
/** A likelihood below this is too small to be shown as the hope, such as that of a rifle to destroy a tank. */
const RARE = 0.05;
const KINDS = ['removed', 'scored', 'wounded', 'hit'] as const;
/** The gravity of each effect, relative to a removed piece. The wounded come back, and a machine survives many hits. */
const GRAVITY = { removed: 1, scored: 1, wounded: 0.4, hit: 0.1, stays: 0 } as const;
type Effects = Pick<AimTest, 'effects'>['effects'];
/** Returns the possible effects on the other sides and on the own side. The gravest are first, and within one kind the likeliest. */
const fatesOf = (effects: Effects, { nodes }: Scene, seat: Seat): { theirs: readonly Fate[]; own: readonly Fate[] } => {
  const seatOf = new Map(nodes.flatMap((node) => (node.kind === 'piece' ? [[node.id, node.seat] as const] : [])));
  const outcomes = Object.entries(effects).flatMap(([sign, p]): Fate[] => {
    const [name, ids = ''] = sign.split(':');
    const kind = KINDS.find((each) => each === name);
    return kind && p > 0 ? ids.split(',').map((id) => ({ kind, id, p })) : [];
  });
  // A score of one side harms the other.
  const isOwn = ({ kind, id }: Fate): boolean => (seatOf.get(id) === seat) !== (kind === 'scored');
  const known = byGravity(outcomes.filter(({ id }) => seatOf.get(id) !== undefined));
  return { theirs: known.filter((outcome) => !isOwn(outcome)), own: known.filter(isOwn) };
};
/** Returns the chance that a neutral piece, such as a gun, is hit, however gravely. Null if nothing can happen to it. */
export const outcomeForNeutral = ({ effects }: { readonly effects: Effects }, id: NodeId): Fate | null => {
  const p = KINDS.reduce((sum, kind) => sum + (kind === 'scored' ? 0 : (effects[`${kind}:${id}`] ?? 0)), 0);
  return p > 0 ? { kind: 'hit', id, p } : null;
};
/**
 * Returns what an action is worth to its side. It is the sum of all effects on the others, each its probability times its
 * gravity, less the effects on the own side.
 */
export const actionValue = (effects: Effects, scene: Scene, seat: Seat): number => {
  const { theirs, own } = fatesOf(effects, scene, seat);
  const sumOf = (outcomes: readonly Fate[]): number =>
    outcomes.reduce((sum, { kind, p }) => sum + p * GRAVITY[kind], 0);
  return sumOf(theirs) - sumOf(own);
};
/** What can be evaluated: odds, or the results of an aim test. */
type Weighed = Extract<Forecast, { effects: unknown }> | (Pick<AimTest, 'effects'> & { readonly kind: 'fan' });
/** A probability above this counts as certain, because sums of odds are not exact. */
const SURE = 1 - 1e-9;
/**
 * For a machine, which survives many hits, returns the chance of any hit, because its row shows the gravity. If a hit is certain,
 * returns the gravest effect.
 */
const hitAtAll = (outcome: Fate, theirs: readonly Fate[], odds: Weighed): Fate => {
  const his = theirs.filter(({ id }) => id === outcome.id);
  if (odds.kind === 'fan' || !his.some(({ kind }) => kind === 'hit')) return outcome;
  const p = his.reduce((sum, each) => sum + (each.kind === 'scored' ? 0 : each.p), 0);
  return p < SURE ? { kind: 'hit', id: outcome.id, p } : outcome;
};
/** Returns the chance that none of the own pieces suffers the gravest effect possible. */
const allStay = (own: Fate, ours: readonly Fate[], odds: Weighed): Fate => {
  const outcomes = ours.filter(({ kind }) => kind === own.kind);
  const one = { kind: 'stays' as const, id: own.id };
  if (outcomes.length === 1) return { ...one, p: Math.max(0, 1 - own.p) };
  const falls = ({ effects }: Pick<Outcome, 'effects'>): boolean =>
    effects.some((sign) => outcomes.some((outcome) => brings(sign, outcome)));
  const p =
    odds.kind === 'odds'
      ? odds.outcomes.reduce((sum, outcome) => (falls(outcome) ? sum : sum + outcome.p), 0)
      : outcomes.reduce((all, outcome) => all * (1 - outcome.p), 1);
  return { ...one, p, of: outcomes.length };
};
/**
 * Returns what an action decides for its side. Usually it is the gravest effect on an enemy that is not rare; for a machine it is
 * any hit. If only own pieces are in danger, or in an answer (`midway`) they are in more danger, it is that all stay. Null if
 * nothing can happen.
 */
export const evaluateStakes = (odds: Forecast | Weighed, scene: Scene, seat: Seat, midway = false): Stakes | null => {
  if (!('effects' in odds)) return null;
  const { theirs, own: ours } = fatesOf(odds.effects, scene, seat);
  const [harm, own] = [theirs.find(({ p }) => p >= RARE) ?? theirs[0], ours[0]];
  const answers = midway && own !== undefined && own.p > (harm?.p ?? 0);
  if (harm && !answers) {
    const wanted = hitAtAll(harm, theirs, odds);
    return { wanted, worst: own ?? leastSure(theirs, odds.kind === 'odds' ? odds.outcomes : []) };
  }
  return own ? { wanted: allStay(own, ours, odds), worst: own } : null;
};
/** Whether the key of a lasting effect includes this effect. */
const brings = (sign: string, { kind, id }: Fate): boolean => {
  const [name, ids = ''] = sign.split(':');
  return name === kind && ids.split(',').includes(id);
};
/** Sorts effects: the gravest first, and within one kind the likeliest. */
const byGravity = (outcomes: readonly Fate[]): Fate[] =>
  KINDS.flatMap((kind) => outcomes.filter((outcome) => outcome.kind === kind).toSorted((a, b) => b.p - a.p));
/** Returns the least grave of these effects if every outcome includes one of them, or else null. */
const leastSure = (fates: readonly Fate[], outcomes: readonly Pick<Outcome, 'effects'>[]): Fate | null => {
  const harms = ({ effects }: Pick<Outcome, 'effects'>): boolean =>
    effects.some((sign) => fates.some((outcome) => brings(sign, outcome)));
  return outcomes.length > 0 && outcomes.every(harms) ? (fates.at(-1) ?? null) : null;
};
