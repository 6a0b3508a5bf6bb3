import type { AreaNode, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { boundsOf, centreOf, gapToShape, type Rect } from '../../geometry/shape.ts';
import type { Brush } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';

/** A road's paints: its frayed edge, its body, and the lighter and darker marks on it. */
type Paints = readonly [edge: string, body: string, light: string, dark: string];
interface Road {
  readonly wide: Mm;
  readonly made: 'worn' | 'asphalt';
  readonly light: Paints;
  readonly dark: Paints;
}
const ROADS: Readonly<Record<string, Road>> = {
  soldiers: {
    wide: 46,
    made: 'worn',
    light: ['#A9A35F', '#C7A970', '#DCC48E', '#80602F'],
    dark: ['#4D4F30', '#665739', '#766544', '#33270F'],
  },
  fortress: {
    wide: 48,
    made: 'worn',
    light: ['#CDB176', '#C09C62', '#D0AF78', '#80602F'],
    dark: ['#665735', '#4E4129', '#5C4D32', '#2A2010'],
  },
  scifi: {
    wide: 74,
    made: 'asphalt',
    light: ['#A39B84', '#7F8789', '#E9E4D2', '#3E4446'],
    dark: ['#4A4A40', '#2C2F31', '#8E8A74', '#0C0D0E'],
  },
};
/** A road on a mat: the points of its centre line, and its width. */
export interface RoadPath {
  readonly points: readonly Point[];
  readonly wide: Mm;
}
const SAMPLES = 40;
/** How many candidate roads are tried. The one that passes under the fewest things is used. */
const TRIES = 60;

/** Returns the points of a Bézier curve between two points with two handles. */
const curve = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const part = i / SAMPLES;
    const rest = 1 - part;
    const [u, v, w, z] = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
    return { x: u * a.x + v * b.x + w * c.x + z * d.x, y: u * a.y + v * b.y + w * c.y + z * d.y };
  });
/** Returns the middle of a gate's outer threshold, and the direction out of it. */
const outOf = (gate: AreaNode, yards: readonly AreaNode[]): { at: Point; out: Point } => {
  const { width, height } = boundsOf(gate.shape);
  const middle = centreOf(gate.shape);
  const [yard] = yards
    .map(({ shape }) => centreOf(shape))
    .toSorted((a, b) => distance(a, middle) - distance(b, middle));
  const by = yard ? { x: middle.x - yard.x, y: middle.y - yard.y } : { x: 0, y: 1 };
  const across = Math.abs(by.x) > Math.abs(by.y);
  const out = across ? { x: Math.sign(by.x), y: 0 } : { x: 0, y: Math.sign(by.y) };
  return { at: { x: middle.x + (out.x * width) / 2, y: middle.y + (out.y * height) / 2 }, out };
};
const ahead = ({ at, out }: { at: Point; out: Point }, distance: Mm): Point => ({
  x: at.x + out.x * distance,
  y: at.y + out.y * distance,
});

/** Returns a random road across a mat. It leads from the gates of its fortresses, or from the left edge to the right if there are none. */
const anyCourse = ({ width, height }: Scene, areas: readonly AreaNode[], grain: () => number): Point[] => {
  const yards = areas.filter(({ style }) => style === 'courtyard');
  const [first, second] = areas.filter(({ style }) => style === 'gate').map((gate) => outOf(gate, yards));
  const bend = (): number => grain() - 0.5;
  if (first && second) {
    const far = distance(first.at, second.at) * 0.4;
    return curve(first.at, ahead(first, far), ahead(second, far), second.at);
  }
  if (first) {
    const { at, out } = first;
    const side = { x: out.x > 0 ? width - at.x : at.x, y: out.y > 0 ? height - at.y : at.y };
    const distance = out.x === 0 ? side.y : side.x;
    const end = ahead(first, distance + 20);
    const aside = {
      x: end.x + (out.x === 0 ? bend() * width * 0.7 : 0),
      y: end.y + (out.y === 0 ? bend() * height * 0.7 : 0),
    };
    return curve(
      at,
      ahead(first, distance * 0.5),
      { x: aside.x - out.x * distance * 0.5, y: aside.y - out.y * distance * 0.5 },
      aside,
    );
  }
  const at = (x: number): Point => ({ x: width * x, y: height * (0.5 + bend()) });
  return curve(at(-0.05), at(0.35), at(0.65), at(1.05));
};
/** Whether a point is in a rectangle or within `distance` mm of its sides. */
const isNear = (at: Point, box: Rect, distance: Mm): boolean =>
  Math.abs(at.x - box.at.x - box.width / 2) <= box.width / 2 + distance &&
  Math.abs(at.y - box.at.y - box.height / 2) <= box.height / 2 + distance;
