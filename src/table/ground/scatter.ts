import type { AreaNode, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { gapToShape } from '../../geometry/shape.ts';
import { type Brush, closedPath, openPath, ring, roundedRectPath, stroke } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import { type RoadPath, isOnRoad } from './roads.ts';

/** Draws a low thing around 0, 0 in its light or dark paints. */
type Draw = (brush: Brush, grain: () => number) => void;
/** A scattered thing: its radius (mm), and how it is drawn. */
interface Thing {
  readonly kind: string;
  readonly r: Mm;
  readonly draw: Draw;
}
/** The position of a scattered thing, and its turn in radians. */
export interface Scattered {
  readonly at: Point;
  readonly turn: number;
  readonly thing: Thing;
}

const INK = '#2A1D10';
const fill = ({ context }: Brush, path: Path2D, colour: string): void => {
  context.fillStyle = colour;
  context.fill(path);
};
const disc = (at: Point, r: Mm): Path2D => closedPath(ring(at, r, 28));
/** Draws a closed path with its edge inked. */
const solid = (brush: Brush, path: Path2D, colour: string, edge = INK): void => {
  fill(brush, path, colour);
  stroke(brush, path, edge, 1.1);
};
const line = (brush: Brush, points: readonly Point[], colour: string, wide: number): void =>
  stroke(brush, openPath(points), colour, wide);
/** Returns an uneven ring of points. */
const frayed = (r: Mm, corners: number, by: number, grain: () => number): Path2D =>
  closedPath(
    ring({ x: 0, y: 0 }, 1, corners).map(({ x, y }) => {
      const distance = r * (1 - by * grain());
      return { x: x * distance, y: y * distance };
    }),
  );

const logs = (brush: Brush, long: Mm, at: Point): void => {
  solid(
    brush,
    roundedRectPath({ kind: 'rect', at: { x: at.x - long / 2, y: at.y - 4 }, width: long, height: 8 }, 3.5),
    '#8A5E34',
  );
  for (const y of [-1.6, 1.4])
    line(
      brush,
      [
        { x: at.x - long * 0.36, y: at.y + y },
        { x: at.x + long * 0.3, y: at.y + y },
      ],
      '#5F3F22',
      0.8,
    );
  solid(brush, disc({ x: at.x + long / 2 - 2.5, y: at.y }, 3.6), '#D2A870');
};
const log: Draw = (brush) => logs(brush, 34, { x: 0, y: 0 });
const stump: Draw = (brush) => {
  solid(brush, disc({ x: 0, y: 0 }, 8), '#8A5E34');
  solid(brush, disc({ x: 0, y: 0 }, 6), '#D2A870');
  for (const r of [4, 2]) stroke(brush, disc({ x: 0, y: 0 }, r), '#9A6D3C', 0.9);
};
const campfire: Draw = (brush, grain) => {
  fill(brush, frayed(21, 20, 0.3, grain), 'rgba(150,120,72,.35)');
  fill(brush, frayed(10, 12, 0.3, grain), '#3A3129');
  for (const turn of [0.5, 2.1])
    line(
      brush,
      [-8, 8].map((distance) => ({ x: distance * Math.cos(turn), y: distance * Math.sin(turn) })),
      '#6E4A29',
      3.2 / brush.px,
    );
  for (const at of ring({ x: 0, y: 0 }, 12, 9)) solid(brush, disc(at, 2.6 + grain()), '#A7A091');
};
const wheel: Draw = (brush) => {
  stroke(brush, disc({ x: 0, y: 0 }, 12), INK, 5 / brush.px);
  stroke(brush, disc({ x: 0, y: 0 }, 12), '#9A6A3A', 3.4 / brush.px);
  for (const at of ring({ x: 0, y: 0 }, 11, 8, 0.2)) line(brush, [{ x: 0, y: 0 }, at], '#6E4A29', 1.5 / brush.px);
  solid(brush, disc({ x: 0, y: 0 }, 3), '#9A6A3A');
};
const shrub: Draw = (brush, grain) => {
  const paints = brush.theme === 'dark' ? ['#1F3521', '#2C4A2C', '#3A5C38'] : ['#3F6B35', '#5B8A48', '#7CA861'];
  const lobes = ring({ x: 0, y: 0 }, 6, 6, grain() * 6).map((at) => ({ at, r: 4.6 + grain() * 2.4 }));
  for (const { at, r } of lobes) stroke(brush, disc(at, r), '#22301C', 2.2);
  for (const { at, r } of lobes) fill(brush, disc(at, r), paints[0] ?? '');
  for (const { at, r } of lobes) fill(brush, disc({ x: at.x - 1, y: at.y - 1.2 }, r * 0.68), paints[1] ?? '');
  for (const { at, r } of lobes.slice(2, 5))
    fill(brush, disc({ x: at.x - 1.6, y: at.y - 2 }, r * 0.34), paints[2] ?? '');
};
const balls: Draw = (brush) => {
  for (const at of [...ring({ x: 0, y: 0 }, 6.2, 6), { x: 0, y: 0 }]) {
    solid(brush, disc(at, 3.2), '#4A4F54');
    fill(brush, disc({ x: at.x - 1, y: at.y - 1 }, 0.9), '#AEB6BC');
  }
};
const crater: Draw = (brush, grain) => {
  for (const at of ring({ x: 0, y: 0 }, 1, 13)) {
    const distance = 23 + grain() * 8;
    const aside = { x: -at.y * 2.6, y: at.x * 2.6 };
    const foot = { x: at.x * 14, y: at.y * 14 };
    const points = [
      { x: foot.x + aside.x, y: foot.y + aside.y },
      { x: at.x * distance, y: at.y * distance },
    ];
    fill(brush, closedPath([...points, { x: foot.x - aside.x, y: foot.y - aside.y }]), 'rgba(104,84,58,.4)');
  }
  fill(brush, frayed(20, 18, 0.14, grain), '#8B7556');
  fill(brush, frayed(16, 16, 0.12, grain), '#6B5840');
  fill(brush, frayed(10, 14, 0.16, grain), '#4D3F2E');
};
const tyres: Draw = (brush) => {
  for (const at of [
    { x: -7, y: 3 },
    { x: 7, y: 4 },
    { x: 0, y: -7 },
  ]) {
    solid(brush, disc(at, 7.4), '#34383A', '#0E1011');
    solid(brush, disc(at, 3.6), '#6F6F66', '#0E1011');
    stroke(brush, disc(at, 5.6), '#555B5D', 0.9);
  }
};
const drums: Draw = (brush) => {
  for (const [i, at] of [
    { x: -7, y: -2 },
    { x: 6, y: -5 },
    { x: 2, y: 8 },
  ].entries()) {
    const paint = i === 1 ? '#4E7F73' : '#A0523C';
    solid(brush, disc(at, 7), paint, '#0E1011');
    stroke(brush, disc(at, 5.2), 'rgba(255,255,255,.35)', 1);
    fill(brush, disc({ x: at.x + 2.4, y: at.y + 1 }, 1.2), '#1B1D1E');
  }
};
const tracks: Draw = (brush) => {
  for (const side of [-11, 11])
    for (let i = -5; i <= 5; i++) {
      const at = { x: side + (i * i) / 5 - 2.5, y: i * 9 };
      fill(brush, roundedRectPath({ kind: 'rect', at, width: 9, height: 4.6 }, 1.2), 'rgba(40,44,40,.34)');
    }
};

const LOG = { kind: 'log', r: 19, draw: log };
const STUMP = { kind: 'stump', r: 9, draw: stump };
const FIRE = { kind: 'campfire', r: 22, draw: campfire };
const WHEEL = { kind: 'wheel', r: 15, draw: wheel };
const SHRUB = { kind: 'shrub', r: 13, draw: shrub };
const CRATER = { kind: 'crater', r: 31, draw: crater };
const TYRES = { kind: 'tyres', r: 15, draw: tyres };
/** The things scattered on a mat, in the order in which they are placed. */
const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  soldiers: [FIRE, SHRUB, LOG, STUMP, SHRUB, WHEEL, SHRUB],
  fortress: [FIRE, SHRUB, { kind: 'balls', r: 10, draw: balls }, WHEEL, SHRUB, LOG, SHRUB, STUMP],
  scifi: [CRATER, TYRES, { kind: 'tracks', r: 56, draw: tracks }, { kind: 'drums', r: 16, draw: drums }, CRATER, TYRES],
};
/**
 * The square of the mat for each thing, the least distance between things and the least distance from terrain, all mm. The last
 * number is how many positions are tried.
 */
