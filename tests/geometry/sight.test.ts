import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/geometry/point.ts';
import { type Shape, isInside } from '../../src/geometry/shape.ts';
import { type Eye, type Prism, type Target, computeSight } from '../../src/geometry/sight.ts';
import { seeded, wholeFrom } from './seeded.ts';

const target: Target = { at: { x: 200, y: 0 }, half: 10, z: 0, tall: 40 };
function wall(id: string, x: number, y: number, width: number, height: number, top: number): Prism {
  return { id, shape: { kind: 'rect', at: { x, y }, width, height }, from: 0, top };
}
function pillar(id: string, x: number, y: number, r: number, top: number, from = 0): Prism {
  return { id, shape: { kind: 'disc', at: { x, y }, r }, from, top };
}
/* The independent eye: it knows nothing of skylines. A ray is cut with each footprint by its own few lines of algebra. */

/** The parts of the ray from a to b, 0 to 1, that lie over a footprint. */
function stretches(shape: Shape, a: Point, b: Point): [number, number][] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const cuts = [0, 1];
  if (shape.kind === 'disc') {
    const [fx, fy] = [a.x - shape.at.x, a.y - shape.at.y];
    const [p, q, s] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - shape.r ** 2];
    const root = Math.sqrt(q * q - p * s);
    if (!Number.isNaN(root)) cuts.push((-q - root) / p, (-q + root) / p);
  } else {
    const corners =
      shape.kind === 'polygon'
        ? shape.points
        : [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ].map(([i = 0, j = 0]) => ({
            x: shape.at.x + i * shape.width,
            y: shape.at.y + j * shape.height,
          }));
    corners.forEach((c, i) => {
      const d = corners[(i + 1) % corners.length] ?? c;
      const [ex, ey] = [d.x - c.x, d.y - c.y];
      const across = dx * ey - dy * ex;
      const u = ((c.x - a.x) * dy - (c.y - a.y) * dx) / across;
      if (u >= 0 && u <= 1) cuts.push(((c.x - a.x) * ey - (c.y - a.y) * ex) / across);
    });
  }
  const sorted = cuts.filter((cut) => cut >= 0 && cut <= 1).sort((m, n) => m - n);
  return sorted.slice(1).flatMap((to, i): [number, number][] => {
    const from = sorted[i] ?? 0;
    const middle = (from + to) / 2;
    return isInside({ x: a.x + dx * middle, y: a.y + dy * middle }, shape) ? [[from, to]] : [];
  });
}
/** The share of rays to the middles of a fine mesh over the silhouette that meet a body on the way. */
function castShare(from: Eye, to: Target, prisms: readonly Prism[], columns: number, rows: number): number {
  const far = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y);
  const right = { x: -(to.at.y - from.at.y) / far, y: (to.at.x - from.at.x) / far };
  let hidden = 0;
  for (let i = 0; i < columns; i++) {
    const x = (((i + 0.5) * 2) / columns - 1) * to.half;
    const end = { x: to.at.x + right.x * x, y: to.at.y + right.y * x };
    const met = prisms.flatMap((prism) => stretches(prism.shape, from.at, end).map((part) => ({ part, prism })));
    for (let j = 0; j < rows; j++) {
      const rise = to.z + ((j + 0.5) * to.tall) / rows - from.z;
      const blocked = met.some(({ part: [near, away], prism }) => {
        const [one, two] = [from.z + rise * near, from.z + rise * away];
        return Math.max(one, two) > prism.from && Math.min(one, two) < prism.top;
      });
      if (blocked) hidden++;
    }
  }
  return hidden / (columns * rows);
}
interface Scene {
  readonly eye: Eye;
  readonly target: Target;
  readonly prisms: readonly Prism[];
}
function randomShape(random: () => number): Shape {
  const at = { x: wholeFrom(random, -60, 260), y: wholeFrom(random, -60, 60) };
  const kind = random();
  if (kind < 0.4) return { kind: 'disc', at, r: wholeFrom(random, 8, 70) / 2 };
  const [width, height] = [wholeFrom(random, 3, 90), wholeFrom(random, 3, 90)];
  if (kind < 0.65) return { kind: 'rect', at, width, height };
  const corner = (i: number, j: number): Point => ({
    x: at.x + Math.round(i * width + j * 17),
    y: at.y + Math.round(j * height - i * 11),
  });
  if (kind < 0.85) return { kind: 'polygon', points: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] };
  const bend = [corner(0, 0), corner(1, 0), corner(1, 0.3), corner(0.3, 0.3), corner(0.3, 1), corner(0, 1)];
  return { kind: 'polygon', points: bend };
}
/** Figures and blocks on the ground, and now and then a hill under the eye, with another figure on it. */
function randomScene(seed: number): Scene {
  const random = seeded(seed);
  const prisms: Prism[] = [];
  const count = wholeFrom(random, 1, 6);
  const hill = random() < 0.25 ? wholeFrom(random, 5, 60) : 0;
  const looker: Eye = { at: { x: 0, y: 0 }, z: hill + wholeFrom(random, 5, 50) };
  if (hill > 0) {
    prisms.push(wall('hill', -wholeFrom(random, 0, 40), -50, wholeFrom(random, 45, 120), 100, hill));
    prisms.push(
      pillar('mate', wholeFrom(random, 15, 40), wholeFrom(random, -30, 30), 8, hill + wholeFrom(random, 5, 40), hill),
    );
  }
  while (prisms.length < count) {
    const shape = randomShape(random);
    const top = wholeFrom(random, 3, 80);
    if (top > looker.z && isInside(looker.at, shape)) continue;
    prisms.push({ id: `prism${prisms.length}`, shape, from: 0, top });
  }
  const at = { x: wholeFrom(random, 60, 220), y: wholeFrom(random, -40, 40) };
  const half = wholeFrom(random, 10, 60) / 2;
  return {
    eye: looker,
    target: { at, half, z: wholeFrom(random, 0, 30), tall: wholeFrom(random, 10, 60) },
    prisms,
  };
}
function mirrored(shape: Shape): Shape {
  const flip = (point: Point): Point => ({ x: point.x, y: -point.y });
  if (shape.kind === 'disc') return { ...shape, at: flip(shape.at) };
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(flip) };
  return { ...shape, at: { x: shape.at.x, y: -shape.at.y - shape.height } };
}
/** The share by the hidden height of each of many columns, where a ray enters and leaves each footprint. */
function columnShare(from: Eye, to: Target, prisms: readonly Prism[], columns: number): number {
  const far = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y);
  const right = { x: -(to.at.y - from.at.y) / far, y: (to.at.x - from.at.x) / far };
  let hidden = 0;
  for (let i = 0; i < columns; i++) {
    const x = (((i + 0.5) * 2) / columns - 1) * to.half;
    const end = { x: to.at.x + right.x * x, y: to.at.y + right.y * x };
    const heights = prisms.flatMap((prism) =>
      stretches(prism.shape, from.at, end).flatMap((part) =>
        part.map((place) => from.z + (prism.top - from.z) / place - to.z),
      ),
    );
    hidden += Math.min(to.tall, Math.max(0, ...heights));
  }
  return hidden / (columns * to.tall);
}

