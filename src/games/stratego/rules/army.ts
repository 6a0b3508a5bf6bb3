import { type Piece, RANKS, type Rank, type Size } from '../types.ts';

/** How many pieces of each kind a side has (ST-02, ST-03). */
export const ARMIES: Readonly<Record<Size, Readonly<Record<Rank, number>>>> = {
  battle: {
    marshal: 1,
    general: 1,
    colonel: 2,
    major: 3,
    captain: 4,
    lieutenant: 4,
    sergeant: 4,
    miner: 5,
    scout: 8,
    spy: 1,
    mine: 6,
    flag: 1,
  },
  duel: {
    marshal: 1,
    general: 1,
    colonel: 0,
    major: 0,
    captain: 0,
    lieutenant: 0,
    sergeant: 0,
    miner: 2,
    scout: 2,
    spy: 1,
    mine: 2,
    flag: 1,
  },
  barrage: {
    marshal: 1,
    general: 1,
    colonel: 0,
    major: 0,
    captain: 0,
    lieutenant: 0,
    sergeant: 0,
    miner: 1,
    scout: 2,
    spy: 1,
    mine: 1,
    flag: 1,
  },
};
/** Returns all pieces of a side as ranks, the highest first. */
export const armyOf = (size: Size): Rank[] =>
  RANKS.flatMap((rank) => Array.from({ length: ARMIES[size][rank] }, () => rank));

/** The strength of each kind (ST-02). Mine and Flag have none; their numbers only identify them. */
export const STRENGTH: Readonly<Record<Rank, number>> = {
  marshal: 10,
  general: 9,
  colonel: 8,
  major: 7,
  captain: 6,
  lieutenant: 5,
  sergeant: 4,
  miner: 3,
  scout: 2,
  spy: 1,
  mine: 11,
  flag: 12,
};
/** Whether pieces of this kind can move at all (ST-06). */
export const walks = (rank: Rank): boolean => rank !== 'mine' && rank !== 'flag';

/** What remains after an attack (ST-08 to ST-11). */
export type Outcome = 'attacker' | 'defender' | 'nobody';
/** Returns the outcome of an attack by one rank on another. `minesStay` is the classic option of ST-10. */
export const fight = (attacker: Rank, defender: Rank, minesStay: boolean): Outcome => {
  if (defender === 'flag') return 'attacker';
  if (defender === 'mine') {
    if (attacker === 'miner') return 'attacker';
    return minesStay ? 'defender' : 'nobody';
  }
  if (attacker === 'spy' && defender === 'marshal') return 'attacker';
  const more = STRENGTH[attacker] - STRENGTH[defender];
  if (more === 0) return 'nobody';
  return more > 0 ? 'attacker' : 'defender';
};

/** Orders pieces by rank, the highest first, equal ones by id (for the rail). */
export const byRank = (a: Piece, b: Piece): number => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1);
const orderOf = ({ rank }: Piece): number => (rank === 'hidden' ? RANKS.length : RANKS.indexOf(rank));
