import { bench, describe } from 'vitest';
import { shortestPathToContact, shortestPath, sweep } from '../../src/geometry/path.ts';
import type { Rect } from '../../src/geometry/shape.ts';
import { hiddenFraction, computeSight } from '../../src/geometry/sight.ts';
import { crowd, depthTo } from '../geometry/scene.ts';
import { wholeFrom } from '../geometry/seeded.ts';
import { eye, field, flatShare, prisms, random, target } from './sightScene.ts';

/** Twelve figures and eight blocks on a table of 600 by 400 mm, and walkers in twenty places. */
const walks = Array.from({ length: 20 }, (_, i) => {
  const small: Rect = { ...field, width: 600, height: 400 };
  const from = { x: wholeFrom(random, 40, 560), y: wholeFrom(random, 40, 360) };
  const to = {
    x: Math.min(580, from.x + wholeFrom(random, 50, 90)),
    y: Math.min(380, from.y + wholeFrom(random, 20, 60)),
  };
  const barriers = Array.from({ length: 20 }, (_, n) => {
    const at = { x: wholeFrom(random, 0, 600), y: wholeFrom(random, 0, 400) };
    const shape =
      n < 12 ? ({ kind: 'disc', at, r: 12.5 } as const) : ({ kind: 'rect', at, width: 60, height: 20 } as const);
    return { id: `barrier${i}.${n}`, shape };
  }).filter(({ shape }) => depthTo(from, shape) > 13 && depthTo(to, shape) > 13);
  return { from, to, barriers, field: small };
});
const crowds = Array.from({ length: 20 }, (_, i) => crowd(i + 1));

describe('geometry', () => {
  bench('one sight verdict among 100 obstacles', () => {
    computeSight(eye, target, prisms);
  });
  bench('its hidden share alone', () => {
    hiddenFraction(eye, target, prisms);
  });
  bench('what footprints alone would hide, exactly (wanted: the share costs at most 5 times this)', () => {
    flatShare();
  });
  bench('20 shortest contacts among up to 20 barriers, reach 120', () => {
    for (const walk of walks) {
      shortestPathToContact(walk.from, { at: walk.to, r: 12.5 }, 12.5, walk.barriers, walk.field, 120);
    }
  });
  bench('20 shortest paths among up to 20 barriers, reach 120', () => {
    for (const walk of walks) shortestPath(walk.from, walk.to, 12.5, walk.barriers, walk.field, 120);
  });
  bench('20 shortest contacts in a dense crowd', () => {
    for (const scene of crowds) {
      shortestPathToContact(scene.from, scene.target, scene.r, scene.barriers, scene.field, scene.limit);
    }
  });
  bench('20 sweeps among up to 20 barriers', () => {
    for (const walk of walks) sweep([walk.from, walk.to], 12.5, walk.barriers, walk.field);
  });
});
