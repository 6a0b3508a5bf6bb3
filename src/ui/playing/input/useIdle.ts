import { useEffect, useState } from 'react';
import { useInteraction } from '../context/interaction.tsx';

/** How long a button that skips ignores presses after a change, ms. */
const REST_MS = 600;
/** Whether nothing has changed for a moment: no step, selection, proposal or question. */
export const useIdle = (): boolean => {
  const [rested, setRested] = useState(false);
  const { view, selected, mode, held, kind } = useInteraction((now) => ({
    view: now.view,
    selected: now.selected,
    mode: now.mode,
    held: now.proposal !== null,
    kind: now.offer.kind,
  }));
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => {
      clearTimeout(timer);
      setRested(false);
    };
  }, [view, selected, mode, held, kind]);
  return rested;
};
