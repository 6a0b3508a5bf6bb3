import { subjectsOf, isVisibleTo, type TableEvent } from '../../core/event.ts';
import type { TimelineStep } from '../../core/match.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import { lerpPoint, squaredDistance, isWithinDistance } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { sceneFrame } from '../../table/camera/camera.ts';
import type { Crop } from '../../table/picture.ts';

/**
 * The part of a field's width in the picture, and the picture's height relative to its width. A board is shown in full width,
 * because squares matter.
 */
const PART = 0.42;
const RATIO = 0.3;
/** How many steps back a hit is searched for. Earlier steps are mostly moves. */
const BACK = 12;

/** Returns the public events of a step. */
const heardIn = (step: TimelineStep | undefined): TableEvent[] =>
  (step?.events ?? []).filter((event) => isVisibleTo(event, 'public'));
/** Whether an event decided something: a hit, not a move. */
const isBlow = ({ kind }: TableEvent): boolean => ['hit', 'wounded', 'removed', 'scored', 'shot'].includes(kind);

/**
 * Returns the decisive table of a match, and the part around its pieces. For a finished match it is the table before the last
 * hit; for an unfinished one, the current table there. Without a hit, it is the last table around the last mover, or where the
 * largest side has the most pieces. A board is shown in full width.
 */
export const decisiveMoment = (
  steps: readonly TimelineStep[],
  seen: (state: unknown) => Scene,
  over: boolean,
): { scene: Scene; crop: Crop } => {
  const last = steps.length - 1;
  const now = seen(steps[last]?.state);
  for (let ply = last; ply > Math.max(0, last - BACK); ply--) {
    const blow = heardIn(steps[ply]).find(isBlow);
    if (!blow) continue;
    const scene = seen(steps[ply - 1]?.state);
    const piece = pieceIn(scene, subjectsOf(blow));
    const crop = piece && around(scene, piece);
    if (crop && over) return { scene, crop };
    if (crop && lying(now).some(({ at }) => isInside(at, { kind: 'rect', ...crop }))) return { scene: now, crop };
  }
  const moved = new Set(heardIn(steps[last]).flatMap(subjectsOf));
  const movers = lying(now).filter(({ id }) => moved.has(id));
  const shown = movers.length > 0 ? movers : largestSide(now);
  const fullest = now.boards ? undefined : fullestOf(now, shown);
  return { scene: now, crop: fullest ?? acrossAt(now, shown) };
};
const lying = (scene: Scene): PieceNode[] =>
  scene.nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out);
const pieceIn = (scene: Scene, ids: readonly string[]): PieceNode | undefined =>
  lying(scene).find(({ id }) => ids.includes(id));
/** Returns the enemy nearest to a piece. */
const nearestEnemy = (scene: Scene, piece: PieceNode): PieceNode | undefined =>
  lying(scene)
    .filter(({ seat }) => seat !== undefined && seat !== piece.seat)
    .toSorted((a, b) => squaredDistance(a.at, piece.at) - squaredDistance(b.at, piece.at))[0];
/** Returns the crop around one of these pieces that shows the most pieces of the field. */
const fullestOf = (scene: Scene, pieces: readonly PieceNode[]): Crop | undefined => {
  const seenIn = (crop: Crop): number =>
    lying(scene).filter(({ at }) => isInside(at, { kind: 'rect', ...crop })).length;
  return pieces.map((piece) => around(scene, piece)).toSorted((a, b) => seenIn(b) - seenIn(a))[0];
};
/** Returns where a crop of `size` mm begins that is centred on `desired`. It stays on the mat if that point does. */
const keptIn = (desired: number, size: number, [from, length]: readonly [number, number]): number => {
  const [min, to] = [desired - size / 2, from + length];
  // A piece waiting on the rail is shown there.
  return desired < from || desired > to ? min : Math.min(Math.max(from, min), to - size);
};
/** Returns the pieces of the side that has most of them on the field. */
const largestSide = (scene: Scene): PieceNode[] => {
  const all = lying(scene).filter(({ seat }) => seat !== undefined);
  const sides = [...new Set(all.map(({ seat }) => seat))].map((side) => all.filter(({ seat }) => seat === side));
  return sides.toSorted((a, b) => b.length - a.length)[0] ?? [];
};
/** Returns the full width of a field at the picture's height, centred on the middle one of these pieces. */
const acrossAt = (scene: Scene, pieces: readonly PieceNode[]): Crop => {
  const { at, width, height: depth } = sceneFrame(scene);
  const height = width * RATIO;
  const byDepth = pieces.map(({ at }) => at.y).toSorted((a, b) => a - b);
  const middle = byDepth[Math.floor(byDepth.length / 2)] ?? at.y + depth / 2;
  return { at: { x: at.x, y: keptIn(middle, height, [at.y, depth]) }, width, height, whole: true };
};
/** Returns the crop around a piece and its nearest enemy, on the mat if they are. */
const around = (scene: Scene, piece: PieceNode): Crop => {
  const enemy = nearestEnemy(scene, piece);
  const frame = sceneFrame(scene);
  const width = frame.width * (scene.boards ? 1 : PART);
  const height = width * RATIO;
  const middle = enemy && isWithinDistance(piece.at, enemy.at, height) ? lerpPoint(piece.at, enemy.at, 0.5) : piece.at;
  return {
    at: {
      x: keptIn(middle.x, width, [frame.at.x, frame.width]),
      y: keptIn(middle.y, height, [frame.at.y, frame.height]),
    },
    width,
    height,
    whole: true,
  };
};