const SQUARE: Mm = 260;
const APART: Mm = 90;
const CLEAR: Mm = 26;
const TRIES = 24;

/** Returns the low things scattered on a mat, clear of its road and its terrain. They are the same for the same table, and block and hide nothing. */
export function scatteredOn(scene: Scene, areas: readonly AreaNode[], course: RoadPath | null): Scattered[] {
  const { mat, width, height } = scene;
  const things = THINGS[mat] ?? [];
  const grain = randomStream(`strewn ${mat} ${width} ${height}`);
  // Deployment zones come and go, but scattered things stay in place.
  const standing = areas.filter(({ role, top = 0 }) => role === 'terrain' || top > 0);
  const found: Scattered[] = [];
  const wanted = things.length === 0 ? 0 : Math.round((width * height) / SQUARE ** 2);
  for (let i = 0; i < wanted; i++) {
    const thing = things[i % things.length] as Thing;
    const span = (size: Mm): Mm => thing.r + grain() * (size - 2 * thing.r);
    const isFree = (at: Point): boolean =>
      standing.every(({ shape }) => gapToShape({ at, r: thing.r }, shape) > CLEAR) &&
      found.every((other) => distance(other.at, at) > thing.r + other.thing.r + APART) &&
      !(course && [at, ...ring(at, thing.r, 8)].some((point) => isOnRoad(course, point)));
    for (let k = 0; k < TRIES; k++) {
      const at = { x: span(width), y: span(height) };
      const turn = grain() * 2 * Math.PI;
      if (!isFree(at)) continue;
      found.push({ at, turn, thing });
      break;
    }
  }
  return found;
}

/** Draws the scattered things on a mat. */
export function drawScattered(brush: Brush, strewn: readonly Scattered[]): void {
  const { context } = brush;
  strewn.forEach(({ at, turn, thing }, i) => {
    context.save();
    context.translate(at.x, at.y);
    context.rotate(turn);
    thing.draw(brush, randomStream(`thing ${i}`));
    context.restore();
  });
}
