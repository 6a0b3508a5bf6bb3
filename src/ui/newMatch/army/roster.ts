import type { Roster } from '../../../games/sci-fi/armies/armies.ts';
import type { ProfileId } from '../../../games/sci-fi/armies/profiles.ts';

/** How many of a profile an army has. */
export const countOf = (army: Roster, id: ProfileId): number => army.filter((each) => each === id).length;
/** The army with one more of a profile, who stands beside his like. */
export const withOne = (army: Roster, id: ProfileId): ProfileId[] => {
  const last = army.lastIndexOf(id);
  return last < 0 ? [...army, id] : army.toSpliced(last, 0, id);
};
/** The army without the last of a profile. */
export const withoutOne = (army: Roster, id: ProfileId): ProfileId[] => {
  const last = army.lastIndexOf(id);
  return last < 0 ? [...army] : army.toSpliced(last, 1);
};
