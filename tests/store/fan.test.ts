// Tries that say nothing are given up, and the next question has a worker of its own.
import { expect, test, vi } from 'vitest';
import { askFan } from '../../src/store/fan.ts';
import { Mute, muteWorkers } from './mute.ts';

muteWorkers();

test('silent tries are ended after a minute; the next question is answered by a new worker', async () => {
  const failed = vi.fn();
  const question = { game: 'flick', view: {}, action: {}, samples: 40 };
  const asked = askFan(question).catch(failed);
  await vi.advanceTimersByTimeAsync(59_999);
  expect([failed.mock.calls.length, Mute.all[0]?.ended]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect([failed.mock.calls.length, Mute.all[0]?.ended]).toEqual([1, true]);
  const again = askFan(question);
  const fan = { outcomes: [], ghosts: [], spun: null };
  Mute.all[1]?.says({ id: 2, fan });
  expect(await again).toBe(fan);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Mute.all[1]?.ended).toBe(false);
});
