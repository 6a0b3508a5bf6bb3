import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AreaNode } from '../../src/core/scene.ts';
import { pixelsIn } from '../../src/table/draw/brush.ts';
import { rotatedOffset } from '../../src/table/camera/camera.ts';
import { shadowVector } from '../../src/table/draw/shadowOffset.ts';
import { drawShadows } from '../../src/table/ground/shadow.ts';

/** As much of a path as tells what it is made of. */
class Traced {
  readonly parts: Traced[] = [];
  addPath(part: Traced): void {
    this.parts.push(part);
  }
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
}
beforeEach(() => {
  vi.stubGlobal('Path2D', Traced);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('however the table is turned the light comes from the top left of the screen', () => {
  for (const turn of [0, 37, 90, 180, 270]) {
    const { x, y } = rotatedOffset(shadowVector(turn), turn);
    expect(x).toBeCloseTo(0.3, 9);
    expect(y).toBeCloseTo(0.42, 9);
  }
});

test('a unit is as many pixels long in every turn, so that what is drawn from a picture stays sharp', () => {
  for (const turn of [0, 45, 90, 180]) {
    const [a, b] = [3 * Math.cos((turn * Math.PI) / 180), 3 * Math.sin((turn * Math.PI) / 180)];
    const context = { getTransform: () => ({ a, b }) } as unknown as CanvasRenderingContext2D;
    expect(pixelsIn(context)).toBeCloseTo(3, 9);
  }
});

test('shadows that overlap are filled as one area, so that none is doubly dark', () => {
  const wall = (x: number): AreaNode => ({
    kind: 'area',
    id: `wall${x}`,
    style: 'wall',
    shape: { kind: 'rect', at: { x, y: 0 }, width: 40, height: 40 },
    top: 60,
  });
  for (const theme of ['light', 'projector'] as const) {
    const filled: unknown[] = [];
    const context = {
      fill: (path: unknown) => filled.push(path),
      getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
      save: () => undefined,
      setTransform: () => undefined,
      restore: () => undefined,
    } as unknown as CanvasRenderingContext2D;
    drawShadows({ context, px: 1, turn: 0, theme }, [wall(0), wall(20)]);
    expect(filled).toHaveLength(1);
    expect((filled[0] as Traced).parts).toHaveLength(2);
  }
});
