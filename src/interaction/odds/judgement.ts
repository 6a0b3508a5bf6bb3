import type { AnyGame } from '../../core/game.ts';
import type { Forecast, Outcome } from '../../core/odds/odds.ts';
import type { Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';

/**
 * What an outcome means for the acting side: the desired result, a part of it, nothing, a lesser loss, or the worst loss. `open`:
 * a row may lead to several of these.
 */
export type Meaning = 'good' | 'part' | 'none' | 'hurt' | 'bad' | 'open';
/** A judged outcome. Its worth is only for sorting; its meaning is shown. */
interface Judged {
  readonly worth: number;
  readonly meaning: Exclude<Meaning, 'open'>;
}
/** A row of the first roll, judged by the outcomes it leads to. `led` has each meaning with its share of the row, the best first. */
export interface JudgedRow {
  readonly worth: number;
  readonly meaning: Meaning;
  readonly led: readonly { readonly meaning: Meaning; readonly p: number }[];
}
/** All that can result from an action, judged for one side: each outcome, and each row of the first roll. */
export interface Judgement {
  readonly outcomes: readonly Judged[];
  readonly rows: readonly JudgedRow[];
}
type Odds = Extract<Forecast, { kind: 'odds' }>;

/** The worth of each effect on an enemy piece. On an own piece it is an equal loss. */
const WORTH: Readonly<Record<string, number>> = { removed: 100, wounded: 10, hit: 3, restored: -10 };
const WON = 10_000;
const worthOf = (game: AnyGame, scene: Scene, seat: Seat, { effects, state }: Outcome): number => {
  const whose = new Map(scene.nodes.flatMap((node) => (node.kind === 'piece' ? [[node.id, node.seat] as const] : [])));
  const turn = game.turn(state);
  const won = 'over' in turn && turn.over.winners.length > 0 ? (turn.over.winners.includes(seat) ? WON : -WON) : 0;
  return effects.reduce((sum, sign) => {
    const [kind = '', ids = ''] = sign.split(':');
    const worth = WORTH[kind] ?? 0;
    return ids.split(',').reduce((all, id) => {
      const side = whose.get(id);
      return side === undefined ? all : all + (side === seat ? -worth : worth);
    }, sum);
  }, won);
};
/** Returns how far an outcome goes: 2 for a removal, 1 for less, 0 for nothing, and negative for losses. */
const stepOf = (worth: number): number => Math.sign(worth) * (Math.abs(worth) >= 100 ? 2 : 1);
/** Judges the odds of an action for its side. `answers`: the side defends, so that no change is already a partial success. */
export const judgeForecast = (game: AnyGame, odds: Odds, scene: Scene, seat: Seat, answers: boolean): Judgement => {
  const worths = odds.outcomes.map((outcome) => worthOf(game, scene, seat, outcome));
  const [best, worst] = [Math.max(0, ...worths.map(stepOf)), Math.min(0, ...worths.map(stepOf))];
  const meaningOf = (worth: number): Judged['meaning'] => {
    const step = stepOf(worth);
    if (step < 0) return step === worst ? 'bad' : 'hurt';
    if (step === best) return 'good';
    // For a defender who may strike back, no change is a part of what it wants.
    return step > 0 || answers ? 'part' : 'none';
  };
  const outcomes = worths.map((worth) => ({ worth, meaning: meaningOf(worth) }));
  const count = Math.max(0, ...odds.outcomes.map(({ byRow }) => byRow.length));
  const rows = Array.from({ length: count }, (_, row) => {
    const led = odds.outcomes.flatMap(({ byRow }, i) => ((byRow[row] ?? 0) > 0 ? [{ p: byRow[row] ?? 0, i }] : []));
    const all = led.reduce((sum, { p }) => sum + p, 0);
    const shares = new Map<Meaning, number>();
    for (const { p, i } of led.toSorted((a, b) => (worths[b.i] ?? 0) - (worths[a.i] ?? 0))) {
      const meaning = outcomes[i]?.meaning ?? 'none';
      shares.set(meaning, (shares.get(meaning) ?? 0) + p / all);
    }
    const [only = 'none'] = shares.keys();
    const worth = all > 0 ? led.reduce((sum, { p, i }) => sum + p * (worths[i] ?? 0), 0) / all : 0;
    return {
      worth,
      meaning: shares.size === 1 ? only : ('open' as const),
      led: [...shares].map(([meaning, p]) => ({ meaning, p })),
    };
  });
  return { outcomes, rows };
};
/** Whether every row of the first roll has at most one outcome. Then its rule table says everything. */
export const endsAtOnce = ({ outcomes, throws }: Odds): boolean =>
  throws.length > 0 &&
  (throws[0]?.rows ?? []).every((_, row) => outcomes.filter(({ byRow }) => (byRow[row] ?? 0) > 0).length <= 1);
