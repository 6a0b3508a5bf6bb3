import seedrandom from 'seedrandom';
import type { Point } from '../geometry/point.ts';
import { polar } from '../geometry/rotation.ts';
import { boundsOf } from '../geometry/shape.ts';
import type { Aim, AimControls } from './aim.ts';
import { type Choice, legalAreas, likelyOf, enabledChoices, legalSpots } from './choice.ts';
import type { AnyGame, Bot, BotContext } from './game.ts';
import type { View } from './view.ts';
import { NOVICE_BOT, RANDOM_BOT } from './botLevels.ts';
import type { Match, Player } from './match.ts';
import { type Message, messageFactory } from './message.ts';

/** Returns a bot's own random numbers for one ply of one match. */
export const botRandom = (seed: string, ply: number): ((below: number) => number) => {
  const random = seedrandom(`${seed}/${ply}/bot`);
  return (below) => Math.floor(random() * below);
};

/** Returns the bots that can play a game, weakest first. */
export const botIds = (game: AnyGame): string[] => [NOVICE_BOT, ...Object.keys(game.bots)];
const say = messageFactory<Record<'otherBot', string>>('core');
/** Replaces bots that the game does not know by its best bot, and adds a note that says so. */
export const replaceUnknownBots = (
  game: AnyGame,
  players: Match['players'],
): { readonly players: Match['players']; readonly note: Message | null } => {
  const bots = [RANDOM_BOT, ...botIds(game)];
  const best = bots.at(-1) ?? RANDOM_BOT;
  const isKnown = ({ bot }: Player): boolean => bot === undefined || bots.includes(bot);
  if (players.every(isKnown)) return { players, note: null };
  return {
    players: players.map((player) => (isKnown(player) ? player : { ...player, bot: best })),
    note: say('otherBot', { bot: { key: `${game.id}:bot.${best}` } }),
  };
};

const RANDOM_ATTEMPTS = 8;

/** Returns an action of the choice that `refuses` allows: a few random tries, then the choice's own example. */
const randomActionOf = <Action>(
  choice: Choice<Action>,
  refuses: (action: Action) => boolean,
  randomInt: (below: number) => number,
): Action => {
  if (choice.kind === 'do') return choice.action;
  for (let i = 0; i < RANDOM_ATTEMPTS; i++) {
    const action = randomAttempt(choice, randomInt);
    if (!refuses(action)) return action;
  }
  return choice.example();
};

const randomAttempt = <Action>(
  choice: Exclude<Choice<Action>, { kind: 'do' }>,
  randomInt: (below: number) => number,
): Action => {
  if (choice.kind === 'walk') return choice.along(randomPath(choice, randomInt));
  if (choice.kind === 'aim') return choice.toward(randomAim(choice.controls, randomInt));
  const { turns } = choice;
  const spot = randomSpot(choice, randomInt);
  if (!turns) return choice.at(spot);
  return choice.at(spot, (turns.start + turns.step * randomInt(Math.round(360 / turns.step))) % 360);
};
const randomAim = ({ set }: AimControls, randomInt: (below: number) => number): Aim =>
  Object.fromEntries(Object.entries(set).map(([name, { from, to }]) => [name, from + randomInt(to - from + 1)]));
const randomPath = (walk: { from: Point; reach: number }, randomInt: (below: number) => number): Point[] => {
  const legs = 1 + randomInt(2);
  const path: Point[] = [walk.from];
  for (let i = 0; i < legs; i++)
    path.push(polar(path[i] as Point, randomInt(360), randomInt(Math.floor(walk.reach / legs) + 1)));
  return path;
};
const randomSpot = (put: Extract<Choice<unknown>, { kind: 'put' }>, randomInt: (below: number) => number): Point => {
  const spots = legalSpots(put.to);
  if (spots && spots.length > 0) return spots[randomInt(spots.length)] as Point;
  const areas = legalAreas(put.to);
  const shape = areas[randomInt(areas.length)];
  if (!shape) throw new Error('A "put" choice names no area to put the piece in.');
  const { at, width, height } = boundsOf(shape);
  return {
    x: Math.ceil(at.x) + randomInt(Math.max(1, Math.floor(width))),
    y: Math.ceil(at.y) + randomInt(Math.max(1, Math.floor(height))),
  };
};

/** Plays any game badly: any likely choice, anywhere it is allowed. It places its pieces one by one. */
export const randomAction = (game: AnyGame, view: View<unknown>, randomInt: (below: number) => number): unknown => {
  const offered = game.choices(view);
  const likely = likelyOf(offered);
  const open = likely.length > 0 ? likely : enabledChoices(offered);
  const single = open.filter(({ opening }) => opening !== 'lines' && opening !== 'deal');
  const choices = single.length > 0 ? single : open;
  const choice = choices[randomInt(choices.length)];
  if (!choice) throw new Error(`${game.id}: the seat to act has no open choice.`);
  return randomActionOf(choice, (action) => game.refuse(view, action) !== null, randomInt);
};

/** Returns the item of highest value: the first of equals, undefined if every value is -Infinity. */
export const maxBy = <T>(list: readonly T[], value: (each: T) => number): T | undefined => {
  let best: T | undefined;
  let max = -Infinity;
  for (const each of list) {
    const worth = value(each);
    if (worth > max) [best, max] = [each, worth];
  }
  return best;
};
/** Returns the first enabled action. */
export const firstAction = <Action>(tools: Pick<BotContext<Action>, 'choices'>): Action => {
  const [first] = enabledChoices(tools.choices);
  if (!first) throw new Error('A bot was asked without an open choice.');
  return first.kind === 'do' ? first.action : first.example();
};
/** Of this many actions, the novice picks this many at random. */
const NOVICE_DRAWS = 5;
const NOVICE_ERRORS = 3;
/**
 * Returns the bot that errs often. It uses the game's beginner, or else its plainest bot, and sometimes any legal action. Setup
 * actions are never random.
 */
export const noviceBot = (game: AnyGame): Bot<unknown, unknown> => {
  const considered = game.beginner ?? Object.values(game.bots)[0];
  return {
    choose: (view, tools) => {
      const turn = game.turn(view);
      const errs = tools.randomInt(NOVICE_DRAWS) < NOVICE_ERRORS && 'to' in turn && !turn.opening;
      return errs || !considered ? randomAction(game, view, tools.randomInt) : considered.choose(view, tools);
    },
  };
};
