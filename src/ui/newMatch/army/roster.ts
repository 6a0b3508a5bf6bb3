import type { Roster } from '../../../games/sci-fi/armies/armies.ts';
import type { ProfileId } from '../../../games/sci-fi/armies/profiles.ts';

/** Returns how many units of a profile an army has. */
export const countOf = (army: Roster, id: ProfileId): number => army.filter((each) => each === id).length;
/** Returns the army with one more of a profile, next to others of the same kind. */
export const withOne = (army: Roster, id: ProfileId): ProfileId[] => {
  const last = army.lastIndexOf(id);
  return last < 0 ? [...army, id] : army.toSpliced(last, 0, id);
};
/** Returns the army without the last of a profile. */
export const withoutOne = (army: Roster, id: ProfileId): ProfileId[] => {
  const last = army.lastIndexOf(id);
  return last < 0 ? [...army] : army.toSpliced(last, 1);
};
