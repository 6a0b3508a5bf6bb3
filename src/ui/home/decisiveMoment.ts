import { subjectsOf, isVisibleTo, type TableEvent } from '../../core/event.ts';
import type { TimelineStep } from '../../core/match.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import { lerpPoint, squaredDistance, isWithinDistance } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import type { Crop } from '../../table/picture.ts';

/** How much of a field's width the picture shows, all of a board's, on which squares make places; and how high it is of its own width. */
const PART = 0.42;
const RATIO = 0.3;
/** So far back a blow is looked for: before it somebody only walks. */
const BACK = 12;

/** What everybody may hear of a step. */
const heardIn = (step: TimelineStep | undefined): TableEvent[] =>
  (step?.events ?? []).filter((event) => isVisibleTo(event, 'public'));
/** Whether something was decided by an event: a blow, not a step on the way. */
const isBlow = ({ kind }: TableEvent): boolean => ['hit', 'wounded', 'removed', 'scored', 'shot'].includes(kind);

/** The table on which the last blow of a match fell, before it fell, and the part of it round those concerned; of a match that goes on the table as it stands now, at that place; of one without a blow the whole width of its last table where somebody has moved last, or where most of one side stand. */
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
  return { scene: now, crop: acrossAt(now, movers.length > 0 ? movers : largestSide(now)) };
};
const lying = (scene: Scene): PieceNode[] =>
  scene.nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out);
const pieceIn = (scene: Scene, ids: readonly string[]): PieceNode | undefined =>
  lying(scene).find(({ id }) => ids.includes(id));
/** The enemy nearest to a piece. */
const foeOf = (scene: Scene, piece: PieceNode): PieceNode | undefined =>
  lying(scene)
    .filter(({ seat }) => seat !== undefined && seat !== piece.seat)
    .toSorted((a, b) => squaredDistance(a.at, piece.at) - squaredDistance(b.at, piece.at))[0];
/** Where a part of so many mm of a field begins that has a place in its middle, within the field where that place is in it. */
const keptIn = (desired: number, size: number, max: number): number => {
  const min = desired - size / 2;
  // Who waits on the rail is shown there.
  return desired < 0 || desired > max ? min : Math.min(Math.max(0, min), max - size);
};
/** The pieces of the side that has most of them on the field. */
const largestSide = (scene: Scene): PieceNode[] => {
  const all = lying(scene).filter(({ seat }) => seat !== undefined);
  const sides = [...new Set(all.map(({ seat }) => seat))].map((side) => all.filter(({ seat }) => seat === side));
  return sides.toSorted((a, b) => b.length - a.length)[0] ?? [];
};
/** The whole width of a field, as high as the picture is, in whose middle the middle one of these pieces is. */
const acrossAt = ({ width, height: depth }: Scene, pieces: readonly PieceNode[]): Crop => {
  const height = width * RATIO;
  const byDepth = pieces.map(({ at }) => at.y).toSorted((a, b) => a - b);
  const middle = byDepth[Math.floor(byDepth.length / 2)] ?? depth / 2;
  return { at: { x: 0, y: keptIn(middle, height, depth) }, width, height, whole: true };
};
/** The part of a scene in whose middle a piece and the enemy nearest to it are, within the field if they are. */
const around = (scene: Scene, piece: PieceNode): Crop => {
  const enemy = foeOf(scene, piece);
  const width = scene.width * (scene.boards ? 1 : PART);
  const height = width * RATIO;
  const middle = enemy && isWithinDistance(piece.at, enemy.at, height) ? lerpPoint(piece.at, enemy.at, 0.5) : piece.at;
  return {
    at: { x: keptIn(middle.x, width, scene.width), y: keptIn(middle.y, height, scene.height) },
    width,
    height,
    whole: true,
  };
};
