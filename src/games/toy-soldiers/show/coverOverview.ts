import type { CoverOverview } from '../../../core/choice.ts';
import { type Point, samePoint } from '../../../geometry/point.ts';
import { overlaps } from '../rules/movement.ts';
import { coverFrom } from '../rules/shooting.ts';
import { barriersFor, enemiesOf, soldierOf } from '../rules/lookups.ts';
import { type Action, COVER, type SoldierOnField, type State } from '../types.ts';

/** Returns where an action would put a soldier, or else where it is. */
const placeBy = (state: State, id: string, action: Action | undefined): Point | null => {
  if (action?.type === 'walk') return action.path.at(-1) ?? null;
  if (action?.type === 'put' && action.id === id) return action.at;
  return soldierOf(state, id)?.at ?? null;
};
/** Returns the cover of each enemy from a soldier with a ranged weapon, where it is or where an action would put it (TS-14). */
export const coverOverview = (state: State, id: string, action?: Action): CoverOverview | null => {
  const soldier = soldierOf(state, id);
  const at = placeBy(state, id, action);
  if (!soldier?.ranged || !state.options.shooting || !at) return null;
  const by: SoldierOnField = { ...soldier, at };
  const stays = soldier.at !== null && samePoint(at, soldier.at);
  if (!stays && barriersFor(state, id).some((barrier) => overlaps(at, barrier))) return null;
  const there: State = { ...state, soldiers: state.soldiers.map((each) => (each.id === id ? by : each)) };
  const shares = enemiesOf(there, soldier.seat).map((on) => ({
    id: on.id,
    share: coverFrom(there, by, on),
  }));
  return { by: id, from: at, coverThreshold: COVER, shares };
};
