import type { Solid } from '../core/shots/shot.ts';
import type { Point } from '../geometry/point.ts';
import { directions } from '../geometry/rotation.ts';

/** The number of corners of a hole. */
const ROUND = 24;
/** How far (mm) around a hole its cell of the surface extends. */
const COLLAR = 6;

/** Triangles over corners in mm: x right, y up the screen, z up. Their fronts face what may touch them. */
export interface Mesh {
  readonly corners: readonly (readonly [x: number, y: number, z: number])[];
  readonly triangles: readonly (readonly [number, number, number])[];
}
interface Span {
  readonly from: number;
  readonly to: number;
}
const whole = ({ from, to }: Span): boolean => to - from > 1e-6;

/** Cuts one axis into a cell for each hole and the spans between. Throws if two holes' cells overlap in part. */
const spansOf = ({ from, to }: Span, holes: readonly Span[]): Span[] => {
  const cells = [...new Map(holes.map((hole) => [`${hole.from} ${hole.to}`, hole])).values()].sort(
    (a, b) => a.from - b.from,
  );
  const cuts: Span[] = [];
  let at = from;
  for (const cell of cells) {
    if (cell.from < at - 1e-6) throw new RangeError('Holes must stand in rows, or wholly apart.');
    cuts.push({ from: at, to: cell.from }, cell);
    at = cell.to;
  }
  return [...cuts, { from: at, to }].filter(whole);
};

/** Returns where a ray from inside a cell leaves it. */
const borderOf = (at: Point, { x, y }: Point, across: Span, down: Span): Point => {
  const far = (from: number, along: number, span: Span): number =>
    Math.abs(along) < 1e-9 ? Infinity : ((along > 0 ? span.to : span.from) - from) / along;
  const length = Math.min(far(at.x, x, across), far(at.y, y, down));
  return { x: at.x + x * length, y: at.y + y * length };
};
const angleOrder = (around: Point, points: readonly Point[]): Point[] => {
  // By half plane and slope, without trigonometry.
  const half = (p: Point): number => (p.y - around.y > 0 || (p.y === around.y && p.x > around.x) ? 0 : 1);
  const turn = (a: Point, b: Point): number =>
    (b.x - around.x) * (a.y - around.y) - (a.x - around.x) * (b.y - around.y);
  return [...points].sort((a, b) => half(a) - half(b) || turn(a, b));
};

/**
 * Returns the mesh of a field with round holes: its surface in compact cells, the walls of its holes, and its outer walls. The
 * prism must be a rectangle along the table's edges.
 */
