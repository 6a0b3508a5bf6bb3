import type { AreaNode } from '../../core/scene.ts';
import { type Point, distance, lerpPoint } from '../../geometry/point.ts';
import { boundsOf, isInside } from '../../geometry/shape.ts';
import { type Brush, closedPath, boundingDisc, openPath, outlineOf, shapePath, ring, stroke } from '../draw/brush.ts';
import { drawSandbags, drawWreck } from './battle.ts';
import { drawCart, drawFence, drawTent } from './camp.ts';
import { drawGate, drawRampart, drawTower, drawTowerMarks } from './fortress.ts';
import { randomStream } from '../draw/randomStream.ts';
import { drawHedge, drawTree } from './plants.ts';
import { drawContainer, drawContainerNumber } from './containers.ts';
import { shadowVector, shadowOffset } from '../draw/shadowOffset.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

const STANDING: Readonly<Record<string, (brush: Brush, area: AreaNode, among: readonly AreaNode[]) => void>> = {
  wall: drawWall,
  house: drawHouse,
  rock: drawRock,
  crate: drawCrate,
  container: drawContainer,
  barrel: drawBarrel,
  rubble: drawRubble,
  tree: drawTree,
  hedge: drawHedge,
  cart: drawCart,
  tent: drawTent,
  fence: drawFence,
  wreck: drawWreck,
  sandbags: drawSandbags,
  rampart: drawRampart,
  tower: drawTower,
  gate: drawGate,
};

/** The styles of areas that stand on the mat. */
export const STANDING_AREAS: readonly string[] = Object.keys(STANDING);
/** Draws a terrain area among others, without its shadow. */
export function drawTerrain(brush: Brush, area: AreaNode, among: readonly AreaNode[] = []): void {
  const { context } = brush;
  context.save();
  context.lineJoin = 'round';
  STANDING[area.style]?.(brush, area, among);
  context.restore();
}

/** Draws what is written on a terrain area: the storeys and places of a tower, the number of a container. */
export function drawTerrainMarks(brush: Brush, area: AreaNode): void {
  if (area.style === 'tower') drawTowerMarks(brush, area);
  if (area.style === 'container') drawContainerNumber(brush, area);
}

/** Draws running bond along the longest edge, a brick 0.95 × 0.59 cm, some stones chipped. */
function drawWall(brush: Brush, area: AreaNode): void {
  const { context, theme, px } = brush;
  const { stone, outline } = TERRAIN_PAINTS[theme];
  const points = outlineOf(area.shape);
  const path = shapePath(area.shape);
  context.fillStyle = stone.top;
  context.fill(path);
  context.save();
  context.clip(path);
  const { at, turn, reach } = lieOf(points);
  context.translate(at.x, at.y);
  context.rotate(turn);
  const long = (10.5 / px < 7 ? 2 : 1) * 10.5;
  const high = long * 0.565;
  const grain = randomStream(area.id);
  const joints = new Path2D();
  const across = Math.ceil(reach / high) * high;
  for (let y = -across, row = 0; y < across; y += high, row++) {
    joints.moveTo(-reach, y);
    joints.lineTo(reach, y);
    for (let x = -Math.ceil(reach / long) * long + (row % 2 ? long / 2 : 0); x < reach; x += long) {
      joints.moveTo(x, y);
      joints.lineTo(x, y + high);
      const chance = grain();
      if (chance > 0.26) continue;
      context.fillStyle = chance < 0.13 ? stone.top2 : 'rgba(255,255,255,.28)';
      context.fillRect(x, y, long, high);
    }
  }
  context.globalAlpha = 0.75;
  stroke(brush, joints, stone.line, 1);
  context.restore();
  stroke(brush, path, stone.out, outline);
}

/** Returns the middle of a footprint, the direction of its longest edge and a radius that covers it. */
function lieOf(points: readonly Point[]): { at: Point; turn: number; reach: number } {
  const { at, width, height } = boundsOf({ kind: 'polygon', points });
  const middle = { x: at.x + width / 2, y: at.y + height / 2 };
  let longest = 0;
  let turn = 0;
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const length = distance(point, next);
    if (length <= longest + 0.5) return;
    longest = length;
    turn = Math.atan2(next.y - point.y, next.x - point.x);
  });
  return { at: middle, turn, reach: Math.hypot(width, height) / 2 };
}

