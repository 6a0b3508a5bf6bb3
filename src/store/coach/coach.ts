import { botIds } from '../../core/bots.ts';
import type { OpenMatch } from '../matchStore.ts';
import type { BotRequest, BotDecision } from '../workers/protocol.ts';
import { workerClient } from '../workers/workerClient.ts';

/** How long the coach may think about a hint, ms. */
const THINK_MS = 1500;

/** Returns the request for the strongest bot's action at a step, from the view of the active seat. Null if no one is to act. */
export const botRequestAt = (
  { game, steps, id }: Pick<OpenMatch, 'game' | 'steps' | 'id'>,
  ply: number,
  time: number,
): BotRequest | null => {
  const turn = game.turn(steps[ply]?.state);
  const bot = botIds(game).at(-1);
  if (!('to' in turn) || bot === undefined) return null;
  const past = steps.slice(0, ply + 1).map(({ state, events }) => ({ state, events }));
  return {
    game: game.id,
    bot,
    seat: turn.to,
    state: steps[ply]?.state,
    // Its own luck, separate from the table's and that of the playing bots.
    seed: `${id} coach`,
    ply: ply + 1,
    ...(game.secrets ? { past } : {}),
    time,
  };
};
/**
 * Returns the strongest bot's best two actions for the active seat, best first, from that seat's view only. Rejects if no one is
 * to act or the bot fails.
 */
export const askCoach = async (open: OpenMatch, signal: AbortSignal): Promise<BotDecision> => {
  const question = botRequestAt(open, open.steps.length - 1, THINK_MS);
  if (!question) throw new Error('Nobody is to act.');
  const client = workerClient('bot');
  try {
    return await client.ask(question, { signal });
  } finally {
    client.stop();
  }
};
