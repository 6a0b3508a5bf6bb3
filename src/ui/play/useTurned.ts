import { useCallback, useState } from 'react';
import { type OpenMatch, sitsFar } from '../../store/openMatch.ts';

/** Whether the table lies turned for the one at its upper edge, and how to turn it: by whose eyes come to the screen alone each time that they do. */
export const useTurned = (match: OpenMatch, opposite: boolean): readonly [turned: boolean, turn: () => void] => {
  const { viewer } = match;
  const [turned, setTurned] = useState(() => sitsFar(match, opposite));
  const [eyes, setEyes] = useState(viewer);
  // Under the curtain, and once all may see all, it stays as it lay.
  if (eyes !== viewer && viewer !== 'public' && viewer !== 'all') {
    setEyes(viewer);
    setTurned(sitsFar(match, opposite));
  }
  const turn = useCallback(() => setTurned((is) => !is), []);
  return [turned, turn];
};
