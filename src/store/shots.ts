import { OverlapError, type Shot, type ShotResult } from '../core/shots/shot.ts';
import { workerClient } from './workers/workerClient.ts';

const client = workerClient('shot');
let isWarm = false;

/** Loads the physics and simulates a short shot, so that the first real one is quick. A fault here recurs with the real shot, which reports it. */
export const warmUp = (): void => {
  if (isWarm) return;
  isWarm = true;
  client.ask('warmUp').catch(() => (isWarm = false));
};

/** Simulates a shot in a worker. Rejects with `OverlapError`, with the signal's reason when it is aborted, or with a `WorkerFault`. */
export const simulate = async (shot: Shot, options: { readonly signal?: AbortSignal } = {}): Promise<ShotResult> => {
  const answer = await client.ask(shot, options);
  if ('overlap' in answer) throw new OverlapError(...answer.overlap);
  return answer;
};
