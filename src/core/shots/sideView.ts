import { type Mm, type Point, closestOnSegment, distance, within } from '../../geometry/point.ts';
import { partsOver } from '../../geometry/leg.ts';
import { type Shape, inside } from '../../geometry/shape.ts';
import type { SideView } from '../choice.ts';
import type { NodeId } from '../scene.ts';

/** What a shot may strike: a block from `from` to `top` above the table, or a body that stands on `z`, mm. */
export interface Block {
  readonly id: NodeId;
  readonly shape: Shape;
  readonly from: Mm;
  readonly top: Mm;
}
export interface Target {
  readonly id: NodeId;
  readonly at: Point;
  readonly base: Shape;
  readonly z: Mm;
  readonly tall: Mm;
  /** How far (mm) beside the way it may stand and still be drawn. */
  readonly near: Mm;
  readonly wide?: Mm;
}
/** A shot over a table: its muzzle at a height, how far ahead of that the base of what fires ends, where it would end if it flew so far, and how high above the muzzle it is so far ahead, mm. */
export interface Flight {
  readonly from: Point;
  readonly edge: Mm;
  readonly to: Point;
  readonly muzzle: Mm;
  readonly rise: (ahead: Mm) => Mm;
}

const STEP: Mm = 10;
/** What is seen beyond the end of the arc, and above the highest thing, mm. */
const MORE: Mm = 60;
const ABOVE: Mm = 30;

/** A flight as far as it goes: its points, the parts of blocks along its way, and what it strikes; null for the table, or nothing at all. */
interface Flown {
  readonly arc: SideView['arc'];
  readonly walls: readonly (Pick<Block, 'id' | 'top'> & { readonly from: Mm; readonly to: Mm; readonly foot: Mm })[];
  readonly struck: NodeId | null;
}
const fly = ({ from, to, muzzle, rise }: Flight, blocks: readonly Block[], targets: readonly Target[]): Flown => {
  const reach = distance(from, to);
  const walls = blocks.flatMap(({ id, shape, from: foot, top }) =>
    partsOver(from, to, shape).map((part) => ({ id, from: part.from * reach, to: part.to * reach, foot, top })),
  );
  const pointAt = (x: Mm): Point => ({
    x: from.x + ((to.x - from.x) * x) / reach,
    y: from.y + ((to.y - from.y) * x) / reach,
  });
  const strikes = (x: Mm, z: Mm): NodeId | undefined =>
    walls.find((wall) => x >= wall.from && x <= wall.to && z <= wall.top && z >= wall.foot)?.id ??
    targets.find((body) => z >= body.z && z <= body.z + body.tall && inside(pointAt(x), body.base))?.id;
  const arc = [{ x: 0, z: Math.round(muzzle) }];
  for (let x = STEP; x < reach; x += STEP) {
    const z = muzzle + rise(x);
    arc.push({ x, z: Math.max(0, Math.round(z)) });
    const struck = strikes(x, z);
    if (struck !== undefined || z <= 0) return { arc, walls, struck: struck ?? null };
  }
  return { arc, walls, struck: null };
};
/** What a shot strikes before anything else; null for the table, or nothing at all. */
export const struckFirst = (flight: Flight, blocks: readonly Block[], targets: readonly Target[]): NodeId | null =>
  fly(flight, blocks, targets).struck;

/** A shot from the side: its arc to what it strikes first, and what stands along its way as far as that or whom it is `meant` for; blocks that begin above the table stop it unseen. */
export const sideView = (
  flight: Flight,
  blocks: readonly Block[],
  targets: readonly Target[],
  meant?: NodeId,
): SideView => {
  const { from, to } = flight;
  const { arc, walls, struck } = fly(flight, blocks, targets);
  const along = targets.flatMap(({ id, at, z, tall, near, wide }) => {
    const beside = closestOnSegment(at, from, to);
    const x = Math.round(distance(from, beside));
    return within(at, beside, near) ? [{ id, x, z, tall, ...(wide === undefined ? {} : { wide }) }] : [];
  });
  const target = along.find(({ id }) => id === meant);
  const length = Math.max(arc.at(-1)?.x ?? 0, target?.x ?? 0) + MORE;
  const figures = along.filter(({ x }) => x <= length);
  const ground = walls
    .filter((wall) => wall.from < length && wall.foot === 0)
    .map((wall) => ({ id: wall.id, from: Math.round(wall.from), to: Math.round(wall.to), top: wall.top }));
  const highest = Math.max(
    ...arc.map(({ z }) => z),
    ...ground.map(({ top }) => top),
    ...figures.map(({ z, tall }) => z + tall),
  );
  return { length, edge: Math.round(flight.edge), top: highest + ABOVE, arc, struck, ground, figures };
};
