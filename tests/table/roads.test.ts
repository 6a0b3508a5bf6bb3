import { expect, test } from 'vitest';
import type { AreaNode, Scene } from '../../src/core/scene.ts';
import { gapToShape } from '../../src/geometry/shape.ts';
import { roadOf } from '../../src/table/ground/roads.ts';

const scene = (mat: string): Scene => ({
  width: 960,
  height: 720,
  mat,
  unit: { mm: 60, text: { key: 'x' } },
  nodes: [],
});
const box = (id: string, style: string, x: number, y: number, width: number, height: number, top = 60): AreaNode => ({
  kind: 'area',
  id,
  style,
  shape: { kind: 'rect', at: { x, y }, width, height },
  top,
});

test('a road goes from edge to edge around what stands there, and is the same again', () => {
  const walls = [box('a', 'wall', 430, 300, 100, 120), box('b', 'house', 150, 400, 110, 80)];
  const course = roadOf(scene('soldiers'), walls);
  const points = course?.points ?? [];
  expect(points[0]?.x).toBeLessThan(0);
  expect(points.at(-1)?.x).toBeGreaterThan(960);
  for (const wall of walls)
    for (const at of points) expect(gapToShape({ at, r: 0 }, wall.shape), `${wall.id} in the way`).toBeGreaterThan(0);
  roadOf(scene('scifi'), []);
  expect(roadOf(scene('soldiers'), walls)).toEqual(course);
});
test('a road leads out of the gate of a fortress, away from its courtyard; a mat without roads has none', () => {
  const gate = box('gate', 'gate', 420, 280, 70, 70);
  const yard = box('yard', 'courtyard', 420, 210, 70, 70, 0);
  const points = roadOf(scene('fortress'), [gate, yard])?.points ?? [];
  expect(points[0]).toEqual({ x: 455, y: 350 });
  expect(points.at(-1)?.y).toBeGreaterThan(720);
  expect(roadOf(scene('stratego'), [])).toBeNull();
});
