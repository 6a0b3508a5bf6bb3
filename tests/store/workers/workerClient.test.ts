// One client for all workers: it waits while a worker sends anything, and says why there is no answer.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test, vi } from 'vitest';
import { faultMessage } from '../../../src/store/workers/faults.ts';
import { WorkerFault, workerClient } from '../../../src/store/workers/workerClient.ts';
import { Mute, muteWorkers } from '../mute.ts';

muteWorkers();
const SILENT = 20_000;
const LOADING = 60_000;
const kindOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof WorkerFault ? error.kind : error),
  );
/** A request that has reached its worker. */
const ask = async (client = workerClient('fan')) => {
  const request = { game: 'flick', view: asView({}), action: {}, samples: 1 };
  const settled = vi.fn();
  const kind = kindOf(client.ask(request)).then((each) => (settled(), each));
  await vi.advanceTimersByTimeAsync(0);
  return { kind, settled, worker: Mute.last as Mute };
};

describe('a worker is given up', () => {
  test('after twenty seconds without a message, and not before', async () => {
    const { kind, settled, worker } = await ask();
    worker.sends({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(SILENT);
    expect([settled.mock.calls.length, worker.ended]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([await kind, worker.ended]).toEqual(['silent', true]);
  });
  // Sabotage: a client that counts from the request gives up in the first round.
  test('never while heartbeats come, however long it takes', async () => {
    const { kind, worker } = await ask();
    worker.sends({ kind: 'ready' });
    for (let beats = 0; beats < 10; beats++) {
      await vi.advanceTimersByTimeAsync(SILENT);
      worker.sends({ kind: 'beat' });
    }
    worker.answers({});
    expect(await kind).toBe('answered');
  });
  test('after a minute while its script does not load', async () => {
    const { kind, settled } = await ask();
    await vi.advanceTimersByTimeAsync(LOADING);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await kind).toBe('noWorker');
  });
});

describe('the fault names its cause', () => {
  test('no workers in this browser', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await (await ask()).kind).toBe('noWorker');
    vi.stubGlobal(
      'Worker',
      vi.fn(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    expect(await (await ask()).kind).toBe('noWorker');
  });
  test('a script that does not load, and a worker that breaks later', async () => {
    const missing = await ask();
    missing.worker.dispatchEvent(new Event('error'));
    expect(await missing.kind).toBe('noWorker');
    const broken = await ask();
    broken.worker.sends({ kind: 'ready' });
    broken.worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(await broken.kind).toBe('failed');
  });
  test('a job that fails, and a physics engine that does not load', async () => {
    for (const [noEngine, kind] of [
      [false, 'failed'],
      [true, 'noEngine'],
    ] as const) {
      const asked = await ask();
      asked.worker.sends({ kind: 'failed', id: 1, message: 'why', noEngine });
      expect(await asked.kind).toBe(kind);
    }
  });
  test('and the player reads it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const keyOf = (error: unknown): string => faultMessage(error, 'noBot').key;
    expect(keyOf(new WorkerFault('noWorker', ''))).toBe('core:noWorkers');
    expect(keyOf(new WorkerFault('noEngine', ''))).toBe('core:noEngine');
    expect(keyOf(new WorkerFault('silent', ''))).toBe('core:noBot');
    expect(keyOf(new Error(''))).toBe('core:noBot');
    vi.restoreAllMocks();
  });
});

test('a request that is aborted while it waits for another ends at once, and is never sent', async () => {
  const client = workerClient('fan');
  const first = await ask(client);
  const stopped = new AbortController();
  const waiting = client.ask({ game: 'siege', view: asView({}), action: {}, samples: 1 }, stopped);
  stopped.abort();
  await expect(waiting).rejects.toBe(stopped.signal.reason);
  first.worker.answers({});
  expect(await first.kind).toBe('answered');
  await vi.advanceTimersByTimeAsync(0);
  expect([first.worker.asked.length, first.worker.ended]).toEqual([1, false]);
});

test('requests wait for each other; after a fault the next one gets a new worker', async () => {
  const client = workerClient('fan');
  const first = await ask(client);
  const second = await ask(client);
  expect(first.worker.asked).toHaveLength(1);
  first.worker.dispatchEvent(new Event('error'));
  expect(await first.kind).toBe('noWorker');
  await vi.advanceTimersByTimeAsync(0);
  expect([Mute.all.length, Mute.all[1]?.asked.length]).toEqual([2, 1]);
  Mute.all[1]?.answers({});
  expect(await second.kind).toBe('answered');
});
