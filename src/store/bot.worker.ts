import { botAction, type BotQuestion } from './botMind.ts';

onmessage = ({ data }: MessageEvent<BotQuestion>) => {
  const started = Date.now();
  const action = botAction(data, (done) => {
    postMessage({ done });
    return Date.now() - started < data.time;
  });
  postMessage({ action });
};
