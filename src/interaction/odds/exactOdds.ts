import type { PossibleIdentities, Refusal } from '../../core/choice.ts';
import { litRows, type OutcomeRow, type TableEvent } from '../../core/event.ts';
import type { AnyGame } from '../../core/game.ts';
import { luckForPly, type RollRequest } from '../../core/luck.ts';
import type { Message } from '../../core/message.ts';
import { sampleOnce } from '../../core/odds/forecast.ts';
import type { Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';
import { computeForecast } from './forecasts.ts';
import type { Forecast } from '../../core/odds/odds.ts';
import { deepEqual } from '../../core/equality.ts';
import { judgeForecast, type Meaning } from './judgement.ts';

/** A case in the odds lab: a table, an action on it, its actor and its target. */
export interface LabCase {
  readonly state: unknown;
  readonly action: unknown;
  readonly by: string;
  readonly on?: string;
}
/** One ending by its lasting effects (`kind:id`; empty: no piece is harmed), and its probability. */
export interface LabEnding {
  readonly key: string;
  readonly p: number;
  readonly meaning: Meaning;
  /** The text from the rules, if all paths to it have the same one. */
  readonly text: Message | null;
}
/**
 * The exact odds of an action: its endings, the best for the actor first. Their source is the first roll, or the possible
 * identities of a hidden piece.
 */
export interface ExactOdds {
  readonly scene: Scene;
  readonly ask: RollRequest | null;
  readonly guesses: PossibleIdentities | null;
  readonly endings: readonly LabEnding[];
  /** By row of the first roll: the endings that it leads to in order, each with its fraction of the row. */
  readonly led: readonly (readonly Pick<LabEnding, 'key' | 'p' | 'meaning'>[])[];
}

type Odds = Extract<Forecast, { kind: 'odds' }>;

const KINDS = ['removed', 'wounded', 'hit', 'scored'];
/** Returns the lasting effects of a play, by piece. A removed piece has no wounds. */
const keyOf = (effects: readonly string[]): string => {
  const facts = effects.flatMap((sign) => {
    const [kind = '', ids = ''] = sign.split(':');
    return KINDS.includes(kind) ? ids.split(',').map((id) => `${kind}:${id}`) : [];
  });
  const gone = new Set(facts.filter((fact) => fact.startsWith('removed:')).map((fact) => fact.split(':')[1]));
  const kept = facts.filter((fact) => fact.startsWith('removed:') || !gone.has(fact.split(':')[1]));
  return [...new Set(kept)].toSorted().join('|');
};
/** Returns the key of a shot's ending, by the rows of its table and by its lasting effects. */
export const shotKey = (came: readonly OutcomeRow[], effects: readonly string[]): string =>
  JSON.stringify([came.map(({ rule, text, gives }) => [rule, text, gives]), keyOf(effects)]);
/** Returns the key of an ending by its lasting effects. For a shot, the rows of its table are included. */
export const endingKey = (events: readonly TableEvent[]): string => {
  const effects = events.map((event) => `${event.kind}:${'ids' in event ? event.ids.join() : ''}`);
  const shot = events.find((event) => event.kind === 'shot');
  return shot ? shotKey(litRows(shot), effects) : keyOf(effects);
};
const ORDER: readonly Meaning[] = ['good', 'part', 'open', 'none', 'hurt', 'bad'];
const inOrder = (endings: readonly LabEnding[]): LabEnding[] =>
  endings.toSorted((a, b) => ORDER.indexOf(a.meaning) - ORDER.indexOf(b.meaning) || b.p - a.p);

const seatOf = (game: AnyGame, state: unknown): Seat => {
  const turn = game.turn(state);
  if (!('to' in turn)) throw new Error('Nobody acts on a table of the lab.');
  return turn.to;
};
/** Returns the endings against a hidden piece: each possible identity leads to one ending. */
const guessed = ({ by }: LabCase, { on, list }: PossibleIdentities): LabEnding[] => {
  const fallen = { good: [on], part: [by, on], bad: [by] };
  return (['good', 'part', 'bad'] as const).flatMap((meaning) => {
    const p = list.reduce((sum, each) => (each.meaning === meaning ? sum + (each.p ?? 0) : sum), 0);
    const key = keyOf([`removed:${fallen[meaning].join(',')}`]);
    return p > 0 ? [{ key, p, meaning, text: null }] : [];
  });
};
/** Returns the exact odds of a case from the game's own forecast, or the reason why the rules forbid it. */
export const exactOdds = (game: AnyGame, laid: LabCase): ExactOdds | Refusal => {
  const seat = seatOf(game, laid.state);
  const view = game.view(laid.state, seat);
  const refusal = game.refuse(view, laid.action);
  if (refusal) return refusal;
  const scene = game.scene(view);
  const odds = computeForecast(game, view, laid.action);
  if (odds.kind !== 'odds') {
    const guesses = game.preview?.(view, laid.action).guesses ?? null;
    return { scene, ask: null, guesses, endings: guesses ? guessed(laid, guesses) : [], led: [] };
  }
  const meanings = judgeForecast(game, odds, scene, seat, false).outcomes;
  const endings = new Map<string, LabEnding>();
  for (const [i, { effects, p, texts }] of odds.outcomes.entries()) {
    const key = keyOf(effects);
    const old = endings.get(key);
    const text = texts.length === 1 ? (texts[0] ?? null) : null;
    const same = old === undefined || deepEqual(old.text, text);
    endings.set(key, {
      key,
      p: p + (old?.p ?? 0),
      meaning: old?.meaning ?? meanings[i]?.meaning ?? 'none',
      text: same ? text : null,
    });
  }
  const order = inOrder([...endings.values()]);
  const request = odds.throws[0] ?? null;
  return { scene, ask: request, guesses: null, endings: order, led: ledBy(request, odds, order) };
};
/** Returns what each row of the first roll leads to. */
const ledBy = (request: RollRequest | null, { outcomes }: Odds, endings: readonly LabEnding[]): ExactOdds['led'] =>
  (request?.rows ?? []).map((_, row) => {
    const came = outcomes.map(({ effects, byRow }) => ({ key: keyOf(effects), p: byRow[row] ?? 0 }));
    const all = came.reduce((sum, { p }) => sum + p, 0);
    return endings.flatMap(({ key, meaning }) => {
      const p = came.reduce((sum, each) => sum + (each.key === key ? each.p : 0), 0);
      return p > 0 ? [{ key, meaning, p: p / all }] : [];
    });
  });

/** Returns one roll of a case with seeded luck: its ending, and the dice of its first roll. A hidden target gets a random identity. */
export const rollOnce = (
  game: AnyGame,
  { state, action }: LabCase,
  seed: string,
): { readonly key: string; readonly dice: readonly number[] } => {
  const table = game.secrets ? game.determinize(game.view(state, seatOf(game, state)), luckForPly(seed, 0)) : state;
  const { effects, dice } = sampleOnce(game, game.view(table, 'all'), action, seed);
  return { key: keyOf(effects), dice };
};
