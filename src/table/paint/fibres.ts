import { type Brush, pixelsIn } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import { whiteNoise } from './noise.ts';
import type { PaintedTable } from './protocol.ts';

const TILE = 192;
const HAIRS = 260;
/** From this enlargement of a painted table on, fibres are drawn over it, so that it never looks blurred. */
const FROM = 1.2;
const STRENGTH = 0.34;
let tile: HTMLCanvasElement | null = null;

/** Returns one tile of grey grain and short fibres. Grey leaves the ground as it is. */
function fibreTile(): HTMLCanvasElement {
  if (tile) return tile;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE;
  const context = canvas.getContext('2d');
  if (context) {
    const grains = context.createImageData(TILE, TILE);
    for (let i = 0; i < TILE * TILE; i++) {
      const grey = 128 + (whiteNoise(i % TILE, Math.floor(i / TILE)) - 0.5) * 70;
      grains.data.set([grey, grey, grey, 255], i * 4);
    }
    context.putImageData(grains, 0, 0);
    const grain = randomStream('fibres');
    for (let i = 0; i < HAIRS; i++) {
      const [x, y, turn, long] = [grain() * TILE, grain() * TILE, grain() * 2 * Math.PI, 3 + grain() * 5];
      context.strokeStyle = i % 2 ? 'rgba(235,235,215,.5)' : 'rgba(20,25,10,.45)';
      context.lineWidth = 0.9;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long);
      context.stroke();
    }
  }
  return (tile = canvas);
}

/** Draws sharp fibres over a painted table that is shown enlarged. */
export function drawFibres({ context, px }: Brush, { view }: PaintedTable): void {
  if (pixelsIn(context) < view.scale * FROM) return;
  const pattern = context.createPattern(fibreTile(), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(px));
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha *= STRENGTH;
  context.fillStyle = pattern;
  context.fillRect(0, 0, view.width, view.height);
  context.restore();
}
