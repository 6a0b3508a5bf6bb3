/** Returns the number of hands raised. */
export const sumOf = (hands: readonly number[]): number => hands.reduce((a, b) => a + b, 0);
/** The votes for one step: those counted now, and those before the class talked about it. */
export interface Votes {
  readonly step: number;
  readonly hands: readonly number[];
  /** The votes of the first time, if the class has voted again. */
  readonly first: readonly number[] | null;
  /** Whether the class sees counts that were hidden from it. */
  readonly closed: boolean;
}
export const NO_VOTES: Votes = { step: -1, hands: [], first: null, closed: false };
/** The greatest number of votes for an answer. */
export const MOST_VOTES = 999;
/** Returns the votes with another number for an answer, within what can be counted. */
export const withCount = (hands: readonly number[], of: number, answer: number, count: number): number[] =>
  Array.from({ length: of }, (_, i) =>
    i === answer ? Math.min(MOST_VOTES, Math.max(0, Math.round(count) || 0)) : (hands[i] ?? 0),
  );
/** Returns how much larger the part of the class with the right answer is after talking, in points of 100. Null until it voted twice. */
export const gainOf = ({ hands, first }: Pick<Votes, 'hands' | 'first'>, right: number): number | null => {
  if (!first || sumOf(first) === 0 || sumOf(hands) === 0) return null;
  const share = (of: readonly number[]): number => (of[right] ?? 0) / sumOf(of);
  return Math.round(100 * (share(hands) - share(first)));
};
/** Returns what the class may see of the votes for a step. Null before anything is counted, and while the counts are hidden from it. */
export const seenVotes = (votes: Votes, step: number, hides: boolean): Votes | null => {
  if (votes.step !== step || sumOf(votes.hands) + sumOf(votes.first ?? []) === 0) return null;
  return hides && !votes.closed ? null : votes;
};
/** Returns a difference with its sign, as it is read. */
export const signed = (points: number): string => {
  if (points === 0) return '0';
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
};
