import { DISPLAY_FONT } from './theme.ts';

/** One inked outline in unit space (base radius 1, y down, front towards -y). */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}
/** A number or word, upright, in the display face. `size` is its height in unit space. */
export interface DrawnText {
  readonly word: string;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly fill: string;
}
/** A picture as data, drawn bottom to top. It is moved, then turned, then scaled; `alpha` applies to all of it, and `clip` is the outline beyond which nothing is drawn. */
export interface Drawing {
  readonly move?: readonly [number, number];
  readonly turn?: number;
  readonly scale?: readonly [number, number];
  readonly alpha?: number;
  readonly clip?: string;
  readonly parts: readonly (Drawing | Stroke | DrawnText)[];
}

const outlines = new Map<string, Path2D>();

function outlineOf(d: string): Path2D {
  const known = outlines.get(d);
  if (known) return known;
  const made = new Path2D(d);
  outlines.set(d, made);
  return made;
}

/** Paints a drawing in the context's current transform. */
export function paint(context: CanvasRenderingContext2D, drawing: Drawing): void {
  context.save();
  if (drawing.move) context.translate(...drawing.move);
  if (drawing.turn) context.rotate((drawing.turn * Math.PI) / 180);
  if (drawing.scale) context.scale(...drawing.scale);
  if (drawing.clip) context.clip(outlineOf(drawing.clip));
  if (drawing.alpha === undefined) paintParts(context, drawing);
  else paintVeiled(context, drawing, drawing.alpha);
  context.restore();
}

function paintParts(context: CanvasRenderingContext2D, drawing: Drawing): void {
  for (const part of drawing.parts) {
    if ('parts' in part) paint(context, part);
    else if ('word' in part) paintWord(context, part);
    else paintStroke(context, part);
  }
}

const WORD_PX = 100;
function paintWord(context: CanvasRenderingContext2D, { word, at, size, fill }: DrawnText): void {
  context.save();
  context.translate(at[0], at[1]);
  // In a font of about 1 px, the letters would overlap.
  context.scale(size / WORD_PX, size / WORD_PX);
  context.font = `800 ${WORD_PX}px ${DISPLAY_FONT}`;
  context.fillStyle = fill;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(word, 0, 0);
  context.restore();
}

function paintStroke(context: CanvasRenderingContext2D, part: Stroke): void {
  const outline = outlineOf(part.d);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (part.fill) {
    context.fillStyle = part.fill;
    context.fill(outline);
  }
  if (part.stroke && part.width) {
    context.strokeStyle = part.stroke;
    context.lineWidth = part.width;
    context.stroke(outline);
  }
}

/** Overlapping parts must not darken each other, so all are first painted opaque on a separate canvas. */
function paintVeiled(context: CanvasRenderingContext2D, drawing: Drawing, alpha: number): void {
  const sheet = document.createElement('canvas');
  sheet.width = context.canvas.width;
  sheet.height = context.canvas.height;
  const own = sheet.getContext('2d');
  if (!own) return;
  own.setTransform(context.getTransform());
  paintParts(own, drawing);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha *= alpha;
  context.drawImage(sheet, 0, 0);
}
