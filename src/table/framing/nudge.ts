import type { Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';
import { type Camera, uncoveredView, toTable, toView, type Viewport } from '../camera/camera.ts';
import { piecesOnTable } from '../figures/piecesOnTable.ts';
import { seenRadiusOf } from '../figures/pieces.ts';

/** The extent of something in the view along one axis, px. */
interface Span {
  readonly from: number;
  readonly to: number;
}
type Axis = 'x' | 'y';
/** The margin (px) beside a piece that is brought fully into view. */
const BESIDE = 4;

const isCut = (man: Span, view: Span): boolean => man.from < view.to && man.to > view.from && !isWhole(man, view);
const isWhole = (man: Span, view: Span): boolean => man.from >= view.from && man.to <= view.to;
/**
 * Returns how far (px) the view should shift along an axis to show pieces that an edge cuts. The frame stays in view, and no
 * other pieces are cut instead.
 */
const shiftFor = (view: Span, frame: Span, men: readonly Span[]): number => {
  const cut = men.filter((man) => isCut(man, view));
  const after = (shift: number): number =>
    men.filter(({ from, to }) => isCut({ from: from + shift, to: to + shift }, view)).length;
  const wanted = cut.map((man) => (man.from < view.from ? view.from - man.from + BESIDE : view.to - man.to - BESIDE));
  // If both edges cut pieces, neither side is preferred.
  if (wanted.some((shift) => shift > 0) && wanted.some((shift) => shift < 0)) return 0;
  return wanted
    .filter((shift) => isWhole({ from: frame.from + shift, to: frame.to + shift }, view))
    .reduce((best, shift) => (after(shift) < after(best) ? shift : best), 0);
};

/** Returns all pieces still in the game: their positions in the view and the radii of their drawings (px). */
const menIn = (camera: Camera, scene: Scene, view: Viewport) =>
  piecesOnTable(scene)
    .filter(({ out }) => !out)
    .map((piece) => ({ at: toView(camera, view, piece.at), r: seenRadiusOf(piece) * camera.zoom }));
/** Returns the uncovered part of a view, along each axis. */
const wholeOf = (view: Viewport): Readonly<Record<Axis, Span>> => {
  const clear = uncoveredView(view);
  return { x: { from: clear.at.x, to: clear.at.x + clear.width }, y: { from: 0, to: view.height } };
};
const spanOf = (at: Point, r: number, axis: Axis): Span => ({ from: at[axis] - r, to: at[axis] + r });
/** Returns a camera moved within the room that its frame leaves, so that pieces at the edges are complete. */
export const nudgedCamera = (camera: Camera, frame: Rect, scene: Scene, view: Viewport): Camera => {
  const men = menIn(camera, scene, view);
  const corners = [frame.at, { x: frame.at.x + frame.width, y: frame.at.y + frame.height }].map((corner) =>
    toView(camera, view, corner),
  );
  const whole = wholeOf(view);
  const along = (axis: Axis, other: Axis): number => {
    const ends = corners.map((corner) => corner[axis]);
    const beside = men.filter(({ at, r }) => {
      const { from, to } = spanOf(at, r, other);
      return from < whole[other].to && to > whole[other].from;
    });
    const spans = beside.map(({ at, r }) => spanOf(at, r, axis));
    return shiftFor(whole[axis], { from: Math.min(...ends), to: Math.max(...ends) }, spans);
  };
  const [x, y] = [along('x', 'y'), along('y', 'x')];
  return x === 0 && y === 0
    ? camera
    : { ...camera, at: toTable(camera, view, { x: view.width / 2 - x, y: view.height / 2 - y }) };
};
