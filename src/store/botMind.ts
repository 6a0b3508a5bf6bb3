import { isFor, type TableEvent } from '../core/event.ts';
import { botLuck, novice, randomAction } from '../core/bots.ts';
import { NOVICE, RANDOM } from '../core/levels.ts';
import { forecast } from '../core/odds/forecast.ts';
import { whyByOdds } from '../core/odds/why.ts';
import type { Seat } from '../core/seat.ts';
import type { Shot, ShotResult } from '../core/shots/shot.ts';
import type { Thought } from '../core/game.ts';
import { gameOf } from '../games/index.ts';

/** What a bot may remember of a step: of the state it gets its own view, of the events what its seat heard. */
interface Remembered {
  readonly state: unknown;
  readonly events: readonly TableEvent[];
}
/** Asks a bot for one action; `past` are all steps so far in a game with secrets; `time` is how long it may think, ms. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: unknown;
  readonly seed: string;
  readonly ply: number;
  readonly past?: readonly Remembered[];
  readonly time: number;
  /** An action that the bot is to weigh besides. */
  readonly also?: unknown;
}
/** How closely the odds of an action are worked out that has just been chosen. */
const ODDS = { budget: 300, samples: 100 } as const;
/** What a bot has come to: its action, and the best deeds that it weighed, that one first; none where it does not tell. */
export interface Minded {
  readonly action: unknown;
  readonly thoughts: readonly Thought<unknown>[];
}
/** The bot's action in a state; `goOn` is told the part done and what has been weighed so far, and answers whether there is time left; `resolve` simulates shots. */
export const botAction = (...asked: Parameters<typeof mindOf>): unknown => mindOf(...asked).action;
/** The same with what it weighed. */
export const mindOf = (
  question: BotQuestion,
  goOn: (done: number, thoughts: Minded['thoughts']) => boolean,
  resolve?: (shot: Shot) => ShotResult,
): Minded => {
  const game = gameOf(question.game);
  if (!game) throw new Error(`There is no game ${question.game}.`);
  const view = game.view(question.state, question.seat);
  const whole = botLuck(question.seed, question.ply);
  if (question.bot === RANDOM) return { action: randomAction(game, view, whole), thoughts: [] };
  const bot = question.bot === NOVICE ? novice(game) : game.bots[question.bot];
  if (!bot) throw new Error(`${game.id} has no bot ${question.bot}.`);
  let thoughts: Minded['thoughts'] = [];
  const action = bot.choose(view, {
    choices: game.choices(view),
    whole,
    past: () =>
      (question.past ?? []).map(({ state, events }) => ({
        view: game.view(state, question.seat),
        events: events.filter((event) => isFor(event, question.seat)),
      })),
    forecast: (action, ways) => forecast(game, view, action, ways),
    resolve:
      resolve ??
      (() => {
        throw new Error(`${game.id} asks for no shots.`);
      }),
    ...(question.also === undefined ? {} : { also: question.also }),
    goOn: (done) => goOn(done, thoughts),
    note: (told) => (thoughts = told),
  });
  const [first] = thoughts;
  // What was weighed is told only of what is done.
  return { action, thoughts: first && JSON.stringify(first.action) === JSON.stringify(action) ? thoughts : [] };
};

/** The same with the odds of the action for a reason, where the bot itself told none. */
export const reasoned = (question: BotQuestion, mind: Minded): Minded => {
  const game = gameOf(question.game);
  if (!game || mind.thoughts.length > 0) return mind;
  const view = game.view(question.state, question.seat);
  const done = JSON.stringify(mind.action);
  const choice = game.choices(view).find((each) => each.kind === 'do' && JSON.stringify(each.action) === done);
  // A throw that no piece makes, as for a spell, is made whatever may come of it.
  if (choice && choice.piece === undefined) return mind;
  const { nodes } = game.scene(view);
  const isFoe = (id: string): boolean =>
    nodes.some((node) => node.id === id && node.kind === 'piece' && node.seat !== question.seat);
  const why = whyByOdds(forecast(game, view, mind.action, ODDS), isFoe);
  return why ? { ...mind, thoughts: [{ action: mind.action, why }] } : mind;
};