/** Returns the cost of a road: for passing under terrain, or along an edge instead of across the middle. */
const costOf = (points: readonly Point[], areas: readonly AreaNode[], wide: Mm, { width, height }: Scene): number => {
  const standing = areas.filter(({ top = 0, style }) => top > 0 && style !== 'gate');
  const middle = { x: width / 2, y: height / 2 };
  const r = wide / 2;
  const boxes = standing.map(({ shape }) => boundsOf(shape));
  const under = (at: Point): boolean =>
    standing.some(({ shape }, i) => isNear(at, boxes[i] as Rect, r) && gapToShape({ at, r }, shape) <= 0);
  const nearest = Math.min(...points.map((at) => distance(at, middle)));
  return points.filter(under).length + (8 * nearest) / height;
};
/** The latest road search: its key from the mat and its terrain, and the best result so far. */
interface Search {
  readonly key: string;
  readonly wide: Mm;
  readonly look: () => { readonly points: readonly Point[]; readonly cost: number };
  left: number;
  best: { readonly points: readonly Point[]; readonly cost: number };
}
let last: Search | null = null;
const searchOf = (scene: Scene, areas: readonly AreaNode[]): Search | null => {
  const { mat, width, height } = scene;
  const road = ROADS[mat];
  if (!road) return null;
  const key = JSON.stringify([mat, width, height, areas.map(({ shape }) => shape)]);
  if (last?.key === key) return last;
  const grain = randomStream(`road ${mat} ${width} ${height}`);
  const look: Search['look'] = () => {
    const points = anyCourse(scene, areas, grain);
    return { points, cost: costOf(points, areas, road.wide, scene) };
  };
  return (last = { key, wide: road.wide, look, left: TRIES, best: { points: [], cost: Infinity } });
};
const lookOn = (search: Search, times: number): void => {
  for (; times > 0 && search.left > 0; times--, search.left--) {
    const found = search.look();
    if (found.cost < search.best.cost) search.best = found;
  }
};
/** How many candidate roads are tried in one part of the search. */
const AT_A_TIME = 10;
/** Returns the road search of a mat in parts, to be run one after another. Afterwards `roadOf` knows the result. */
export const roadSearchParts = (scene: Scene, areas: readonly AreaNode[]): (() => void)[] =>
  ROADS[scene.mat]
    ? Array.from({ length: TRIES / AT_A_TIME }, () => () => {
        const search = searchOf(scene, areas);
        if (search) lookOn(search, AT_A_TIME);
      })
    : [];
/** Returns the road of a mat, routed around its terrain as well as possible. Null if the mat has none. */
export function roadOf(scene: Scene, areas: readonly AreaNode[]): RoadPath | null {
  const search = searchOf(scene, areas);
  if (!search) return null;
  lookOn(search, search.left);
  return { points: search.best.points, wide: search.wide };
}
/** Whether a point is on a road or beside it. */
export const isOnRoad = ({ points, wide }: RoadPath, at: Point): boolean =>
  points.some((point) => distance(point, at) < wide * 0.75);

/** Returns a smooth line through points. */
function through(points: readonly Point[], round: boolean): Path2D {
  const path = new Path2D();
  const [first, ...rest] = points;
  if (!first) return path;
  path.moveTo(first.x, first.y);
  rest.forEach((point, i) => {
    const next = rest[i + 1] ?? (round ? first : point);
    path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  });
  if (round) path.closePath();
  return path;
}
/** Returns the points of a road moved sideways from its centre line, each by its own fraction of the width. */
const beside = ({ points, wide }: RoadPath, share: (i: number) => number): Point[] =>
  points.map((point, i) => {
    const [from, to] = [points[i - 1] ?? point, points[i + 1] ?? point];
    const far = distance(from, to) || 1;
    const by = (share(i) * wide) / 2;
    return { x: point.x - ((to.y - from.y) / far) * by, y: point.y + ((to.x - from.x) / far) * by };
  });
