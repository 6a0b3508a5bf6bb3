// A worker that says nothing is given up: whoever asks never waits for ever, and the next question goes to a new one.
import { expect, test, vi } from 'vitest';
import { simulate } from '../../src/physics/client.ts';
import { Mute, muteWorkers } from '../store/mute.ts';
import { nthDuel } from './flicks.ts';

const SILENCE = 20_000;
muteWorkers();

test('a silent worker is ended after twenty seconds and not before; the next question goes to a new one', async () => {
  const failed = vi.fn();
  const asked = simulate(nthDuel(0)).catch(failed);
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect([failed.mock.calls.length, Mute.all[0]?.ended]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect([failed.mock.calls.length, Mute.all[0]?.ended]).toEqual([1, true]);

  const again = simulate(nthDuel(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(Mute.all).toHaveLength(2);
  const result = { physics: 'its own' };
  Mute.all[1]?.says({ result });
  expect(await again).toBe(result);
  await vi.advanceTimersByTimeAsync(SILENCE);
  expect(Mute.all[1]?.ended).toBe(false);
});
