import { asView } from '../../../src/core/view.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { playSetup } from '../../../src/core/flow/setupSteps.ts';
import { initialStep, type TimelineStep } from '../../../src/core/match.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { warriorsOnField } from '../../../src/games/flick/rules/lookups.ts';
import type { Options, Side, WarriorOnField, State } from '../../../src/games/flick/types.ts';
import { WARRIOR_NAMES } from '../../../src/bodies/flatBodies.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { engine, matchOf, play, runWithShots } from '../../walk.ts';
import { seriesOf, type Told } from '../series.ts';

const game = flick as unknown as AnyGame;
/** Plays matches of Flick Fighters with sides swapped in turn, prints and returns how they ended for the first player. */
export const series = (one: string, two: string, matches: number, options: object = {}, from = 0): Told =>
  seriesOf(flick, one, two, matches, options, from);

const MOST_STRIKES = 80;
interface Bout {
  readonly opener: Side;
  /** Null for nobody. */
  readonly winner: Side | null;
  readonly flicks: number;
  readonly fought: readonly WarriorOnField[];
}
/** The first bout of a duel on A between two of a bot, warriors dealt by lot: who opened it, who won it, and in how many flicks. */
const firstBout = (bot: string, seed: string, opening: Options['opening']): Bout => {
  let now: TimelineStep = initialStep(game, matchOf(game, seed, { opening }));
  let opener: Side = 'blue';
  let fought: readonly WarriorOnField[] = [];
  for (let ply = 1, flicks = 0; ; ply++) {
    const state = now.state as State;
    const { at } = state.stage;
    const lead = state.points.blue - state.points.red;
    if (lead !== 0 || flicks >= MOST_STRIKES)
      return { opener, winner: lead > 0 ? 'blue' : lead < 0 ? 'red' : null, flicks, fought };
    if (at === 'play' && flicks === 0) [opener, fought] = [state.first, warriorsOnField(state)];
    const own = { lot: { type: 'lot' }, draft: { type: 'deal' } }[at as string];
    const seat = state.active;
    const action = own ?? botAction({ game: game.id, bot, seat, state, seed, ply, time: 0 }, () => true, engine);
    const { entry, ran } = runWithShots(game, seed, ply, state, { action });
    if (!('step' in ran)) throw new Error(`${JSON.stringify(action)} cannot be played.`);
    if (entry.shots) flicks++;
    now = ran.step;
  }
};
/** A share in percent with its standard error. */
const share = (won: number, of: number): string => {
  const p = won / Math.max(1, of);
  return `${(100 * p).toFixed(0)} % (± ${(100 * Math.sqrt((p * (1 - p)) / Math.max(1, of))).toFixed(0)})`;
};
/** Plays so many first bouts on field A between two of a bot and prints how often who opens wins, how long they are, and how often each warrior wins; answers the opener's share. */
export const openers = (bot: string, bouts: number, opening: Options['opening']): number => {
  const told = Array.from({ length: bouts }, (_, n) => firstBout(bot, `opener ${n}`, opening));
  const won = told.filter(({ opener, winner }) => opener === winner).length;
  const decided = told.filter(({ winner }) => winner).length;
  const flicks = told.reduce((sum, each) => sum + each.flicks, 0);
  const each = WARRIOR_NAMES.map((id) => {
    const own = told.flatMap(({ fought, winner }) =>
      (winner ? fought.filter((who) => who.id === id) : []).map(({ seat }) => seat === winner),
    );
    return `${id} ${share(own.filter((wins) => wins).length, own.length)}`;
  });
  console.log(
    `${bot}, ${opening}: who opens wins ${share(won, decided)} of ${decided} bouts (wanted: 45 to 60), ` +
      `${(flicks / bouts).toFixed(1)} flicks each (4 to 12), ${bouts - decided} without a winner; of bouts won (35 to 65): ${each.join(', ')}`,
  );
  return won / Math.max(1, decided);
};
const POINTS = 5;
/** How often whoever opens a duel to five wins it, from the opener's shares of the first bout and of any later one, each of which the last one's loser opens (FF-11, FF-29). */
export const duelShare = (first: number, later: number): number => {
  const from = (own: number, other: number, opens: boolean): number => {
    if (own === POINTS || other === POINTS) return own === POINTS ? 1 : 0;
    const bout = own + other === 0 ? first : later;
    const wins = opens ? bout : 1 - bout;
    return wins * from(own + 1, other, false) + (1 - wins) * from(own, other + 1, true);
  };
  return from(0, 0, true);
};

const MOST_PLIES = 150;
/** Plays so many matches between two of a bot and prints how many of their flicks were fouls, and how many by the gap rule. */
export const fouls = (bot: string, matches: number, variant: Options['variant']): void => {
  let [flicks, foul, gap] = [0, 0, 0];
  for (let n = 0; n < matches; n++)
    for (const { entry, after } of play(game, matchOf(game, `foul ${n}`, { variant }), MOST_PLIES, {
      blue: bot,
      red: bot,
    })) {
      if (entry.shots) flicks++;
      const broke = (id: string): boolean => after.events.some(({ rule }) => rule === id);
      if (broke('FF-34')) foul++;
      if (broke('FF-34') && broke('FF-23')) gap++;
    }
  console.log(
    `${bot} on ${variant}: ${foul} of ${flicks} flicks in ${matches} matches were fouls, ${gap} of them too near (FF-23; wanted: none)`,
  );
};

/** Strikes once as the app lays it, in so many duels as they begin, lined up by lot, with the hand's tremor; prints how often that scores, and how often it only throws the own warrior off. */
export const firstStrikes = (duels: number, variant: Options['variant']): void => {
  let [scored, lost] = [0, 0];
  for (let n = 0; n < duels; n++) {
    const seed = `first ${n}`;
    const { match, step } = playSetup(game, matchOf(game, seed, { variant }), { lots: true, lines: true });
    const strike = game.choices(asView(step.state)).find((choice) => choice.kind === 'aim' && !choice.disabled);
    if (strike?.kind !== 'aim') throw new Error('Nobody can be struck.');
    const { ran } = runWithShots(game, seed, match.entries.length + 1, step.state, { action: strike.example() });
    if (!('step' in ran)) throw new Error('The first strike cannot be played.');
    const { points } = ran.step.state as State;
    const { active: by } = step.state as State;
    const gone = ran.step.events.some(({ text }) => ['flick:event.out', 'flick:event.potted'].includes(text.key));
    if (points[by] > 0) scored++;
    else if (gone) lost++;
  }
  console.log(
    `first strikes as they are laid, ${variant}: ${share(scored, duels)} of ${duels} score, ${share(lost, duels)} throw the own warrior off`,
  );
};
