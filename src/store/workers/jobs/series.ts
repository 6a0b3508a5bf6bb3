import type { TimelineStep } from '../../../core/match.ts';
import type { Seat } from '../../../core/seat.ts';
import { loadGame } from '../../../games/index.ts';
import { botAction } from '../../botSearch.ts';
import { MOST_ACTIONS } from '../../series/plan.ts';
import { playOut } from '../../series/playOut.ts';
import { sendHeartbeat } from '../heartbeat.ts';
import type { Work } from '../protocol.ts';
import { engineFor } from './engine.ts';

/** The time between two reports, ms. */
const REPORT_MS = 250;

/** Plays a match of bots to its end, or replays the given actions; reports the plies played. */
export const work: Work<'series'> = async ({ match, time, actions }, report) => {
  const game = await loadGame(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const simulate = await engineFor(match.game);
  let reported = Date.now();
  const think = (state: unknown, seat: Seat, ply: number, past: readonly TimelineStep[]): unknown => {
    const started = Date.now();
    if (started - reported > REPORT_MS) {
      reported = started;
      report(ply);
    }
    const bot = match.players.find((player) => player.seat === seat)?.bot;
    if (!bot) throw new Error(`Nobody plays ${seat}.`);
    const seed = match.botSeed ?? match.seed;
    const goOn = (): boolean => {
      sendHeartbeat();
      return Date.now() - started < time;
    };
    return botAction({ game: game.id, bot, seat, state, seed, ply, past, time }, goOn, simulate);
  };
  const replay = (_: unknown, __: unknown, ply: number): unknown => {
    sendHeartbeat();
    return actions?.[ply - 1];
  };
  const played = playOut(game, match, actions?.length ?? MOST_ACTIONS, actions ? replay : think, simulate);
  // Films take many megabytes, so a match that is opened is simulated again.
  if (actions) return { again: played.match };
  return { actions: played.match.entries.map(({ action }) => action), over: played.over };
};
