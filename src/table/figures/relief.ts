import type { Drawing } from '../draw/drawing.ts';
import { blurred } from '../paint/blur.ts';
import { clamp, noise, whiteNoise } from '../paint/noise.ts';
import { type FigureState, OVERHANG } from './figureDrawing.ts';
import { figureSprite, frontOf, type Layer } from './layers.ts';

/** Heights are drawn as greys: this many steps per mm, up to 63 mm. */
const GREYS = 4;
/** The height (mm) of a base, and of layers without one. */
const BASE_TOP = 3.8;
const FLAT = 6;
const greyOf = (height: number): string => {
  const grey = Math.round(clamp(height * GREYS, 0, 255));
  return `rgb(${grey},${grey},${grey})`;
};
const topOf = ({ z }: Layer): number => z?.[1] ?? FLAT;

/** Returns the heights of a figure in greys, in the same places as `figureDrawing`. */
export function heightDrawing({ figure, facing }: FigureState): Drawing {
  const sprite = figureSprite(figure);
  const layers = sprite.layers.filter(({ f }) => f !== 'hi');
  const parts = layers.map((layer) => {
    const grey = greyOf(topOf(layer));
    return layer.stroke ? { d: layer.d, stroke: grey, width: layer.stroke } : { d: layer.d, fill: grey };
  });
  if (sprite.vehicle) return { turn: facing, parts };
  const size = frontOf(figure) ? OVERHANG : 0.94;
  const disc = 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z';
  const base: Drawing = { scale: [1, sprite.oval ?? 1], parts: [{ d: disc, fill: greyOf(BASE_TOP) }] };
  return { turn: facing, parts: [base, { scale: [size, size], parts }] };
}

/** Toward the light on the screen, of length 1. */
const SUN = { x: -0.4, y: -0.56, z: 0.73 };
/** How much light is left in the shade and in full light, and the steepest slope that is shown. */
const LEAST = 0.66;
const MOST = 1.2;
const STEEPEST = 1.5;
/** How far (base radii) edges are rounded, and how far creases and hollows reach. */
const ROUND = 0.055;
const CREASE = 0.09;
const HOLLOW = 0.24;
/** The width (base radii) of a brush stroke, and how much strokes and specks change the paint. */
const BRUSH = 0.08;
const BRUSHED = 0.2;
const SPECKLED = 0.07;

/** A square picture of a figure, its heights as greys, and the px of a base radius. */
interface Relief {
  readonly picture: ImageData;
  readonly greys: ImageData;
  readonly radius: number;
}
/** Lights a picture of a figure by its heights: lit and shaded sides, dark creases, warm light and cool shade. */
export function light({ picture, greys, radius }: Relief): void {
  const { width, height, data } = picture;
  const heights = Float32Array.from({ length: width * height }, (_, i) => (greys.data[i * 4] as number) / GREYS);
  const field = (values: Float32Array) => ({ wide: width, high: height, values });
  const round = blurred(field(heights), ROUND * radius);
  const near = blurred(field(heights), CREASE * radius);
  const far = blurred(field(round), HOLLOW * radius);
  // Px of height per mm: a soldier's base of 12.5 mm is one radius.
  const perMm = radius / 12.5;
  const grain = Math.max(2, BRUSH * radius);
  const slope = (from: number, to: number): number =>
    clamp(((round[from] as number) - (round[to] as number)) * 0.5 * perMm, -STEEPEST, STEEPEST);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (data[i * 4 + 3] === 0) continue;
      const [dx, dy] = [slope(i - 1, i + 1), slope(i - width, i + width)];
      const facing = (dx * SUN.x + dy * SUN.y + SUN.z) / Math.sqrt(dx * dx + dy * dy + 1) / SUN.z;
      const own = round[i] as number;
      const crease = clamp(((near[i] as number) - own) * 0.05, -0.06, 0.3);
      const hollow = clamp(((far[i] as number) - own) * 0.02, -0.08, 0.26);
      const brushed = (noise(x / grain, y / grain) - 0.5) * BRUSHED + (whiteNoise(x, y) - 0.5) * SPECKLED;
      const lit = clamp(facing, LEAST, MOST) - crease - hollow + brushed;
      const warm = (lit - 1) * 0.1;
      const at = i * 4;
      data[at] = (data[at] as number) * (lit + warm);
      data[at + 1] = (data[at + 1] as number) * lit;
      data[at + 2] = (data[at + 2] as number) * (lit - warm);
    }
  }
}
