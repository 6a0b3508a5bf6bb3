// The physics worker: warmed up once, stopped by the player, replaced when it breaks.
import { expect, test, vi } from 'vitest';
import { OverlapError } from '../../src/core/shots/shot.ts';
import { simulate, warmUp } from '../../src/store/shots.ts';
import { nthDuel } from '../physics/flicks.ts';
import { Mute, muteWorkers } from './mute.ts';

muteWorkers();
const result = { physics: 'its own' };
/** Lets a request reach its worker. */
const sent = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

// Sabotage: without the listener for errors between requests, the shot went to the dead worker and had no answer.
test('a worker is warmed up once and simulates the next shot; a broken one is replaced', async () => {
  warmUp();
  warmUp();
  await sent();
  const [warm] = Mute.all;
  expect(warm?.asked).toEqual(['warmUp']);
  const asked = simulate(nthDuel(0));
  warm?.answers(result);
  await sent();
  expect(warm?.asked).toEqual(['warmUp', nthDuel(0)]);
  warm?.answers(result);
  expect(await asked).toBe(result);

  warm?.dispatchEvent(new Event('error'));
  expect(warm?.ended).toBe(true);
  const again = simulate(nthDuel(1));
  await sent();
  expect(Mute.all[1]?.asked).toEqual([nthDuel(1)]);
  Mute.all[1]?.answers(result);
  expect(await again).toBe(result);
});

test('bodies that overlap are told by name', async () => {
  const asked = simulate(nthDuel(0));
  await sent();
  Mute.last?.answers({ overlap: ['one', 'other'] });
  await expect(asked).rejects.toEqual(new OverlapError('one', 'other'));
});

test('a shot that the player stops ends its worker', async () => {
  const stopped = new AbortController();
  const asked = simulate(nthDuel(0), stopped);
  await sent();
  const { last } = Mute;
  stopped.abort();
  await expect(asked).rejects.toBe(stopped.signal.reason);
  expect(last?.ended).toBe(true);
});
