import type { ShooterView } from '../../core/choice.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { cornersOf, edgesOf } from '../../geometry/shape.ts';
import type { Prism } from '../../geometry/sight.ts';
import { type Brush, closedPath, stroke } from '../draw/brush.ts';
import { MARK_PAINTS } from '../draw/theme.ts';

const HATCH = 7;

/** Draws the sight fan from the eye to the silhouette's edges. It is hatched beyond the first obstacle, and crossed if nothing is visible. */
export function drawSightFan(brush: Brush, view: ShooterView): void {
  const { context, theme } = brush;
  const { eye, silhouette } = view;
  const far = distance(eye.at, silhouette.at);
  if (far < 1) return;
  const ahead = { x: (silhouette.at.x - eye.at.x) / far, y: (silhouette.at.y - eye.at.y) / far };
  const across = (x: Mm): Point => ({ x: silhouette.at.x - ahead.y * x, y: silhouette.at.y + ahead.x * x });
  const whole = [eye.at, across(-silhouette.half), across(silhouette.half)];
  context.save();
  context.globalAlpha *= MARK_PAINTS[theme].fan;
  context.fillStyle = theme === 'projector' ? '#9FA6A2' : '#FFFFFF';
  context.fill(closedPath(whole));
  context.restore();
  const { skyline } = view.sight;
  skyline.slice(1).forEach((right, i) => {
    const left = skyline[i];
    if (!left?.by || left.by !== right.by || right.x - left.x < 0.01) return;
    const prism = view.prisms.find(({ id }) => id === left.by);
    if (!prism || Math.max(left.z, right.z) < silhouette.tall * 0.02) return;
    const full = Math.min(left.z, right.z) > silhouette.tall * 0.98;
    const parts = Math.max(1, Math.ceil((right.x - left.x) / 1.5));
    const columns = Array.from({ length: parts + 1 }, (_, k) => across(left.x + ((right.x - left.x) * k) / parts));
    const entries = columns.map((to) => entryOf(eye.at, to, prism));
    hatch(brush, closedPath([...entries, ...columns.toReversed()]), full);
  });
  stroke(brush, closedPath(whole), theme === 'projector' ? '#000000' : '#FFFFFF', 1.4);
}

/** Returns where the line from an eye first meets an obstacle. */
function entryOf(from: Point, to: Point, prism: Prism): Point {
  const { shape } = prism;
  let first = 1;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (shape.kind === 'disc') {
    const fx = from.x - shape.at.x;
    const fy = from.y - shape.at.y;
    const a = dx * dx + dy * dy;
    const b = fx * dx + fy * dy;
    const root = b * b - a * (fx * fx + fy * fy - shape.r * shape.r);
    if (root >= 0) first = Math.min(1, Math.max(0, (-b - Math.sqrt(root)) / a));
  }
  for (const [p, q] of cornersOf(shape).length > 0 ? edgesOf(shape) : []) {
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const det = dx * ey - dy * ex;
    if (Math.abs(det) < 1e-9) continue;
    const t = ((p.x - from.x) * ey - (p.y - from.y) * ex) / det;
    const s = ((p.x - from.x) * dy - (p.y - from.y) * dx) / det;
    if (t >= 0 && s >= -1e-6 && s <= 1 + 1e-6) first = Math.min(first, t);
  }
  return { x: from.x + dx * first, y: from.y + dy * first };
}

function hatch(brush: Brush, area: Path2D, crossed: boolean): void {
  const { context, px } = brush;
  const pattern = context.createPattern(hatchTile(crossed), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(px / 2).rotate(45));
  context.fillStyle = pattern;
  context.fill(area);
}

const tiles = new Map<boolean, HTMLCanvasElement>();

function hatchTile(crossed: boolean): HTMLCanvasElement {
  const known = tiles.get(crossed);
  if (known) return known;
  const tile = document.createElement('canvas');
  tile.width = HATCH * 2;
  tile.height = HATCH * 2;
  const context = tile.getContext('2d');
  if (context) {
    context.fillStyle = crossed ? 'rgba(20,16,10,.2)' : 'rgba(20,16,10,.16)';
    context.fillRect(0, 0, tile.width, tile.height);
    context.fillStyle = 'rgba(20,16,10,.76)';
    context.fillRect(0, 0, 4.6, tile.height);
    if (crossed) context.fillRect(0, 0, tile.width, 4.6);
  }
  tiles.set(crossed, tile);
  return tile;
}
