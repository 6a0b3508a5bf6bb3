import type { AreaNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { boundsOf, isInside } from '../../geometry/shape.ts';
import { type Brush, clockwise, boundingDisc, outlineOf, shapePath, ring, stroke } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import { shadowVector, shadowOffset } from '../draw/shadowOffset.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** Returns a closed outline with a bulge between each two neighbouring points. */
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

/** A crown of a group: its position, its size, and which of two greens it has. */
interface Crown {
  readonly at: Point;
  readonly r: Mm;
  readonly young: boolean;
}
/** The sizes of a group's crowns, in radii of its footprint, which they fill together. */
const CROWNS = [0.72, 0.6, 0.56];
function crownsIn(area: AreaNode): readonly Crown[] {
  const { at, r } = boundingDisc(area.shape);
  const grain = randomStream(`${area.id} group`);
  const from = grain() * 2 * Math.PI;
  return ring(at, 1, CROWNS.length, from).map((toward, i): Crown => {
    const size = (CROWNS[i] ?? 0.5) * r;
    const distance = r - size;
    return {
      at: { x: at.x + (toward.x - at.x) * distance, y: at.y + (toward.y - at.y) * distance },
      r: size,
      young: i > 0,
    };
  });
}
const lobed = (crown: Crown, part: number, lobes: number, from: number): Path2D =>
  scalloped(ring(crown.at, crown.r * part, lobes, from));

/** Returns the outlines of a group's crowns. */
export function crownOf(area: AreaNode): Path2D {
  const path = new Path2D();
  crownsIn(area).forEach((crown, i) => path.addPath(lobed(crown, 0.9, 10, randomStream(`${area.id} ${i}`)() * 6)));
  return path;
}

/** Draws a group of trees from above in two greens: scalloped crowns, each brighter towards the light. */
export function drawTree(brush: Brush, area: AreaNode): void {
  crownsIn(area).forEach((crown, i) => drawCrown(brush, crown, `${area.id} ${i}`));
}
function drawCrown(brush: Brush, crown: Crown, name: string): void {
  const { context, theme } = brush;
  const { tree, sapling, outline } = TERRAIN_PAINTS[theme];
  const { a, b, c } = crown.young ? sapling : tree;
  const grain = randomStream(name);
  const cast = shadowVector(brush.turn);
  const edge = lobed(crown, 0.9, 10, grain() * 6);
  const lit = (by: number): Crown => ({ ...crown, at: shadowOffset(crown.at, cast, -crown.r * by) });
  context.fillStyle = a;
  context.fill(edge);
  stroke(brush, edge, tree.out, outline);
  context.fillStyle = b;
  context.fill(lobed(lit(0.18), 0.68, 9, grain() * 6));
  context.fillStyle = c;
  for (const at of ring(lit(0.3).at, crown.r * 0.34, 4, grain() * 6))
    context.fill(lobed({ ...crown, at }, 0.16 + grain() * 0.09, 6, grain() * 6));
  context.fill(lobed(lit(0.5), 0.24, 6, grain() * 6));
}

/** Draws a hedge: its footprint with a scalloped edge and tufts on top. */
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
  context.fill(shapePath(area.shape));
  stroke(brush, edge, tree.out, outline);
  context.save();
  context.clip(shapePath(area.shape));
  const { at, width, height } = boundsOf(area.shape);
  const grain = randomStream(area.id);
  const tufts = Math.min(80, Math.round((width * height) / 120));
  for (let i = 0; i < tufts; i++) {
    const middle = { x: at.x + grain() * width, y: at.y + grain() * height };
    if (!isInside(middle, area.shape)) continue;
    context.fillStyle = i % 3 ? tree.b : tree.c;
    context.fill(scalloped(ring(middle, 2.4 + grain() * 2.4, 5, grain() * 6)));
  }
  context.restore();
}
