import type { SeededRandom } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { type Rect, type Shape, boundsOf, shapesOverlap } from '../../../geometry/shape.ts';
import { boxCorners, rotatedByQuarters } from '../../../geometry/rotation.ts';
import { type Prism, hiddenFraction } from '../../../geometry/sight.ts';
import { COVER, FIELDS, type Obstacle, type Options, type State } from '../types.ts';
import type { Area } from '../show/sprites.ts';

/** A kind of obstacle: style, height in mm, flat top or not (SF-07), and its footprint as corners around the centre or a radius. */
interface Make {
  readonly style: Area;
  readonly tall: Mm;
  readonly flat: boolean;
  readonly foot: Mm | readonly Point[];
}
const CATALOGUE = {
  container: { style: 'container', tall: 60, flat: true, foot: boxCorners(130, 50) },
  wall: { style: 'wall', tall: 55, flat: true, foot: boxCorners(140, 30) },
  bunker: { style: 'wall', tall: 50, flat: true, foot: boxCorners(110, 80) },
  silo: { style: 'barrel', tall: 70, flat: false, foot: 38 },
  crag: {
    style: 'rock',
    tall: 65,
    flat: false,
    foot: [
      { x: -58, y: -16 },
      { x: -30, y: -38 },
      { x: 16, y: -36 },
      { x: 58, y: -12 },
      { x: 48, y: 26 },
      { x: 6, y: 38 },
      { x: -46, y: 28 },
    ],
  },
  crates: { style: 'crate', tall: 30, flat: true, foot: boxCorners(70, 60) },
  barricade: { style: 'wall', tall: 30, flat: false, foot: boxCorners(140, 20) },
  rubble: {
    style: 'rubble',
    tall: 20,
    flat: false,
    foot: [
      { x: -52, y: -14 },
      { x: -16, y: -32 },
      { x: 40, y: -26 },
      { x: 54, y: 6 },
      { x: 28, y: 30 },
      { x: -30, y: 28 },
    ],
  },
  wreck: { style: 'wreck', tall: 48, flat: false, foot: boxCorners(112, 64) },
  boulder: {
    style: 'rock',
    tall: 52,
    flat: false,
    foot: [
      { x: -32, y: -10 },
      { x: -14, y: -28 },
      { x: 14, y: -27 },
      { x: 32, y: -6 },
      { x: 26, y: 20 },
      { x: 2, y: 29 },
      { x: -25, y: 22 },
    ],
  },
  sandbags: { style: 'sandbags', tall: 26, flat: false, foot: boxCorners(124, 26) },
} as const satisfies Readonly<Record<string, Make>>;
type ObstacleKind = keyof typeof CATALOGUE;
export const KINDS = Object.keys(CATALOGUE) as ObstacleKind[];
/** The kinds of random tables. They stay as they are, so that a seed gives the same table as before. */
const RANDOM_KINDS = KINDS.slice(0, KINDS.indexOf('rubble') + 1);
/** Returns the properties of an obstacle. Throws for an unknown kind. */
export const makeOf = ({ kind }: Pick<Obstacle, 'kind'>): Make => {
  const make = (CATALOGUE as Readonly<Record<string, Make>>)[kind];
  if (!make) throw new Error(`There is no obstacle ${kind}.`);
  return make;
};

const shapes = new WeakMap<Obstacle, Shape>();
/** Returns the footprint of an obstacle at its place. */
export const footOf = (obstacle: Obstacle): Shape => {
  const known = shapes.get(obstacle);
  if (known) return known;
  const { foot } = makeOf(obstacle);
  const { at, turns } = obstacle;
  const made: Shape = typeof foot === 'number' ? { kind: 'disc', at, r: foot } : rotatedByQuarters(foot, turns, at);
  shapes.set(obstacle, made);
  return made;
};
/** Returns an obstacle as a solid that blocks sight. */
export const prismOf = (obstacle: Obstacle): Prism => ({
  id: obstacle.id,
  shape: footOf(obstacle),
  from: 0,
  top: makeOf(obstacle).tall,
});

