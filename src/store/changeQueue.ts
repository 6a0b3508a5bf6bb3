let last: Promise<unknown> = Promise.resolve();
/** Runs changes of the open match one after another. A failed change does not stop later ones. */
export const enqueue = <T>(change: () => Promise<T>): Promise<T> => {
  const entered = last.then(change);
  last = entered.catch(() => undefined);
  return entered;
};
