import type { AimTest } from '../core/shots/aimTest.ts';
import type { AimTestRequest } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';

const client = workerClient('fan');
let lastRequest = 0;
/** Tests an aimed action in a worker. Null if a newer request has replaced it. Rejects with a `WorkerFault`. */
export const requestAimTest = async (question: AimTestRequest): Promise<AimTest | null> => {
  const mine = ++lastRequest;
  const aimTest = await client.ask(question);
  return lastRequest === mine ? aimTest : null;
};
