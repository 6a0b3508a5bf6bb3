import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import { distance } from '../../../geometry/point.ts';
import { readyOf, refuseUnit } from '../rules/course.ts';
import { isInfantry, bodyOnField, unitOf } from '../rules/lookups.ts';
import { type State, no } from '../types.ts';

/** Returns why no one can use a gun from its place: the distance of the nearest fighter that can still act (SF-09). */
const unmanned = (state: State, id: string): Refusal => {
  const gun = bodyOnField(state, id);
  const [nearest] = readyOf(state)
    .filter((unit) => gun && isInfantry(unit))
    .toSorted((a, b) => (gun ? distance(a.at, gun.at) - distance(b.at, gun.at) : 0));
  return no('SF-09', 'no.notTouching', { gun: { piece: id } }, gun && nearest ? brokenMeasure(nearest.at, gun.at) : {});
};
/** Returns why a unit can do nothing now, or a gun alone (SF-04, SF-09, SF-14). */
export const idle = (state: State, id: string): Refusal | null => {
  if (state.stage.at !== 'act') return no('SF-04', 'no.notNow');
  return unitOf(state, id) ? (refuseUnit(state, id) ?? no('SF-04', 'no.notNow')) : unmanned(state, id);
};
