import type { Entry, Match } from '../src/core/match.ts';

const DRAFT = ['hawk', 'boar', 'turtle', 'scorpion', 'bull', 'ray', 'star', 'wolf', 'owl', 'beetle'];
/** Blue draws both lots and takes every other warrior, from the hawk on. */
const drafted: readonly Entry[] = [
  { action: { type: 'lot' }, dice: [1] },
  ...DRAFT.map((id): Entry => ({ action: { type: 'pick', id } })),
  { action: { type: 'lot' }, dice: [1] },
];
const begun = (variant: string, entries: readonly Entry[], more: object = {}): Match => ({
  format: 1,
  game: 'flick',
  rulesVersion: 1,
  options: { variant, ...more },
  seed: 'flick',
  takeBack: 'free',
  players: [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '' },
  ],
  entries: [...drafted, ...entries],
});
/** A duel on A or D before its first flick: Blue's bull strikes at the boar. */
export const bout = (field: 'A' | 'D', more?: object): Match =>
  begun(`duel${field}`, [{ action: { type: 'choose', id: 'bull' } }, { action: { type: 'choose', id: 'boar' } }], more);
/** Field V with five on each side before its first flick, which is Blue's. */
export const teams = (more?: object): Match =>
  begun('fieldV', [{ action: { type: 'lineUp' } }, { action: { type: 'lineUp' } }], more);
/** A long match on field A, in which Blue has given up four bouts and strikes first with the last of the five. */
export const lastOfFive = (): Match =>
  begun('long', [
    { action: { type: 'choose', id: 'hawk' } },
    { action: { type: 'choose', id: 'boar' } },
    ...['turtle', 'bull', 'star', 'owl'].flatMap((id): Entry[] => [
      { action: { type: 'concede' } },
      { action: { type: 'choose', id } },
    ]),
  ]);
