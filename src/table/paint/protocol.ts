import type { Brightness } from './light.ts';
import type { PaintedView } from './maps.ts';
import type { PlannedArea, TablePlan } from './plan.ts';

/** A painted table as pictures along the screen, `wide` × `high` px. */
export interface PaintedTable {
  readonly view: PaintedView;
  readonly wide: number;
  readonly high: number;
  readonly sunny: ImageBitmap;
  readonly shade: ImageBitmap;
  readonly bright: Brightness;
  /** What was painted on it. */
  readonly areas: readonly PlannedArea[];
}
/** What the worker is asked for, and what it answers. */
export interface PaintOrder {
  readonly id: number;
  readonly plan: TablePlan;
}
export interface PaintAnswer {
  readonly id: number;
  readonly table: Omit<PaintedTable, 'areas'>;
}
