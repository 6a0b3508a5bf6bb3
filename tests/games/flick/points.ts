import type { AnyGame } from '../../../src/core/game.ts';
import { initialStep, type TimelineStep } from '../../../src/core/match.ts';
import { straightAt } from '../../../src/games/flick/bots/aims.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { seatToAct, warriorsOnField } from '../../../src/games/flick/rules/lookups.ts';
import { targetsOf } from '../../../src/games/flick/matches/teams.ts';
import { type Action, type Options, type Side, type State, otherOf } from '../../../src/games/flick/types.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { engine, matchOf, runWithShots } from '../../walk.ts';

const game = flick as unknown as AnyGame;
const MOST_PLIES = 400;
/** The power of a newcomer, 1 to 1000. */
const MEDIUM = 500;
/** A newcomer: straight at the nearest enemy, with medium power. */
const newcomer = (state: State): Action | null => {
  const who = warriorsOnField(state, seatToAct(state))[0];
  const target = who && targetsOf(state, who)[0];
  if (!target) return null;
  const action = { ...straightAt(state, who, target, 'strike'), power: MEDIUM };
  return flick.refuse(state, action) === null ? action : null;
};
/** Plays a duel between a bot and a newcomer, and counts what each made. */
const duelWithNewcomer = (bot: string, seed: string, variant: Options['variant'], seat: Side) => {
  const tally = { bot: { strikes: 0, halves: 0 }, newcomer: { strikes: 0, halves: 0 } };
  let now: TimelineStep = initialStep(game, matchOf(game, seed, { variant }));
  for (let ply = 1; ply < MOST_PLIES; ply++) {
    const state = now.state as State;
    if ('over' in flick.turn(state)) break;
    const to = seatToAct(state);
    const dealt = { lot: { type: 'lot' }, draft: { type: 'deal' } }[state.stage.at as string];
    const thought = to === seat ? null : newcomer(state);
    const action =
      dealt ?? thought ?? botAction({ game: game.id, bot, seat: to, state, seed, ply, time: 0 }, () => true, engine);
    const { entry, ran } = runWithShots(game, seed, ply, state, { action });
    if (!('step' in ran)) throw new Error(`${JSON.stringify(action)} cannot be played.`);
    now = ran.step;
    if (entry.shots) tally[to === seat ? 'bot' : 'newcomer'].strikes++;
  }
  const { points } = now.state as State;
  tally.bot.halves = points[seat];
  tally.newcomer.halves = points[otherOf(seat)];
  return tally;
};
/** Prints and returns the share of points that a bot wins from a newcomer, in duels with sides swapped in turn. */
export const shareOfPoints = (bot: string, duels: number, variant: Options['variant']): number => {
  const all = Array.from({ length: duels }, (_, n) =>
    duelWithNewcomer(bot, `newcomer ${n}`, variant, n % 2 === 0 ? 'blue' : 'red'),
  );
  const sum = (of: (each: (typeof all)[number]) => number): number => all.reduce((total, each) => total + of(each), 0);
  const [own, other] = [sum(({ bot }) => bot.halves), sum(({ newcomer }) => newcomer.halves)];
  const share = own / Math.max(1, own + other);
  const won = all.filter((each) => each.bot.halves > each.newcomer.halves).length;
  console.log(
    `${bot} on ${variant}: ${(100 * share).toFixed(0)} % of ${(own + other) / 2} points from a newcomer, ${won} of ${duels} duels; ` +
      `${sum(({ bot }) => bot.strikes)} strikes against ${sum(({ newcomer }) => newcomer.strikes)}`,
  );
  return share;
};
