import { loadGame } from '../../games/index.ts';
import { botAction } from '../botMind.ts';
import type { Played } from '../../core/match.ts';
import { playOut } from '../series/playOut.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeriesAnswer, SeriesTask } from '../series/series.ts';
import type { Tell } from './worker.ts';

/** So many actions end a match that nobody wins. */
const MOST_ACTIONS = 3000;
/** So often the page is told how far a match has come, ms. */
const TELL_MS = 250;

/** Plays a match of bots out, or again by the actions it had. */
export const work = async ({ match, time, actions }: SeriesTask, tell: Tell): Promise<void> => {
  const answer = (answered: SeriesAnswer): void => tell(answered);
  const game = await loadGame(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const simulate = game.shots ? await (await import('../../physics/engine.ts')).loadEngine() : undefined;
  let told = Date.now();
  const think = (state: unknown, seat: Seat, ply: number, past: readonly Played[]): unknown => {
    const started = Date.now();
    if (started - told > TELL_MS) {
      told = started;
      answer({ ply });
    }
    const bot = match.players.find((player) => player.seat === seat)?.bot;
    if (!bot) throw new Error(`Nobody plays ${seat}.`);
    const seed = match.botSeed ?? match.seed;
    const goOn = (): boolean => Date.now() - started < time;
    return botAction({ game: game.id, bot, seat, state, seed, ply, past, time }, goOn, simulate);
  };
  const again = actions && ((_: unknown, __: unknown, ply: number): unknown => actions[ply - 1]);
  const played = playOut(game, match, actions?.length ?? MOST_ACTIONS, again ?? think, simulate);
  // Films are many megabytes: they are made again for a match that is looked at.
  if (actions) answer({ again: played.match });
  else answer({ actions: played.match.entries.map(({ action }) => action), over: played.over });
};
