import type { Refusal } from '../../../core/choice.ts';
import { refuseUnit } from '../rules/course.ts';
import { unitOf } from '../rules/lookups.ts';
import { type State, no } from '../types.ts';

/** Why a unit can do nothing now, or a gun by itself (SF-04, SF-09, SF-14). */
export const idle = (state: State, id: string): Refusal | null => {
  if (state.stage.at !== 'act') return no('SF-04', 'no.notNow');
  return unitOf(state, id)
    ? (refuseUnit(state, id) ?? no('SF-04', 'no.notNow'))
    : no('SF-09', 'no.notTouching', { gun: { piece: id } });
};
