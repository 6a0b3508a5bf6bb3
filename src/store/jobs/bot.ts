import { loadGame } from '../../games/index.ts';
import { type BotQuestion, mindOf, reasoned } from '../botMind.ts';
import type { Tell } from './worker.ts';

/** Thinks for a bot, tells how far it has come and what it has weighed, and in the end its deed. */
export const work = async (data: BotQuestion, tell: Tell): Promise<void> => {
  const engine = (await loadGame(data.game))?.shots
    ? await (await import('../../physics/engine.ts')).loadEngine()
    : undefined;
  const started = Date.now();
  const mind = mindOf(
    data,
    (done, thoughts) => {
      tell({ done, thoughts });
      return Date.now() - started < data.time;
    },
    engine,
  );
  tell(reasoned(data, mind));
};
