import { useState } from 'react';

/** Returns a value with its changes step by step, and an undo for each. */
export const useSteps = <Value>(value: Value, set: (value: Value) => void) => {
  const [past, setPast] = useState<readonly Value[]>([]);
  const last = past.at(-1);
  return {
    change: (next: Value): void => {
      setPast([...past, value]);
      set(next);
    },
    /** Undoes the last step. Null if there is none. */
    undo:
      last === undefined
        ? null
        : (): void => {
            setPast(past.slice(0, -1));
            set(last);
          },
  };
};
