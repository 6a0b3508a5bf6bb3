import type { Mm, Point } from '../../geometry/point.ts';
import type { Brush } from '../draw/brush.ts';
import { noise, smoothstep, whiteNoise } from '../paint/noise.ts';

/** The size of the tile in px, along and across the grain, and the length of a px in mm. */
const LONG = 512;
const WIDE = 192;
const PIXEL: Mm = 0.42;
let tile: HTMLCanvasElement | null = null;

/** Returns a place mirrored at the middle, so that the tile fits itself on all sides. */
const mirrored = (at: number, size: number): number => (at < size / 2 ? at : size - 1 - at);
/** Returns the grey of wood at a px of the tile: rings, fibres and short dark pores. */
function greyAt(column: number, row: number): number {
  const [x, y] = [mirrored(column, LONG), mirrored(row, WIDE)];
  const bend = (noise(x / 90, y / 46) - 0.5) * 15;
  const rings = noise(x / 150 + 5, (y + bend) / 5.5) - 0.5;
  const fibres = noise(x / 26 + 40, y / 1.4) - 0.5;
  const pores = smoothstep(0.74, 0.86, noise(x / 9 + 90, y / 1.1 + 30));
  return 128 + rings * 78 + fibres * 46 - pores * 26 + (whiteNoise(x, y) - 0.5) * 14;
}
/** Returns one tile of grey grain. Grey leaves the wood as it is. */
function grainTile(): HTMLCanvasElement {
  if (tile) return tile;
  const canvas = document.createElement('canvas');
  canvas.width = LONG;
  canvas.height = WIDE;
  const context = canvas.getContext('2d');
  if (context) {
    const pixels = context.createImageData(LONG, WIDE);
    for (let i = 0; i < LONG * WIDE; i++) {
      const grey = greyAt(i % LONG, Math.floor(i / LONG));
      pixels.data.set([grey, grey, grey, 255], i * 4);
    }
    context.putImageData(pixels, 0, 0);
  }
  return (tile = canvas);
}

/** Where a piece of wood is cut from the tile (mm), and whether its grain runs down the table. */
interface Cut {
  readonly from: Point;
  readonly upright?: boolean;
  readonly strength: number;
}
/** Draws the grain of wood within a path. Each cut from another place makes another board. */
export function drawGrain({ context, theme }: Brush, path: Path2D, { from, upright, strength }: Cut): void {
  if (theme === 'projector') return;
  const pattern = context.createPattern(grainTile(), 'repeat');
  if (!pattern) return;
  pattern.setTransform(
    new DOMMatrix()
      .translate(from.x, from.y)
      .rotate(upright ? 90 : 0)
      .scale(PIXEL),
  );
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha *= strength;
  context.fillStyle = pattern;
  context.fill(path);
  context.restore();
}
