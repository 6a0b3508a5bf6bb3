import type { AreaNode } from '../../core/scene.ts';
import { type Point, distance, lerpPoint } from '../../geometry/point.ts';
import { type Brush, openPath, outlineOf, shapePath, stroke } from '../draw/brush.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** The places of a box: `at` is along its longer side and across it, each from 0 to 1. */
interface Places {
  readonly at: (along: number, across: number) => Point;
  readonly long: number;
}
/** Returns the places of a box. Null for other shapes. */
function placesIn(area: AreaNode): Places | null {
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
/** Draws terrain from above: its fill, what is on it where it is a box, and its outline. */
export function drawBox(
  brush: Brush,
  area: AreaNode,
  { fill, out, draw }: { readonly fill: string; readonly out: string; readonly draw: (places: Places) => void },
): void {
  const path = shapePath(area.shape);
  brush.context.fillStyle = fill;
  brush.context.fill(path);
  const places = placesIn(area);
  if (places) draw(places);
  stroke(brush, path, out, TERRAIN_PAINTS[brush.theme].outline);
}