describe('the share agrees with rays', () => {
  test('over 300 random scenes', () => {
    let partly = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const scene = randomScene(seed);
      const { share } = computeSight(scene.eye, scene.target, scene.prisms);
      const cast = castShare(scene.eye, scene.target, scene.prisms, 240, 240);
      expect(Math.abs(share - cast), `scene ${seed}: ${share} by skyline, ${cast} by rays`).toBeLessThanOrEqual(0.005);
      if (share > 0.02 && share < 0.98) partly++;
    }
    expect(partly).toBeGreaterThan(75);
  });
});

describe('curved skylines', () => {
  test('agree with fine columns over 100 scenes of thick discs near the eye', () => {
    let curved = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const random = seeded(seed);
      const looker: Eye = { at: { x: 0, y: 0 }, z: wholeFrom(random, 25, 45) };
      const wide: Target = { at: { x: 150, y: wholeFrom(random, -20, 20) }, half: 40, z: 0, tall: 60 };
      const discs = Array.from({ length: 3 }, (_, i) => {
        const r = wholeFrom(random, 20, 90) / 2;
        const x = Math.ceil(r) + wholeFrom(random, 1, 60);
        return pillar(`disc${i}`, x, wholeFrom(random, -30, 30), r, wholeFrom(random, 15, 55));
      });
      const { share } = computeSight(looker, wide, discs);
      const fine = columnShare(looker, wide, discs, 3000);
      expect(Math.abs(share - fine), `scene ${seed}: ${share} and ${fine}`).toBeLessThan(3e-4);
      if (share > 0.1 && share < 0.9) curved++;
    }
    expect(curved).toBeGreaterThan(25);
  });

  test('an eye exactly above the rim of its tower looks over all of it', () => {
    const tower = pillar('tower', 0, 0, 50, 40);
    const looker: Eye = { at: { x: -50, y: 0 }, z: 44 };
    const { share } = computeSight(looker, target, [tower]);
    // Straight ahead the far rim is 100 away: 44 - 4 * 250 / 100 is hidden, a little less to both sides.
    expect(share).toBeLessThan(34 / 40);
    expect(share).toBeGreaterThan(33.9 / 40);
  });
});

describe('laws of the verdict', () => {
  test('the mirror image hides as much', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const scene = randomScene(seed);
      const flipped = scene.prisms.map((prism) => ({ ...prism, shape: mirrored(prism.shape) }));
      const at = { x: scene.target.at.x, y: -scene.target.at.y };
      const { share } = computeSight(scene.eye, scene.target, scene.prisms);
      expect(computeSight(scene.eye, { ...scene.target, at }, flipped).share).toBeCloseTo(share, 7);
    }
  });

  test('one more occluder never hides less', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const scene = randomScene(seed);
      let before = 0;
      for (const count of scene.prisms.keys()) {
        const { share } = computeSight(scene.eye, scene.target, scene.prisms.slice(0, count + 1));
        expect(share).toBeGreaterThanOrEqual(before - 1e-8);
        before = share;
      }
    }
  });

  test('what the occluders take adds up to the share, the largest first', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const scene = randomScene(seed);
      const { share, takes } = computeSight(scene.eye, scene.target, scene.prisms);
      expect(takes.reduce((sum, take) => sum + take.share, 0)).toBeCloseTo(share, 7);
      expect(takes.map((take) => take.share)).toEqual(takes.map((take) => take.share).toSorted((a, b) => b - a));
    }
  });

  test('the skyline encloses the hidden share and runs from edge to edge', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const scene = randomScene(seed);
      const { share, skyline } = computeSight(scene.eye, scene.target, scene.prisms);
      const { half, tall } = scene.target;
      const area = skyline.slice(1).reduce((sum, notch, i) => {
        const last = skyline[i] ?? notch;
        return sum + ((last.z + notch.z) / 2) * (notch.x - last.x);
      }, 0);
      expect(skyline.at(0)?.x).toBe(-half);
      expect(skyline.at(-1)?.x).toBe(half);
      expect(Math.abs(area / (2 * half * tall) - share)).toBeLessThan(0.02);
    }
  });
});
