import { bestWalk, placeValue, prospectsOf } from '../bots/prospects.ts';
import { refuseUnit } from '../rules/course.ts';
import { isPlaced, unitOf } from '../rules/lookups.ts';
import { refuseManoeuvre } from '../rules/movement.ts';
import type { Action, State } from '../types.ts';

/** The number of directions tried. */
const DIRECTIONS = 8;
/** The least gain for which a unit sets out, in points. */
const WORTH = 0.05;
/**
 * Returns a unit's manoeuvre as the strongest bot values it: by the shot from its end, the cover there and how near the enemy is.
 * Null if it had better stay.
 */
export const steadyMove = (state: State, id: string): Action | null => {
  const unit = unitOf(state, id);
  if (!unit || !isPlaced(unit) || state.stage.at !== 'act') return null;
  if (refuseUnit(state, id) || refuseManoeuvre(state, unit)) return null;
  const attacks = !state.acting || state.acting.shooting === 'not yet';
  const ways = prospectsOf(state, unit, attacks, DIRECTIONS);
  const { action, value } = bestWalk(state, ways, (way) => way.attack + way.place);
  return action && value - placeValue(state, unit) > WORTH ? action : null;
};
