import type { SeededRandom } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { type Rect, type Shape, boundsOf, gapToShape, shapesOverlap } from '../../../geometry/shape.ts';
import { boxCorners, rotatedByQuarters } from '../../../geometry/rotation.ts';
import { type Kind, LEAST_SHARED, MEASURE, type Obstacle, type Options, RANDOM_KINDS, type State } from '../types.ts';
import type { Area } from '../show/sprites.ts';

/** The obstacle catalogue: style, height in mm, and footprint as corners around the centre or a disc's radius. */
const CATALOGUE: Readonly<Record<Kind, { style: Area; tall: Mm; foot: Mm | readonly Point[] }>> = {
  wall: { style: 'wall', tall: 60, foot: boxCorners(120, 16) },
  ruin: {
    style: 'wall',
    tall: 70,
    foot: [
      { x: -50, y: -40 },
      { x: 50, y: -40 },
      { x: 50, y: -24 },
      { x: -34, y: -24 },
      { x: -34, y: 40 },
      { x: -50, y: 40 },
    ],
  },
  house: { style: 'house', tall: 100, foot: boxCorners(110, 80) },
  tree: { style: 'tree', tall: 120, foot: 28 },
  rock: {
    style: 'rock',
    tall: 34,
    foot: [
      { x: -30, y: -18 },
      { x: -6, y: -30 },
      { x: 24, y: -24 },
      { x: 34, y: 2 },
      { x: 18, y: 28 },
      { x: -16, y: 30 },
      { x: -34, y: 10 },
    ],
  },
  crate: { style: 'crate', tall: 34, foot: boxCorners(34, 34) },
  barrel: { style: 'barrel', tall: 36, foot: 14 },
  hedge: { style: 'hedge', tall: 26, foot: boxCorners(140, 20) },
  rubble: {
    style: 'rubble',
    tall: 16,
    foot: [
      { x: -36, y: -14 },
      { x: -10, y: -24 },
      { x: 28, y: -20 },
      { x: 38, y: 4 },
      { x: 20, y: 24 },
      { x: -20, y: 22 },
    ],
  },
  cart: { style: 'cart', tall: 36, foot: boxCorners(60, 40) },
  tent: { style: 'tent', tall: 52, foot: boxCorners(84, 66) },
  fence: { style: 'fence', tall: 24, foot: boxCorners(120, 8) },
};
/** Returns the style of an obstacle and its height in mm. */
export const obstacleLook = ({ kind }: Obstacle): { style: Area; tall: Mm } => CATALOGUE[kind];
const shapes = new WeakMap<Obstacle, Shape>();
/** Returns the footprint of an obstacle at its place (TS-01). */
export const shapeOf = (obstacle: Obstacle): Shape => {
  const known = shapes.get(obstacle);
  if (known) return known;
  const { foot } = CATALOGUE[obstacle.kind];
  const { at, turns } = obstacle;
  const made: Shape = typeof foot === 'number' ? { kind: 'disc', at, r: foot } : rotatedByQuarters(foot, turns, at);
  shapes.set(obstacle, made);
  return made;
};
/** The depth of every zone, and its width with more than two sides (TS-02). */
export const DEEP = 2 * MEASURE;
export const WIDE = 4 * MEASURE;

/** Returns the size of the field, mm (TS-01). The default is 96 × 72 cm, or 120 × 120 for three or four players; players can set their own. */
export const fieldOf = (options: Options, seats: number): State['field'] => {
  const shared = seats > 2;
  if (options.field === 'standard') return shared ? { width: 1200, height: 1200 } : { width: 960, height: 720 };
  const min = shared ? LEAST_SHARED * 10 : 0;
  return { width: Math.max(min, options.width * 10), height: Math.max(min, options.depth * 10) };
};
type Table = Pick<State, 'field' | 'seats'>;
/** Returns where a seat deploys (TS-02): the first along the bottom edge, the others clockwise, two opposite each other. */
export const zoneOf = ({ field: { width, height }, seats }: Table, seat: Seat): Rect => {
  const i = seats.indexOf(seat);
  const rect = (x: Mm, y: Mm, w: Mm, h: Mm): Rect => ({ kind: 'rect', at: { x, y }, width: w, height: h });
  if (seats.length === 2) return rect(0, i === 0 ? height - DEEP : 0, width, DEEP);
  const [x, y] = [(width - WIDE) / 2, (height - WIDE) / 2];
  const edges = [
    rect(x, height - DEEP, WIDE, DEEP),
    rect(0, y, DEEP, WIDE),
    rect(x, 0, WIDE, DEEP),
    rect(width - DEEP, y, DEEP, WIDE),
  ];
  return edges[i] ?? rect(0, 0, 0, 0);
};
/** Returns where obstacles may be: between the zones of opposite edges (TS-01). */
export const middleOf = ({ field: { width, height }, seats }: Table): Rect => {
  const side = seats.length > 2 ? DEEP : 0;
  return { kind: 'rect', at: { x: side, y: DEEP }, width: width - 2 * side, height: height - 2 * DEEP };
};
/** Returns the centre of the field, the place of the objective. */
export const centreOf = ({ field }: Table): Point => ({
  x: Math.round(field.width / 2),
  y: Math.round(field.height / 2),
});