export const fieldMesh = ({ prism, from, to, holes = [] }: Solid): Mesh => {
  const xs = prism.map(({ x }) => x);
  const ys = prism.map(({ y }) => y);
  const bounds = {
    x: { from: Math.min(...xs), to: Math.max(...xs) },
    y: { from: Math.min(...ys), to: Math.max(...ys) },
  };
  const cell = (at: number, r: number, span: Span): Span => ({
    from: Math.max(span.from, at - r - COLLAR),
    to: Math.min(span.to, at + r + COLLAR),
  });
  const pits = holes.map(({ at, r }) => ({ at, r, x: cell(at.x, r, bounds.x), y: cell(at.y, r, bounds.y) }));
  const corners: [number, number, number][] = [];
  const known = new Map<string, number>();
  const corner = ({ x, y }: Point, z: number): number => {
    const key = `${x.toFixed(4)} ${y.toFixed(4)} ${z}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    known.set(key, corners.length);
    return corners.push([x, -y, z]) - 1;
  };
  const triangles: [number, number, number][] = [];
  /** Corners clockwise on the screen (y down) face up. */
  const face = (a: number, b: number, c: number): void => {
    if (a !== b && b !== c && c !== a) triangles.push([a, c, b]);
  };
  const wall = (a: Point, b: Point): void => {
    face(corner(a, to), corner(a, from), corner(b, from));
    face(corner(a, to), corner(b, from), corner(b, to));
  };
  const near = (value: number, other: number): boolean => Math.abs(value - other) < 1e-6;
  const rays = directions(ROUND);
  const rims = pits.map((pit) => ({
    ...pit,
    rim: rays.map((ray): Point => ({ x: pit.at.x + ray.x * pit.r, y: pit.at.y + ray.y * pit.r })),
    border: rays.map((ray) => borderOf(pit.at, ray, pit.x, pit.y)),
  }));
  const onEdges = rims.flatMap(({ border }) => border);
  for (const x of spansOf(
    bounds.x,
    pits.map((pit) => pit.x),
  )) {
    for (const y of spansOf(
      bounds.y,
      pits.map((pit) => pit.y),
    )) {
      const square = [x.from, x.to].flatMap((px) => [y.from, y.to].map((py): Point => ({ x: px, y: py })));
      const along = onEdges.filter(
        (p) =>
          ((near(p.x, x.from) || near(p.x, x.to)) && p.y > y.from && p.y < y.to) ||
          ((near(p.y, y.from) || near(p.y, y.to)) && p.x > x.from && p.x < x.to),
      );
      const pit = rims.find((each) => each.x.from === x.from && each.y.from === y.from);
      const middle = pit?.at ?? { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 };
      const ring = angleOrder(middle, [...square, ...along]).filter(
        (p, i, all) => i === 0 || corner(p, to) !== corner(all[i - 1] as Point, to),
      );
      if (!pit) {
        ring.forEach((p, i) =>
          face(corner(middle, to), corner(p, to), corner(ring[(i + 1) % ring.length] as Point, to)),
        );
        continue;
      }
      // From the rim to the border: each sector is a fan from its first rim corner.
      const inner = angleOrder(middle, pit.rim);
      inner.forEach((a, i) => {
        const b = inner[(i + 1) % inner.length] as Point;
        const outer = sector(middle, a, b, ring);
        outer.forEach((p, j) => {
          const q = outer[j + 1];
          if (q) face(corner(a, to), corner(p, to), corner(q, to));
        });
        face(corner(a, to), corner(outer.at(-1) as Point, to), corner(b, to));
        wall(b, a);
      });
    }
  }
  // The outer walls share all the surface's corners there.
  const atEdge = ({ x, y }: Point): boolean =>
    [bounds.x.from, bounds.x.to].some((edge) => near(x, edge)) ||
    [bounds.y.from, bounds.y.to].some((edge) => near(y, edge));
  const cuts = (span: 'x' | 'y'): number[] =>
    spansOf(
      bounds[span],
      pits.map((pit) => pit[span]),
    ).map(({ from }) => from);
  const grid = [...cuts('x'), bounds.x.to].flatMap((x) => [...cuts('y'), bounds.y.to].map((y): Point => ({ x, y })));
  const middle = { x: (bounds.x.from + bounds.x.to) / 2, y: (bounds.y.from + bounds.y.to) / 2 };
  const outline = angleOrder(middle, [...grid, ...onEdges].filter(atEdge)).filter(
    (p, i, all) => i === 0 || corner(p, to) !== corner(all[i - 1] as Point, to),
  );
  outline.forEach((a, i) => wall(a, outline[(i + 1) % outline.length] as Point));
  return { corners, triangles };
};

/** Returns the points of a cell's border between the rays through two neighbouring rim corners. */
const sector = (middle: Point, a: Point, b: Point, ring: readonly Point[]): Point[] => {
  const cross = (p: Point, q: Point): number =>
    (p.x - middle.x) * (q.y - middle.y) - (p.y - middle.y) * (q.x - middle.x);
  const same = (p: Point, q: Point): boolean => {
    const lengths = Math.sqrt(
      ((p.x - middle.x) ** 2 + (p.y - middle.y) ** 2) * ((q.x - middle.x) ** 2 + (q.y - middle.y) ** 2),
    );
    const dot = (p.x - middle.x) * (q.x - middle.x) + (p.y - middle.y) * (q.y - middle.y);
    return Math.abs(cross(p, q)) < 1e-7 * lengths && dot > 0;
  };
  const turn = Math.sign(cross(a, b));
  const points = ring.filter((p) => same(a, p) || same(b, p) || (cross(a, p) * turn > 0 && cross(p, b) * turn > 0));
  const from = points.findIndex((p) => same(a, p));
  return [...points.slice(from), ...points.slice(0, from)];
};
