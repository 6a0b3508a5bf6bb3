import type { AttackCue, RollRow, RollRequest } from '../../../core/luck.ts';
import type { Message, Modifier } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { durabilityOf, isHardware, isWounded, profileOf } from './lookups.ts';
import { type Body, type State, gameMessage } from '../types.ts';

/** What a sum does to its target (SF-11): nothing, a wound, death, or an amount of damage to a machine or gun. */
export type Harm =
  | { readonly kind: 'none' }
  | { readonly kind: 'wound' }
  | { readonly kind: 'kill' }
  | { readonly kind: 'damage'; readonly by: number };
/** An attack roll, and the harm of each row. */
export interface Sum {
  readonly ask: RollRequest;
  readonly harms: readonly Harm[];
}
/** Totals with one effect. Without `to`: and more. */
interface Band {
  readonly from: number;
  readonly to?: number;
  readonly harm: Harm;
  readonly text: Message;
  /** Its result in a word or two, if the text is longer. */
  readonly word?: Message;
}
/** The attack that a roll decides: its side, its target, and its named modifiers. */
export interface Attack {
  readonly seat: Seat;
  readonly rule: string;
  readonly text: Message;
  readonly on: Body;
  /** The attacker, and the way the attack reaches its target. */
  readonly by: string;
  readonly how: NonNullable<AttackCue['how']>;
  /** The modifiers of the die. */
  readonly power: readonly Modifier[];
  readonly covered?: boolean;
  /** A shot keeps its exploding six under the option (SF-17). */
  readonly shot?: boolean;
}
const COVERED = 2;
const WEAK = 2;
/** Returns the armour modifiers against an attack, as negative values (SF-11, SF-13, SF-14). */
const armourOf = (on: Body, covered: boolean): Modifier[] => [
  { text: gameMessage('reason.armour'), value: -profileOf(on).armour },
  ...(covered ? [{ text: gameMessage('reason.cover'), value: -COVERED }] : []),
  ...(isWounded(on) ? [{ text: gameMessage('reason.wounded'), value: WEAK }] : []),
];
/** Returns all modifiers of an attack's sum, including the target's armour. */
export const reasonsOf = ({ power, on, covered = false }: Attack): Modifier[] => [...power, ...armourOf(on, covered)];
/** Returns the number that an attack's die is compared with: equal wounds, more kills (SF-11). */
export const gapOf = ({ power, on, covered = false }: Attack): number =>
  profileOf(on).armour +
  (covered ? COVERED : 0) -
  (isWounded(on) ? WEAK : 0) -
  power.reduce((sum, { value }) => sum + value, 0);
/** Whether the sixes of an attack explode (SF-17). */
export const explodes = ({ options }: State, { shot = false }: Attack): boolean => shot || options.explode === 'all';

/** Returns the roll of an attack and what its rows do (SF-11, SF-12, SF-17, SF-23). */
export const sumOf = (state: State, attack: Attack): Sum => {
  const { seat, rule, text, on, by, how } = attack;
  const gap = gapOf(attack);
  const bands = isHardware(on) ? hardwareBands(state, on, gap) : infantryBands(isWounded(on), gap);
  return throwOf(
    { seat, rule, text, reasons: reasonsOf(attack), dealt: { by, on: on.id, how } },
    bands,
    explodes(state, attack),
  );
};
const infantryBands = (wounded: boolean, gap: number): Band[] => [
  {
    from: 1,
    to: gap - 1,
    harm: { kind: 'none' },
    text: gameMessage('row.unharmed'),
    word: gameMessage('word.unharmed'),
  },
  {
    from: gap,
    to: gap,
    harm: { kind: 'wound' },
    text: gameMessage(wounded ? 'row.staysWounded' : 'row.wounded'),
    ...(wounded ? {} : { word: gameMessage('word.wounded') }),
  },
  { from: gap + 1, harm: { kind: 'kill' }, text: gameMessage('row.killed'), word: gameMessage('word.killed') },
];
/** Returns the roll of an attack on infantry by the number that its die is compared with, with exploding sixes (SF-11, SF-17). */
export const infantryRoll = (gap: number): RollRequest =>
  throwOf({ seat: 'blue', rule: 'SF-11', text: gameMessage('SF-11.name') }, infantryBands(false, gap), true).ask;
