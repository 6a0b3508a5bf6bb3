/** One roll of a case: the key of its ending, and the dice of its first throw. */
export interface LabRoll {
  readonly key: string;
  readonly dice: readonly number[];
}
/** The rolls so far: the count of each ending, the first and the last rolls one by one, and the frequency of the watched ending over time. */
export interface RollTotals {
  readonly n: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly first: readonly LabRoll[];
  /** The newest first. */
  readonly last: readonly LabRoll[];
  readonly course: readonly { readonly n: number; readonly share: number }[];
  /** Rolls are still in progress. */
  readonly falling: boolean;
}
export const NO_ROLLS: RollTotals = { n: 0, counts: {}, first: [], last: [], course: [], falling: false };
