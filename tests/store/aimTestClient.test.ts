// Tries of an aim: only the newest question gets an answer.
import { asView } from '../../src/core/view.ts';
import { expect, test, vi } from 'vitest';
import { requestAimTest } from '../../src/store/aimTestClient.ts';
import { Mute, muteWorkers } from './mute.ts';

muteWorkers();

test('an answer that comes after a newer question is dropped', async () => {
  const question = { game: 'flick', view: asView({}), action: {}, samples: 40 };
  const fan = { outcomes: [], ghosts: [], spun: null };
  const [older, newer] = [requestAimTest(question), requestAimTest(question)];
  await vi.advanceTimersByTimeAsync(0);
  Mute.last?.answers(fan);
  expect(await older).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  Mute.last?.answers(fan);
  expect(await newer).toBe(fan);
});
