import type { AreaNode, Scene } from '../../core/scene.ts';
import { type Rect, boundsOf, centreOf } from '../../geometry/shape.ts';
import { drawBoard, drawHole } from './board.ts';
import { type Brush, font, outlineOf, shapePath, stroke, drawUpright } from '../draw/brush.ts';
import { drawCourtyard } from './fortress.ts';
import { randomStream } from '../draw/randomStream.ts';
import { shadowOffset, shadowVector } from '../draw/shadowOffset.ts';
import { INK, matPaint, MARK_PAINTS, seatPaint } from '../draw/theme.ts';

/** The styles of areas that are printed on the mat. */
export const PRINTED_AREAS: readonly string[] = [
  'zone',
  'spot',
  'lake',
  'curtain',
  'board',
  'hole',
  'mark',
  'courtyard',
];

/** Whether an area is printed on the mat instead of standing on it. */
export const isPrinted = (area: AreaNode): boolean => PRINTED_AREAS.includes(area.style);

/** Draws a zone in its seat's colour, or else in the colour of lines, with its name. */
function drawZone(brush: Brush, area: AreaNode, line: string, text: string): void {
  const { context, theme } = brush;
  const dark = theme === 'dark';
  const path = shapePath(area.shape);
  const seat = seatPaint(area.seat, theme);
  const [edge, name] = dark ? [seat.mid, seat.mid] : [seat.base, seat.deep];
  const colour = area.seat ? edge : line;
  context.globalAlpha = dark ? 0.1 : 0.13;
  context.fillStyle = colour;
  context.fill(path);
  context.globalAlpha = 0.85;
  context.clip(path);
  stroke(brush, path, colour, 3.2, [9, 6]);
  context.globalAlpha = 1;
  if (text) drawZoneName(brush, area, text, area.seat ? name : line);
}
/** Draws an area printed on the mat: a zone in its seat's colour, a spot for a piece, a line. */
export function drawPrinted(brush: Brush, area: AreaNode, scene: Scene, text: string): void {
  if (area.style === 'board') {
    drawBoard(brush, area, scene);
    return;
  }
  if (area.style === 'hole') {
    drawHole(brush, area, scene);
    return;
  }
  const { context, theme } = brush;
  const paints = matPaint(scene.mat, theme);
  const path = shapePath(area.shape);
  const seat = seatPaint(area.seat, theme);
  context.save();
  if (area.style === 'zone') {
    drawZone(brush, area, paints.line, text);
  } else if (area.style === 'curtain') {
    drawCurtain(brush, area, text);
  } else if (area.style === 'lake') {
    drawLake(brush, area);
  } else if (area.style === 'spot') {
    context.globalAlpha = 0.3;
    context.fillStyle = area.seat ? seat.base : '#FFFFFF';
    context.fill(path);
    context.globalAlpha = 1;
    stroke(brush, path, MARK_PAINTS[theme].dotCase, 4);
    stroke(brush, path, area.seat && theme !== 'dark' ? seat.tint : '#FFFFFF', 1.8);
  } else if (area.style === 'courtyard') {
    drawCourtyard(brush, area);
  } else {
    stroke(brush, path, area.seat ? seat.base : paints.line, 1.8);
  }
  context.restore();
}

/** Returns a footprint with a soft, uneven shore. */
function shoreOf({ at, width, height }: Rect): Path2D {
  const side = Math.min(width, height);
  const gap = side * 0.05;
  const shore = new Path2D();
  const corners = [0.36, 0.28, 0.4, 0.3].map((part) => part * side);
  shore.roundRect(at.x + gap, at.y + gap, width - 2 * gap, height - 2 * gap, corners);
  return shore;
}

