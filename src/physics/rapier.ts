import type { EventQueue, World } from '@dimforge/rapier3d-simd/exports.js';
import * as glue from '@dimforge/rapier3d-simd/rapier_wasm3d_bg.js';
import { EngineUnavailable } from '../core/shots/shot.ts';

/** The engine's package, once its WebAssembly is loaded. */
export type Rapier = typeof import('@dimforge/rapier3d-simd/exports.js');

/** Loads the package's WebAssembly: a separate file in the browser, read from the package in Node. */
const instantiate = async (imports: WebAssembly.Imports): Promise<WebAssembly.Instance> => {
  if (import.meta.env.SSR) {
    const [{ readFile }, { createRequire }] = await Promise.all([import('node:fs/promises'), import('node:module')]);
    const path = createRequire(import.meta.url).resolve('@dimforge/rapier3d-simd/rapier_wasm3d_bg.wasm');
    return (await WebAssembly.instantiate(await readFile(path), imports)).instance;
  }
  const { default: url } = await import('@dimforge/rapier3d-simd/rapier_wasm3d_bg.wasm?url');
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  // Not streamed: that would fail if a server sends WebAssembly under another type.
  return (await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance;
};

/** Steps a world in which nothing breaks or appears. `World.step` searches all colliders for new ones after each step. */
export const stepWorld = (world: World, queue: EventQueue): void =>
  world.physicsPipeline.step(
    world.gravity,
    world.integrationParameters,
    world.islands,
    world.broadPhase,
    world.narrowPhase,
    world.bodies,
    world.colliders,
    world.impulseJoints,
    world.multibodyJoints,
    world.ccdSolver,
    queue,
  );

let loading: Promise<Rapier> | undefined;
/** Returns the engine, loaded once. A failed load rejects with `EngineUnavailable`, and the next call tries again. */
export const loadRapier = (): Promise<Rapier> => (loading ??= load().catch(forget));
const load = async (): Promise<Rapier> => {
  const { exports } = await instantiate({ './rapier_wasm3d_bg.js': glue });
  glue.__wbg_set_wasm(exports);
  (exports['__wbindgen_start'] as (() => void) | undefined)?.();
  return import('@dimforge/rapier3d-simd/exports.js');
};
const forget = (error: unknown): never => {
  loading = undefined;
  throw new EngineUnavailable(`The physics engine could not be loaded: ${String(error)}`);
};
