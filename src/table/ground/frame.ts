import type { Scene } from '../../core/scene.ts';
import { matEdgeWidth, rotatedOffset } from '../camera/camera.ts';
import { type Brush, stroke } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';

/** The paints of a wooden frame: its wood, its grain, the lit and the shaded bevel, and its shadow on the table. */
const WOOD = {
  light: {
    wood: '#6B4A2E',
    grain: 'rgba(40,22,8,.3)',
    lit: 'rgba(255,226,180,.38)',
    shade: 'rgba(20,10,2,.5)',
    fall: 'rgba(60,40,15,.13)',
  },
  dark: {
    wood: '#3A281A',
    grain: 'rgba(10,5,0,.4)',
    lit: 'rgba(255,210,150,.2)',
    shade: 'rgba(0,0,0,.55)',
    fall: 'rgba(0,0,0,.15)',
  },
} as const;
/** How many lines of grain run along each side. */
const GRAIN = 5;

/** Draws the wooden frame of a painted table: mitred boards with grain, lit from the top left of the screen. */
export function drawFrame(brush: Brush, scene: Scene): void {
  const { context, px, theme } = brush;
  const paints = WOOD[theme === 'dark' ? 'dark' : 'light'];
  const wide = matEdgeWidth(scene) * px;
  const { width, height } = scene;
  const around = (out: number, radius: number): Path2D => {
    const path = new Path2D();
    path.roundRect(-out, -out, width + 2 * out, height + 2 * out, radius);
    return path;
  };
  const toLight = rotatedOffset({ x: -px, y: -1.4 * px }, -brush.turn);
  context.save();
  context.translate(-toLight.x * 4, -toLight.y * 4);
  context.fillStyle = paints.fall;
  for (const out of [5, 3.5, 2, 0.5]) context.fill(around(wide + out * px, 8 * px));
  context.restore();
  context.save();
  context.fillStyle = paints.wood;
  context.fill(around(wide, 4 * px));
  context.clip(around(wide, 4 * px));
  drawGrain(brush, scene, wide, paints.grain);
  for (const [sign, colour] of [
    [1, paints.lit],
    [-1, paints.shade],
  ] as const) {
    context.save();
    context.translate(toLight.x * -sign, toLight.y * -sign);
    stroke(brush, around(wide, 4 * px), colour, 2);
    context.translate(toLight.x * 2 * sign, toLight.y * 2 * sign);
    stroke(brush, around(0.6 * px, px), colour, 1.6);
    context.restore();
  }
  context.restore();
}
function drawGrain(brush: Brush, { width, height }: Scene, wide: number, colour: string): void {
  const grain = randomStream('frame');
  const lines = new Path2D();
  const mitres = new Path2D();
  for (const [x, y] of [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const) {
    mitres.moveTo(x, y);
    mitres.lineTo(x + Math.sign(x - 1) * wide, y + Math.sign(y - 1) * wide);
  }
  for (let i = 0; i < GRAIN; i++) {
    for (const side of [-1, 1]) {
      const off = ((i + grain()) / GRAIN) * wide;
      const bow = (grain() - 0.5) * wide * 0.4;
      const [x, y] = [side < 0 ? -off : width + off, side < 0 ? -off : height + off];
      lines.moveTo(-off, y);
      lines.bezierCurveTo(width * 0.3, y + bow, width * 0.7, y - bow, width + off, y);
      lines.moveTo(x, -off);
      lines.bezierCurveTo(x + bow, height * 0.3, x - bow, height * 0.7, x, height + off);
    }
  }
  stroke(brush, lines, colour, 0.9);
  stroke(brush, mitres, colour, 1.4);
}
