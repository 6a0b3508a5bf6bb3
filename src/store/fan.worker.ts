import { forecast } from '../core/forecast.ts';
import { gameOf } from '../games/index.ts';
import { type FanQuestion, fanOf } from './fan.ts';

onmessage = async ({ data }: MessageEvent<FanQuestion & { readonly id: number }>) => {
  const game = gameOf(data.game);
  if (!game) throw new Error(`There is no game ${data.game}.`);
  const { loadEngine } = await import('../physics/engine.ts');
  const resolve = await loadEngine();
  const odds = forecast(game, data.view, data.action, { samples: data.samples, resolve });
  postMessage({ id: data.id, fan: fanOf(game, data.view, odds) });
};
