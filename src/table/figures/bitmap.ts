import { BUDGET } from '../draw/budget.ts';
import { lineScale } from '../draw/contrast.ts';
import { type Drawing, paint } from '../draw/drawing.ts';
import { type FigureState, REACH, SHADOW_REACH, figureDrawing } from './figureDrawing.ts';
import { figureShadow } from './figureShadow.ts';
import { figureSprite } from './layers.ts';
import { heightDrawing, light } from './relief.ts';

/** Sizes (px of one base radius) at which figures are cached. Each is drawn a little larger than it is shown. */
const SIZES = [8, 12, 16, 24, 34, 48, 68, 96, 136, 192, 272];
/** Figures are cached by facing in steps of this many degrees. The rest is turned when shown. */
const STEP = 5;

/** A figure ready to be shown. `turn` degrees are still to be added. */
interface Bitmap {
  readonly image: HTMLCanvasElement;
  readonly turn: number;
}

const kept = new Map<string, HTMLCanvasElement>();
let bytes = 0;
const bytesOf = ({ width, height }: HTMLCanvasElement): number => width * height * 4;
/** Clears the cache, once the font of the figures has loaded. */
export function forgetBitmaps(): void {
  kept.clear();
  bytes = 0;
}
/** Returns an image from the cache, or makes it. Those used least recently are dropped. */
function cached(key: string, make: () => HTMLCanvasElement): HTMLCanvasElement {
  const image = kept.get(key) ?? make();
  if (!kept.delete(key)) bytes += bytesOf(image);
  kept.set(key, image);
  for (const [old, other] of kept) {
    if (bytes <= BUDGET.figures || old === key) break;
    kept.delete(old);
    bytes -= bytesOf(other);
  }
  return image;
}

/** The cached size and facing for a figure, and their name. */
const steps = (look: FigureState, pixels: number) => {
  const size = SIZES.find((step) => step >= pixels) ?? SIZES.at(-1) ?? pixels;
  const facing = Math.round(look.facing / STEP) * STEP;
  const name = `${look.figure} ${look.seat ?? ''} ${look.theme} ${size} ${facing % 360}`;
  return { size, facing, name };
};
/** How many steps of brightness figures are cached in. */
const LEVELS = 12;
/** The colour that dims a figure. */
const DUSK = '#0B0A12';
/**
 * Returns the figure as an image of 2 × REACH base radii each way, for a base radius of `pixels` device pixels. It is drawn once and
 * cached. `bright` is 1 in full light.
 */
export function bitmapOf(look: FigureState, pixels: number, bright = 1): Bitmap {
  const { size, facing, name } = steps(look, pixels);
  const key = `${name} ${look.lies ?? ''} ${look.acted ?? ''} ${look.emblem ?? ''} ${look.mark ?? ''} ${lineScale()}`;
  const image = cached(key, () => {
    const modelled = isModelled(look, size);
    const flat = painted(figureDrawing({ ...look, facing, modelled, small: modelled && size <= SMALL }), size, REACH);
    return modelled ? lit(flat, painted(heightDrawing({ ...look, facing }), size, REACH), size) : flat;
  });
  const level = Math.round(bright * LEVELS) / LEVELS;
  const shown = level < 1 ? cached(`${key} ${level}`, () => dimmed(image, level)) : image;
  return { image: shown, turn: look.facing - facing };
}
function dimmed(image: HTMLCanvasElement, level: number): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = image.width;
  copy.height = image.height;
  const context = copy.getContext('2d');
  if (!context) return image;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 1 - level;
  context.fillStyle = DUSK;
  context.fillRect(0, 0, copy.width, copy.height);
  return copy;
}
/** From this size (px of a base radius) on, figures have relief instead of inner outlines. */
const MODELLED_FROM = 8;
/** Up to this size, they have a light line around them. */
const SMALL = 16;
/** Whether a figure has relief: not where it must be flat and clear, nor blocks and what has toppled. */
const isModelled = ({ figure, theme, lies }: FigureState, size: number): boolean =>
  theme !== 'projector' &&
  lineScale() === 1 &&
  size >= MODELLED_FROM &&
  !lies &&
  figureSprite(figure).layers.length > 1;

/** Returns a picture of a figure lit by its heights. Only the part that is covered is worked out. */
function lit(image: HTMLCanvasElement, heights: HTMLCanvasElement, radius: number): HTMLCanvasElement {
  const context = image.getContext('2d');
  const greys = heights.getContext('2d');
  if (!context || !greys) return image;
  const { width } = image;
  const picture = context.getImageData(0, 0, width, width);
  light({ picture, greys: greys.getImageData(0, 0, width, width), radius });
  context.putImageData(picture, 0, 0);
  return image;
}

/** Returns the shadow of a standing figure as an opaque image of 2 × SHADOW_REACH base radii each way, or null if it casts none. */
export function shadowBitmapOf(look: FigureState, pixels: number): HTMLCanvasElement | null {
  const { size, facing, name } = steps(look, pixels);
  const shadow = figureShadow({ ...look, facing });
  return shadow && cached(`shadow ${name}`, () => painted(shadow, size, SHADOW_REACH));
}

function painted(drawing: Drawing, size: number, reach: number): HTMLCanvasElement {
  const half = Math.ceil(size * reach);
  const image = document.createElement('canvas');
  image.width = half * 2;
  image.height = half * 2;
  const context = image.getContext('2d');
  if (context) {
    context.translate(half, half);
    paint(context, { scale: [size, size], parts: [drawing] });
  }
  return image;
}
