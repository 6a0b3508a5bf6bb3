// A worker that says nothing is given up: whoever asks never waits for ever, and the next question goes to a new one.
import { expect, test, vi } from 'vitest';
import { prepare, simulate } from '../../src/physics/client.ts';
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

// Sabotage: with no listener of its own on a worker that is prepared, the shot went to the dead one and was never answered.
test('a worker is prepared once, and does the shot that is asked for then; one whose files did not come is made anew', async () => {
  Mute.last?.dispatchEvent(new Event('error'));
  prepare();
  prepare();
  const [prepared] = Mute.all;
  expect(Mute.all).toHaveLength(1);
  expect(prepared?.asked).toEqual(['rehearse']);
  const asked = simulate(nthDuel(0));
  await vi.advanceTimersByTimeAsync(0);
  expect(prepared?.asked).toEqual(['rehearse', nthDuel(0)]);
  const result = { physics: 'its own' };
  prepared?.says({ result });
  expect(await asked).toBe(result);

  prepared?.dispatchEvent(new Event('error'));
  const again = simulate(nthDuel(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(Mute.all[1]?.asked).toEqual([nthDuel(1)]);
  Mute.all[1]?.says({ result });
  expect(await again).toBe(result);
});
