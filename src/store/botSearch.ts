import { isVisibleTo } from '../core/event.ts';
import { botRandom, noviceBot, randomAction } from '../core/bots.ts';
import { NOVICE_BOT, RANDOM_BOT } from '../core/botLevels.ts';
import { forecast } from '../core/odds/forecast.ts';
import { explainByOdds } from '../core/odds/explain.ts';
import type { Shot, ShotResult } from '../core/shots/shot.ts';
import { sameAction } from '../core/equality.ts';
import { gameOf } from '../games/index.ts';
import type { BotRequest, BotDecision } from './workers/protocol.ts';

/** How precisely the odds of a chosen action are computed. */
const ODDS = { budget: 300, samples: 100 } as const;
/**
 * Returns the bot's action. `shouldContinue` gets the progress and the evaluations so far, and returns whether there is time
 * left. `resolve` simulates shots.
 */
export const botAction = (...asked: Parameters<typeof decide>): unknown => decide(...asked).action;
/** The same with the evaluated actions. */
export const decide = (
  question: BotRequest,
  goOn: (done: number, thoughts: BotDecision['thoughts']) => boolean,
  resolve?: (shot: Shot) => ShotResult,
): BotDecision => {
  const game = gameOf(question.game);
  if (!game) throw new Error(`There is no game ${question.game}.`);
  const view = game.view(question.state, question.seat);
  const randomInt = botRandom(question.seed, question.ply);
  if (question.bot === RANDOM_BOT) return { action: randomAction(game, view, randomInt), thoughts: [] };
  const bot = question.bot === NOVICE_BOT ? noviceBot(game) : game.bots[question.bot];
  if (!bot) throw new Error(`${game.id} has no bot ${question.bot}.`);
  let thoughts: BotDecision['thoughts'] = [];
  const action = bot.choose(view, {
    choices: game.choices(view),
    randomInt,
    past: () =>
      (question.past ?? []).map(({ state, events }) => ({
        view: game.view(state, question.seat),
        events: events.filter((event) => isVisibleTo(event, question.seat)),
      })),
    forecast: (action, ways) => forecast(game, view, action, ways),
    resolve:
      resolve ??
      (() => {
        throw new Error(`${game.id} asks for no shots.`);
      }),
    ...(question.also === undefined ? {} : { extraAction: question.also }),
    shouldContinue: (done) => goOn(done, thoughts),
    report: (reported) => (thoughts = reported),
  });
  const [first] = thoughts;
  // Evaluations are kept only if they are about the chosen action.
  return { action, thoughts: first && sameAction(first.action, action) ? thoughts : [] };
};

/** Adds the odds of the action as a reason, if the bot itself gave none. */
export const withReason = (question: BotRequest, mind: BotDecision): BotDecision => {
  const game = gameOf(question.game);
  if (!game || mind.thoughts.length > 0) return mind;
  const view = game.view(question.state, question.seat);
  const choice = game.choices(view).find((each) => each.kind === 'do' && sameAction(each.action, mind.action));
  // A roll that belongs to no piece, such as for a spell, must be made whatever its odds.
  if (choice && choice.piece === undefined) return mind;
  const { nodes } = game.scene(view);
  const isEnemy = (id: string): boolean =>
    nodes.some((node) => node.id === id && node.kind === 'piece' && node.seat !== question.seat);
  const why = explainByOdds(forecast(game, view, mind.action, ODDS), isEnemy);
  return why ? { ...mind, thoughts: [{ action: mind.action, why }] } : mind;
};
