import type { Player } from '../../../core/match.ts';
import type { Scene } from '../../../core/scene.ts';
import { t } from '../../../i18n/index.ts';
import { withoutGlyphs } from '../../../presentation/text/formatters.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { sceneFrame } from '../../../table/camera/camera.ts';
import { font } from '../../../table/draw/brush.ts';
import { INK, seatPaint } from '../../../table/draw/theme.ts';
import { drawDie } from '../../../table/labels/outcomeLabel.ts';
import { staticScene } from '../../../table/ground/staticScene.ts';
import { drawMotion } from '../../../table/motion/drawMotion.ts';
import { whenPainted } from '../../../table/paint/whenPainted.ts';
import { paintPicture } from '../../../table/picture.ts';
import { playerName } from '../../components/SeatName.tsx';
import type { FilmFrame } from './filmFrames.ts';

/** The width of a film, px, and the height of the strip with its words. */
const WIDTH = 800;
const STRIP = 64;
const TALLEST = 800;
/** Sizes in the strip, px. */
const DIE = 30;
const GAP = 8;
const EDGE = 16;
const MARK = 8;
const LINES = [22, 47] as const;

/** Returns the canvas that the frames of a film are painted on. Throws if the browser gives none. */
export const filmCanvas = (scene: Scene): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
  const frame = sceneFrame(scene);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 2 * Math.round((Math.min(TALLEST, (WIDTH * frame.height) / frame.width) + STRIP) / 2);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('A canvas has no context to draw on.');
  return { canvas, context };
};
/** Paints a frame: the table with what moves, and below it the player, the dice and what happened. */
export const paintFrame = async (
  context: CanvasRenderingContext2D,
  { scene, motion, ...words }: FilmFrame,
  { match }: OpenMatch,
): Promise<void> => {
  const { width, height } = context.canvas;
  const painted = await whenPainted(staticScene(scene), 'light');
  const table = { width, height: height - STRIP };
  const unit = scene.boards ? null : scene.unit.mm;
  paintPicture(context, {
    scene,
    theme: 'light',
    size: table,
    ratio: 1,
    painted,
    over: (brush) => {
      if (motion) drawMotion(brush, motion.of, motion.ms, unit);
    },
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = INK.bone;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  writeWords(context, words, match.players);
};
/** Returns a text that fits a width in px. */
const fitted = (context: CanvasRenderingContext2D, text: string, width: number): string => {
  if (context.measureText(text).width <= width) return text;
  let cut = text;
  while (cut && context.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
};
const writeWords = (
  context: CanvasRenderingContext2D,
  { n, seat, dice, text }: Pick<FilmFrame, 'n' | 'seat' | 'dice' | 'text'>,
  players: readonly Player[],
): void => {
  const { width, height } = context.canvas;
  const top = height - STRIP;
  context.fillStyle = INK.label;
  context.fillRect(0, top, width, STRIP);
  const room = width - 2 * EDGE - dice.length * (DIE + GAP);
  dice.forEach((face, i) =>
    drawDie(context, { x: EDGE + room + GAP + i * (DIE + GAP), y: top + (STRIP - DIE) / 2 }, DIE, face),
  );
  const player = players.find((each) => each.seat === seat);
  if (seat) {
    context.fillStyle = seatPaint(seat, 'light').mid;
    context.beginPath();
    context.arc(EDGE + MARK, top + LINES[0], MARK, 0, 2 * Math.PI);
    context.fill();
  }
  context.textBaseline = 'middle';
  context.font = font(15, 700);
  context.fillStyle = INK.keyOnLabel;
  const who = [...(player ? [playerName(player)] : []), t('ply', { ply: n })].join(' · ');
  const left = seat ? EDGE + 2 * MARK + GAP : EDGE;
  context.fillText(fitted(context, who, room - left), left, top + LINES[0]);
  context.font = font(16, 600);
  context.fillStyle = INK.onLabel;
  context.fillText(fitted(context, withoutGlyphs(text), room), EDGE, top + LINES[1]);
};
