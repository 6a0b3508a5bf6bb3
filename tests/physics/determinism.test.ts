// Equal questions have equal answers, in any order and in any company; the browser's are compared in `e2e/physics.spec.ts`.
// `RECORD=1 npm run test:unit -- tests/physics` writes the digests anew after engine, parameters or bodies have changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShotResult } from '../../src/core/shots/shot.ts';
import { type Engine, loadEngine, PHYSICS_VERSION } from '../../src/physics/engine.ts';
import { digestOf } from './digest.ts';
import { FLICKS, nthDuel } from './flicks.ts';

const FILE = 'tests/physics/digests.json';
let engine: Engine;
let results: ShotResult[];
beforeAll(async () => {
  engine = await loadEngine();
  results = Array.from({ length: FLICKS }, (_, n) => engine(nthDuel(n)));
  if (process.env['RECORD'])
    writeFileSync(FILE, `${JSON.stringify({ physics: PHYSICS_VERSION, flicks: results.map(digestOf) }, null, 2)}\n`);
});

describe('determinism', () => {
  test('200 flicks come out as they are written down', () => {
    const known = JSON.parse(readFileSync(FILE, 'utf8')) as { physics: string; flicks: string[] };
    expect(known.physics).toBe(PHYSICS_VERSION);
    expect(results.map(digestOf)).toEqual(known.flicks);
  });
  test('played backwards they come out the same: no shot hangs on those before it', () => {
    for (let n = FLICKS - 1; n >= 0; n -= 3) expect(engine(nthDuel(n))).toEqual(results[n]);
  });
  test('the order in which the bodies are named does not matter', () => {
    for (let n = 0; n < 20; n++) {
      const shot = nthDuel(n);
      expect(engine({ ...shot, bodies: shot.bodies.toReversed() })).toEqual(results[n]);
    }
  });
  test('the place of the table does not matter: a scene moved by whole millimetres plays the same', () => {
    for (let n = 0; n < 20; n++) {
      const shot = nthDuel(n);
      const by = { x: 130, y: -70 };
      const moved = engine({
        act: shot.act,
        solids: shot.solids.map((solid) => ({
          ...solid,
          prism: solid.prism.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })),
        })),
        bodies: shot.bodies.map(({ pose: [x, y, ...rest], ...body }) => ({
          ...body,
          pose: [x + by.x * 10, y - by.y * 10, ...rest],
        })),
      });
      expect(moved.contacts).toEqual(results[n]?.contacts);
      for (const [id, [x, y, ...rest]] of Object.entries(moved.rest))
        expect([x - by.x * 10, y + by.y * 10, ...rest]).toEqual(results[n]?.rest[id]);
    }
  });
});
