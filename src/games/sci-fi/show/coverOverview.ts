import type { CoverOverview } from '../../../core/choice.ts';
import { type Arrival, arrive } from '../rules/movement.ts';
import { coverFrom } from '../rules/sightlines.ts';
import { changed, enemiesOf, isWounded, mustUnit, bodyOnField, unitOf } from '../rules/lookups.ts';
import { type Action, COVER, type Of, type Placed, type State } from '../types.ts';

/** Returns the table with a unit, and any gun it drags, at the end of a manoeuvre. */
export const arrived = (state: State, { id, gun }: Of<'walk'>, { at, z, facing, gunAt }: Arrival): State => {
  const there = changed(state, id, { at, z, facing });
  return gunAt && gun !== undefined ? changed(there, gun, { at: gunAt }) : there;
};
/** Returns the table after a manoeuvre. Null if they do not fit there. */
const afterWalk = (state: State, action: Of<'walk'>): State | null => {
  const arrival = arrive(state, mustUnit(state, action.id), action);
  return 'rule' in arrival ? null : arrived(state, action, arrival);
};
/** Returns the table to look around on, and the viewer: the unit after a manoeuvre or placement, or the gun being aimed. */
const lookout = (state: State, id: string, action: Action | undefined): { there: State; by: Placed | null } => {
  if (action?.type === 'walk') {
    const there = bodyOnField(state, action.id) && afterWalk(state, action);
    return there ? { there, by: bodyOnField(there, id) } : { there: state, by: null };
  }
  if (action?.type === 'put') {
    const there = changed(state, action.id, { at: action.at });
    return { there, by: bodyOnField(there, id) };
  }
  const gun = action?.type === 'serve' || action?.type === 'fire' ? action.gun : undefined;
  return { there: state, by: bodyOnField(state, gun ?? id) };
};
/** Returns the cover of each enemy from a unit or the gun that it fires, where it is or would be after an action (SF-13). */
export const coverOverview = (state: State, id: string, action?: Action): CoverOverview | null => {
  const { there, by } = lookout(state, id, action);
  const seat = unitOf(state, id)?.seat ?? state.active;
  if (!by || isWounded(by)) return null;
  const shares = enemiesOf(there, seat).map((on) => ({ id: on.id, share: coverFrom(there, by, on) }));
  return { by: by.id, from: by.at, coverThreshold: COVER, shares };
};
