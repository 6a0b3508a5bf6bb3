import type { AimTest } from '../../core/shots/aimTest.ts';
import type { Forecast, Outcome } from '../../core/odds/odds.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';

/** What may come upon a piece, or that it scores, and how likely (0..1). */
interface Fate {
  readonly kind: 'removed' | 'scored' | 'wounded' | 'hit' | 'stays';
  readonly id: NodeId;
  readonly p: number;
  /** So many of the own are in danger together. */
  readonly of?: number;
}
/** What decides a throw for a side: the best that it can hope for, and the worst that may come: upon its own, else the least of what it does to the others for certain; null where nothing may come of it. */
export interface Stakes {
  readonly wanted: Fate;
  readonly worst: Fate | null;
}
/** What comes less often than this is no hope to be told first, as that a rifle destroys a tank. */
const RARE = 0.05;
const KINDS = ['removed', 'scored', 'wounded', 'hit'] as const;
/** What each is worth beside a piece that falls: the wounded come back, and a machine stands many hits. */
const GRAVITY = { removed: 1, scored: 1, wounded: 0.4, hit: 0.1, stays: 0 } as const;
type Effects = Pick<AimTest, 'effects'>['effects'];
/** What may come upon the others and upon the own, the gravest first, of one kind the likeliest. */
const fatesOf = (effects: Effects, { nodes }: Scene, seat: Seat): { theirs: readonly Fate[]; own: readonly Fate[] } => {
  const seatOf = new Map(nodes.flatMap((node) => (node.kind === 'piece' ? [[node.id, node.seat] as const] : [])));
  const outcomes = Object.entries(effects).flatMap(([sign, p]): Fate[] => {
    const [name, ids = ''] = sign.split(':');
    const kind = KINDS.find((each) => each === name);
    return kind && p > 0 ? ids.split(',').map((id) => ({ kind, id, p })) : [];
  });
  // What one side scores comes upon the other.
  const isOwn = ({ kind, id }: Fate): boolean => (seatOf.get(id) === seat) !== (kind === 'scored');
  const known = byGravity(outcomes.filter(({ id }) => seatOf.get(id) !== undefined));
  return { theirs: known.filter((outcome) => !isOwn(outcome)), own: known.filter(isOwn) };
};
/** What comes upon one piece that is nobody's, a gun perhaps: that it is hit, however gravely; null where nothing does. */
export const outcomeForNeutral = ({ effects }: { readonly effects: Effects }, id: NodeId): Fate | null => {
  const p = KINDS.reduce((sum, kind) => sum + (kind === 'scored' ? 0 : (effects[`${kind}:${id}`] ?? 0)), 0);
  return p > 0 ? { kind: 'hit', id, p } : null;
};
/** What a deed is worth to the side that does it: the chance of all that may come upon the others, each times its gravity, less what may come upon its own. */
export const actionValue = (effects: Effects, scene: Scene, seat: Seat): number => {
  const { theirs, own } = fatesOf(effects, scene, seat);
  const sumOf = (outcomes: readonly Fate[]): number =>
    outcomes.reduce((sum, { kind, p }) => sum + p * GRAVITY[kind], 0);
  return sumOf(theirs) - sumOf(own);
};
/** What may be weighed: odds, or what came of tries. */
type Weighed = Extract<Forecast, { effects: unknown }> | (Pick<AimTest, 'effects'> & { readonly kind: 'fan' });
/** So near to certain a chance is: sums of odds come no nearer. */
const SURE = 1 - 1e-9;
/** Of a machine, which stands many hits, that it is hit at all: how gravely its row tells; where that is certain, the gravest. */
const hitAtAll = (outcome: Fate, theirs: readonly Fate[], odds: Weighed): Fate => {
  const his = theirs.filter(({ id }) => id === outcome.id);
  if (odds.kind === 'fan' || !his.some(({ kind }) => kind === 'hit')) return outcome;
  const p = his.reduce((sum, each) => sum + (each.kind === 'scored' ? 0 : each.p), 0);
  return p < SURE ? { kind: 'hit', id: outcome.id, p } : outcome;
};
/** That none of the own comes to the gravest that may come upon them. */
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
/** What an action decides for the side that takes it: who of the others falls (of a machine, that it is hit; where either is rare, what is likelier to come upon them), or, where it is the own who are in danger (alone, or as an answer `midway` in a turn), that all of them stay. */
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
/** Whether a sign of what stays of an outcome tells of a fate. */
const brings = (sign: string, { kind, id }: Fate): boolean => {
  const [name, ids = ''] = sign.split(':');
  return name === kind && ids.split(',').includes(id);
};
/** The gravest first, of one kind the likeliest. */
const byGravity = (outcomes: readonly Fate[]): Fate[] =>
  KINDS.flatMap((kind) => outcomes.filter((outcome) => outcome.kind === kind).toSorted((a, b) => b.p - a.p));
/** The least grave of these fates where every outcome brings one of them. */
const leastSure = (fates: readonly Fate[], outcomes: readonly Pick<Outcome, 'effects'>[]): Fate | null => {
  const harms = ({ effects }: Pick<Outcome, 'effects'>): boolean =>
    effects.some((sign) => fates.some((outcome) => brings(sign, outcome)));
  return outcomes.length > 0 && outcomes.every(harms) ? (fates.at(-1) ?? null) : null;
};
