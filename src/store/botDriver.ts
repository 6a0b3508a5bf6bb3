import { type Message, sayer } from '../core/message.ts';
import type { BotQuestion } from './botMind.ts';
import { act } from './play.ts';
import { isNow, openMatch, stateAt, turnNow, useTable } from './table.ts';

const say = sayer<Record<'noBot', string>>('core');
const THINK_MS = 3000;
let worker: Worker | undefined;

/** The bot whose turn it is in the open match, or null. */
export const botToMove = (): string | null => {
  const { open } = useTable.getState();
  if (!open || !isNow(open)) return null;
  const turn = turnNow(open);
  return ('to' in turn && open.match.players.find((player) => player.seat === turn.to)?.bot) || null;
};
const ask = (question: BotQuestion): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    const asked = worker;
    const listening = new AbortController();
    const { signal } = listening;
    const onMessage = ({ data }: MessageEvent<{ done: number } | { action: unknown }>) => {
      if ('done' in data) return useTable.setState({ thinking: data.done });
      listening.abort();
      return resolve(data.action);
    };
    const onError = (event: ErrorEvent) => {
      listening.abort();
      asked.terminate();
      worker = undefined;
      reject(new Error(`The bot stopped: ${event.message}`));
    };
    asked.addEventListener('message', onMessage, { signal });
    asked.addEventListener('error', onError, { signal });
    asked.postMessage(question);
  });

/** Tells why a bot does not go on. */
const note = (id: string, text: Message): void => {
  const { open } = useTable.getState();
  if (open?.id === id) useTable.setState({ open: { ...open, note: text } });
};

/** Lets the bot whose turn it is take one action; does nothing if it is nobody's or one is thinking already. */
export const letBotPlay = async (): Promise<void> => {
  const bot = botToMove();
  if (bot === null || useTable.getState().thinking !== null) return;
  const table = openMatch();
  const turn = turnNow(table);
  if (!('to' in turn)) return;
  useTable.setState({ thinking: 0 });
  try {
    const action = await ask({
      game: table.game.id,
      bot,
      seat: turn.to,
      state: stateAt(table),
      seed: table.match.seed,
      ply: table.steps.length,
      time: THINK_MS,
    });
    const now = useTable.getState().open;
    if (now && now.id === table.id && now.steps.length === table.steps.length && isNow(now)) {
      const acted = await act(action);
      if ('refused' in acted) note(table.id, acted.refused.text);
    }
  } catch (error) {
    console.error(error);
    note(table.id, say('noBot', { why: error instanceof Error ? error.message : String(error) }));
  } finally {
    useTable.setState({ thinking: null });
  }
};
