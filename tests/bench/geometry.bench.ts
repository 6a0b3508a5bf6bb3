import { bench, describe } from 'vitest';
import { shortestContact, shortestPath, sweep } from '../../src/geometry/path.ts';
import type { Rect } from '../../src/geometry/shape.ts';
import { type Prism, shareHidden, sight } from '../../src/geometry/sight.ts';
import { crowd, depthTo } from '../geometry/scene.ts';
import { seeded, wholeFrom } from '../geometry/seeded.ts';

const random = seeded(7);
const field: Rect = { kind: 'rect', at: { x: 0, y: 0 }, width: 1200, height: 800 };
const prisms = Array.from({ length: 100 }, (_, i): Prism => {
  const at = { x: wholeFrom(random, 60, 1140), y: wholeFrom(random, 0, 800) };
  const shape =
    i % 2 === 0 ? ({ kind: 'disc', at, r: 12.5 } as const) : ({ kind: 'rect', at, width: 60, height: 20 } as const);
  return { id: `prism${i}`, shape, from: 0, top: wholeFrom(random, 20, 60) };
});
const eye = { at: { x: 10, y: 400 }, z: 30 };
const target = { at: { x: 1190, y: 420 }, half: 12.5, z: 0, tall: 40 };

/** The share of the target's width that the footprints of discs and rectangles cover, as on a flat table: the least that a verdict can cost. */
const flatShare = (): number => {
  const [dx, dy] = [target.at.x - eye.at.x, target.at.y - eye.at.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [x, y] = [dx / far, dy / far];
  const seen = (px: number, py: number): [ahead: number, right: number] => {
    const [ex, ey] = [px - eye.at.x, py - eye.at.y];
    return [ex * x + ey * y, ey * x - ex * y];
  };
  const spans: [from: number, to: number][] = [];
  for (const { shape } of prisms) {
    if (shape.kind === 'polygon') continue;
    let [from, to] = [Infinity, -Infinity];
    if (shape.kind === 'disc') {
      const [ahead, right] = seen(shape.at.x, shape.at.y);
      const least = ahead * ahead - shape.r * shape.r;
      if (ahead <= 0 || ahead > far || least <= 0) continue;
      const side = shape.r * Math.sqrt(ahead * ahead + right * right - shape.r * shape.r);
      [from, to] = [(far * (ahead * right - side)) / least, (far * (ahead * right + side)) / least];
    } else {
      for (let i = 0; i < 4; i++) {
        const [ahead, right] = seen(
          shape.at.x + (i % 2 === 0 ? 0 : shape.width),
          shape.at.y + (i < 2 ? 0 : shape.height),
        );
        if (ahead <= 0 || ahead > far) continue;
        from = Math.min(from, (far * right) / ahead);
        to = Math.max(to, (far * right) / ahead);
      }
    }
    if (to > -target.half && from < target.half) spans.push([from, to]);
  }
  let covered = 0;
  let end = -target.half;
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const right = Math.min(to, target.half);
    if (right <= end) continue;
    covered += right - Math.max(from, end);
    end = right;
  }
  return covered / (2 * target.half);
};

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
    sight(eye, target, prisms);
  });
  bench('its hidden share alone', () => {
    shareHidden(eye, target, prisms);
  });
  bench('what footprints alone would hide, exactly (wanted: the share costs at most 5 times this)', () => {
    flatShare();
  });
  bench('20 shortest contacts among up to 20 barriers, reach 120', () => {
    for (const walk of walks) {
      shortestContact(walk.from, { at: walk.to, r: 12.5 }, 12.5, walk.barriers, walk.field, 120);
    }
  });
  bench('20 shortest paths among up to 20 barriers, reach 120', () => {
    for (const walk of walks) shortestPath(walk.from, walk.to, 12.5, walk.barriers, walk.field, 120);
  });
  bench('20 shortest contacts in a dense crowd', () => {
    for (const scene of crowds) {
      shortestContact(scene.from, scene.target, scene.r, scene.barriers, scene.field, scene.limit);
    }
  });
  bench('20 sweeps among up to 20 barriers', () => {
    for (const walk of walks) sweep([walk.from, walk.to], 12.5, walk.barriers, walk.field);
  });
});
