import type { AreaNode } from '../../core/scene.ts';
import { type Point, distance } from '../../geometry/point.ts';
import { boundsOf, inside } from '../../geometry/shape.ts';
import { type Brush, clockwise, discOf, outlineOf, pathOf, ring, stroke } from '../draw/brush.ts';
import { grains } from '../draw/hash.ts';
import { castIn, shifted } from '../draw/light.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** A closed outline of bulges between neighbouring points. */
function scalloped(points: readonly Point[], bulge = 1.08): Path2D {
  const path = new Path2D();
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const half = distance(p, q) / 2;
    const r = half * bulge;
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    const depth = Math.sqrt(Math.max(0, r * r - half * half)) / (2 * half || 1);
    const at = { x: middle.x - (q.y - p.y) * depth, y: middle.y + (q.x - p.x) * depth };
    path.arc(at.x, at.y, r, Math.atan2(p.y - at.y, p.x - at.x), Math.atan2(q.y - at.y, q.x - at.x));
  });
  path.closePath();
  return path;
}

/** The outline of a tree's crown. */
export function crownOf(area: AreaNode): Path2D {
  const { at, r } = discOf(area.shape);
  return scalloped(ring(at, r * 0.82, 9, grains(area.id)() * 6));
}

/** A tree from above: three scalloped blobs of 9, 7 and 5 lobes, the brighter ones nearer to the light. */
export function drawTree(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { tree, outline } = TERRAIN_PAINTS[theme];
  const { at, r } = discOf(area.shape);
  const cast = castIn(brush.turn);
  const grain = grains(`${area.id} leaves`);
  const blob = (size: number, lobes: number, lit: number): Path2D =>
    scalloped(ring(shifted(at, cast, -r * lit), r * size, lobes, grain() * 6));
  const crown = crownOf(area);
  context.fillStyle = tree.a;
  context.fill(crown);
  stroke(brush, crown, tree.out, outline);
  const inner = blob(0.55, 7, 0.33);
  context.fillStyle = tree.b;
  context.fill(inner);
  context.save();
  context.globalAlpha = 0.35;
  stroke(brush, inner, tree.out, 1.2);
  context.restore();
  context.fillStyle = tree.c;
  context.fill(blob(0.26, 5, 0.66));
}

/** A hedge: its footprint with a scalloped edge and tufts on top. */
export function drawHedge(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { tree, outline } = TERRAIN_PAINTS[theme];
  const corners = clockwise(outlineOf(area.shape));
  const beads = corners.flatMap((point, i) => {
    const next = corners[(i + 1) % corners.length] ?? point;
    const parts = Math.max(1, Math.round(distance(point, next) / 9));
    return Array.from({ length: parts }, (_, k) => ({
      x: point.x + ((next.x - point.x) * k) / parts,
      y: point.y + ((next.y - point.y) * k) / parts,
    }));
  });
  const edge = scalloped(beads, 1.4);
  context.fillStyle = tree.a;
  context.fill(edge);
  context.fill(pathOf(area.shape));
  stroke(brush, edge, tree.out, outline);
  context.save();
  context.clip(pathOf(area.shape));
  const { at, width, height } = boundsOf(area.shape);
  const grain = grains(area.id);
  const tufts = Math.min(80, Math.round((width * height) / 120));
  for (let i = 0; i < tufts; i++) {
    const middle = { x: at.x + grain() * width, y: at.y + grain() * height };
    if (!inside(middle, area.shape)) continue;
    context.fillStyle = i % 3 ? tree.b : tree.c;
    context.fill(scalloped(ring(middle, 2.4 + grain() * 2.4, 5, grain() * 6)));
  }
  context.restore();
}
