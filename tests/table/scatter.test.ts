import { expect, test } from 'vitest';
import type { AreaNode, Scene } from '../../src/core/scene.ts';
import { distance } from '../../src/geometry/point.ts';
import { gapToShape } from '../../src/geometry/shape.ts';
import { roadOf, isOnRoad } from '../../src/table/ground/roads.ts';
import { scatteredOn } from '../../src/table/ground/scatter.ts';

const sceneOf = (mat: string): Scene => ({
  width: 900,
  height: 700,
  mat,
  unit: { mm: 50, text: { key: 'x' } },
  nodes: [],
});
const area = (id: string, style: string, top: number): AreaNode => ({
  kind: 'area',
  id,
  style,
  shape: { kind: 'rect', at: { x: 300, y: 200 }, width: 300, height: 200 },
  top,
});

test.each(['soldiers', 'fortress', 'scifi'])(
  'on the mat of %s things lie clear of what stands and of the road',
  (mat) => {
    const [scene, walls] = [sceneOf(mat), [area('wall', 'wall', 60)]];
    const course = roadOf(scene, walls);
    const strewn = scatteredOn(scene, walls, course);
    expect(strewn.length).toBeGreaterThan(2);
    for (const { at, thing } of strewn) {
      for (const { shape } of walls) expect(gapToShape({ at, r: thing.r }, shape)).toBeGreaterThan(0);
      expect(course !== null && isOnRoad(course, at)).toBe(false);
      expect(at.x - thing.r).toBeGreaterThanOrEqual(0);
      expect(at.y + thing.r).toBeLessThanOrEqual(scene.height);
      for (const other of strewn) if (other.at !== at) expect(distance(other.at, at)).toBeGreaterThan(thing.r);
    }
  },
);
// Sabotage: things that kept off the strips hopped away as soon as the sides were lined up.
test('what lies about stays where it is while sides line up, and a mat without any has none', () => {
  const scene = sceneOf('scifi');
  const strip = area('strip', 'zone', 0);
  const places = (areas: readonly AreaNode[]): unknown => scatteredOn(scene, areas, null).map(({ at }) => at);
  expect(places([strip])).toEqual(places([]));
  expect(scatteredOn(sceneOf('stratego'), [], null)).toEqual([]);
});