type Field = (typeof FIELDS)[Options['field']];
/** Returns the strip where a seat deploys: the first seat at the bottom side, the second at the top (SF-01). */
export const stripOf = ({ options, seats }: Pick<State, 'options' | 'seats'>, seat: Seat): Rect => {
  const { width, height, strip } = FIELDS[options.field];
  return { kind: 'rect', at: { x: 0, y: seats.indexOf(seat) === 0 ? height - strip : 0 }, width, height: strip };
};

/** Half a layout: kind, place from the centre in mm, quarter turns. The other half is point-symmetric to it. */
type Half = readonly (readonly [ObstacleKind, Mm, Mm, number])[];
const LAYOUTS: Readonly<Record<Options['field'], Readonly<Record<Exclude<Options['terrain'], 'random'>, Half>>>> = {
  large: {
    yard: [
      ['container', -420, 180, 0],
      ['container', -150, 190, 0],
      ['wall', -292, 30, 0],
      ['crates', -500, -60, 0],
      ['container', 130, 70, 1],
      ['barricade', 360, 215, 0],
    ],
    outpost: [
      ['bunker', -110, 60, 0],
      ['wall', -400, 130, 0],
      ['wall', 190, 190, 0],
      ['silo', -480, -40, 0],
      ['barricade', -180, 230, 0],
    ],
    canyon: [
      ['crag', -430, 170, 0],
      ['crag', -210, 60, 0],
      ['crag', 100, 190, 1],
      ['rubble', -530, -40, 1],
      ['crag', 360, 110, 0],
    ],
    roadside: [
      ['wreck', -205, 70, 0],
      ['crag', 130, 190, 0],
      ['boulder', -360, 200, 0],
      ['boulder', -30, 160, 1],
      ['sandbags', -500, 60, 0],
      ['crag', 370, 130, 1],
    ],
  },
  small: {
    yard: [
      ['container', 300, -100, 1],
      ['container', -110, -120, 0],
      ['container', -110, 90, 0],
      ['wall', -340, -170, 0],
      ['crates', 310, 60, 0],
    ],
    outpost: [
      ['bunker', -200, -120, 1],
      ['wall', 240, -20, 0],
      ['silo', -170, 140, 1],
      ['barricade', -370, 150, 0],
      ['wall', -20, -90, 0],
    ],
    canyon: [
      ['crag', -270, -20, 0],
      ['crag', 80, -90, 0],
      ['crag', -90, -100, 1],
      ['rubble', -260, -150, 0],
    ],
    roadside: [
      ['wreck', -130, 20, 0],
      ['crag', 80, 120, 0],
      ['boulder', -110, 160, 0],
      ['sandbags', -290, 150, 0],
      ['boulder', 300, -30, 1],
      ['rubble', 260, 130, 0],
    ],
  },
};

