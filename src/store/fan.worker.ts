import { tries } from '../core/shots/tries.ts';
import { gameOf } from '../games/index.ts';
import type { FanQuestion } from './fan.ts';

onmessage = async ({ data }: MessageEvent<FanQuestion & { readonly id: number }>) => {
  const game = gameOf(data.game);
  if (!game) throw new Error(`There is no game ${data.game}.`);
  const { loadEngine } = await import('../physics/engine.ts');
  const engine = await loadEngine();
  postMessage({ id: data.id, fan: tries(game, data, engine) });
};
