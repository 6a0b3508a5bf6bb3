import type { Message } from '../core/message.ts';
import type { Seat } from '../core/seat.ts';
import { enqueue } from './changeQueue.ts';
import { performAction, dismissNote } from './matchActions.ts';
import { saveBotThought } from './botReasons.ts';
import { faultMessage } from './workers/faults.ts';
import type { BotRequest, BotDecision } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';
import { isAtLatest, currentMatch, type OpenMatch, stateAtPly, currentTurn, useMatchStore } from './matchStore.ts';

const THINK_MS = 3000;
const client = workerClient('bot');

/** Returns the bot to move in the open match, or null. */
export const botToMove = (): string | null => {
  const { open } = useMatchStore.getState();
  if (!open || open.practice || !isAtLatest(open)) return null;
  const turn = currentTurn(open);
  return ('to' in turn && open.match.players.find((player) => player.seat === turn.to)?.bot) || null;
};
/** Whether a bot may begin its turn now. If somebody watches, everything must have been shown, with the table in sight. */
const mayBegin = (): boolean => {
  const { open, watch, thinking, stalled, playLocation } = useMatchStore.getState();
  if (!open || thinking !== null || stalled || playLocation !== 'here') return false;
  if (watch && (watch.paused || watch.shownTo < open.steps.length - 1)) return false;
  return botToMove() !== null;
};
/**
 * Lets the bots of the open match play whenever it is their turn. A stalled bot waits for `letBotPlay`. Returns a function that
 * ends this.
 */
export const driveBots = (): (() => void) => {
  let [waiting, ended] = [false, false];
  const consider = (): void => {
    if (waiting || !mayBegin()) return;
    waiting = true;
    // Forced actions may still follow the last one.
    void enqueue(async () => {
      waiting = false;
      if (!ended && mayBegin()) void letBotPlay();
    });
  };
  const forget = useMatchStore.subscribe(consider);
  consider();
  return () => {
    ended = true;
    forget();
    dropTurn();
  };
};

/** The number of the turn that is being played. Nothing is heard of an earlier one. */
let turnNumber = 0;
let skipThinking: (() => void) | undefined;
const dropTurn = (): void => {
  turnNumber++;
  skipThinking = undefined;
};
/** Ends a bot's thinking with its best action so far. Does nothing while it has none. */
export const hurryUpBot = (): void => skipThinking?.();
/** Returns the bot's decision, or its best so far once the player skips its thinking. */
const requestMove = async (question: BotRequest, isCurrent: () => boolean): Promise<BotDecision> => {
  const hurried = new AbortController();
  let found: BotDecision | undefined;
  skipThinking = () => found && hurried.abort();
  try {
    return await client.ask(question, {
      signal: hurried.signal,
      onProgress: ({ done, thoughts }) => {
        if (!isCurrent()) return;
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
  const mine = ++turnNumber;
  const isCurrent = (): boolean => mine === turnNumber;
  useMatchStore.setState({ thinking: 0, stalled: false });
  try {
    const mind = await requestMove(questionAt(table, bot, turn.to), isCurrent);
    // An action that fits no schema must not reach the rules.
    const action = table.game.schema.action.parse(mind.action);
    if (isCurrent() && isStillAsked(table)) {
      const [thought] = mind.thoughts;
      if (thought) saveBotThought(table.id, table.steps.length, { ...thought, action });
      const acted = await performAction(action);
      if ('refused' in acted) reportStall(table.id, acted.refused.text);
    }
  } catch (error) {
    if (isCurrent()) reportStall(table.id, faultMessage(error, 'noBot'));
  } finally {
    if (isCurrent()) {
      dropTurn();
      useMatchStore.setState({ thinking: null, canHurry: false });
    }
  }
};
/** Whether a bot is still to move at the last step of a match. A person may have undone that step, or taken the seat. */
const isStillAsked = ({ id, steps }: OpenMatch): boolean => {
  const { open } = useMatchStore.getState();
  return open?.id === id && open.steps.length === steps.length && botToMove() !== null;
};
/** Returns what a bot is asked at the last step of a match. */
const questionAt = (table: OpenMatch, bot: string, seat: Seat): BotRequest => ({
  game: table.game.id,
  bot,
  seat,
  state: stateAtPly(table),
  seed: table.match.botSeed ?? table.match.seed,
  ply: table.steps.length,
  ...(table.game.secrets ? { past: table.steps.map(({ state, events }) => ({ state, events })) } : {}),
  time: THINK_MS,
});
