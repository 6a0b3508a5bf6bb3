import { Fingerprint } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { useScreenFocus } from '../screenFocus.ts';
import { useEndOnLeave } from './pressed.ts';
import { PrimaryButton } from './PrimaryButton.tsx';

const HOLD_MS = 1000;

interface HoldProps {
  readonly label: string;
  /** The question asked after a press that is not a hold. */
  readonly question: string;
  /** The ids of the elements that explain it. */
  readonly describedBy: string;
  /** Whether it takes the focus when it appears. */
  readonly first: boolean;
  done(): void;
}
/** A button that acts when it is held for 1 s. A plain press, as assistive technology sends it, asks first. */
export const HoldButton = ({ label, question, describedBy, first, done }: HoldProps) => {
  const [asked, request] = useState(false);
  const { holding, start, stop } = useHold(done);
  const button = useQuietTouch();
  useScreenFocus<HTMLButtonElement>(first ? button : undefined);
  // A press that is not a hold comes from assistive technology, so it asks.
  const release = (): void => {
    if (holding) request(true);
    stop();
  };
  const onKey = (event: KeyboardEvent, action: () => void): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Prevents the key's own click: a held key is not a click.
    event.preventDefault();
    if (!event.repeat) action();
  };
  return (
    <>
      <PrimaryButton
        ref={button}
        aria-describedby={describedBy}
        data-holding={holding || undefined}
        onPointerDown={start}
        onPointerUp={release}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => onKey(event, start)}
        onKeyUp={(event) => onKey(event, release)}
        onClick={() => request(true)}
        onBlur={stop}
      >
        <svg viewBox="0 0 48 48" aria-hidden>
          <circle cx="24" cy="24" r="20" />
          <circle cx="24" cy="24" r="20" pathLength="1" />
          <Fingerprint x="11" y="11" width="26" height="26" />
        </svg>
        {label}
      </PrimaryButton>
      {asked && (
        <Ask
          question={question}
          done={done}
          leave={() => {
            request(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
};

/** Asks in place, for players who cannot hold. */
const Ask = ({ question, done, leave }: Pick<HoldProps, 'question' | 'done'> & { leave(): void }) => {
  const id = useId();
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') leave();
  };
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div className="asked" role="group" aria-labelledby={id}>
      <p id={id}>{question}</p>
      <button ref={no} type="button" className="plain" aria-describedby={id} onClick={leave} onKeyDown={onKey}>
        {t('curtain.no')}
      </button>
      <button type="button" className="plain" aria-describedby={id} onClick={done} onKeyDown={onKey}>
        {t('curtain.yes')}
      </button>
    </div>
  );
};

/** Prevents a touch on the element from making a click. When the finger leaves, the click would hit what the curtain had covered. */
const useQuietTouch = (): RefObject<HTMLButtonElement | null> => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = ref.current;
    const quiet = (event: TouchEvent): void => event.preventDefault();
    element?.addEventListener('touchstart', quiet, { passive: false });
    return () => element?.removeEventListener('touchstart', quiet);
  }, []);
  return ref;
};

/** Runs `done` after a hold of 1 s without a break. */
const useHold = (done: () => void): { holding: boolean; start(): void; stop(): void } => {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const start = () => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(done, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEndOnLeave(stop);
  return { holding, start, stop };
};
