import { expect, test, vi } from 'vitest';
import { loadEngine } from '../../src/physics/engine.ts';
import { nthDuel } from './flicks.ts';

/** Shots after which the engine has as much memory as one of them ever needs, and how many are tried beyond. */
const [WARM, MORE] = [4, 12];

// Sabotage: with `world.free()` or `queue.free()` left out, the memory grew.
test('all that a shot makes in the engine is freed after it', async () => {
  const made = vi.spyOn(WebAssembly, 'instantiate');
  const engine = await loadEngine();
  const [loaded] = made.mock.results as { value: Promise<WebAssembly.WebAssemblyInstantiatedSource> }[];
  if (!loaded) throw new Error('The engine was loaded before.');
  const { exports } = (await loaded.value).instance;
  const shoot = (shots: number): number => {
    for (let i = 0; i < shots; i++) engine(nthDuel(i % WARM));
    return (exports['memory'] as WebAssembly.Memory).buffer.byteLength;
  };
  const warm = shoot(WARM);
  expect(shoot(MORE)).toBe(warm);
});
