import type { AreaNode } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { cornersOf } from '../../geometry/shape.ts';
import { type Brush, clockwise, closedPath, boundingDisc, outlineOf } from '../draw/brush.ts';
import { postsOf } from './fortress.ts';
import { shadowVector, shadowOffset } from '../draw/shadowOffset.ts';
import { crownOf } from './plants.ts';
import { rockOf } from './terrain.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** Draws the shadows of everything on the mat as one area, so overlaps are no darker. */
export function drawShadows({ context, theme, turn, px }: Brush, areas: readonly AreaNode[]): void {
  const shade = TERRAIN_PAINTS[theme].shadow;
  const path = joined(areas, shadowVector(turn));
  if (theme === 'projector') {
    context.fillStyle = shade;
    context.fill(path);
    return;
  }
  // The area itself is painted outside the canvas, so only its soft shadow is visible.
  const { a, b, c, d, e, f } = context.getTransform();
  context.save();
  context.setTransform(a, b, c, d, e - BESIDE, f);
  context.shadowColor = shade;
  context.shadowBlur = SOFT * px * Math.hypot(a, b);
  context.shadowOffsetX = BESIDE;
  context.fillStyle = '#000000';
  context.fill(path);
  context.restore();
}
/** The softness of a shadow's edge, px, and how far outside the canvas its area is painted, device px. */
const SOFT = 3;
const BESIDE = 20_000;

function joined(areas: readonly AreaNode[], cast: Point): Path2D {
  const path = new Path2D();
  for (const area of areas) path.addPath(area.style === 'tree' ? crownShadow(area, cast) : wallShadow(area, cast));
  return path;
}

/** Returns the shadow of a crown. A crown is in the air, so its shadow is its outline, moved. */
function crownShadow(area: AreaNode, cast: Point): Path2D {
  const { r } = boundingDisc(area.shape);
  const { x, y } = shadowOffset({ x: 0, y: 0 }, cast, Math.min(area.top ?? r, r * 1.1));
  const path = new Path2D();
  path.addPath(crownOf(area), new DOMMatrix([1, 0, 0, 1, x, y]));
  return path;
}

/** Returns the footprint of an area swept away from the light. All parts have the same winding, so together they are one area. */
function wallShadow(area: AreaNode, cast: Point): Path2D {
  const height = (area.top ?? 0) - (area.style === 'gate' ? 0 : (area.from ?? 0));
  const path = new Path2D();
  if (height > 0) for (const points of footprintsOf(area)) path.addPath(swept(points, cast, height));
  return path;
}

function footprintsOf(area: AreaNode): readonly (readonly Point[])[] {
  if (area.style === 'gate') return postsOf(area).map(cornersOf);
  if (area.style === 'rock') return [rockOf(area)];
  return [outlineOf(area.shape)];
}

function swept(points: readonly Point[], cast: Point, height: Mm): Path2D {
  const far = points.map((point) => shadowOffset(point, cast, height));
  const path = closedPath(clockwise(far));
  points.forEach((point, i) => {
    const next = (i + 1) % points.length;
    const [to, farFrom, farTo] = [points[next], far[i], far[next]];
    if (to && farFrom && farTo) path.addPath(closedPath(clockwise([point, to, farTo, farFrom])));
  });
  return path;
}
