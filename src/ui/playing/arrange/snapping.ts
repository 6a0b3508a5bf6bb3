import { create } from 'zustand';
import type { Mm, Point } from '../../../geometry/point.ts';

/** The grids that dropped things snap to, in units of the game: none, half a unit, a unit. */
export const GRIDS = [0, 0.5, 1] as const;
/** The chosen grid of this page. */
export const useGrid = create<{ readonly grid: (typeof GRIDS)[number] }>()(() => ({ grid: 0 }));
/** Returns the nearest point (mm) of the chosen grid, which begins where the ruler does. The point itself in whole mm without a grid. */
export const snapped = ({ x, y }: Point, origin: Point, unit: Mm): Point => {
  const step = useGrid.getState().grid * unit;
  if (step === 0) return { x, y };
  const near = (value: number, from: number): number => Math.round(from + Math.round((value - from) / step) * step);
  return { x: near(x, origin.x), y: near(y, origin.y) };
};
