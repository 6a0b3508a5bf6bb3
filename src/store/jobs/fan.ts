import { tries } from '../../core/shots/tries.ts';
import { loadGame } from '../../games/index.ts';
import type { FanQuestion } from '../fan.ts';
import type { Tell } from './worker.ts';

/** Tries an action that is aimed so many times. */
export const work = async (data: FanQuestion & { readonly id: number }, tell: Tell): Promise<void> => {
  const game = await loadGame(data.game);
  if (!game) throw new Error(`There is no game ${data.game}.`);
  const { loadEngine } = await import('../../physics/engine.ts');
  const engine = await loadEngine();
  tell({ id: data.id, fan: tries(game, data, engine) });
};