/** The gap between obstacles and the centre of the field or an objective, so that the objective can be reached, mm. */
export const OPEN: Mm = 45;
/** Returns what an obstacle would cover that must stay free, or null (TS-01). */
export const misfit = (
  table: Table,
  others: readonly Obstacle[],
  obstacle: Obstacle,
): 'zone' | 'middle' | 'obstacle' | 'centre' | null => {
  const shape = shapeOf(obstacle);
  const { at, width, height } = boundsOf(shape);
  if (table.seats.some((seat) => shapesOverlap(shape, zoneOf(table, seat)))) return 'zone';
  const middle = middleOf(table);
  const [right, bottom] = [middle.at.x + middle.width, middle.at.y + middle.height];
  if (at.x < middle.at.x || at.y < middle.at.y || at.x + width > right || at.y + height > bottom) return 'middle';
  if (gapToShape({ at: centreOf(table), r: 0 }, shape) < OPEN) return 'centre';
  return others.some((other) => other.id !== obstacle.id && obstaclesOverlap(obstacle, other)) ? 'obstacle' : null;
};
/** Whether two obstacles overlap. Bounds decide it when they are far apart. */
export const obstaclesOverlap = (a: Obstacle, b: Obstacle): boolean => {
  const [one, two] = [boundsOf(shapeOf(a)), boundsOf(shapeOf(b))];
  const right = one.at.x < two.at.x + two.width && two.at.x < one.at.x + one.width;
  const down = one.at.y < two.at.y + two.height && two.at.y < one.at.y + one.height;
  return right && down && shapesOverlap(shapeOf(a), shapeOf(b));
};

/** Returns an unused obstacle id, such as `wall2`. */
const nextId = (others: readonly Obstacle[], kind: Kind): string => {
  for (let n = 1; ; n++) if (others.every((other) => other.id !== `${kind}${n}`)) return `${kind}${n}`;
};

/** An obstacle of a layout: its kind, its place, and its quarter turns. */
type Part = readonly [Kind, number, number, number];
/** Half a layout, with places in percent of half the middle area. The other half is point-symmetric to it. */
type Half = readonly Part[];
const LAYOUTS: Readonly<Record<'ruins' | 'village' | 'grove', Half>> = {
  ruins: [
    ['ruin', -52, -42, 0],
    ['wall', -8, 58, 0],
    ['rubble', -82, 34, 0],
  ],
  village: [
    ['house', -50, 34, 0],
    ['hedge', -4, -60, 0],
    ['crate', -84, -30, 0],
  ],
  grove: [
    ['tree', -62, -46, 0],
    ['tree', -30, 44, 0],
    ['rock', -84, 30, 0],
  ],
};

/** Obstacles that stand close together: the place of the group in percent, as in `Half`, and the parts in mm from there. */
interface Group {
  readonly at: readonly [number, number];
  readonly parts: readonly Part[];
}
/** Half of the meadow: a wood, a ruin, a camp, a fenced field and a cart. No 20 × 20 cm of it is empty. */
const MEADOW: readonly Group[] = [
  {
    at: [-62, -62],
    parts: [
      ['tree', -31, -12, 0],
      ['tree', 29, -24, 0],
      ['tree', 6, 34, 0],
    ],
  },
  {
    at: [8, -66],
    parts: [
      ['ruin', 0, 0, 1],
      ['rubble', -80, -28, 0],
      ['crate', 4, -6, 0],
    ],
  },
  { at: [66, -60], parts: [['tent', 0, 0, 0]] },
  { at: [-75, 12], parts: [['fence', 0, 0, 0]] },
  {
    at: [-26, 10],
    parts: [
      ['cart', 0, 0, 0],
      ['rock', -70, -8, 0],
    ],
  },
];

