import { describe, expect, test } from 'vitest';
import { type Rect } from '../../src/geometry/shape.ts';
import { type Eye, type Prism, type Target, projectPrism, computeSight } from '../../src/geometry/sight.ts';

const eye: Eye = { at: { x: 0, y: 0 }, z: 30 };
const target: Target = { at: { x: 200, y: 0 }, half: 10, z: 0, tall: 40 };
function wall(id: string, x: number, y: number, width: number, height: number, top: number): Prism {
  return { id, shape: { kind: 'rect', at: { x, y }, width, height }, from: 0, top };
}
function pillar(id: string, x: number, y: number, r: number, top: number, from = 0): Prism {
  return { id, shape: { kind: 'disc', at: { x, y }, r }, from, top };
}

describe('cases with a known answer', () => {
  test('a high wall up to the middle line hides one half', () => {
    const verdict = computeSight(eye, target, [wall('wall', 90, 0, 10, 80, 200)]);
    expect(verdict.share).toBe(0.5);
    expect(verdict.takes).toEqual([{ id: 'wall', share: 0.5 }]);
    expect(verdict.skyline).toEqual([
      { x: -10, z: 0, by: null },
      { x: 0, z: 0, by: null },
      { x: 0, z: 40, by: 'wall' },
      { x: 10, z: 40, by: 'wall' },
    ]);
  });

  test('a low wall hides a fraction by similar triangles', () => {
    // Eye 30 up, wall 20 high, its far edge 150 away: the line falls by 10 in 150 and meets the plane 200 away at 16 2/3.
    const { share } = computeSight(eye, target, [wall('wall', 100, -100, 50, 200, 20)]);
    expect(share).toBeCloseTo((30 - 10 * (200 / 150)) / 40, 9);
  });

  test('a wall above the eye counts from its near edge', () => {
    const { share } = computeSight(eye, target, [wall('wall', 160, -100, 20, 200, 34)]);
    expect(share).toBeCloseTo((30 + 4 * (200 / 160)) / 40, 9);
  });

  test('an eye high enough sees over a low wall', () => {
    expect(computeSight({ at: eye.at, z: 60 }, target, [wall('wall', 40, -100, 10, 200, 20)]).share).toBe(0);
  });

  test('a disc in the middle hides the width between its tangents', () => {
    const narrow = 3 / Math.sqrt(100 ** 2 - 3 ** 2);
    const { share } = computeSight(eye, { ...target, at: { x: 200, y: 0 } }, [pillar('post', 100, 0, 3, 300)]);
    expect(share).toBeCloseTo((narrow * 200) / 10, 8);
  });

  test('bodies behind the eye or behind the target hide nothing', () => {
    const prisms = [
      wall('back', -60, -50, 20, 100, 200),
      wall('beyond', 201, -50, 20, 100, 200),
      pillar('aside', 100, 60, 20, 90),
    ];
    expect(computeSight(eye, target, prisms)).toMatchObject({ share: 0, takes: [] });
  });

  test('the footprint under the target counts only up to its plane', () => {
    const hill = wall('hill', 180, -50, 60, 100, 20);
    // From below, its near edge covers the feet: 10 + 10 * 200 / 180 high, of which 20 are under the base.
    const { share } = computeSight({ at: eye.at, z: 10 }, { ...target, z: 20 }, [hill]);
    expect(share).toBeCloseTo((10 + (10 * 200) / 180 - 20) / 40, 9);
    expect(computeSight({ at: eye.at, z: 70 }, { ...target, z: 20 }, [hill]).share).toBe(0);
  });

  test('the roof on which the shooter stands hides by its far edge', () => {
    // Roof 40 high, eye 60 up, edge 50 ahead: the line meets the plane at 60 - 20 * 4 = -20, so nothing; from 44 up it is 28.
    const roof = [wall('roof', -50, -50, 100, 100, 40)];
    expect(computeSight({ at: eye.at, z: 60 }, target, roof).share).toBe(0);
    expect(computeSight({ at: eye.at, z: 44 }, target, roof).share).toBeCloseTo(28 / 40, 9);
    const tower = [pillar('tower', 0, 0, 50, 40)];
    expect(computeSight({ at: eye.at, z: 44 }, target, tower).share).toBeGreaterThan(27.9 / 40);
    expect(computeSight({ at: { x: -50, y: 0 }, z: 80 }, { ...target, z: 0 }, tower).share).toBeCloseTo(0, 9);
  });

  test('an eye within a body sees nothing', () => {
    expect(computeSight(eye, target, [pillar('wood', 0, 0, 50, 40)]).share).toBe(1);
    expect(computeSight(eye, target, [wall('wood', -50, -50, 100, 100, 40)]).share).toBe(1);
  });

  test('the higher of two takes the strip, and the first on a tie', () => {
    const low = wall('low', 100, -50, 10, 100, 30);
    const high = wall('high', 60, -50, 10, 100, 30);
    expect(computeSight(eye, target, [low, high]).takes).toEqual([{ id: 'low', share: 0.75 }]);
    const post = wall('post', 60, 0, 10, 50, 90);
    expect(computeSight(eye, target, [low, post]).takes).toEqual([
      { id: 'post', share: 0.5 },
      { id: 'low', share: 0.375 },
    ]);
  });

  test('right of the shooter is right in the picture', () => {
    const up: Target = { ...target, at: { x: 0, y: -200 } };
    const { skyline } = computeSight(eye, up, [wall('right', 0, -100, 50, 10, 200)]);
    expect(skyline.at(-1)).toEqual({ x: 10, z: 40, by: 'right' });
    expect(skyline.at(0)?.by).toBeNull();
  });

  test('an eye straight above sees all; a target without height is a mistake', () => {
    expect(computeSight({ at: target.at, z: 90 }, target, [wall('wall', 0, 0, 10, 10, 90)]).share).toBe(0);
    expect(() => computeSight(eye, { ...target, tall: 0 }, [])).toThrow(RangeError);
  });
});

describe('the shooter\u2019s-eye picture', () => {
  test('outlines a wall in perspective', () => {
    const spots = projectPrism({ at: eye.at, z: 20 }, target, wall('wall', 100, -10, 100, 20, 40));
    expect(spots).toEqual([
      { x: -20, z: -20 },
      { x: 20, z: -20 },
      { x: 20, z: 60 },
      { x: -20, z: 60 },
    ]);
  });

  test('cuts what lies behind the eye or behind the plane', () => {
    const long: Rect = { kind: 'rect', at: { x: -100, y: 5 }, width: 500, height: 10 };
    const spots = projectPrism(eye, target, { id: 'long', shape: long, from: 0, top: 50 });
    expect(Math.min(...spots.map((spot) => spot.x))).toBe(5);
    expect(projectPrism(eye, target, pillar('back', -40, 0, 10, 50))).toEqual([]);
  });
});
