import { gameOf } from '../games/index.ts';
import { type BotQuestion, mindOf, reasoned } from './botMind.ts';

onmessage = async ({ data }: MessageEvent<BotQuestion>) => {
  const engine = gameOf(data.game)?.shots ? await (await import('../physics/engine.ts')).loadEngine() : undefined;
  const started = Date.now();
  const mind = mindOf(
    data,
    (done, thoughts) => {
      postMessage({ done, thoughts });
      return Date.now() - started < data.time;
    },
    engine,
  );
  postMessage(reasoned(data, mind));
};
// A rejection is no error event of the worker: it is made one, so that whoever asked hears of it.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
