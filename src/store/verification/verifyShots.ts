import type { Entry, Match } from '../../core/match.ts';
import type { VerificationIssue } from '../workers/protocol.ts';
import { workerClient } from '../workers/workerClient.ts';

/**
 * Verifies a record's shots in a worker, so that play never waits. `found` gets each entry with an issue; entries that could not
 * be checked are `unchecked`. Ends when the signal is aborted.
 */
export const verifyShots = async (
  match: Match,
  found: (entry: Entry, doubt: VerificationIssue) => void,
  signal: AbortSignal,
): Promise<void> => {
  const left = new Set(match.entries.filter(({ shots }) => shots?.length));
  if (left.size === 0) return;
  const client = workerClient('doubts');
  try {
    await client.ask(match, {
      signal,
      onProgress: ({ ply, doubt }) => {
        const entry = match.entries[ply - 1] as Entry;
        left.delete(entry);
        if (doubt) found(entry, doubt);
      },
    });
  } catch (error) {
    if (!signal.aborted) console.error(error);
  } finally {
    client.stop();
  }
  if (!signal.aborted) for (const entry of left) found(entry, 'unchecked');
};
