import { readFileSync } from 'node:fs';
import type { ShotResult } from '../src/core/shots/shot.ts';
import type { FromWorker } from '../src/store/workers/protocol.ts';
import { digestOf } from '../tests/physics/digest.ts';
import { FLICKS, nthDuel } from '../tests/physics/flicks.ts';
import { SLOW } from './hands/slow.ts';
import { expect, test } from './hands/test.ts';

const known = JSON.parse(readFileSync('tests/physics/digests.json', 'utf8')) as { physics: string; flicks: string[] };

/** Every other flick that Node works out. */
const HALF = Array.from({ length: FLICKS / 2 }, (_, n) => 2 * n);

test('the worker in the browser answers 100 flicks bit for bit as Node does', async ({ page }) => {
  test.setTimeout(SLOW * 300_000);
  await page.goto('/');
  const shots = HALF.map((n) => nthDuel(n));
  const results = await page.evaluate(async (shots) => {
    // The worker of the build, by the name under which it is kept for offline play.
    const kept = await (await fetch('sw.js')).text();
    const [file] = /assets\/worker-[\w-]+\.js/.exec(kept) ?? [];
    if (!file) throw new Error('The build has no script for workers.');
    const worker = new Worker(file, { type: 'module', name: 'shot' });
    const answers: ShotResult[] = [];
    for (const [id, request] of shots.entries())
      answers.push(
        await new Promise((resolve, reject) => {
          worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
            if (data.kind === 'answer') resolve(data.answer as ShotResult);
            if (data.kind === 'failed') reject(new Error(data.message));
          });
          worker.addEventListener('error', (event) => reject(new Error(event.message)));
          worker.postMessage({ id, request });
        }),
      );
    worker.terminate();
    return answers;
  }, shots);
  expect(new Set(results.map(({ physics }) => physics))).toEqual(new Set([known.physics]));
  expect(results.map(digestOf)).toEqual(HALF.map((n) => known.flicks[n]));
});

test('the engine is kept for offline play, and is no part of the first load', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await expect(page.locator('[data-game]').first()).toBeVisible();
  expect(loaded.filter((url) => /wasm|physics/.test(url))).toEqual([]);
  expect(await (await page.request.get('sw.js')).text()).toMatch(/assets\/rapier_wasm3d_bg-[\w-]+\.wasm/);
});
