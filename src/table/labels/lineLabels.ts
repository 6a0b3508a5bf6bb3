import type { AreaNode, LineNode } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { pathLength } from '../../geometry/path.ts';
import { isSmall, toView } from '../camera/camera.ts';
import type { Label } from './label.ts';
import { UP, type LabelContext } from './labelContext.ts';

const DOWN: Point = { x: 0, y: 1 };
/** A path into contact shorter than this (px) needs no number. */
const SHORT = 24;

/** Returns the normal of a line, on its upper side. */
export function upperNormal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return UP;
  const side = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  return side.y > 0 ? { x: -side.x, y: -side.y } : side;
}

export function lengthLabel(
  { formatters, camera, view }: LabelContext,
  id: string,
  points: readonly Point[],
  close: boolean,
): Label {
  const shown = points.map((point) => toView(camera, view, point));
  const { at, from, to } = halfway(shown);
  const { unit, cm } = formatters.length(pathLength(points));
  const side = upperNormal(from, to);
  const chip = { id, at, toward: { x: -side.x, y: -side.y }, off: 22, text: unit, more: cm, tone: 'label' } as const;
  return close ? { ...chip, close: true } : chip;
}

/** Returns the midpoint of a bent line, and the segment that contains it. */
function halfway(points: readonly Point[]): { at: Point; from: Point; to: Point } {
  let left = pathLength(points) / 2;
  const first = points[0] ?? { x: 0, y: 0 };
  let from = first;
  for (const to of points.slice(1)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      return {
        at: { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length },
        from,
        to,
      };
    }
    left -= length;
    from = to;
  }
  return { at: first, from: first, to: first };
}

/** Returns the point at a fraction (0 to 1) of a straight line. */
function partWay(points: readonly Point[], part: number): Point {
  const [a, b] = [points[0] as Point, points.at(-1) as Point];
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Returns the name of an area that a proposal shows, under its lower edge. */
export function areaLabel({ formatters, camera, view }: LabelContext, area: AreaNode): Label[] {
  if (!area.label) return [];
  const { at, width, height } = boundsOf(area.shape);
  const middle = toView(camera, view, { x: at.x + width / 2, y: at.y + height / 2 });
  const off = (Math.min(width, height) / 2) * camera.zoom + 6;
  return [{ id: area.id, at: middle, toward: DOWN, off, text: formatters.say(area.label), tone: 'label' }];
}

export function lineLabel({ formatters, proposal, camera, view }: LabelContext, line: LineNode): Label[] {
  if (!line.label) return [];
  const text = formatters.say(line.label);
  if (line.kind === 'ring') {
    const middle = toView(camera, view, line.at);
    const r = line.r * camera.zoom;
    const angles = [-65, -115, 65, 115, -25, -155, 25, 155, -90];
    const places = angles.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle) };
    });
    const [at, ...or] = places.filter((p) => p.x > 60 && p.y > 40 && p.x < view.width - 60 && p.y < view.height - 40);
    // A ring that passes outside the view needs no name there.
    return at ? [{ id: line.id, at, or, toward: UP, off: -12, text, tone: 'ring' }] : [];
  }
  if (line.style === 'contact' && pathLength(line.points) * camera.zoom < SHORT) return [];
  if (line.style === 'edge') {
    // In a small view a border is named only if its full name fits, and not beside a proposal.
    const small = isSmall(view);
    if (small && proposal) return [];
    const [left, top] = small ? [120, 40] : [40, 20];
    const [at, ...or] = [0.12, 0.88, 0.3, 0.7]
      .map((part) => toView(camera, view, partWay(line.points, part)))
      .filter((p) => p.x > left && p.x < view.width - left && p.y > top && p.y < view.height - top);
    return at ? [{ id: line.id, at, or, toward: UP, off: -12, text, tone: 'ring' }] : [];
  }
  const { at, from, to } = halfway(line.points.map((point) => toView(camera, view, point)));
  return [
    {
      id: line.id,
      at,
      toward: upperNormal(from, to),
      off: 16,
      text,
      tone: line.style === 'broken' ? 'wrong' : 'label',
    },
  ];
}
