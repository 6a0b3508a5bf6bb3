import type { AreaNode, Scene } from '../../core/scene.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { type Brush, closedPath, boundingDisc, outlineOf, shapePath, stroke } from '../draw/brush.ts';
import { sceneFrame } from '../camera/camera.ts';
import { randomStream } from '../draw/randomStream.ts';
import { shadowVector, shadowOffset } from '../draw/shadowOffset.ts';
import { drawShadows } from './shadow.ts';
import { INK, matPaint } from '../draw/theme.ts';
import { drawGrain } from './woodGrain.ts';

/** The width of a plank, mm. */
const PLANK = 64;

/** Draws a raised ground of planks. Its surroundings are shaded, because they are the floor that things fall onto. */
export function drawBoard(brush: Brush, area: AreaNode, scene: Scene): void {
  const { context, theme } = brush;
  const paints = matPaint(scene.mat, theme);
  const path = shapePath(area.shape);
  context.save();
  const floor = shapePath(sceneFrame(scene));
  floor.addPath(path);
  context.fillStyle = theme === 'projector' ? 'rgba(40,18,4,.3)' : 'rgba(40,18,4,.5)';
  context.fill(floor, 'evenodd');
  drawShadows(brush, [area]);
  context.fillStyle = paints.felt;
  context.fill(path);
  if (theme !== 'projector') drawPlanks(brush, area, paints.felt2, paints.line);
  stroke(brush, path, INK.ink, 4.4);
  stroke(brush, path, paints.line, 2.6);
  context.restore();
}

function drawPlanks(brush: Brush, area: AreaNode, dark: string, line: string): void {
  const { context, px } = brush;
  const { at, width, height } = boundsOf(area.shape);
  const grain = randomStream(area.id);
  context.save();
  context.clip(shapePath(area.shape));
  for (let y = 0, i = 0; y < height; y += PLANK, i++) {
    const plank = shapePath({ kind: 'rect', at: { x: at.x, y: at.y + y }, width, height: PLANK });
    if (i % 2) {
      context.fillStyle = dark;
      context.fill(plank);
    }
    drawGrain(brush, plank, { from: { x: -grain() * 200, y: at.y + y - grain() * 60 }, strength: 0.6 });
    if (i === 0) continue;
    context.fillStyle = line;
    context.globalAlpha = 0.5;
    context.fillRect(at.x, at.y + y - 0.6 * px, width, 1.2 * px);
    context.fillStyle = '#FFFFFF';
    context.globalAlpha = 0.16;
    context.fillRect(at.x, at.y + y + 0.6 * px, width, px);
    context.globalAlpha = 1;
  }
  context.restore();
}

/** Draws a hole through the board: dark, with its wall lit on the far side. */
export function drawHole(brush: Brush, area: AreaNode, scene: Scene): void {
  const { context, theme, px } = brush;
  const { at, r } = boundingDisc(area.shape);
  const path = shapePath(area.shape);
  const paints = matPaint(scene.mat, theme);
  context.fillStyle = '#2A170B';
  context.fill(path);
  context.save();
  context.clip(path);
  const wall = closedPath(outlineOf({ kind: 'disc', at: shadowOffset(at, shadowVector(brush.turn), 14), r }));
  wall.addPath(shapePath({ kind: 'disc', at, r: r * 1.4 }));
  context.fillStyle = paints.edge;
  context.fill(wall, 'evenodd');
  context.restore();
  stroke(brush, path, paints.line, Math.max(3, 2.4 / px));
}