/** Draws a roof with its ridge along the longer side, the side to the light brighter. Other outlines get a flat roof. */
function drawHouse(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { roof, outline, stone } = TERRAIN_PAINTS[theme];
  const path = shapePath(area.shape);
  const [a, b, c, d, ...more] = outlineOf(area.shape);
  if (!a || !b || !c || !d || more.length > 0) {
    context.fillStyle = roof.shade;
    context.fill(path);
    stroke(brush, path, roof.out, outline);
    return;
  }
  const along = distance(a, b) >= distance(b, c);
  const corners: [Point, Point, Point, Point] = along ? [a, b, c, d] : [b, c, d, a];
  const [p, q, r, s] = corners;
  const left = lerpPoint(p, s, 0.5);
  const right = lerpPoint(q, r, 0.5);
  const cast = shadowVector(brush.turn);
  const shade = ({ x, y }: Point): number => x * cast.x + y * cast.y;
  const firstLit = shade(p) + shade(q) < shade(r) + shade(s);
  context.fillStyle = firstLit ? roof.lit : roof.shade;
  context.fill(closedPath([p, q, right, left]));
  context.fillStyle = firstLit ? roof.shade : roof.lit;
  context.fill(closedPath([left, right, r, s]));
  const tiles = new Path2D();
  for (let i = 1; i < 8; i++) {
    if (i === 4) continue;
    tiles.addPath(openPath([lerpPoint(p, s, i / 8), lerpPoint(q, r, i / 8)]));
  }
  const rows = Math.max(4, Math.round(distance(p, q) / 12));
  for (let i = 0; i < rows; i++) {
    for (let row = 0; row < 8; row++) {
      const at = (i + (row % 2 ? 0.5 : 0.05)) / rows;
      tiles.addPath(
        openPath([
          lerpPoint(lerpPoint(p, q, at), lerpPoint(s, r, at), row / 8),
          lerpPoint(lerpPoint(p, q, at), lerpPoint(s, r, at), (row + 1) / 8),
        ]),
      );
    }
  }
  context.save();
  context.globalAlpha = 0.55;
  stroke(brush, tiles, roof.line, 1);
  context.restore();
  stroke(brush, openPath([left, right]), roof.out, outline * 1.5);
  stroke(brush, path, roof.out, outline);
  const flue = lerpPoint(lerpPoint(left, right, 0.72), lerpPoint(q, r, 0.25), 0.35);
  const size = Math.min(9, distance(q, r) / 5);
  const chimney = closedPath(ring(flue, size * 0.75, 4, Math.PI / 4));
  context.fillStyle = TERRAIN_PAINTS[theme].shadow;
  context.fill(closedPath(ring(shadowOffset(flue, cast, size * 1.2), size * 0.75, 4, Math.PI / 4)));
  context.fillStyle = stone.top2;
  context.fill(chimney);
  stroke(brush, chimney, roof.out, outline * 0.8);
}

/** Returns the outline of a rock. Round shapes are chipped. */
export function rockOf(area: AreaNode): readonly Point[] {
  if (area.shape.kind !== 'disc') return outlineOf(area.shape);
  const grain = randomStream(area.id);
  const { at, r } = area.shape;
  return ring(at, r, 8, grain()).map((p) => lerpPoint(at, p, 0.9 + grain() * 0.16));
}

