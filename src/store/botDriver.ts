import { type Message, sayer } from '../core/message.ts';
import type { BotQuestion, Minded } from './botMind.ts';
import { startWorker } from './jobs/start.ts';
import { act, dismissNote } from './play.ts';
import { keepReason } from './reasons.ts';
import { isNow, openMatch, stateAt, turnNow, useTable } from './openMatch.ts';

const say = sayer<Record<'noBot', string>>('core');
const THINK_MS = 3000;
/** So long a bot may be silent before it is given up, ms. */
const SILENCE_MS = 30_000;
let worker: Worker | undefined;

/** The bot whose turn it is in the open match, or null. */
export const botToMove = (): string | null => {
  const { open } = useTable.getState();
  if (!open || open.practice || !isNow(open)) return null;
  const turn = turnNow(open);
  return ('to' in turn && open.match.players.find((player) => player.seat === turn.to)?.bot) || null;
};
/** What a bot says on the way: the part done, and what it has weighed so far. */
interface Progress extends Pick<Minded, 'thoughts'> {
  readonly done: number;
}
let hurry: (() => void) | undefined;
/** Lets the bot that is thinking do at once what it thinks best so far; nothing where it has not said anything yet. */
export const hurryBot = (): void => hurry?.();
const ask = (question: BotQuestion): Promise<Minded> =>
  new Promise((resolve, reject) => {
    worker ??= startWorker('bot');
    const asked = worker;
    const listening = new AbortController();
    const { signal } = listening;
    const fail = (why: string) => {
      listening.abort();
      asked.terminate();
      worker = undefined;
      reject(new Error(`The bot stopped: ${why}`));
    };
    // A worker that was killed says nothing at all.
    const watch = () => setTimeout(() => fail('it has not been heard of.'), SILENCE_MS);
    let watched = watch();
    signal.addEventListener('abort', () => clearTimeout(watched));
    const onMessage = ({ data }: MessageEvent<Progress | Minded>) => {
      clearTimeout(watched);
      if ('done' in data) {
        watched = watch();
        const { done, thoughts } = data;
        const [best] = thoughts;
        hurry =
          best &&
          (() => {
            listening.abort();
            asked.terminate();
            worker = undefined;
            resolve({ action: best.action, thoughts });
          });
        return useTable.setState({ thinking: done, hurries: best !== undefined });
      }
      listening.abort();
      return resolve(data);
    };
    asked.addEventListener('message', onMessage, { signal });
    asked.addEventListener('error', (event) => fail(event.message), { signal });
    asked.postMessage(question);
  });

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
    console.error(error);
    stall(table.id, say('noBot'));
  } finally {
    hurry = undefined;
    useTable.setState({ thinking: null, hurries: false });
  }
};
