import { sayer } from '../core/message.ts';
import { type Imported, MOST_MILLIONS, type Told } from '../storage/file.ts';
import { refuseSize } from '../storage/json.ts';
import { startWorker } from './jobs/start.ts';

const say = sayer<Record<'fileUnread', string>>('core');

/** Reads the file of a match in a worker of its own, which may take long; null once the signal is aborted. */
export const readMatchFile = async (file: Blob, told: Told, signal: AbortSignal): Promise<Imported | null> => {
  const tooBig = refuseSize(file.size, MOST_MILLIONS);
  if (tooBig) return { error: tooBig };
  const worker = startWorker('reading');
  return new Promise<Imported | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ done: number } | { read: Imported }>) =>
      'done' in data ? told(data.done) : resolve(data.read),
    );
    worker.addEventListener('error', (event) => {
      console.error(event.message);
      resolve({ error: say('fileUnread') });
    });
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
};
