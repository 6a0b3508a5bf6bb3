import type { TableEvent } from '../../src/core/event.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { ViewWindow } from '../../src/table/camera/camera.ts';

// A small table for what is played on it: how it is played, its pieces and its events.
export const PACE = { reducedMotion: false, slow: 1, dice: 900 };
export const text = { key: 'test:text' };
export const at = (x: number, y = 0): Point => ({ x, y });
export const piece = (id: string, place: Point): PieceNode => ({
  kind: 'piece',
  id,
  at: place,
  base: { kind: 'disc', at: at(0), r: 12 },
  figure: 'trooper',
  label: text,
});
export const scene = (...nodes: readonly PieceNode[]): Scene => ({
  width: 900,
  height: 600,
  mat: 'plain',
  unit: { mm: 60, text },
  nodes,
});
export const moved = (id: string, ...path: readonly Point[]): TableEvent => ({
  kind: 'moved',
  rule: 'XX-01',
  text,
  id,
  path,
});
export const happened = (kind: 'hit' | 'removed', ...ids: readonly string[]): TableEvent => ({
  kind,
  rule: 'XX-01',
  text,
  ids,
});
/** A view that fills its window. */
export const filling = (width: number, height: number): ViewWindow => ({
  scale: 1,
  width,
  height,
  window: { kind: 'rect', at: at(0), width, height },
});
