import type { AreaNode } from '../core/scene.ts';
import type { Mm, Point } from '../geometry/point.ts';
import { type Brush, clockwise, closed, outlineOf } from './brush.ts';
import { TERRAIN_PAINTS } from './theme.ts';

/** What 1 mm of height casts: the light comes from the table's top left corner. */
export const CAST = { x: 0.3, y: 0.42 } as const;

/** The shadow of an area's height: its footprint swept away from the light. */
export function drawShadow(brush: Brush, area: AreaNode, points: readonly Point[] = outlineOf(area.shape)): void {
  const height = (area.top ?? 0) - (area.from ?? 0);
  if (height <= 0 || brush.shaded) return;
  brush.context.fillStyle = TERRAIN_PAINTS[brush.theme].shadow;
  brush.context.fill(swept(points, height));
}

/** All parts run the same way round, so that together they are one area. */
function swept(points: readonly Point[], height: Mm): Path2D {
  const cast = points.map((p) => ({ x: p.x + height * CAST.x, y: p.y + height * CAST.y }));
  const path = closed(clockwise(cast));
  points.forEach((point, i) => {
    const next = (i + 1) % points.length;
    const to = points[next];
    const from = cast[i];
    const far = cast[next];
    if (to && from && far) path.addPath(closed(clockwise([point, to, far, from])));
  });
  return path;
}
