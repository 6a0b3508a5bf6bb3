import type { AreaNode } from '../../core/scene.ts';
import { type Point, distance, lerpPoint } from '../../geometry/point.ts';
import { type Brush, closedPath, openPath, outlineOf, shapePath, stroke } from '../draw/brush.ts';
import { shadowVector } from '../draw/shadowOffset.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** Returns a function for places in a box: `along` its longer side and `across` it, each from 0 to 1. Null for other shapes. */
export function placesIn(area: AreaNode): { at: (along: number, across: number) => Point; long: number } | null {
  const [a, b, c, d, ...more] = outlineOf(area.shape);
  if (!a || !b || !c || !d || more.length > 0) return null;
  const isLong = distance(a, b) >= distance(b, c);
  const [p, q, r, s] = isLong ? [a, b, c, d] : [b, c, d, a];
  const at = (along: number, across: number): Point =>
    lerpPoint(lerpPoint(p, q, along), lerpPoint(s, r, along), across);
  return { at, long: distance(p, q) };
}
/** Returns lines between pairs of points. */
export const lines = (each: readonly (readonly [Point, Point])[]): Path2D => {
  const path = new Path2D();
  for (const pair of each) path.addPath(openPath(pair));
  return path;
};
/** Draws a cart from above: wheels beside a bed of boards with a load of hay. */
export function drawCart(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { timber, hay, outline } = TERRAIN_PAINTS[theme];
  const path = shapePath(area.shape);
  context.fillStyle = timber.line;
  context.fill(path);
  const box = placesIn(area);
  if (box) {
    const { at } = box;
    const inner = (u: number, v: number): Path2D =>
      closedPath([at(u, v), at(1 - u, v), at(1 - u, 1 - v), at(u, 1 - v)]);
    context.fillStyle = timber.top;
    context.fill(inner(0, 0.14));
    context.fillStyle = hay;
    context.fill(inner(0.08, 0.24));
    const boards = [0.3, 0.45, 0.6, 0.75].map((v) => [at(0.1, v), at(0.9, v - 0.05)] as const);
    stroke(brush, lines(boards), timber.line, 1);
    stroke(brush, inner(0, 0.14), timber.out, outline * 0.7);
  }
  stroke(brush, path, timber.out, outline);
}

/** Draws a tent from above: two planes of cloth, the one to the light brighter. */
export function drawTent(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { cloth, outline } = TERRAIN_PAINTS[theme];
  const path = shapePath(area.shape);
  context.fillStyle = cloth.shade;
  context.fill(path);
  const box = placesIn(area);
  if (box) {
    const { at } = box;
    const cast = shadowVector(brush.turn);
    const [first, second] = [at(0.5, 0), at(0.5, 1)];
    const edge = (first.x - second.x) * cast.x + (first.y - second.y) * cast.y < 0 ? 0 : 1;
    context.fillStyle = cloth.lit;
    context.fill(closedPath([at(0, edge), at(1, edge), at(1, 0.5), at(0, 0.5)]));
    stroke(brush, lines([1 / 3, 2 / 3].map((u) => [at(u, 0), at(u, 1)] as const)), cloth.line, 1);
    stroke(brush, openPath([at(0, 0.5), at(1, 0.5)]), cloth.out, outline * 0.8);
  }
  stroke(brush, path, cloth.out, outline);
}

/** Draws a fence from above: a rail with its posts. */
export function drawFence(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { timber, outline } = TERRAIN_PAINTS[theme];
  const path = shapePath(area.shape);
  context.fillStyle = timber.top;
  context.fill(path);
  const box = placesIn(area);
  if (box) {
    const { at, long } = box;
    const pales = Math.max(4, Math.round(long / 7));
    const ticks = Array.from({ length: pales - 1 }, (_, i) => (i + 1) / pales);
    stroke(brush, lines(ticks.map((u) => [at(u, 0), at(u, 1)] as const)), timber.line, 1);
    stroke(brush, openPath([at(0, 0.5), at(1, 0.5)]), timber.out, 1);
  }
  stroke(brush, path, timber.out, outline);
}
