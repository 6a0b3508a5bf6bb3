import { useEffect, useState } from 'react';
import type { Interaction } from '../../../interaction/view.ts';

/** So long after something else was pressed a button that lets things go by does nothing yet, ms. */
const REST_MS = 600;
/** Whether nothing has changed under the hand for a moment: no step, pick, proposal or question. */
export const useIdle = ({ view, selected, mode, proposal, offer }: Interaction): boolean => {
  const [rested, setRested] = useState(false);
  const held = proposal !== null;
  const { kind } = offer;
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => {
      clearTimeout(timer);
      setRested(false);
    };
  }, [view, selected, mode, held, kind]);
  return rested;
};
