import type { AreaNode, Scene } from '../../core/scene.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { type Brush, closed, discOf, outlineOf, pathOf, stroke } from '../draw/brush.ts';
import { frameOf } from '../camera/camera.ts';
import { grains } from '../draw/hash.ts';
import { castIn, shifted } from '../draw/light.ts';
import { drawShadows } from './shadow.ts';
import { INK, matPaint } from '../draw/theme.ts';

/** A plank is so wide, mm. */
const PLANK = 64;

/** A raised ground of planks: what lies around it is in its shade, for it is the floor that things fall onto. */
export function drawBoard(brush: Brush, area: AreaNode, scene: Scene): void {
  const { context, theme } = brush;
  const paints = matPaint(scene.mat, theme);
  const path = pathOf(area.shape);
  context.save();
  const floor = pathOf(frameOf(scene));
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
  const { context } = brush;
  const { at, width, height } = boundsOf(area.shape);
  const grain = grains(area.id);
  context.save();
  context.clip(pathOf(area.shape));
  for (let y = 0, i = 0; y < height; y += PLANK, i++) {
    if (i % 2) {
      context.fillStyle = dark;
      context.fillRect(at.x, at.y + y, width, PLANK);
    }
    context.globalAlpha = 0.5;
    for (let k = 0; k < 9; k++) {
      const from = at.y + y + grain() * PLANK;
      const bow = (grain() - 0.5) * 9;
      const fibre = new Path2D();
      fibre.moveTo(at.x + grain() * width * 0.4, from);
      fibre.bezierCurveTo(
        at.x + width * 0.3,
        from + bow,
        at.x + width * 0.6,
        from - bow,
        at.x + width * (0.6 + 0.4 * grain()),
        from,
      );
      stroke(brush, fibre, line, 0.8);
    }
    context.globalAlpha = 1;
  }
  context.restore();
}

/** A hole through the board: dark, with its wall lit on the far side. */
export function drawHole(brush: Brush, area: AreaNode, scene: Scene): void {
  const { context, theme, px } = brush;
  const { at, r } = discOf(area.shape);
  const path = pathOf(area.shape);
  const paints = matPaint(scene.mat, theme);
  context.fillStyle = '#2A170B';
  context.fill(path);
  context.save();
  context.clip(path);
  const wall = closed(outlineOf({ kind: 'disc', at: shifted(at, castIn(brush.turn), 14), r }));
  wall.addPath(pathOf({ kind: 'disc', at, r: r * 1.4 }));
  context.fillStyle = paints.edge;
  context.fill(wall, 'evenodd');
  context.restore();
  stroke(brush, path, paints.line, Math.max(3, 2.4 / px));
}
