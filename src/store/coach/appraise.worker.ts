import { gameOf } from '../../games/index.ts';
import { type Appraisal, appraise } from './appraise.ts';

onmessage = async ({ data }: MessageEvent<Appraisal>) => {
  const engine = gameOf(data.game)?.shots ? await (await import('../../physics/engine.ts')).loadEngine() : undefined;
  postMessage(appraise(data, engine));
};
// A rejection is no error event of the worker: it is made one, so that whoever asked hears of it.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
