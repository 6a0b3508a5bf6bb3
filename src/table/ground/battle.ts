import type { AreaNode } from '../../core/scene.ts';
import { type Brush, closedPath, openPath, ring, stroke } from '../draw/brush.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';
import { drawBox, lines } from './boxes.ts';

/** Draws the wreck of a tank from above: tracks beside a hull, and a turret with its gun. */
export function drawWreck(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { stone, timber, outline } = TERRAIN_PAINTS[theme];
  drawBox(brush, area, {
    fill: stone.side,
    out: stone.out,
    draw: ({ at, long }) => {
      context.fillStyle = stone.top2;
      context.fill(closedPath([at(0.03, 0.2), at(0.97, 0.2), at(0.97, 0.8), at(0.03, 0.8)]));
      const links = Array.from({ length: 11 }, (_, i) => (i + 0.5) / 11);
      stroke(
        brush,
        lines(links.flatMap((u) => [[at(u, 0), at(u, 0.18)] as const, [at(u, 0.82), at(u, 1)] as const])),
        stone.out,
        1,
      );
      const turret = closedPath(ring(at(0.58, 0.5), long * 0.16, 20));
      context.fillStyle = timber.line;
      context.fill(turret);
      stroke(brush, turret, stone.out, outline * 0.7);
      stroke(brush, openPath([at(0.58, 0.5), at(0.97, 0.62)]), stone.out, 3);
    },
  });
}

/** Draws a wall of sandbags from above. */
export function drawSandbags(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { cloth } = TERRAIN_PAINTS[theme];
  drawBox(brush, area, {
    fill: cloth.shade,
    out: cloth.out,
    draw: ({ at }) => {
      context.fillStyle = cloth.lit;
      context.fill(closedPath([at(0, 0.25), at(1, 0.25), at(1, 0.75), at(0, 0.75)]));
      const seams = Array.from({ length: 6 }, (_, i) => (i + 0.7) / 6.5);
      stroke(
        brush,
        lines(
          seams.flatMap((u) => [
            [at(u, 0.25), at(u, 0.75)] as const,
            [at(u - 0.07, 0), at(u - 0.07, 0.25)] as const,
            [at(u - 0.03, 0.75), at(u - 0.03, 1)] as const,
          ]),
        ),
        cloth.line,
        1.2,
      );
      stroke(
        brush,
        lines([
          [at(0, 0.25), at(1, 0.25)],
          [at(0, 0.75), at(1, 0.75)],
        ]),
        cloth.line,
        1.2,
      );
    },
  });
}
