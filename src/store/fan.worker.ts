import { fanOf } from '../core/shots/fan.ts';
import { firmWay } from '../core/shots/firm.ts';
import { forecast } from '../core/odds/forecast.ts';
import type { Shot, ShotResult } from '../core/shots/shot.ts';
import { gameOf } from '../games/index.ts';
import type { FanQuestion } from './fan.ts';

onmessage = async ({ data }: MessageEvent<FanQuestion & { readonly id: number }>) => {
  const game = gameOf(data.game);
  if (!game) throw new Error(`There is no game ${data.game}.`);
  const { loadEngine } = await import('../physics/engine.ts');
  const engine = await loadEngine();
  let spun: number | null = null;
  let alone = true;
  const resolve = (shot: Shot): ShotResult => {
    const result = engine(shot);
    if (shot.act.kind === 'flick' && alone) {
      alone = shot.bodies.length === 1;
      if (alone || spun === null) spun = result.spun[shot.act.id]?.whole ?? 0;
    }
    return result;
  };
  const odds = forecast(game, data.view, data.action, { samples: data.samples, resolve });
  const lead = firmWay(game, data.view, data.action, engine);
  postMessage({ id: data.id, fan: fanOf(game, data.view, odds, spun, lead) });
};