/** Returns a band along a road, `part` widths wide, with frayed edges. */
const bandOf = (course: RoadPath, part: number, frayed: number, grain: () => number): Path2D => {
  const share = (): number => part + (grain() - 0.5) * frayed;
  return through([...beside(course, share), ...beside(course, () => -share()).toReversed()], true);
};

/** Draws the road of a mat. A dirt road has ruts and pebbles, an asphalt road has lines and cracks. It blocks and hides nothing. */
export function drawRoad(brush: Brush, mat: string, course: RoadPath): void {
  const road = ROADS[mat];
  if (!road) return;
  const paints = brush.theme === 'dark' ? road.dark : road.light;
  const grain = randomStream(`surface ${mat}`);
  if (road.made === 'worn') drawWorn(brush.context, course, paints, grain);
  else drawAsphalt(brush.context, course, paints, grain);
}
function drawWorn(context: CanvasRenderingContext2D, course: RoadPath, paints: Paints, grain: () => number): void {
  const [edge, body, light, dark] = paints;
  for (const [part, frayed, fill, alpha] of [
    [1.22, 0.42, edge, 0.55],
    [1, 0.3, body, 1],
    [0.6, 0.34, light, 0.55],
  ] as const) {
    context.globalAlpha = alpha;
    context.fillStyle = fill;
    context.fill(bandOf(course, part, frayed, grain));
  }
  context.globalAlpha = 0.34;
  context.lineCap = 'round';
  strokeAlong(context, course, [-0.42, 0.42], { colour: dark, width: 3.4, dash: [22, 5, 9, 4] });
  context.globalAlpha = 1;
  for (let i = 0; i < SAMPLES; i++) {
    const at = anywhereOn(course, grain);
    const r = 0.7 + grain() * 1.2;
    dot(context, { x: at.x + 0.6, y: at.y + 0.8 }, r, `${dark}80`);
    dot(context, at, r, light);
  }
}
function drawAsphalt(context: CanvasRenderingContext2D, course: RoadPath, paints: Paints, grain: () => number): void {
  const [edge, body, light, dark] = paints;
  context.globalAlpha = 0.7;
  context.fillStyle = edge;
  context.fill(bandOf(course, 1.22, 0.2, grain));
  context.globalAlpha = 1;
  context.fillStyle = body;
  context.fill(bandOf(course, 1, 0, grain));
  context.globalAlpha = 0.16;
  for (let i = 0; i < 5; i++) {
    const { x, y } = anywhereOn(course, grain);
    context.beginPath();
    context.ellipse(x, y, 7 + grain() * 14, 4 + grain() * 6, 0, 0, 2 * Math.PI);
    context.fillStyle = dark;
    context.fill();
  }
  context.globalAlpha = 0.55;
  strokeAlong(context, course, [-0.88, 0.88], { colour: light, width: 1.6, dash: [] });
  strokeAlong(context, course, [0], { colour: light, width: 2.2, dash: [26, 22] });
  context.globalAlpha = 0.4;
  const cracks = new Path2D();
  for (let i = 0; i < 14; i++) {
    let at = anywhereOn(course, grain);
    cracks.moveTo(at.x, at.y);
    for (let k = 0; k < 3; k++) {
      at = { x: at.x + (grain() - 0.5) * 18, y: at.y + (grain() - 0.4) * 11 };
      cracks.lineTo(at.x, at.y);
    }
  }
  context.strokeStyle = dark;
  context.lineWidth = 1;
  context.stroke(cracks);
  context.globalAlpha = 1;
}
const strokeAlong = (
  context: CanvasRenderingContext2D,
  course: RoadPath,
  shares: readonly number[],
  { colour, width, dash }: { colour: string; width: Mm; dash: readonly Mm[] },
): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  for (const share of shares)
    context.stroke(
      through(
        beside(course, () => share),
        false,
      ),
    );
  context.setLineDash([]);
};
const anywhereOn = (course: RoadPath, grain: () => number): Point => {
  const share = (grain() - 0.5) * 1.7;
  const points = beside(course, () => share);
  return points[Math.floor(grain() * points.length)] ?? { x: 0, y: 0 };
};
const dot = (context: CanvasRenderingContext2D, { x, y }: Point, r: Mm, fill: string): void => {
  context.beginPath();
  context.ellipse(x, y, r, r * 0.75, 0, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
};
