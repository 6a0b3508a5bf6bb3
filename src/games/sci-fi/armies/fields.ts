import type { Deal } from '../../../core/luck.ts';
import type { AreaStyle } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { type Rect, type Shape, boundsOf, shapesOverlap } from '../../../geometry/shape.ts';
import { type Prism, sight } from '../../../geometry/sight.ts';
import { COVER, FIELD, type Obstacle, type Options, STRIP } from '../types.ts';

type Corners = readonly (readonly [Mm, Mm])[];
/** A kind of obstacle: look, height in mm, whether its top is flat (SF-07), its footprint by corners around the middle or a disc's radius. */
interface Make {
  readonly style: AreaStyle;
  readonly tall: Mm;
  readonly flat: boolean;
  readonly foot: Mm | Corners;
}
const box = (width: Mm, height: Mm): Corners => {
  const [x, y] = [width / 2, height / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
};
const CATALOGUE = {
  container: { style: 'crate', tall: 60, flat: true, foot: box(130, 50) },
  wall: { style: 'wall', tall: 55, flat: true, foot: box(140, 30) },
  bunker: { style: 'wall', tall: 50, flat: true, foot: box(110, 80) },
  silo: { style: 'barrel', tall: 70, flat: false, foot: 38 },
  crag: {
    style: 'rock',
    tall: 65,
    flat: false,
    foot: [
      [-58, -16],
      [-30, -38],
      [16, -36],
      [58, -12],
      [48, 26],
      [6, 38],
      [-46, 28],
    ],
  },
  crates: { style: 'crate', tall: 30, flat: true, foot: box(70, 60) },
  barricade: { style: 'wall', tall: 30, flat: false, foot: box(140, 20) },
  rubble: {
    style: 'rubble',
    tall: 20,
    flat: false,
    foot: [
      [-52, -14],
      [-16, -32],
      [40, -26],
      [54, 6],
      [28, 30],
      [-30, 28],
    ],
  },
} as const satisfies Readonly<Record<string, Make>>;
type ObstacleKind = keyof typeof CATALOGUE;
const KINDS = Object.keys(CATALOGUE) as ObstacleKind[];
/** What an obstacle is made like; throws for an unknown kind. */
export const makeOf = ({ kind }: Pick<Obstacle, 'kind'>): Make => {
  const make = (CATALOGUE as Readonly<Record<string, Make>>)[kind];
  if (!make) throw new Error(`There is no obstacle ${kind}.`);
  return make;
};

const shapes = new WeakMap<Obstacle, Shape>();
/** The footprint of an obstacle where it stands. */
export const footOf = (obstacle: Obstacle): Shape => {
  const known = shapes.get(obstacle);
  if (known) return known;
  const { foot } = makeOf(obstacle);
  const { at, turns } = obstacle;
  const made: Shape =
    typeof foot === 'number'
      ? { kind: 'disc', at, r: foot }
      : { kind: 'polygon', points: foot.map(([x, y]) => turnedBy(turns, x, y, at)) };
  shapes.set(obstacle, made);
  return made;
};
const turnedBy = (turns: number, x: Mm, y: Mm, { x: right, y: down }: Point): Point => {
  const quarters = [
    { x: right + x, y: down + y },
    { x: right - y, y: down + x },
    { x: right - x, y: down - y },
    { x: right + y, y: down - x },
  ];
  return quarters[turns % 4] ?? { x: right + x, y: down + y };
};
/** An obstacle as something that hides. */
export const prismOf = (obstacle: Obstacle): Prism => ({
  id: obstacle.id,
  shape: footOf(obstacle),
  from: 0,
  top: makeOf(obstacle).tall,
});

/** Where a seat deploys: the first along the bottom side, the second along the top one (SF-01). */
export const stripOf = (seats: readonly Seat[], seat: Seat): Rect => ({
  kind: 'rect',
  at: { x: 0, y: seats.indexOf(seat) === 0 ? FIELD.height - STRIP : 0 },
  width: FIELD.width,
  height: STRIP,
});
/** Where obstacles stand: between the strips (SF-01). */
const MIDDLE: Rect = {
  kind: 'rect',
  at: { x: 0, y: STRIP },
  width: FIELD.width,
  height: FIELD.height - 2 * STRIP,
};

/** Half a layout: kind, place from the centre in mm, quarter turns; the other half lies point-symmetric to it. */
type Half = readonly (readonly [ObstacleKind, Mm, Mm, number])[];
const LAYOUTS: Readonly<Record<Exclude<Options['terrain'], 'random'>, Half>> = {
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
};

/** Gap in mm that ready and random obstacles leave between each other, so that a tank gets through. */
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
const inMiddle = (obstacle: Obstacle): boolean => {
  const { at, width, height } = boundsOf(footOf(obstacle));
  return at.x >= 0 && at.x + width <= FIELD.width && at.y >= STRIP && at.y + height <= MIDDLE.at.y + MIDDLE.height;
};
/** An obstacle so far from the centre and its like point-symmetric to it. */
const pairOf = (placed: readonly Obstacle[], kind: ObstacleKind, x: Mm, y: Mm, turns: number): Obstacle[] => {
  const n = placed.filter((each) => each.kind === kind).length;
  const [middle, height] = [FIELD.width / 2, FIELD.height / 2];
  return [
    { id: `${kind}${n + 1}`, kind, at: { x: middle + x, y: height + y }, turns },
    { id: `${kind}${n + 2}`, kind, at: { x: middle - x, y: height - y }, turns: (turns + 2) % 4 },
  ];
};
const FIGURE: Mm = 45;
const EYE: Mm = 40.5;
/** The share of lines between the two start strips that are open: a figure in one stands there without cover from one in the other. */
export const openShare = (obstacles: readonly Obstacle[]): number => {
  const prisms = obstacles.map(prismOf);
  const xs = Array.from({ length: 14 }, (_, i) => 55 + i * 84);
  const [near, far] = [STRIP / 2, FIELD.height - STRIP / 2];
  let open = 0;
  for (const from of xs) {
    for (const to of xs) {
      const eye = { at: { x: from, y: near }, z: EYE };
      const { share } = sight(eye, { at: { x: to, y: far }, half: 12.5, z: 0, tall: FIGURE }, prisms);
      if (share <= COVER) open++;
    }
  }
  return open / xs.length ** 2;
};

/** The obstacles of a ready table or of a random one that keeps SF-01: 8 to 12, half of them taller than a figure, less than half of the lines open. */
export const layoutOf = (terrain: Options['terrain'], luck: Pick<Deal, 'whole'>): Obstacle[] =>
  terrain === 'random' ? scattered(luck) : drawnUp(LAYOUTS[terrain]);
const drawnUp = (half: Half): Obstacle[] => {
  const placed: Obstacle[] = [];
  for (const [kind, x, y, turns] of half) placed.push(...pairOf(placed, kind, x, y, turns));
  return placed;
};
/** How often a random table is thrown anew before a ready one is taken. */
const TABLES = 60;
const scattered = (luck: Pick<Deal, 'whole'>): Obstacle[] => {
  for (let i = 0; i < TABLES; i++) {
    const obstacles = scatter(luck);
    if (isLawful(obstacles) && openShare(obstacles) < 1 / 2) return obstacles;
  }
  return drawnUp(LAYOUTS.yard);
};
const scatter = (luck: Pick<Deal, 'whole'>): Obstacle[] => {
  const count = 10 + 2 * luck.whole(2);
  const placed: Obstacle[] = [];
  for (let tries = 0; tries < 120 && placed.length < count; tries++) {
    const kind = KINDS[luck.whole(KINDS.length)] ?? 'wall';
    const [x, y] = [luck.whole(1100) - 550, luck.whole(560) - 280];
    const [one, two] = pairOf(placed, kind, x, y, luck.whole(4)) as [Obstacle, Obstacle];
    if (inMiddle(one) && isApart(one, [...placed, two]) && isApart(two, placed)) placed.push(one, two);
  }
  return placed;
};
/** Whether a table of obstacles keeps what SF-01 asks of it, its lines apart. */
export const isLawful = (obstacles: readonly Obstacle[]): boolean =>
  obstacles.length >= 8 &&
  obstacles.length <= 12 &&
  obstacles.every((each, i) => inMiddle(each) && isApart(each, obstacles.slice(i + 1))) &&
  2 * obstacles.filter((each) => makeOf(each).tall > FIGURE).length >= obstacles.length;
