import { type AreaNode, isOnField, type PieceNode, type Scene } from '../../core/scene.ts';
import { pointOfPose, poseHeight, type Pose } from '../../core/shots/pose.ts';
import { closestOnSegment, distance, type Mm, type Point } from '../../geometry/point.ts';
import { shapeGap } from '../../geometry/gap.ts';
import { cornersOf, edgesOf, isInside, shapesOverlap, translated } from '../../geometry/shape.ts';
import { pieceOutline } from '../../table/figures/pieceOutline.ts';

/** Returns the raised ground that bodies can fall from. */
export const floorOf = ({ nodes }: Scene): AreaNode | undefined =>
  nodes.find((node): node is AreaNode => node.kind === 'area' && node.role === 'floor');
/** A place on the edge of the ground, and the gap between a piece and it. */
interface NearestEdge {
  readonly at: Point;
  readonly gap: Mm;
}
/** Returns the nearest edge of the ground to a piece. Null without such ground, or for a piece that is beside it. */
export const nearestEdge = (piece: PieceNode, scene: Scene): NearestEdge | null => {
  const floor = floorOf(scene);
  if (!floor || !isInside(piece.at, floor.shape)) return null;
  const outline = pieceOutline(piece);
  const from = outline.kind === 'disc' ? [outline.at] : cornersOf(outline);
  const reach = outline.kind === 'disc' ? outline.r : 0;
  const hangs = from.some((point) => !isInside(point, floor.shape));
  const near = from.flatMap((point) =>
    edgesOf(floor.shape).map(([a, b]) => {
      const at = closestOnSegment(point, a, b);
      return { at, gap: hangs ? 0 : Math.max(0, distance(point, at) - reach) };
    }),
  );
  return near.toSorted((a, b) => a.gap - b.gap)[0] ?? null;
};
/** Returns the pieces of a scene after a shot, each body where it came to rest. Those over the edge or down a hole are left out. */
export const piecesAtRest = (scene: Scene, rest: Readonly<Record<string, Pose>>): PieceNode[] => {
  const floor = floorOf(scene);
  const isOn = ({ at, pose }: PieceNode): boolean =>
    floor === undefined ||
    pose === undefined ||
    (isInside(at, floor.shape) && poseHeight(pose) >= (floor.top ?? 0) - 1);
  return scene.nodes
    .filter((node): node is PieceNode => node.kind === 'piece' && !node.out && !node.waits)
    .map((piece) => {
      const pose = rest[piece.id];
      return pose ? { ...piece, pose, at: pointOfPose(pose) } : piece;
    })
    .filter((piece) => isOnField(piece.at, scene) && isOn(piece));
};

/** The first thing in the line of an aim: a piece, or null for the edge of the ground, and how far away it is. */
export interface InLine {
  readonly on: PieceNode | null;
  readonly far: Mm;
  readonly at: Point;
}
/** How far a line is followed at a time, mm. */
const STEP: Mm = 2;
/** Returns what a piece that slides in a direction (a unit vector) meets first: another piece, or the edge. Null if nothing. */
export const firstInLine = (piece: PieceNode, toward: Point, scene: Scene): InLine | null => {
  const floor = floorOf(scene);
  const outline = pieceOutline(piece);
  const others = piecesAtRest(scene, {})
    .filter(({ id }) => id !== piece.id)
    .map((other) => ({ other, shape: pieceOutline(other) }))
    .filter(({ shape }) => shapeGap(outline, shape) > 0);
  for (let far = STEP; far <= scene.width + scene.height; far += STEP) {
    const by = { x: toward.x * far, y: toward.y * far };
    const at = { x: piece.at.x + by.x, y: piece.at.y + by.y };
    const moved = translated(outline, by);
    const met = others.find(({ shape }) => shapesOverlap(moved, shape));
    if (met) return { on: met.other, far, at: met.other.at };
    if (!(floor ? isInside(at, floor.shape) : isOnField(at, scene))) return { on: null, far, at };
  }
  return null;
};
