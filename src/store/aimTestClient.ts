import type { AimTest } from '../core/shots/aimTest.ts';
import type { AimTestRequest } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';

const client = workerClient('fan');
let lastRequest = 0;
/** Tries an aimed action so many times in a worker; null if a newer question has come meanwhile. Rejects with a `WorkerFault`. */
export const requestAimTest = async (question: AimTestRequest): Promise<AimTest | null> => {
  const mine = ++lastRequest;
  const aimTest = await client.ask(question);
  return lastRequest === mine ? aimTest : null;
};
