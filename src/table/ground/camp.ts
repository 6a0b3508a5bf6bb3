import type { AreaNode } from '../../core/scene.ts';
import { type Brush, closedPath, openPath, stroke } from '../draw/brush.ts';
import { drawBox, lines } from './boxes.ts';
import { shadowVector } from '../draw/shadowOffset.ts';
import { TERRAIN_PAINTS } from '../draw/theme.ts';

/** Draws a cart from above: wheels beside a bed of boards with a load of hay. */
export function drawCart(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { timber, hay, outline } = TERRAIN_PAINTS[theme];
  drawBox(brush, area, {
    fill: timber.line,
    out: timber.out,
    draw: ({ at }) => {
      const inner = (u: number, v: number): Path2D =>
        closedPath([at(u, v), at(1 - u, v), at(1 - u, 1 - v), at(u, 1 - v)]);
      context.fillStyle = timber.top;
      context.fill(inner(0, 0.14));
      context.fillStyle = hay;
      context.fill(inner(0.08, 0.24));
      const boards = [0.3, 0.45, 0.6, 0.75].map((v) => [at(0.1, v), at(0.9, v - 0.05)] as const);
      stroke(brush, lines(boards), timber.line, 1);
      stroke(brush, inner(0, 0.14), timber.out, outline * 0.7);
    },
  });
}

/** Draws a tent from above: two planes of cloth, the one to the light brighter. */
export function drawTent(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { cloth, outline } = TERRAIN_PAINTS[theme];
  drawBox(brush, area, {
    fill: cloth.shade,
    out: cloth.out,
    draw: ({ at }) => {
      const cast = shadowVector(brush.turn);
      const [first, second] = [at(0.5, 0), at(0.5, 1)];
      const edge = (first.x - second.x) * cast.x + (first.y - second.y) * cast.y < 0 ? 0 : 1;
      context.fillStyle = cloth.lit;
      context.fill(closedPath([at(0, edge), at(1, edge), at(1, 0.5), at(0, 0.5)]));
      stroke(brush, lines([1 / 3, 2 / 3].map((u) => [at(u, 0), at(u, 1)] as const)), cloth.line, 1);
      stroke(brush, openPath([at(0, 0.5), at(1, 0.5)]), cloth.out, outline * 0.8);
    },
  });
}

/** Draws a fence from above: a rail with its posts. */
export function drawFence(brush: Brush, area: AreaNode): void {
  const { theme } = brush;
  const { timber } = TERRAIN_PAINTS[theme];
  drawBox(brush, area, {
    fill: timber.top,
    out: timber.out,
    draw: ({ at, long }) => {
      const pales = Math.max(4, Math.round(long / 7));
      const ticks = Array.from({ length: pales - 1 }, (_, i) => (i + 1) / pales);
      stroke(brush, lines(ticks.map((u) => [at(u, 0), at(u, 1)] as const)), timber.line, 1);
      stroke(brush, openPath([at(0, 0.5), at(1, 0.5)]), timber.out, 1);
    },
  });
}
