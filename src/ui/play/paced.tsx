import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Hand } from './hand/usePlayHand.ts';

/** Each so many frames what stands beside the table follows a piece in the hand: where frames are slow, it does not make them slower. */
const FRAMES = 6;
/** A part of the page that follows what is in the hand every few frames, and at once when it is let go: the table alone follows each move. */
export const paced = <Props extends { readonly hand: Hand }>(Part: (props: Props) => ReactNode) =>
  function Paced(props: Props) {
    const [shown, show] = useState(props);
    const latest = useRef(props);
    useLayoutEffect(() => {
      latest.current = props;
    });
    const moving = props.hand.proposal?.moving === true;
    if (!moving && shown !== props) show(props);
    useEffect(() => {
      if (!moving) return undefined;
      let frame = 0;
      let count = 0;
      const follow = (): void => {
        frame = requestAnimationFrame(follow);
        count++;
        if (count % FRAMES === 0) show(latest.current);
      };
      follow();
      return () => cancelAnimationFrame(frame);
    }, [moving]);
    return useMemo(() => <Part {...shown} />, [shown]);
  };
