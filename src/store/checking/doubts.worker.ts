import type { Match } from '../../core/match.ts';
import { gameOf } from '../../games/index.ts';
import { doubtsOf } from './doubts.ts';

onmessage = async ({ data: match }: MessageEvent<Match>) => {
  const game = gameOf(match.game);
  const { loadEngine, PHYSICS_VERSION } = await import('../../physics/engine.ts');
  const engine = { version: PHYSICS_VERSION, resolve: await loadEngine() };
  if (game) for (const checked of doubtsOf(game, match, engine)) postMessage(checked);
  postMessage(null);
};
// A rejection is no error event of the worker: it is made one, so that whoever asked hears of it.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
