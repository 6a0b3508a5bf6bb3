let last: Promise<unknown> = Promise.resolve();
/** Runs changes of the open match one after the other; a change that fails stops none of the later ones. */
export const enqueue = <T>(change: () => Promise<T>): Promise<T> => {
  const entered = last.then(change);
  last = entered.catch(() => undefined);
  return entered;
};