/** Returns the obstacles of a ready layout, of a random one, or none (TS-01). What a small field cannot hold is left out. */
export const layoutOf = (
  table: Table,
  terrain: Options['terrain'],
  luck: Pick<SeededRandom, 'randomInt'>,
): Obstacle[] => {
  if (terrain === 'none') return [];
  if (terrain === 'random') return scattered(table, luck);
  return drawnUp(table, terrain === 'meadow' ? MEADOW : LAYOUTS[terrain].map(alone));
};
const alone = ([kind, x, y, turns]: Part): Group => ({ at: [x, y], parts: [[kind, 0, 0, turns]] });
const drawnUp = (table: Table, half: readonly Group[]): Obstacle[] => {
  const { width, height } = middleOf(table);
  const placed: Obstacle[] = [];
  for (const { at, parts } of half) {
    const by = { x: Math.round((at[0] * width) / 200), y: Math.round((at[1] * height) / 200) };
    standGroups(table, placed, by, parts);
  }
  return placed;
};
/** The gap between groups of obstacles, or single ones, mm: a soldier passes easily. */
const LANE: Mm = 36;
/** Places a group of obstacles `by` from the centre, and its point-symmetric twin, if both fit. */
const standGroups = (table: Table, placed: Obstacle[], by: Point, parts: readonly Part[]): boolean => {
  const centre = centreOf(table);
  const { width, height } = table.field;
  const ones: Obstacle[] = [];
  const twos: Obstacle[] = [];
  for (const [kind, x, y, turns] of parts) {
    const at = { x: centre.x + by.x + x, y: centre.y + by.y + y };
    const across = { x: width - at.x, y: height - at.y };
    const standing = [...placed, ...ones, ...twos];
    const one: Obstacle = { id: nextId(standing, kind), kind, at, turns };
    const two: Obstacle = { id: nextId([...standing, one], kind), kind, at: across, turns: (turns + 2) % 4 };
    if (misfit(table, standing, one) || misfit(table, standing, two)) return false;
    ones.push(one);
    twos.push(two);
  }
  if (ones.some((one) => crowded(one, [...placed, ...twos])) || twos.some((two) => crowded(two, placed))) return false;
  placed.push(...ones.flatMap((one, i) => [one, ...twos.slice(i, i + 1)]));
  return true;
};
const crowded = (one: Obstacle, others: readonly Obstacle[]): boolean => {
  const { at, width, height } = boundsOf(shapeOf(one));
  const around: Shape = {
    kind: 'rect',
    at: { x: at.x - LANE, y: at.y - LANE },
    width: width + 2 * LANE,
    height: height + 2 * LANE,
  };
  return others.some((other) => shapesOverlap(around, boundsOf(shapeOf(other))));
};
const scattered = (table: Table, luck: Pick<SeededRandom, 'randomInt'>): Obstacle[] => {
  const { width, height } = middleOf(table);
  const pairs = 2 + luck.randomInt(2);
  const placed: Obstacle[] = [];
  for (let tries = 0; tries < 200 && placed.length < 2 * pairs; tries++) {
    const kind = RANDOM_KINDS[luck.randomInt(RANDOM_KINDS.length)] ?? 'tree';
    const by = { x: luck.randomInt(width) - Math.round(width / 2), y: luck.randomInt(height) - Math.round(height / 2) };
    standGroups(table, placed, by, [[kind, 0, 0, luck.randomInt(4)]]);
  }
  return placed;
};
const rooms = new WeakMap<readonly Obstacle[], Map<string, Obstacle | null>>();
/** Returns the first free place for one more obstacle of a kind, searched from the middle outwards, or null (TS-01). */
export const roomFor = (table: Table, others: readonly Obstacle[], kind: Kind): Obstacle | null => {
  const known = rooms.get(others) ?? new Map<string, Obstacle | null>();
  rooms.set(others, known);
  const key = `${kind} ${table.field.width} ${table.field.height} ${table.seats.length}`;
  const old = known.get(key);
  if (old !== undefined) return old;
  const found = searchRoom(table, others, kind);
  known.set(key, found);
  return found;
};
const searchRoom = (table: Table, others: readonly Obstacle[], kind: Kind): Obstacle | null => {
  const { at, width, height } = middleOf(table);
  const centre = centreOf(table);
  const spots: Point[] = [];
  for (let y = at.y; y <= at.y + height; y += 20) for (let x = at.x; x <= at.x + width; x += 20) spots.push({ x, y });
  const far = (p: Point): number => (p.x - centre.x) ** 2 + (p.y - centre.y) ** 2;
  const id = nextId(others, kind);
  for (const spot of spots.sort((a, b) => far(a) - far(b))) {
    const one: Obstacle = { id, kind, at: spot, turns: 0 };
    if (!misfit(table, others, one)) return one;
  }
  return null;
};
