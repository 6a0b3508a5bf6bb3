import { use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { memoize } from '../../core/memoize.ts';
import type { AreaNode, Scene } from '../../core/scene.ts';
import { BUDGET } from '../draw/budget.ts';
import type { Theme } from '../draw/theme.ts';
import { roadOf } from '../ground/roads.ts';
import { scatteredOn } from '../ground/scatter.ts';
import { onPainted, orderTable, paintedTable } from './painter.ts';
import type { PaintedView } from './maps.ts';
import { plannedArea, type TablePlan } from './plan.ts';
import type { PaintedTable } from './protocol.ts';
import { PlainTable } from './plainTable.ts';
import { SOILS } from './soils.ts';

/** The largest scale (px per mm) of a painted table. */
const SCALE = 1.5;

/** Whether the ground of a scene is painted in a theme. Boards and projected tables stay flat. */
const isPainted = (scene: Scene, theme: Theme): boolean =>
  theme !== 'projector' && !scene.boards && !scene.frame && !!SOILS[scene.mat] && typeof Worker !== 'undefined';

const placeOf = memoize((scene: Scene, mat: string): Pick<TablePlan, 'areas' | 'strewn' | 'road'> => {
  const areas = scene.nodes.filter((node): node is AreaNode => node.kind === 'area');
  const road = roadOf(scene, areas);
  const strewn = scatteredOn(scene, areas, road).map(({ at, turn, thing }) => ({
    at,
    turn,
    kind: thing.kind,
    r: thing.r,
  }));
  return { areas: areas.filter(({ style }) => style !== 'zone').map(plannedArea), strewn: mat ? strewn : [], road };
});
function planOf(scene: Scene, theme: Theme, turn: number, wanted: number): TablePlan {
  const { width, height, mat } = scene;
  const scale = Math.min(SCALE, wanted, Math.sqrt(BUDGET.table / (width * height)));
  const view: PaintedView = { width, height, scale, turn: turn as PaintedView['turn'] };
  return { mat, view, light: theme === 'dark' ? 'dark' : 'light', ...placeOf(scene, mat) };
}

/** How long (ms) a table must stay the same before it is painted once more. */
const REST = 60;
/** How a table is seen: its theme, its turn in degrees, and the px per mm that are enough. */
interface Seen {
  readonly theme: Theme;
  readonly turn: number;
  readonly scale?: number;
}
/**
 * Returns the painted table of a scene, or null until it is ready. `scene` must stay the same object while it looks the same.
 * After a small change the table before it is returned until the new one is ready.
 */
export function usePaintedTable(scene: Scene, { theme, turn, scale = SCALE }: Seen): PaintedTable | null {
  const plain = use(PlainTable);
  const wanted = !plain && scale > 0 && isPainted(scene, theme);
  const quarter = ((Math.round(turn / 90) % 4) + 4) % 4;
  const plan = useMemo(
    () => (wanted ? planOf(scene, theme, quarter * 90, scale) : null),
    [wanted, scene, theme, quarter, scale],
  );
  const key = useMemo(() => (plan ? JSON.stringify(plan) : ''), [plan]);
  useEffect(() => {
    if (!plan) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(
      () => {
        cancel = orderTable(key, plan);
      },
      paintedTable(key, plan) ? REST : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [plan, key]);
  return useSyncExternalStore(onPainted, () => paintedTable(key, plan));
}