/** Draws a rock of facets, brighter the more they face the light. */
function drawRock(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { stone, outline } = TERRAIN_PAINTS[theme];
  const { at, r } = boundingDisc(area.shape);
  const points = rockOf(area);
  const cast = shadowVector(brush.turn);
  const inner = points.map((p) => shadowOffset(lerpPoint(at, p, 0.5), cast, -r / 3));
  const middle = shadowOffset(at, cast, -r / 3);
  context.fillStyle = stone.top2;
  context.fill(closedPath(points));
  points.forEach((point, i) => {
    const next = (i + 1) % points.length;
    const facet = [point, points[next] ?? point, inner[next] ?? point, inner[i] ?? point];
    const side = lerpPoint(point, points[next] ?? point, 0.5);
    const faces =
      ((at.x - side.x) * cast.x + (at.y - side.y) * cast.y) / (distance(at, side) * Math.hypot(cast.x, cast.y));
    context.fillStyle = faces > 0 ? `rgba(255,255,255,${0.3 * faces})` : `rgba(30,22,10,${-0.34 * faces})`;
    context.fill(closedPath(facet));
    context.fillStyle = i % 2 ? stone.top : 'rgba(255,255,255,.22)';
    context.fill(closedPath([inner[i] ?? point, inner[next] ?? point, middle]));
  });
  context.save();
  context.globalAlpha = 0.4;
  const edges = new Path2D();
  points.forEach((point, i) => edges.addPath(openPath([point, inner[i] ?? point])));
  stroke(brush, edges, stone.line, 1);
  context.restore();
  stroke(brush, closedPath(points), stone.out, outline);
}

function drawCrate(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { timber, outline } = TERRAIN_PAINTS[theme];
  const path = shapePath(area.shape);
  context.fillStyle = timber.top;
  context.fill(path);
  const [a, b, c, d] = outlineOf(area.shape);
  if (a && b && c && d) {
    const side = Math.min(distance(a, b), distance(b, c)) / brush.px;
    context.save();
    context.clip(path);
    const boards = new Path2D();
    for (const part of [1 / 3, 2 / 3]) boards.addPath(openPath([lerpPoint(a, d, part), lerpPoint(b, c, part)]));
    stroke(brush, boards, timber.line, 1.2);
    stroke(brush, openPath([d, b]), timber.line, side * 0.13);
    stroke(brush, path, timber.line, side * 0.26);
    context.restore();
  }
  stroke(brush, path, timber.out, outline);
}

function drawBarrel(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { timber, outline } = TERRAIN_PAINTS[theme];
  const { at, r } = boundingDisc(area.shape);
  const rim = shapePath({ kind: 'disc', at, r });
  const gameCard = shapePath({ kind: 'disc', at, r: r * 0.72 });
  context.fillStyle = timber.top2;
  context.fill(rim);
  stroke(brush, rim, timber.out, outline);
  context.fillStyle = timber.top;
  context.fill(gameCard);
  stroke(brush, gameCard, timber.line, 1.4);
  const boards = new Path2D();
  for (const y of [-0.26, 0.26]) {
    boards.moveTo(at.x - r * 0.66, at.y + r * y);
    boards.lineTo(at.x + r * 0.66, at.y + r * y);
  }
  stroke(brush, boards, timber.line, 1.1);
}

/** The largest size (mm) of a stone in a heap. */
const STONE = 10;
/** Draws a heap of stones that fills its footprint, because it blocks the path. It is highest in the middle. */
function drawRubble(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { stone, outline, shadow } = TERRAIN_PAINTS[theme];
  const grain = randomStream(area.id);
  const { at, width, height } = boundsOf(area.shape);
  const cast = shadowVector(brush.turn);
  const path = shapePath(area.shape);
  context.fillStyle = stone.side;
  context.fill(path);
  stroke(brush, path, stone.out, outline * 0.6);
  const middle = { x: at.x + width / 2, y: at.y + height / 2 };
  const [across, down] = [Math.ceil(width / STONE), Math.ceil(height / STONE)];
  const places = Array.from({ length: across * down }, (_, i) => ({
    x: at.x + ((i % across) + grain()) * STONE,
    y: at.y + (Math.floor(i / across) + grain()) * STONE,
  }));
  // The middle of the heap is drawn on top.
  for (const [i, place] of places.toSorted((a, b) => distance(b, middle) - distance(a, middle)).entries()) {
    const size = STONE * (0.4 + grain() * 0.4);
    const points = ring(place, size, 4 + Math.floor(grain() * 3), grain() * 6).map((p) =>
      lerpPoint(place, p, 0.8 + grain() * 0.4),
    );
    if (!points.every((p) => isInside(p, area.shape))) continue;
    context.fillStyle = shadow;
    context.fill(closedPath(points.map((p) => shadowOffset(p, cast, 4))));
    context.fillStyle = i % 3 ? stone.top : stone.top2;
    context.fill(closedPath(points));
    stroke(brush, closedPath(points), stone.out, outline * 0.6);
  }
}
