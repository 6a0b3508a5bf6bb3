import type { Message } from '../core/message.ts';
import { act, dismissNote } from './play.ts';
import { keepReason } from './reasons.ts';
import { faultMessage } from './workers/faults.ts';
import type { BotQuestion, Minded } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';
import { isNow, openMatch, stateAt, turnNow, useTable } from './openMatch.ts';

const THINK_MS = 3000;
const client = workerClient('bot');

/** The bot whose turn it is in the open match, or null. */
export const botToMove = (): string | null => {
  const { open } = useTable.getState();
  if (!open || open.practice || !isNow(open)) return null;
  const turn = turnNow(open);
  return ('to' in turn && open.match.players.find((player) => player.seat === turn.to)?.bot) || null;
};
let hurry: (() => void) | undefined;
/** Ends the thinking of a bot with the best action that it has found so far; does nothing while it has found none. */
export const hurryBot = (): void => hurry?.();
/** The bot's answer, or the best so far once the player hurries it. */
const ask = async (question: BotQuestion): Promise<Minded> => {
  const hurried = new AbortController();
  let found: Minded | undefined;
  hurry = () => found && hurried.abort();
  try {
    return await client.ask(question, {
      signal: hurried.signal,
      onProgress: ({ done, thoughts }) => {
        const [best] = thoughts;
        found = best && { action: best.action, thoughts };
        useTable.setState({ thinking: done, hurries: best !== undefined });
      },
    });
  } catch (error) {
    if (found && hurried.signal.aborted) return found;
    throw error;
  }
};

/** Tells why a bot does not go on; it may be asked once more. */
const stall = (id: string, text: Message): void => {
  const { open } = useTable.getState();
  if (open?.id === id) useTable.setState({ open: { ...open, note: text }, stalled: true });
};

/** Lets the bot whose turn it is take one action; does nothing if it is nobody's or one is thinking already. */
export const letBotPlay = async (): Promise<void> => {
  const bot = botToMove();
  const { thinking, held } = useTable.getState();
  if (bot === null || thinking !== null || held !== 'here') return;
  const table = openMatch();
  const turn = turnNow(table);
  if (!('to' in turn)) return;
  if (useTable.getState().stalled) dismissNote();
  useTable.setState({ thinking: 0, stalled: false });
  try {
    const mind = await ask({
      game: table.game.id,
      bot,
      seat: turn.to,
      state: stateAt(table),
      seed: table.match.botSeed ?? table.match.seed,
      ply: table.steps.length,
      ...(table.game.secrets ? { past: table.steps.map(({ state, events }) => ({ state, events })) } : {}),
      time: THINK_MS,
    });
    const now = useTable.getState().open;
    // What no rule knows of is not even asked about.
    const action = table.game.schema.action.parse(mind.action);
    // A person may have taken the seat meanwhile.
    if (now && now.id === table.id && now.steps.length === table.steps.length && botToMove() !== null) {
      const [thought] = mind.thoughts;
      if (thought) keepReason(table.id, table.steps.length, { ...thought, action });
      const acted = await act(action);
      if ('refused' in acted) stall(table.id, acted.refused.text);
    }
  } catch (error) {
    stall(table.id, faultMessage(error, 'noBot'));
  } finally {
    hurry = undefined;
    useTable.setState({ thinking: null, hurries: false });
  }
};
