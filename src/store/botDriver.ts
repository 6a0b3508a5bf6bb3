import type { Message } from '../core/message.ts';
import { performAction, dismissNote } from './matchActions.ts';
import { saveBotThought } from './botReasons.ts';
import { faultMessage } from './workers/faults.ts';
import type { BotRequest, BotDecision } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';
import { isAtLatest, currentMatch, stateAtPly, currentTurn, useMatchStore } from './matchStore.ts';

const THINK_MS = 3000;
const client = workerClient('bot');

/** Returns the bot to move in the open match, or null. */
export const botToMove = (): string | null => {
  const { open } = useMatchStore.getState();
  if (!open || open.practice || !isAtLatest(open)) return null;
  const turn = currentTurn(open);
  return ('to' in turn && open.match.players.find((player) => player.seat === turn.to)?.bot) || null;
};
let skipThinking: (() => void) | undefined;
/** Ends a bot's thinking with its best action so far. Does nothing while it has none. */
export const hurryUpBot = (): void => skipThinking?.();
/** Returns the bot's decision, or its best so far once the player skips its thinking. */
const requestMove = async (question: BotRequest): Promise<BotDecision> => {
  const hurried = new AbortController();
  let found: BotDecision | undefined;
  skipThinking = () => found && hurried.abort();
  try {
    return await client.ask(question, {
      signal: hurried.signal,
      onProgress: ({ done, thoughts }) => {
        const [best] = thoughts;
        found = best && { action: best.action, thoughts };
        useMatchStore.setState({ thinking: done, canHurry: best !== undefined });
      },
    });
  } catch (error) {
    if (found && hurried.signal.aborted) return found;
    throw error;
  }
};

/** Reports why a bot has stopped. It can be asked again. */
const reportStall = (id: string, text: Message): void => {
  const { open } = useMatchStore.getState();
  if (open?.id === id) useMatchStore.setState({ open: { ...open, note: text }, stalled: true });
};

/** Lets the bot to move take one action. Does nothing if no bot is to move or one is thinking. */
export const letBotPlay = async (): Promise<void> => {
  const bot = botToMove();
  const { thinking, playLocation } = useMatchStore.getState();
  if (bot === null || thinking !== null || playLocation !== 'here') return;
  const table = currentMatch();
  const turn = currentTurn(table);
  if (!('to' in turn)) return;
  if (useMatchStore.getState().stalled) dismissNote();
  useMatchStore.setState({ thinking: 0, stalled: false });
  try {
    const mind = await requestMove({
      game: table.game.id,
      bot,
      seat: turn.to,
      state: stateAtPly(table),
      seed: table.match.botSeed ?? table.match.seed,
      ply: table.steps.length,
      ...(table.game.secrets ? { past: table.steps.map(({ state, events }) => ({ state, events })) } : {}),
      time: THINK_MS,
    });
    const now = useMatchStore.getState().open;
    // An action that fits no schema must not reach the rules.
    const action = table.game.schema.action.parse(mind.action);
    // A person may have taken the seat meanwhile.
    if (now && now.id === table.id && now.steps.length === table.steps.length && botToMove() !== null) {
      const [thought] = mind.thoughts;
      if (thought) saveBotThought(table.id, table.steps.length, { ...thought, action });
      const acted = await performAction(action);
      if ('refused' in acted) reportStall(table.id, acted.refused.text);
    }
  } catch (error) {
    reportStall(table.id, faultMessage(error, 'noBot'));
  } finally {
    skipThinking = undefined;
    useMatchStore.setState({ thinking: null, canHurry: false });
  }
};
