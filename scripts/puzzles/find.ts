import type { AnyGame } from '../../src/core/game.ts';
import { initialState, type Match, replaySteps } from '../../src/core/match.ts';
import { matchFromPosition } from '../../src/core/position/editor.ts';
import { sortPlacements } from '../../src/core/position/checks.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { newMatch } from '../../src/ui/starting/startMatch.ts';
import { SEATS } from '../../src/core/seat.ts';
import { botAction } from '../../src/store/botSearch.ts';
import { runWithShots } from '../../src/store/runWithShots.ts';
import { defeated, type Odds, type Plan, plansAt, playPlan, oddsOf, seatAt } from './plans.ts';

/** How much better the best plan must be than the next. */
export const LEAST_GAP = 0.15;
const LEAST_PLANS = 3;
const LEAST_CHANCE = 0.3;
/** A table with exactly one best plan. */
export interface Find {
  readonly match: Match;
  readonly ply: number;
  readonly best: Plan;
  readonly p: number;
  /** The chances of all plans, the best first. */
  readonly all: readonly (Plan & { readonly p: number })[];
  /** Dice with which only the best plan succeeds. Null where no die is rolled. */
  readonly dice: readonly number[] | null;
}
/** Options that make a game's tables suitable: without flying shells, which have no exact odds. */
const OPTIONS: Readonly<Record<string, object>> = {
  siege: { shooting: 'virtual', army: 'normal' },
  'sci-fi': { realShells: false },
};
/** Returns the record of a new match, set up. `n` chooses the scenario. */
export const begun = (game: AnyGame, seed: string, n: number): Match => {
  const presets = game.presets ?? [];
  const preset = presets[n % Math.max(1, presets.length)];
  const options = game.schema.options.parse({ ...preset?.options, ...OPTIONS[game.id] });
  const players = SEATS.slice(0, game.seats.min).map((seat) => ({ seat, name: '' }));
  const asked = { ...newMatch(game, { options, players, takeBack: 'free' }), seed };
  return playSetup(game, asked, { lots: true, lines: true }).match;
};
/** Returns the table as a match of its own, if its game can set it up by hand; else the record up to it. */
const tableOf = (game: AnyGame, match: Match, state: unknown): Match => {
  if (!game.arrange || game.secrets) return match;
  const position = sortPlacements(game, initialState(game, match), game.arrange.read(state)).legal;
  return matchFromPosition(match, position);
};
const stateOf = (game: AnyGame, match: Match): unknown => [...replaySteps(game, match)].at(-1)?.state;
/** Returns the find at a table, or null. */
const findAt = (game: AnyGame, match: Match, ply: number): Find | null => {
  const state = stateOf(game, match);
  if (!('to' in game.turn(state))) return null;
  const plans = plansAt(game, state);
  if (plans.length < LEAST_PLANS) return null;
  const judged = plans.map((plan) => ({ ...plan, odds: oddsOf(game, state, plan) }));
  const all = judged.toSorted((a, b) => b.odds.p - a.odds.p);
  const [best, next] = all;
  if (!best || !next || best.odds.p < LEAST_CHANCE || best.odds.p - next.odds.p < LEAST_GAP) return null;
  const tempts = game.secrets ? all.filter(({ target }) => target !== null).length > 2 : next.odds.p > 0;
  if (!tempts) return null;
  const dice = game.secrets ? null : decidingDice(game, state, best.odds, all.slice(1));
  if (dice === undefined) return null;
  return { match, ply, best, p: best.odds.p, all: all.map(({ odds, ...plan }) => ({ ...plan, p: odds.p })), dice };
};
/** Returns the shortest dice with which only the best plan succeeds, or undefined. */
const decidingDice = (
  game: AnyGame,
  state: unknown,
  { lists }: Odds,
  others: readonly Plan[],
): readonly number[] | undefined =>
  lists
    .toSorted((a, b) => a.length - b.length)
    .find((dice) =>
      others.every(({ action }) => {
        const played = playPlan(game, state, action, { repeated: dice });
        return played !== null && defeated(game, state, played.events).length === 0;
      }),
    );
const MOVES = 120;
/** Returns the finds in a match of the game's plainest bots, one a turn at most. */
export function* findsIn(game: AnyGame, seed: string, n: number): Generator<Find> {
  let match = begun(game, seed, n);
  let state = stateOf(game, match);
  const [bot = ''] = Object.keys(game.bots);
  const past = [...replaySteps(game, match)];
  for (let ply = match.entries.length + 1; ply < MOVES; ply++) {
    const turn = game.turn(state);
    if (!('to' in turn)) return;
    if (!turn.midway) {
      const table = tableOf(game, match, state);
      const find = plansAt(game, state).length >= LEAST_PLANS ? findAt(game, table, ply) : null;
      if (find) yield find;
    }
    const action = botAction(
      { game: game.id, bot, seat: seatAt(game, state), state, seed, ply, past, time: 0 },
      () => false,
    );
    const { entry, ran } = runWithShots(game, seed, ply, state, { action });
    if (!('step' in ran)) return;
    match = { ...match, entries: [...match.entries, entry] };
    past.push(ran.step);
    ({ state } = ran.step);
  }
}
