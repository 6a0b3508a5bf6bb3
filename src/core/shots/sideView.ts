import { type Mm, type Point, closestOnSegment, distance, isWithinDistance } from '../../geometry/point.ts';
import { legPartsOver } from '../../geometry/legParts.ts';
import { type Shape, isInside } from '../../geometry/shape.ts';
import type { TrajectoryView } from '../choice.ts';
import type { NodeId } from '../scene.ts';

/** What a shot may hit: a block from `from` to `top` above the table, or a body standing at height `z`, mm. */
export interface SideBlock {
  readonly id: NodeId;
  readonly shape: Shape;
  readonly from: Mm;
  readonly top: Mm;
}
export interface SideTarget {
  readonly id: NodeId;
  readonly at: Point;
  readonly base: Shape;
  readonly z: Mm;
  readonly tall: Mm;
  /** How far (mm) from the line it may be and still be drawn. */
  readonly near: Mm;
  readonly wide?: Mm;
}
/**
 * A shot over a table: its muzzle and height, where the firing base ends, its longest possible path, and its height above the
 * muzzle at a distance, mm. `back` is how far the firing piece's centre is behind the muzzle.
 */
export interface Flight {
  readonly from: Point;
  readonly back: Mm;
  readonly edge: Mm;
  readonly to: Point;
  readonly muzzle: Mm;
  readonly rise: (ahead: Mm) => Mm;
}

const STEP: Mm = 10;
/** What is shown beyond the end of the arc, and above the highest thing, mm. */
const MARGIN_BEYOND: Mm = 60;
const MARGIN_ABOVE: Mm = 30;

/** A flight as far as it goes: its points, the parts of blocks on its line, and what it hits (null: the table or nothing). */
interface FlightResult {
  readonly arc: TrajectoryView['arc'];
  readonly walls: readonly (Pick<SideBlock, 'id' | 'top'> & {
    readonly from: Mm;
    readonly to: Mm;
    readonly foot: Mm;
  })[];
  readonly struck: NodeId | null;
}
const traceFlight = (
  { from, to, muzzle, rise }: Flight,
  blocks: readonly SideBlock[],
  targets: readonly SideTarget[],
): FlightResult => {
  const reach = distance(from, to);
  const walls = blocks.flatMap(({ id, shape, from: foot, top }) =>
    legPartsOver(from, to, shape).map((part) => ({ id, from: part.from * reach, to: part.to * reach, foot, top })),
  );
  const pointAt = (x: Mm): Point => ({
    x: from.x + ((to.x - from.x) * x) / reach,
    y: from.y + ((to.y - from.y) * x) / reach,
  });
  const strikes = (x: Mm, z: Mm): NodeId | undefined =>
    walls.find((wall) => x >= wall.from && x <= wall.to && z <= wall.top && z >= wall.foot)?.id ??
    targets.find((body) => z >= body.z && z <= body.z + body.tall && isInside(pointAt(x), body.base))?.id;
  const arc = [{ x: 0, z: Math.round(muzzle) }];
  for (let x = STEP; x < reach; x += STEP) {
    const z = muzzle + rise(x);
    arc.push({ x, z: Math.max(0, Math.round(z)) });
    const struck = strikes(x, z);
    if (struck !== undefined || z <= 0) return { arc, walls, struck: struck ?? null };
  }
  return { arc, walls, struck: null };
};
/** Returns what a shot hits first, or null for the table or nothing. */
export const firstHit = (flight: Flight, blocks: readonly SideBlock[], targets: readonly SideTarget[]): NodeId | null =>
  traceFlight(flight, blocks, targets).struck;

/**
 * Returns a shot's side view: its arc to the first hit, and what is on its line up to there or to its `meant` target. Blocks that
 * begin above the table stop it without being drawn.
 */
export const trajectoryView = (
  flight: Flight,
  blocks: readonly SideBlock[],
  targets: readonly SideTarget[],
  meant?: NodeId,
): TrajectoryView => {
  const { from, to } = flight;
  const { arc, walls, struck } = traceFlight(flight, blocks, targets);
  const along = targets.flatMap(({ id, at, z, tall, near, wide }) => {
    const beside = closestOnSegment(at, from, to);
    const x = Math.round(distance(from, beside));
    return isWithinDistance(at, beside, near) ? [{ id, x, z, tall, ...(wide === undefined ? {} : { wide }) }] : [];
  });
  const target = along.find(({ id }) => id === meant);
  const length = Math.max(arc.at(-1)?.x ?? 0, target?.x ?? 0) + MARGIN_BEYOND;
  const figures = along.filter(({ x }) => x <= length);
  const ground = walls
    .filter((wall) => wall.from < length && wall.foot === 0)
    .map((wall) => ({ id: wall.id, from: Math.round(wall.from), to: Math.round(wall.to), top: wall.top }));
  const highest = Math.max(
    ...arc.map(({ z }) => z),
    ...ground.map(({ top }) => top),
    ...figures.map(({ z, tall }) => z + tall),
  );
  return {
    length,
    back: flight.back,
    edge: Math.round(flight.edge),
    top: highest + MARGIN_ABOVE,
    arc,
    struck,
    ground,
    figures,
  };
};