/** An equal sum does one damage, and so does a sum one higher (SF-11). */
const hardwareBands = (state: State, on: Body, gap: number): Band[] => [
  {
    from: 1,
    to: gap - 1,
    harm: { kind: 'none' },
    text: gameMessage('row.unharmed'),
    word: gameMessage('word.unharmed'),
  },
  ...damageBands(state, on, (by) => (by === 1 ? { from: gap, to: gap + 1 } : { from: gap + by, to: gap + by })),
];
/** Returns a row for each damage that the target survives, and one for all that destroy it (SF-23). */
const damageBands = (
  state: State,
  on: Body,
  totals: (damage: number) => { readonly from: number; readonly to: number },
): Band[] => {
  const bears = Math.max(0, durabilityOf(state, on) - on.damage);
  const borne = Array.from({ length: bears }, (_, i): Band => {
    const by = i + 1;
    return { ...totals(by), harm: { kind: 'damage', by }, text: gameMessage('row.damage', { count: by }) };
  });
  const { from } = totals(bears + 1);
  return [...borne, { from, harm: { kind: 'damage', by: bears + 1 }, text: gameMessage('row.destroyed') }];
};
/** Returns the damage roll of a shell that has struck a machine or gun: the total, plus one if it toppled (SF-22). */
export const damageSum = (state: State, seat: Seat, on: Body, toppled: boolean): Sum => {
  const more = toppled ? 1 : 0;
  const reasons = toppled ? [{ text: gameMessage('reason.toppled'), value: 1 }] : [];
  const bands = damageBands(state, on, (by) => ({ from: by - more, to: by - more }));
  const request = { seat, rule: 'SF-22', text: gameMessage('throw.damage', { target: { piece: on.id } }), reasons };
  return throwOf(request, bands, true);
};

/**
 * Returns the roll with the bands that have possible totals. They start at 1, end at 6 if sixes do not explode, and otherwise
 * skip multiples of six.
 */
const throwOf = (request: Omit<RollRequest, 'rows' | 'explode'>, bands: readonly Band[], explode: boolean): Sum => {
  const kept = bands.flatMap(({ from, to, harm, ...rest }) => {
    const low = Math.max(1, from);
    const high = explode ? to : Math.min(6, to ?? 6);
    const comes = explode ? high === undefined || !never(low, high) : high !== undefined && low <= high;
    return comes
      ? [{ harm, row: { ...rest, from: low, ...(high === undefined ? {} : { to: high }) } satisfies RollRow }]
      : [];
  });
  return {
    ask: { ...request, ...(explode ? { explode } : {}), rows: kept.map(({ row }) => row) },
    harms: kept.map(({ harm }) => harm),
  };
};
/** Whether an exploding die has no total between two numbers. */
const never = (from: number, to: number): boolean => from > to || (from === to && from % 6 === 0);

/** Returns the first-turn roll: each number has its own row, and the higher begins (SF-03). */
export const firstTurnRoll = (seat: Seat): RollRequest => ({
  seat,
  rule: 'SF-03',
  text: gameMessage('throw.lot', { who: { seat } }),
  rows: [1, 2, 3, 4, 5, 6].map((number) => ({ faces: [number], text: gameMessage('row.lot', { number }) })),
});
/** Returns the roll of a wounded fighter at the end of its side's turn (SF-28): it dies, stays wounded, or recovers. */
export const recoveryRoll = ({ id, seat }: Pick<Body, 'id' | 'seat'>): RollRequest => ({
  seat,
  rule: 'SF-28',
  text: gameMessage('throw.heal', { who: { piece: id } }),
  rows: [
    { faces: [1], text: gameMessage('row.dies') },
    { faces: [2, 3, 4], text: gameMessage('row.staysWounded') },
    { faces: [5, 6], text: gameMessage('row.standsUp') },
  ],
});
