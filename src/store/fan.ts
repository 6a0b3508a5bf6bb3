import type { AimTest } from '../core/shots/aimTest.ts';
import type { FanQuestion } from './workers/protocol.ts';
import { workerClient } from './workers/workerClient.ts';

const client = workerClient('fan');
let asked = 0;
/** Tries an aimed action so many times in a worker; null if a newer question has come meanwhile. Rejects with a `WorkerFault`. */
export const askFan = async (question: FanQuestion): Promise<AimTest | null> => {
  const mine = ++asked;
  const aimTest = await client.ask(question);
  return asked === mine ? aimTest : null;
};
