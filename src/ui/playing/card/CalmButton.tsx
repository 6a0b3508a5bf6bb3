import { useEffect, useState } from 'react';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';

/** How long nothing must be pressed before a shot can be stopped, ms. */
const CALM_MS = 1200;
/** The same before a new match can begin, ms. The last blow is seen first. */
export const END_MS = 2400;
/** A button that undoes or ends what the player has just caused. It is enabled only after a pause, so that repeated presses do not trigger it. */
export const CalmButton = ({
  word,
  press,
  ms = CALM_MS,
  busy = false,
}: {
  word: string;
  press(): void;
  ms?: number;
  busy?: boolean;
}) => {
  const [presses, setPresses] = useState(0);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), ms);
    return () => {
      clearTimeout(timer);
      setCalm(false);
    };
  }, [presses, ms]);
  return (
    <PrimaryButton
      data-busy={busy || undefined}
      aria-disabled={!isCalm || undefined}
      data-rests={!isCalm || undefined}
      onClick={() => (isCalm ? press() : setPresses(presses + 1))}
    >
      {word}
    </PrimaryButton>
  );
};
