import type { AnyGame } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import type { Forecast } from '../core/odds.ts';
import type { PieceNode } from '../core/scene.ts';

/** Asks what comes of so many tries of an action that is aimed. */
export interface FanQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly action: unknown;
  readonly samples: number;
}
/** What came of the tries: in words with their shares, the most frequent first, and where the pieces lay that had moved. */
export interface Fan {
  readonly outcomes: readonly { readonly p: number; readonly texts: readonly Message[] }[];
  readonly ghosts: readonly PieceNode[];
  /** Whole degrees that a flicked body turned in the first try, + against the clock: on its own as it was at last led, if that was asked for; null where it is no flick. */
  readonly spun: number | null;
}

/** Gathers sampled odds by what is told of them. */
export const fanOf = (game: AnyGame, view: unknown, odds: Forecast, spun: number | null): Fan => {
  if (odds.kind !== 'odds') return { outcomes: [], ghosts: [], spun };
  const before = new Map(game.scene(view).nodes.map((node) => [node.id, JSON.stringify(node)]));
  const told = new Map<string, { p: number; texts: readonly Message[] }>();
  const ghosts: PieceNode[] = [];
  for (const { p, texts, state } of odds.outcomes) {
    const key = JSON.stringify(texts);
    told.set(key, { p: p + (told.get(key)?.p ?? 0), texts });
    for (const node of game.scene(state).nodes) {
      if (node.kind === 'piece' && !node.out && !node.waits && before.get(node.id) !== JSON.stringify(node))
        ghosts.push(node);
    }
  }
  return { outcomes: [...told.values()].sort((a, b) => b.p - a.p), ghosts, spun };
};

let worker: Worker | undefined;
let asked = 0;
/** Tries an action so many times in a worker of its own; null when another question has come after it. */
export const askFan = (question: FanQuestion): Promise<Fan | null> => {
  worker ??= new Worker(new URL('./fan.worker.ts', import.meta.url), { type: 'module' });
  const at = worker;
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const done = (event: MessageEvent<{ id: number; fan: Fan }>): void => {
      if (event.data.id !== id) return;
      listening.abort();
      resolve(asked === id ? event.data.fan : null);
    };
    const failed = (event: ErrorEvent): void => {
      listening.abort();
      at.terminate();
      worker = undefined;
      reject(new Error(`The tries stopped: ${event.message}`));
    };
    at.addEventListener('message', done, { signal });
    at.addEventListener('error', failed, { signal });
    at.postMessage({ ...question, id });
  });
};
