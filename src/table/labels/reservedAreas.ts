import { memoizeLast } from '../../core/memoize.ts';
import type { Scene } from '../../core/scene.ts';
import { type Point, pointToward, distance } from '../../geometry/point.ts';
import { type Camera, type Viewport, toView } from '../camera/camera.ts';
import { seenRadiusOf } from '../figures/pieces.ts';
import { movedPiece } from '../input/hitTest.ts';
import type { Proposal } from '../input/proposal.ts';
import { piecesOf } from '../figures/piecesOnTable.ts';
import type { LabelBox } from './label.ts';
import type { LabelContext } from './labelContext.ts';

/** Returns the square of the view around a point of the table, `r` px to each side. */
export const boxAround = ({ camera, view }: Pick<LabelContext, 'camera' | 'view'>, at: Point, r: number): LabelBox => {
  const { x, y } = toView(camera, view, at);
  return { x: x - r, y: y - r, width: r * 2, height: r * 2 };
};

/** The length and half the width of the reserved area at the tip of an arrow, px. */
const HEAD = [14, 40];
const HALF = 11;
/** Returns the heads of the arrows of the actions since the last turn. */
export const arrowHeads = ({ story, camera, view }: Pick<LabelContext, 'story' | 'camera' | 'view'>): LabelBox[] =>
  story.flatMap(({ at, struck }) =>
    struck.flatMap((target) =>
      HEAD.map((off) => boxAround({ camera, view }, pointToward(target.at, at, off / camera.zoom), HALF)),
    ),
  );

/** Returns the areas of the view that labels avoid: the dragged piece, its target, the first illegal point. */
export function reservedAreas({
  scene,
  proposal,
  camera,
  view,
}: Pick<LabelContext, 'scene' | 'proposal' | 'camera' | 'view'>): LabelBox[] {
  const moved = movedPiece(scene, proposal);
  const target = proposal?.choice.kind === 'do' ? proposal.choice.target : undefined;
  const watched = piecesOf(scene).filter(({ id }) => id === target || id === proposal?.choice.piece);
  const around = (at: Point, r: number): LabelBox => boxAround({ camera, view }, at, r);
  return [
    ...(moved ? [around(moved.to, seenRadiusOf(moved.piece) * camera.zoom + 14)] : []),
    ...watched.map((piece) => around(piece.at, seenRadiusOf(piece) * camera.zoom + 10)),
    ...(proposal?.refusal?.at ? [around(proposal.refusal.at, 14)] : []),
    ...contactEnds(proposal).flatMap((end) =>
      piecesOf(scene)
        .filter((piece) => distance(piece.at, end) < 2 * seenRadiusOf(piece))
        .map((piece) => around(piece.at, seenRadiusOf(piece) * camera.zoom + 6)),
    ),
    ...(proposal?.path?.slice(0, -1).map((corner) => around(corner, 16)) ?? []),
  ];
}

/** Returns the boxes of the figures in the view, which names of lines do not cover. They are memoized until the scene or the camera changes. */
export const figureBoxes = memoizeLast((scene: Scene, camera: Camera, view: Viewport): readonly LabelBox[] =>
  piecesOf(scene).map((piece) => boxAround({ camera, view }, piece.at, seenRadiusOf(piece) * camera.zoom)),
);

/** Returns where the paths into contact begin and end. */
function contactEnds(proposal: Proposal | null): Point[] {
  const nodes = proposal?.preview?.nodes ?? [];
  return nodes
    .flatMap((node) => (node.kind === 'line' ? [node.points[0], node.points.at(-1)] : []))
    .filter((end) => end !== undefined);
}