/** The colours of water from its shore to its middle, and of its light and its rim. */
const WATER = {
  light: { shore: '#9CC7C6', middle: '#3F8096', light: 'rgba(255,255,255,.5)', rim: '#33626F' },
  dark: { shore: '#4B7C84', middle: '#1F4656', light: 'rgba(190,226,232,.34)', rim: '#14272E' },
} as const;
/** How far apart (of the lake's width) its ripples are: their middle, and how long they are. */
const RIPPLES = [
  [0.36, 0.28, 0.26],
  [0.6, 0.44, 0.34],
  [0.34, 0.6, 0.22],
  [0.62, 0.74, 0.2],
] as const;
/** Draws water in a footprint: shallow at its shore, deep in its middle, with the bank's shadow and ripples in the light. */
function drawLake(brush: Brush, area: AreaNode): void {
  const { context, theme, px } = brush;
  const { at, width, height } = boundsOf(area.shape);
  const { shore, middle, light, rim } = WATER[theme === 'dark' ? 'dark' : 'light'];
  const path = shoreOf(boundsOf(area.shape));
  const centre = { x: at.x + width / 2, y: at.y + height / 2 };
  const depth = context.createRadialGradient(centre.x, centre.y, width * 0.12, centre.x, centre.y, width * 0.62);
  depth.addColorStop(0, middle);
  depth.addColorStop(0.7, middle);
  depth.addColorStop(1, shore);
  context.save();
  context.fillStyle = theme === 'projector' ? shore : depth;
  context.fill(path);
  context.clip(path);
  const fall = shadowOffset({ x: 0, y: 0 }, shadowVector(brush.turn), 9);
  context.save();
  context.translate(fall.x, fall.y);
  stroke(brush, path, 'rgba(8,24,30,.3)', (2 * Math.hypot(fall.x, fall.y)) / px);
  context.restore();
  const ripples = new Path2D();
  for (const [x, y, long] of RIPPLES) {
    const [left, top, half] = [at.x + (x - long / 2) * width, at.y + y * height, (long * width) / 2];
    ripples.moveTo(left, top);
    ripples.quadraticCurveTo(left + half, top - half * 0.22, left + 2 * half, top);
  }
  context.lineCap = 'round';
  stroke(brush, ripples, light, 2);
  context.restore();
  stroke(brush, path, rim, 2.4);
}

/** Draws fabric in a seat's colour over an area, the tape as its hem, and a plate that says what is behind. */
function drawCurtain(brush: Brush, area: AreaNode, text: string): void {
  const { context, theme, px } = brush;
  const seat = seatPaint(area.seat, theme);
  const { at, width, height } = boundsOf(area.shape);
  const path = shapePath(area.shape);
  context.fillStyle = seat.base;
  context.fill(path);
  context.save();
  context.clip(path);
  const folds = randomStream(area.id);
  context.fillStyle = seat.deep;
  for (let x = 0; x < width;) {
    const fold = width * (0.014 + 0.02 * folds());
    context.globalAlpha = 0.12 + 0.2 * folds();
    context.fillRect(at.x + x, at.y, fold, height);
    x += fold + width * (0.02 + 0.03 * folds());
  }
  context.restore();
  const distance = at.y < 1 ? at.y + height : at.y;
  const band = 14 * px;
  context.fillStyle = MARK_PAINTS[theme].tape;
  context.fillRect(at.x, distance - band / 2, width, band);
  const hem = new Path2D();
  hem.rect(at.x, distance - band / 2, width, band);
  for (let i = 1; i < 50; i++) {
    hem.moveTo(at.x + (width * i) / 50, distance - band / 2);
    hem.lineTo(at.x + (width * i) / 50, distance - band / 2 + (i % 5 === 0 ? band : band * 0.4));
  }
  stroke(brush, hem, INK.ink, 1.4);
  if (text) drawPlate(brush, area, text);
}

/** Draws a paper plate with a text in the middle of an area. */
function drawPlate(brush: Brush, area: AreaNode, text: string): void {
  const { width } = boundsOf(area.shape);
  const big = brush.theme === 'projector' ? 26 : 16;
  drawUpright(brush, centreOf(area.shape), (context) => {
    context.font = font(big, 700);
    const max = width / brush.px - 24;
    const size = Math.min(big, (big * max) / (context.measureText(text).width + 2 * big));
    context.font = font(size, 700);
    const wide = context.measureText(text).width + 2 * size;
    context.fillStyle = '#FDFBF6';
    context.beginPath();
    context.roundRect(-wide / 2, -size * 1.4, wide, size * 2.8, 8);
    context.fill();
    context.fillStyle = INK.ink;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, 0, 1);
  });
}

function drawZoneName(brush: Brush, area: AreaNode, text: string, colour: string): void {
  const points = outlineOf(area.shape);
  const width = Math.max(...points.map((p) => p.x)) - Math.min(...points.map((p) => p.x));
  const height = Math.max(...points.map((p) => p.y)) - Math.min(...points.map((p) => p.y));
  const size = brush.theme === 'projector' ? 24 : 13.5;
  if (height / brush.px < size * 1.6) return;
  drawUpright(brush, centreOf(area.shape), (context) => {
    context.font = font(size, 700);
    if (context.measureText(text).width > width / brush.px - 12) return;
    context.fillStyle = colour;
    context.globalAlpha = 0.8;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, 0, 0);
  });
}
