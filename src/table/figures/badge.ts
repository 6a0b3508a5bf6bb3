import type { Point } from '../../geometry/point.ts';
import { lineScale } from '../draw/contrast.ts';
import { ICONS, type IconName } from './shapes.ts';

function signPath(sign: IconName): Path2D {
  return new Path2D(ICONS[sign]);
}

/** Draws a small round badge with a sign. */
export function drawBadge(
  context: CanvasRenderingContext2D,
  at: Point,
  size: number,
  { sign, ground, colour }: { readonly sign: IconName; readonly ground: string; readonly colour: string },
): void {
  context.save();
  context.translate(at.x, at.y);
  context.beginPath();
  context.arc(0, 0, size, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.strokeStyle = '#FFFFFF';
  context.lineWidth = 1.2 * lineScale();
  context.stroke();
  const scale = size / 19;
  context.scale(scale, scale);
  context.translate(-12, -12);
  const path = signPath(sign);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (sign === 'star') {
    context.fillStyle = colour;
    context.fill(path);
  } else {
    context.strokeStyle = colour;
    context.lineWidth = (sign === 'check' ? 3.6 : 2.8) * lineScale();
    context.stroke(path);
  }
  context.restore();
}
