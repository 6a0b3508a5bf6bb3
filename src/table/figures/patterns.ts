import { lineScale } from '../draw/contrast.ts';
import type { Drawing, Stroke } from '../draw/drawing.ts';
import { INK, type SeatPaint } from '../draw/theme.ts';

type Shape = SeatPaint['shape'];
/** Lines and dots in unit space, and their width. */
type Pattern = Pick<Stroke, 'd'> & { readonly width: number };

/**
 * The pattern of a seat's base in unit space, so that the sides differ in greyscale too: plain, stripes, dots, hatch. It is in the
 * colour of the rim, and joins it, because the figure covers the middle.
 */
const BASES: Readonly<Record<Shape, Pattern | null>> = {
  circle: null,
  hexagon: { d: 'M-.7 -.68H.7M-.95 -.23H.95M-.95 .23H.95M-.7 .68H.7', width: 0.22 },
  square: {
    d: 'M-.66 -.66h0M0 -.66h0M.66 -.66h0M-.66 0h0M.66 0h0M-.66 .66h0M0 .66h0M.66 .66h0',
    width: 0.3,
  },
  triangle: { d: 'M-.2 -.8L.55 .5M.2 -.8L-.55 .5M-.75 .05L-.45 .55M.75 .05L.45 .55M-.7 .3H.7', width: 0.12 },
};
/** Returns the pattern on the base of a seat's figures. */
export const basePattern = ({ shape }: SeatPaint): Stroke[] => {
  const pattern = BASES[shape];
  return pattern ? [{ ...pattern, stroke: INK.bone }] : [];
};

/** Returns the places of lines from -1 to 1 at that distance from each other. */
const rows = (pitch: number): number[] => {
  const count = Math.floor(1 / pitch);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * pitch);
};
/** Slanted, so that they show in a narrow rim on each side. */
const stripes = (pitch: number): string =>
  rows(pitch)
    .flatMap((x) => [2 * x - 1, 2 * x - 1 + pitch])
    .map((x) => `M${x} 1L${x + 2} -1`)
    .join('');
const dots = (pitch: number): string =>
  rows(pitch)
    .flatMap((y) => rows(pitch).map((x) => `M${x} ${y}h0`))
    .join('');
const hatch = (pitch: number): string =>
  rows(pitch)
    .map((x) => `M${x - 1} -1L${x + 1} 1M${x + 1} -1L${x - 1} 1`)
    .join('');
/** The same patterns over a whole area, by the distance of their lines. */
const AREAS: Readonly<Record<Shape, ((pitch: number) => Pattern) | null>> = {
  circle: null,
  hexagon: (pitch) => ({ d: stripes(pitch), width: pitch * 0.34 }),
  square: (pitch) => ({ d: dots(pitch), width: pitch * 0.5 }),
  triangle: (pitch) => ({ d: hatch(pitch), width: pitch * 0.2 }),
};
/** How opaque the pattern is where the device does not ask for more contrast. */
const PALE = 0.55;
/** Half the size of an area and the distance of its pattern's lines, in the units of its outline, and the pattern's colour. */
interface Area {
  readonly half?: number;
  readonly pitch: number;
  readonly colour: string;
  readonly alpha?: number;
}
/** Returns the pattern of a seat within an outline. It is opaque where the device asks for more contrast. */
export const areaPattern = (
  seat: SeatPaint,
  clip: string,
  { half = 1, pitch, colour, alpha = PALE }: Area,
): Drawing[] => {
  const pattern = AREAS[seat.shape]?.(pitch / half);
  if (!pattern) return [];
  const stroke = lineScale() > 1 ? colour : `${colour}${Math.round(alpha * 255).toString(16)}`;
  return [{ clip, parts: [{ scale: [half, half], parts: [{ ...pattern, stroke }] }] }];
};
