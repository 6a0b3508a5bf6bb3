import { sceneFrame } from '../../table/camera/camera.ts';
import type { Brush } from '../../table/draw/brush.ts';
import { seenRadiusOf } from '../../table/figures/pieces.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import { staticScene } from '../../table/ground/staticScene.ts';
import { drawChain } from '../../table/marks/actionChain.ts';
import { drawRecap } from '../../table/marks/recap.ts';
import { drawShotTraces } from '../../table/marks/shotTraces.ts';
import { whenPainted } from '../../table/paint/whenPainted.ts';
import { paintPicture } from '../../table/picture.ts';
import { type PagePicture, RATIO } from './pagePictures.ts';

/** The width of a picture, px. */
const WIDTH = 1200;
/** What has a size of its own on the screen, such as an arrow, is so many times larger here. */
const ENLARGED = 1.6;
/** A letter beside a piece is so many times larger than on the screen, because a page may show its picture small. */
const POINTER = 1.8;

/** Paints a picture with its painted ground, in the light theme and not turned. Throws if the browser gives no canvas. */
export const paintPagePicture = async ({
  scene,
  crop,
  marks,
  traces,
  pointers,
}: PagePicture): Promise<HTMLCanvasElement> => {
  const frame = sceneFrame(scene);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(WIDTH * (crop ? RATIO : Math.min(1, frame.height / frame.width)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A canvas has no context to draw on.');
  const painted = await whenPainted(staticScene(scene), 'light');
  const over = (brush: Brush): void => {
    drawShotTraces(brush, traces);
    const figures = piecesOnTable(scene).map((piece) => ({ at: piece.at, r: seenRadiusOf(piece) }));
    if (marks.length > 0) drawChain(brush, marks, figures);
    if (pointers) drawRecap({ ...brush, px: brush.px * POINTER }, scene, pointers);
  };
  const size = { width: canvas.width / ENLARGED, height: canvas.height / ENLARGED };
  const look = { scene, theme: 'light', size, ratio: ENLARGED, painted, over } as const;
  paintPicture(context, { ...look, ...(crop ? { crop } : {}) });
  return canvas;
};
