import { type Deg, type Mm, type Point, distance } from '../../geometry/point.ts';
import { type Shape, boundsOf, centreOf, cornersOf, edgesOf } from '../../geometry/shape.ts';
import { rotatedPoint } from '../../geometry/rotation.ts';
import { INK, type SeatPaint } from '../draw/theme.ts';
import type { Drawing } from '../draw/drawing.ts';
import { areaPattern } from './patterns.ts';

/** The corner radius of a tile, in parts of half its shortest edge. */
const SOFT = 0.7;

const toward = (from: Point, to: Point, mm: number): Point => {
  const part = Math.min(0.5, mm / Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};
/** Returns a footprint's outline as a path with rounded corners. */
const outlineOf = (base: Shape, soft: number): string => {
  if (base.kind === 'disc') {
    const { at, r } = base;
    return `M${at.x - r} ${at.y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  const corners = cornersOf(base);
  const parts = corners.map((corner, i) => {
    const before = toward(corner, corners.at(i - 1) as Point, soft);
    const after = toward(corner, corners[(i + 1) % corners.length] as Point, soft);
    return `${i === 0 ? 'M' : 'L'}${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
  });
  return `${parts.join('')}Z`;
};

/** Returns a footprint made smaller by `by` mm all around. Null for shapes where that is not easily computed. */
const inset = (base: Shape, by: Mm): Shape | null => {
  if (base.kind === 'disc') return { ...base, r: base.r - by };
  if (base.kind === 'polygon') return null;
  const { at, width, height } = base;
  return { kind: 'rect', at: { x: at.x + by, y: at.y + by }, width: width - 2 * by, height: height - 2 * by };
};

/** Returns a tile cut to a footprint of any shape, in mm around the piece's position, turned clockwise. Its mark is upright in its centre. */
export const tileOf = (base: Shape, seat: SeatPaint, turn: Deg, mark?: string): Drawing => {
  const { width, height } = boundsOf(base);
  const half = Math.min(width, height) / 2;
  const edge = Math.min(2 * half, ...edgesOf(base).map(([a, b]) => distance(a, b)));
  const d = outlineOf(base, (SOFT * edge) / 2);
  const middle = centreOf(base);
  const at = rotatedPoint(middle, { x: 0, y: 0 }, turn);
  const inner = inset(base, 0.3 * half);
  return {
    parts: [
      { move: [0.08 * half, 0.18 * half], turn, parts: [{ d, fill: INK.shadow }] },
      {
        turn,
        parts: [
          { d, fill: seat.base, stroke: INK.ink, width: 0.08 * half },
          ...areaPattern(seat, d, { half: Math.max(width, height), pitch: 0.4 * half, colour: seat.mid }),
          ...(inner ? [{ d: outlineOf(inner, 0.5 * half), stroke: seat.tint, width: 0.1 * half }] : []),
        ],
      },
      ...(mark === undefined ? [] : [{ word: mark, at: [at.x, at.y], size: 0.9 * half, fill: seat.tint } as const]),
    ],
  };
};
