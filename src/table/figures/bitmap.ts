import { lineScale } from '../draw/contrast.ts';
import { type Drawing, paint } from '../draw/drawing.ts';
import { type FigureState, REACH, figureDrawing } from './figureDrawing.ts';

/** Sizes (px of one base radius) at which figures are cached. Each is drawn a little larger than it is shown. */
const SIZES = [8, 12, 16, 24, 34, 48, 68, 96, 136, 192, 272];
/** Figures are cached by facing in steps of this many degrees. The rest is turned when shown. */
const STEP = 5;
const KEPT = 800;

/** A figure ready to be shown. `turn` degrees are still to be added. */
interface Bitmap {
  readonly image: HTMLCanvasElement;
  readonly turn: number;
}

const kept = new Map<string, HTMLCanvasElement>();
/** Clears the cache, once the font of the figures has loaded. */
export function forgetBitmaps(): void {
  kept.clear();
}

/** Returns the figure as an image of 2 × REACH base radii each way, for a base radius of `pixels` device pixels. It is drawn once and cached. */
export function bitmapOf(look: FigureState, pixels: number): Bitmap {
  const size = SIZES.find((step) => step >= pixels) ?? SIZES.at(-1) ?? pixels;
  const facing = Math.round(look.facing / STEP) * STEP;
  const key = `${look.figure} ${look.seat ?? ''} ${look.theme} ${size} ${facing % 360} ${look.lies ?? ''} ${look.acted ?? ''} ${look.emblem ?? ''} ${look.mark ?? ''} ${lineScale()}`;
  const turn = look.facing - facing;
  const known = kept.get(key);
  if (known) return { image: known, turn };
  const image = painted({ scale: [size, size], parts: [figureDrawing({ ...look, facing })] }, Math.ceil(size * REACH));
  const oldest = kept.size >= KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, image);
  return { image, turn };
}

function painted(drawing: Drawing, half: number): HTMLCanvasElement {
  const image = document.createElement('canvas');
  image.width = half * 2;
  image.height = half * 2;
  const context = image.getContext('2d');
  if (context) {
    context.translate(half, half);
    paint(context, drawing);
  }
  return image;
}
