import type { AreaNode, Scene } from '../core/scene.ts';
import type { Mm, Point } from '../geometry/point.ts';
import type { Shape } from '../geometry/shape.ts';
import { fittedCamera, sceneFrame } from './camera/camera.ts';
import type { Brush } from './draw/brush.ts';
import type { Theme } from './draw/theme.ts';
import { drawPiece } from './figures/pieces.ts';
import { drawDaylight, drawMat, matParts } from './ground/mat.ts';
import { drawPrinted, isPrinted } from './ground/printedAreas.ts';
import { drawShadows } from './ground/shadow.ts';
import { drawBoards } from './ground/boardSquares.ts';
import { drawTerrain, drawTerrainMarks } from './ground/terrain.ts';
import { brightnessOn, drawPaintedShapes } from './paint/drawPainted.ts';
import type { PaintedTable } from './paint/protocol.ts';
import { drawLine } from './marks/marks.ts';
import { piecesOf } from './figures/piecesOnTable.ts';

/** A part of a scene: the top left corner and size in mm. It fills a picture, unless all of it (`whole`) must be visible, with its surroundings. */
export interface Crop {
  readonly at: Point;
  readonly width: Mm;
  readonly height: Mm;
  readonly whole?: true;
}
/** What is painted of a scene, the size of the canvas in px, and device px per px. */
interface Look {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly crop?: Crop | undefined;
  readonly size: { readonly width: number; readonly height: number };
  readonly ratio: number;
  /** The painted table of the scene, if it is ready. */
  readonly painted?: PaintedTable | null;
  /** Drawings below the pieces and above everything. */
  readonly under?: (brush: Brush) => void;
  readonly over?: (brush: Brush) => void;
}

/** Paints a still picture of a scene. A crop covers the canvas; without one the entire mat is shown. */
export function paintPicture(context: CanvasRenderingContext2D, look: Look): void {
  for (const paint of pictureParts(context, look)) paint();
}
/** Returns the same in parts, to be painted one after another. Between them the page can handle input. */
export function pictureParts(
  context: CanvasRenderingContext2D,
  { scene, theme, crop, size, ratio, painted = null, under, over }: Look,
): readonly (() => void)[] {
  const whole = fittedCamera(scene, size, 0);
  const zoom = pictureZoom({ scene, crop, size });
  const middle = crop ? middleOf(crop, scene, size, zoom) : whole.at;
  const bright = painted ? brightnessOn(painted) : undefined;
  const brush: Brush = { context, px: 1 / zoom, turn: 0, theme, bright };
  return [
    () => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      context.scale(ratio, ratio);
      context.translate(size.width / 2, size.height / 2);
      context.scale(zoom, zoom);
      context.translate(-middle.x, -middle.y);
    },
    ...groundParts(brush, scene, painted),
    () => under?.(brush),
    ...pieceParts(brush, scene, painted),
    () => over?.(brush),
  ];
}

/** Returns the px per mm of a picture. */
export function pictureZoom({ scene, crop, size }: Pick<Look, 'scene' | 'crop' | 'size'>): number {
  const sides = crop ? [size.width / crop.width, size.height / crop.height] : [fittedCamera(scene, size, 0).zoom];
  return crop?.whole ? Math.min(...sides) : Math.max(...sides);
}

/** Returns the centre of a crop, moved so that the rest of the canvas shows the mat too. */
function middleOf({ at, width, height }: Crop, scene: Scene, size: Look['size'], zoom: number): Point {
  const frame = sceneFrame(scene);
  const kept = (min: Mm, part: Mm, [from, field]: readonly [Mm, Mm], room: Mm): Mm => {
    const middle = min + part / 2;
    const within = min >= from && min + part <= from + field && room <= field;
    return within ? Math.min(Math.max(middle, from + room / 2), from + field - room / 2) : middle;
  };
  return {
    x: kept(at.x, width, [frame.at.x, frame.width], size.width / zoom),
    y: kept(at.y, height, [frame.at.y, frame.height], size.height / zoom),
  };
}

const standingIn = ({ nodes }: Scene): AreaNode[] =>
  nodes.filter((node): node is AreaNode => node.kind === 'area' && !isPrinted(node));
const standingParts = (brush: Brush, scene: Scene, trees: boolean): (() => void)[] => {
  const areas = scene.nodes.filter((node): node is AreaNode => node.kind === 'area');
  return standingIn(scene)
    .filter((area) => (area.style === 'tree') === trees)
    .map((area) => () => drawTerrain(brush, area, areas));
};
const groundParts = (brush: Brush, scene: Scene, painted: PaintedTable | null): (() => void)[] => [
  ...(painted ? [() => drawMat(brush, scene, painted)] : matParts(brush, scene)),
  () => drawBoards(brush, scene, ''),
  () => {
    for (const node of scene.nodes)
      if (node.kind === 'area' && isPrinted(node) && !(painted && node.style === 'courtyard'))
        drawPrinted(brush, node, scene, '');
    for (const node of scene.nodes)
      if (node.kind === 'line' || node.kind === 'ring') drawLine(brush, node, scene.unit.mm);
  },
  ...(painted ? [] : [() => drawDaylight(brush, scene)]),
  ...(painted
    ? paintedParts(brush, scene, painted)
    : [() => drawShadows(brush, standingIn(scene)), ...standingParts(brush, scene, false)]),
];
const shapesOf = (scene: Scene, trees: boolean): readonly Shape[] =>
  standingIn(scene)
    .filter(({ style }) => (style === 'tree') === trees)
    .map(({ shape }) => shape);
const paintedParts = (brush: Brush, scene: Scene, painted: PaintedTable): (() => void)[] => [
  () => drawPaintedShapes(brush.context, painted, shapesOf(scene, false)),
  () => standingIn(scene).forEach((area) => drawTerrainMarks(brush, area)),
];
const pieceParts = (brush: Brush, scene: Scene, painted: PaintedTable | null): (() => void)[] => [
  ...piecesOf(scene)
    .toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0))
    .map((piece) => () => {
      brush.context.save();
      brush.context.translate(piece.at.x, piece.at.y);
      drawPiece(brush, piece, false);
      brush.context.restore();
    }),
  ...(painted
    ? [() => drawPaintedShapes(brush.context, painted, shapesOf(scene, true))]
    : standingParts(brush, scene, true)),
];
