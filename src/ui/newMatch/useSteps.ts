import { useState } from 'react';

/** A value that is changed step by step, each of which can be taken back. */
export const useSteps = <Value>(value: Value, set: (value: Value) => void) => {
  const [past, setPast] = useState<readonly Value[]>([]);
  const last = past.at(-1);
  return {
    change: (next: Value): void => {
      setPast([...past, value]);
      set(next);
    },
    /** Takes the last step back; null where there is none. */
    undo:
      last === undefined
        ? null
        : (): void => {
            setPast(past.slice(0, -1));
            set(last);
          },
  };
};
