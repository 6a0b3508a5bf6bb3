import { describe, expect, test } from 'vitest';
import { legPartsOver } from '../../src/geometry/legParts.ts';
import type { Shape } from '../../src/geometry/shape.ts';
import type { Point } from '../../src/geometry/point.ts';

const at = (x: number, y: number): Point => ({ x, y });
const rounded = (p: Point, q: Point, shape: Shape): number[][] =>
  legPartsOver(p, q, shape).map(({ from, to }) => [from, to].map((part) => Math.round(part * 1e6) / 1e6));
const box: Shape = { kind: 'rect', at: at(20, 0), width: 10, height: 10 };

describe('the parts of a leg over a shape', () => {
  test('a rectangle across the way, from within, to within, beside, and along an edge', () => {
    expect(rounded(at(0, 5), at(100, 5), box)).toEqual([[0.2, 0.3]]);
    expect(rounded(at(25, 5), at(125, 5), box)).toEqual([[0, 0.05]]);
    expect(rounded(at(0, 5), at(25, 5), box)).toEqual([[0.8, 1]]);
    expect(rounded(at(0, 11), at(100, 11), box)).toEqual([]);
    expect(rounded(at(22, 3), at(28, 7), box)).toEqual([[0, 1]]);
  });
  test('a disc by its chord', () => {
    const disc: Shape = { kind: 'disc', at: at(50, 3), r: 5 };
    expect(rounded(at(0, 0), at(100, 0), disc)).toEqual([[0.46, 0.54]]);
    expect(rounded(at(0, 9), at(100, 9), disc)).toEqual([]);
    expect(rounded(at(50, 3), at(50, 3), disc)).toEqual([[0, 1]]);
  });
  test('a footprint that bends inwards twice over, and through a corner once', () => {
    const points = [at(10, 0), at(90, 0), at(90, 20), at(60, 20), at(60, 5), at(40, 5), at(40, 20), at(10, 20)];
    const yoke: Shape = { kind: 'polygon', points };
    expect(rounded(at(0, 10), at(100, 10), yoke)).toEqual([
      [0.1, 0.4],
      [0.6, 0.9],
    ]);
    expect(rounded(at(0, 2), at(100, 2), yoke)).toEqual([[0.1, 0.9]]);
    const kite: Shape = { kind: 'polygon', points: [at(50, 0), at(60, 10), at(50, 20), at(40, 10)] };
    expect(rounded(at(0, 10), at(100, 10), kite)).toEqual([[0.4, 0.6]]);
  });
});
