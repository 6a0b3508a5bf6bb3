import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/core/scene.ts';
import { matEdgeWidth, fittedCamera, reachesUnderTools, pressedAt, toView } from '../../src/table/camera/camera.ts';

const scene: Scene = {
  width: 440,
  height: 440,
  mat: 'flick',
  unit: { mm: 10, text: { key: 'test:unit' } },
  nodes: [],
};
const frame = { kind: 'rect', at: { x: 32, y: 32 }, width: 376, height: 376 } as const;
const view = { width: 900, height: 700 };

describe('the camera that shows all', () => {
  test('the mat fills the view with its printed edge, turned or not', () => {
    for (const turn of [0, 90, 180]) {
      const camera = fittedCamera({ ...scene, frame }, view, turn);
      const places = [frame.at, { x: 408, y: 408 }].map((corner) => toView(camera, view, corner));
      const [top, foot] = places.map(({ y }) => Math.round(y)).toSorted((a, b) => a - b);
      const beyond = matEdgeWidth(scene) + 3;
      expect([top, foot]).toEqual([beyond, 700 - beyond]);
    }
  });
  test('what lies beside a frame takes no room: the same mat as if there were nothing', () => {
    const bare = fittedCamera({ ...scene, width: frame.width, height: frame.height }, view, 0);
    expect(fittedCamera({ ...scene, frame }, view, 0).zoom).toBe(bare.zoom);
    expect(fittedCamera(scene, view, 0).zoom).toBeLessThan(bare.zoom);
  });
  test('what tools cover at a side is left to them: the mat lies in the middle of the rest', () => {
    for (const turn of [0, 90, 180]) {
      const narrow = { width: 600, height: 700, covered: { left: 52, right: 0 } };
      const camera = fittedCamera(scene, narrow, turn);
      const across = [0, 440].flatMap((x) => [0, 440].map((y) => toView(camera, narrow, { x, y }).x));
      expect(Math.round(Math.min(...across) - 52)).toBe(Math.round(600 - Math.max(...across)));
      expect(Math.min(...across)).toBeGreaterThanOrEqual(52);
    }
  });
  // Sabotages: with one side alone a mat pushed to the other was not seen; without the sides' width every near look was.
  test('a mat that is looked at from near reaches under what covers a side, and under nothing where nothing does', () => {
    const sides = { width: 900, height: 700, covered: { left: 150, right: 150 } };
    const fit = fittedCamera(scene, sides, 0);
    expect(reachesUnderTools(fit, scene, sides)).toBe(false);
    const pushed = (far: number) => reachesUnderTools({ ...fit, at: { ...fit.at, x: fit.at.x + far } }, scene, sides);
    expect([pushed(-60), pushed(60)]).toEqual([true, true]);
    expect(reachesUnderTools({ ...fit, zoom: 3 * fit.zoom }, scene, view)).toBe(false);
  });
});

describe('a press while the camera is on its way', () => {
  const from = { at: { x: 100, y: 100 }, zoom: 1, turn: 0 };
  const to = { at: { x: 300, y: 100 }, zoom: 1, turn: 0 };
  const middle = { x: 450, y: 350 };
  test('it means what it hits now, else what it hit before, else the table as it lies now', () => {
    const on = (x: number) => pressedAt(to, from, view, middle, (point) => point.x === x);
    expect([on(300), on(100), on(0)]).toEqual([to.at, from.at, to.at]);
  });
  test('at rest it means the table as it lies', () => {
    expect(pressedAt(to, null, view, middle, (point) => point.x === 100)).toEqual(to.at);
  });
});
