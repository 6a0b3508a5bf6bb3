import { type Imported, MOST_MILLIONS, type Told } from '../storage/file.ts';
import { refuseSize } from '../storage/json.ts';
import { faultMessage } from './workers/faults.ts';
import { workerClient } from './workers/workerClient.ts';

/** Reads the file of a match in a worker; `told` gets the part done (0..1). Null once the signal is aborted. */
export const readMatchFile = async (file: Blob, told: Told, signal: AbortSignal): Promise<Imported | null> => {
  const tooBig = refuseSize(file.size, MOST_MILLIONS);
  if (tooBig) return { error: tooBig };
  const client = workerClient('reading');
  try {
    return await client.ask(file, { signal, onProgress: told });
  } catch (error) {
    return signal.aborted ? null : { error: faultMessage(error, 'fileUnread') };
  } finally {
    client.stop();
  }
};
