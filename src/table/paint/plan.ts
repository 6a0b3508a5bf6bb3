import { deepEqual } from '../../core/equality.ts';
import type { AreaNode } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { Shape } from '../../geometry/shape.ts';
import type { LightName } from './light.ts';
import type { PaintedView } from './maps.ts';

/** A thing of the table to be painted: its style, its footprint, and the height (mm) of its top. */
export interface PlannedArea {
  readonly id: string;
  readonly style: string;
  readonly shape: Shape;
  readonly from: Mm;
  readonly top: Mm;
}
/** A low thing that is strewn on the table and blocks nothing. `turn` is in radians. */
export interface PlannedThing {
  readonly kind: string;
  readonly at: Point;
  readonly turn: number;
  readonly r: Mm;
}
/** All that a table is painted from. */
export interface TablePlan {
  readonly mat: string;
  readonly view: PaintedView;
  readonly light: LightName;
  readonly areas: readonly PlannedArea[];
  readonly strewn: readonly PlannedThing[];
  /** The centre line of its road, and the road's width. */
  readonly road: { readonly points: readonly Point[]; readonly wide: Mm } | null;
}

/** Returns an area as it is painted. */
export const plannedArea = ({ id, style, shape, from = 0, top = 0 }: AreaNode): PlannedArea => ({
  id,
  style,
  shape,
  from,
  top,
});
/** Whether two areas look the same. */
export const isSameArea = (a: PlannedArea, b: PlannedArea): boolean =>
  a.id === b.id && a.style === b.style && a.top === b.top && deepEqual(a.shape, b.shape);

/** The scale (px per mm) of a sketch: a small picture of a table that is shown until the large one is ready. */
export const SKETCH = 0.4;
