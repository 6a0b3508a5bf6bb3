/** Returns the answers with most hands, in order. None while there are no hands. */
export const leaders = (hands: readonly number[]): number[] => {
  const most = Math.max(0, ...hands);
  return most === 0 ? [] : hands.flatMap((count, i) => (count === most ? [i] : []));
};
/** Returns the answer with most hands. Null if there is none, or if several have as many. */
export const majority = (hands: readonly number[]): number | null => {
  const [first, ...more] = leaders(hands);
  return first === undefined || more.length > 0 ? null : first;
};
