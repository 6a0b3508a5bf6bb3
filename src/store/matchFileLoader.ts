import type { Message } from '../core/message.ts';
import { MAX_MILLIONS as MOST_OF_LESSON, type ReadLesson } from '../lessons/file.ts';
import {
  type DesignKind,
  type DesignType,
  judgedDesign,
  MAX_MILLIONS as MOST_OF_DESIGN,
  type ReadDesign,
} from '../storage/designFile.ts';
import { type MatchFileResult, MAX_MILLIONS, type OnProgress } from '../storage/matchFile.ts';
import { refuseSize } from '../storage/json.ts';
import { faultMessage } from './workers/faults.ts';
import type { JobName, Jobs } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';

/** Runs a reading job in its own worker. Null once the signal is aborted, and an error if the worker fails. */
const readWith = async <J extends JobName>(
  job: J,
  request: Jobs[J]['request'],
  signal: AbortSignal,
  onProgress?: (done: Jobs[J]['progress']) => void,
): Promise<Jobs[J]['answer'] | { readonly error: Message } | null> => {
  const client = workerClient(job);
  try {
    return await client.ask(request, { signal, ...(onProgress ? { onProgress } : {}) });
  } catch (error) {
    return signal.aborted ? null : { error: faultMessage(error, 'fileUnread') };
  } finally {
    client.stop();
  }
};

/** Reads a match file; `onProgress` gets the part done (0 to 1). Null once the signal is aborted. */
export const loadMatchFile = async (
  file: Blob,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<MatchFileResult | null> => {
  const tooBig = refuseSize(file.size, MAX_MILLIONS);
  return tooBig ? { error: tooBig } : readWith('reading', file, signal, onProgress);
};
/** Reads a lesson from its file or link code; `onProgress` gets the part done (0 to 1). Null once the signal is aborted. */
export const readLessonFrom = async (
  from: Blob | string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadLesson | null> => {
  const tooBig = typeof from === 'string' ? null : refuseSize(from.size, MOST_OF_LESSON);
  return tooBig ? { error: tooBig } : readWith('lesson', from, signal, onProgress);
};
/** Reads a design file. Null once the signal is aborted. */
export const readDesignFile = async <Content>(
  file: Blob,
  craft: DesignType<Content, DesignKind>,
  signal: AbortSignal,
): Promise<ReadDesign<Content> | null> => {
  const tooBig = refuseSize(file.size, MOST_OF_DESIGN);
  if (tooBig) return { error: tooBig };
  const { kind, game } = craft;
  const read = await readWith('design', { file, kind, game }, signal);
  return read && judgedDesign(read, craft);
};
