import { type Message, messageFactory } from '../../core/message.ts';
import { WorkerFault } from './workerClient.ts';

/** What failed, as the player sees it. */
type Failed = 'fileUnread' | 'noBot' | 'noPhysics' | 'noSeries' | 'noTries' | 'noCoach';
const say = messageFactory<Record<Failed | 'noWorkers' | 'noEngine', string>>('core');

/**
 * Returns why a request to a worker failed, for the player: the browser lacks something, or only this request failed. Logs the
 * error to the console.
 */
export const faultMessage = (error: unknown, failed: Failed): Message => {
  console.error(error);
  const kind = error instanceof WorkerFault ? error.kind : 'failed';
  if (kind === 'noWorker') return say('noWorkers');
  return say(kind === 'noEngine' ? 'noEngine' : failed);
};
