import { memoize } from '../../core/memoize.ts';
import type { AreaNode, Scene } from '../../core/scene.ts';
import { BUDGET } from '../draw/budget.ts';
import type { Theme } from '../draw/theme.ts';
import { roadOf } from '../ground/roads.ts';
import { scatteredOn } from '../ground/scatter.ts';
import type { PaintedView } from './maps.ts';
import { plannedArea, type TablePlan } from './plan.ts';
import { SOILS } from './soils.ts';

/** The largest scale (px per mm) of a painted table. */
export const SCALE = 1.5;

/** Whether the ground of a scene is painted in a theme. Boards and projected tables stay flat. */
export const isPainted = (scene: Scene, theme: Theme): boolean =>
  theme !== 'projector' && !scene.boards && !scene.frame && !!SOILS[scene.mat];

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
/** Returns what a table is painted from, with at most `wanted` px per mm. */
export function planOf(scene: Scene, theme: Theme, turn: number, wanted: number): TablePlan {
  const { width, height, mat } = scene;
  const scale = Math.min(SCALE, wanted, Math.sqrt(BUDGET.table / (width * height)));
  const view: PaintedView = { width, height, scale, turn: turn as PaintedView['turn'] };
  return { mat, view, light: theme === 'dark' ? 'dark' : 'light', ...placeOf(scene, mat) };
}
