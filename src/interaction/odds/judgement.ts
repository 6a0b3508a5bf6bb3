import type { AnyGame } from '../../core/game.ts';
import type { Forecast, Outcome } from '../../core/odds/odds.ts';
import type { Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';

/** What an outcome means for whoever acts: what is wanted, a part of it, nothing, a lesser loss than may come, or a loss; `open` where a row may lead to several of them. */
export type Meaning = 'good' | 'part' | 'none' | 'hurt' | 'bad' | 'open';
/** An outcome judged: its worth only orders, the meaning is told. */
interface Judged {
  readonly worth: number;
  readonly meaning: Exclude<Meaning, 'open'>;
}
/** A row of the first throw, judged by what it leads to: each meaning with its share of the row, the best first. */
export interface JudgedRow {
  readonly worth: number;
  readonly meaning: Meaning;
  readonly led: readonly { readonly meaning: Meaning; readonly p: number }[];
}
/** All that may come of an action, judged for a side: each outcome, and each row of the first throw. */
export interface Judgement {
  readonly outcomes: readonly Judged[];
  readonly rows: readonly JudgedRow[];
}
type Odds = Extract<Forecast, { kind: 'odds' }>;

/** What it is worth that this befalls a piece of the others; of the own it is as much a loss. */
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
/** How far an outcome goes: all the way, a part of it, nowhere, or backwards as far. */
const stepOf = (worth: number): number => Math.sign(worth) * (Math.abs(worth) >= 100 ? 2 : 1);
/** The odds of an action, judged for the side that takes it: `answers` where it defends, so that it wants to stay as it is. */
export const judgeForecast = (game: AnyGame, odds: Odds, scene: Scene, seat: Seat, answers: boolean): Judgement => {
  const worths = odds.outcomes.map((outcome) => worthOf(game, scene, seat, outcome));
  const [best, worst] = [Math.max(0, ...worths.map(stepOf)), Math.min(0, ...worths.map(stepOf))];
  const meaningOf = (worth: number): Judged['meaning'] => {
    const step = stepOf(worth);
    if (step < 0) return step === worst ? 'bad' : 'hurt';
    if (step === best) return 'good';
    // To stay as he is is some of what a defender wants, where he may strike back.
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
/** Whether each row of the first throw is the end of it: then its rule table says all. */
export const endsAtOnce = ({ outcomes, throws }: Odds): boolean =>
  throws.length > 0 &&
  (throws[0]?.rows ?? []).every((_, row) => outcomes.filter(({ byRow }) => (byRow[row] ?? 0) > 0).length <= 1);
