import { expect, test } from 'vitest';
import type { PieceNode } from '../../src/core/scene.ts';
import { drawImpacts } from '../../src/table/motion/impact.ts';
import { keyframesAt } from '../../src/table/motion/keyframes.ts';
import { type Motion, type Projectile, stationaryTrack } from '../../src/table/motion/track.ts';

const piece: PieceNode = {
  kind: 'piece',
  id: 'blue1',
  at: { x: 0, y: 0 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
  figure: 'archer',
  label: { key: 'test:piece' },
};
const path = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
] as const;
const shot: Projectile = { how: 'shot', from: 100, hits: 360, to: 700, path, r: 20 };
const walk = { ...stationaryTrack(piece, 'walk', 0, 1000), path };
const motionOf = (change: Partial<Motion>): Motion =>
  ({ tracks: [], crossings: [], reducedMotion: false, ...change }) as unknown as Motion;
/** The places of all puffs and chips that are drawn at a moment. */
const puffsAt = (motion: Motion, ms: number): string[] => {
  const drawn: string[] = [];
  const context = {
    beginPath: () => undefined,
    fill: () => undefined,
    arc: (x: number, y: number) => drawn.push(`${x.toFixed(1)} ${y.toFixed(1)}`),
  } as unknown as CanvasRenderingContext2D;
  drawImpacts({ context, px: 1, turn: 0, theme: 'light' }, motion, ms);
  return drawn;
};

// Sabotage: the dust rose when the shot was fired.
test('smoke rises where a shot is fired, and dust where it hits, when it hits', () => {
  const motion = motionOf({ crossings: [shot] });
  expect(puffsAt(motion, 50)).toEqual([]);
  const smoke = puffsAt(motion, 150).map((place) => Number(place.split(' ')[0]));
  expect(smoke.length).toBeGreaterThan(3);
  expect(Math.max(...smoke)).toBeLessThan(40);
  const later = puffsAt(motion, 560).map((place) => Number(place.split(' ')[0]));
  expect(later.length).toBeGreaterThan(3);
  expect(Math.min(...later)).toBeGreaterThan(150);
  expect(puffsAt(motion, 700)).toEqual([]);
});
// Sabotage: each frame had a random stream of its own.
test('the same attack always looks the same, and nothing flies with reduced motion', () => {
  const motion = motionOf({ crossings: [shot] });
  expect(puffsAt(motion, 400)).toEqual(puffsAt(motion, 400));
  expect(puffsAt(motionOf({ crossings: [shot], reducedMotion: true }), 400)).toEqual([]);
});
// Sabotage: a piece was never set down.
test('a walking piece is lifted, and set down where it ends', () => {
  const lifts = [0, 500, 1000].map((ms) => keyframesAt(motionOf({ tracks: [walk] }), ms)[0]?.lift);
  expect(lifts).toEqual([0, 1, 0]);
  expect(keyframesAt(motionOf({ tracks: [walk], reducedMotion: true }), 500)[0]?.lift).toBeUndefined();
  expect(puffsAt(motionOf({ tracks: [walk] }), 980).length).toBeGreaterThan(2);
});