/** The gap between ready or random obstacles, mm, so that a tank fits through. */
const LANE: Mm = 62;
const isApart = (one: Obstacle, others: readonly Obstacle[]): boolean => {
  const { at, width, height } = boundsOf(footOf(one));
  const around: Rect = {
    kind: 'rect',
    at: { x: at.x - LANE, y: at.y - LANE },
    width: width + 2 * LANE,
    height: height + 2 * LANE,
  };
  return others.every((other) => !shapesOverlap(around, boundsOf(footOf(other))));
};
/** Whether an obstacle is between the strips (SF-01). */
const inMiddle = (field: Field, obstacle: Obstacle): boolean => {
  const { at, width, height } = boundsOf(footOf(obstacle));
  const high = at.y >= field.strip && at.y + height <= field.height - field.strip;
  return high && at.x >= 0 && at.x + width <= field.width;
};
/** Returns an obstacle at this offset from the centre, and its point-symmetric twin. */
const pairOf = (
  field: Field,
  placed: readonly Obstacle[],
  [kind, x, y, turns]: readonly [kind: ObstacleKind, x: Mm, y: Mm, turns: number],
): Obstacle[] => {
  const n = placed.filter((each) => each.kind === kind).length;
  const [middle, height] = [field.width / 2, field.height / 2];
  return [
    { id: `${kind}${n + 1}`, kind, at: { x: middle + x, y: height + y }, turns },
    { id: `${kind}${n + 2}`, kind, at: { x: middle - x, y: height - y }, turns: (turns + 2) % 4 },
  ];
};
const FIGURE: Mm = 45;
const EYE: Mm = 40.5;
/** The number of places in each strip for tests of sight lines. */
const LINES = 14;
/** Returns the fraction of open lines between the start strips. On an open line, a figure in one strip has no cover from the other strip. */
export const openFraction = (size: Options['field'], obstacles: readonly Obstacle[]): number => {
  const { width, height, strip } = FIELDS[size];
  const prisms = obstacles.map(prismOf);
  const xs = Array.from({ length: LINES }, (_, i) => 55 + i * Math.floor((width - 108) / (LINES - 1)));
  let open = 0;
  for (const from of xs) {
    for (const to of xs) {
      const eye = { at: { x: from, y: strip / 2 }, z: EYE };
      const share = hiddenFraction(
        eye,
        { at: { x: to, y: height - strip / 2 }, half: 12.5, z: 0, tall: FIGURE },
        prisms,
      );
      if (share <= COVER) open++;
    }
  }
  return open / xs.length ** 2;
};

/**
 * Returns the obstacles of a ready or a random table that fits SF-01. It has 8 to 12, half of them taller than a figure, and less
 * than half of the lines are open.
 */
export const layoutOf = (
  { field, terrain }: Pick<Options, 'field' | 'terrain'>,
  luck: Pick<SeededRandom, 'randomInt'>,
): Obstacle[] => (terrain === 'random' ? scattered(field, luck) : drawnUp(field, terrain));
const drawnUp = (size: Options['field'], terrain: Exclude<Options['terrain'], 'random'>): Obstacle[] => {
  const placed: Obstacle[] = [];
  for (const obstacle of LAYOUTS[size][terrain]) placed.push(...pairOf(FIELDS[size], placed, obstacle));
  return placed;
};
/** How many random tables are tried before a ready one is used. */
const TABLES = 60;
const scattered = (size: Options['field'], luck: Pick<SeededRandom, 'randomInt'>): Obstacle[] => {
  for (let i = 0; i < TABLES; i++) {
    const obstacles = scatter(size, luck);
    if (isLawful(size, obstacles) && openFraction(size, obstacles) < 1 / 2) return obstacles;
  }
  return drawnUp(size, 'yard');
};
const scatter = (size: Options['field'], luck: Pick<SeededRandom, 'randomInt'>): Obstacle[] => {
  const field = FIELDS[size];
  const [wide, deep] = [field.width - 100, field.height - 2 * field.strip - 40];
  const count = size === 'small' ? 8 : 10 + 2 * luck.randomInt(2);
  const placed: Obstacle[] = [];
  for (let tries = 0; tries < 120 && placed.length < count; tries++) {
    const kind = RANDOM_KINDS[luck.randomInt(RANDOM_KINDS.length)] ?? 'wall';
    const [x, y] = [luck.randomInt(wide) - wide / 2, luck.randomInt(deep) - deep / 2];
    const [one, two] = pairOf(field, placed, [kind, x, y, luck.randomInt(4)]) as [Obstacle, Obstacle];
    if (inMiddle(field, one) && isApart(one, [...placed, two]) && isApart(two, placed)) placed.push(one, two);
  }
  return placed;
};
/** Whether a table of obstacles fits SF-01, apart from its lines. */
export const isLawful = (size: Options['field'], obstacles: readonly Obstacle[]): boolean =>
  obstacles.length >= 8 &&
  obstacles.length <= 12 &&
  obstacles.every((each, i) => inMiddle(FIELDS[size], each) && isApart(each, obstacles.slice(i + 1))) &&
  2 * obstacles.filter((each) => makeOf(each).tall > FIGURE).length >= obstacles.length;
