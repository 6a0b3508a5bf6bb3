import { withoutGlyphs } from '../../../presentation/text/formatters.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useEndOnLeave } from '../../components/pressed.ts';
import { scaleNow } from '../../../table/camera/scale.ts';
import { toElement } from '../../../table/camera/coordinates.ts';

/** The width of the bead, and how far a finger must move sideways before it slides, px. */
const BEAD = 10;
const ASIDE = 8;
/** How far each key moves the slider, in fine steps and in pages. */
const KEYS: Readonly<Record<string, readonly [fine: number, pages: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [1, 0],
  PageDown: [0, -1],
  PageUp: [0, 1],
};

/**
 * A horizontal slider. A finger that moves up or down over it scrolls and changes nothing. It slides once it moves sideways, or
 * is lifted where it was put down.
 */
export const Slide = ({
  from,
  to,
  place,
  setting,
  label,
  words,
  go,
  step,
}: {
  from: number;
  to: number;
  place: number;
  /** The value at this position. */
  setting: number;
  label: string;
  words: string;
  go(place: number): void;
  step(fine: number, pages: number): void;
}) => {
  const held = useRef<{ id: number; x: number; sliding: boolean } | null>(null);
  const end = (): void => {
    held.current = null;
  };
  useEndOnLeave(end);
  const goTo = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>): void => {
    const { width } = currentTarget.getBoundingClientRect();
    const bead = BEAD * scaleNow();
    const part = (toElement(currentTarget, { x, y }).x - bead / 2) / Math.max(1, width - bead);
    go(from + Math.min(1, Math.max(0, part)) * (to - from));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const sliding = event.pointerType !== 'touch';
    held.current = { id: event.pointerId, x: event.clientX, sliding };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
    if (sliding) goTo(event);
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons === 0) end();
    if (held.current?.id !== event.pointerId) return;
    if (Math.abs(event.clientX - held.current.x) > ASIDE) held.current.sliding = true;
    if (held.current.sliding) goTo(event);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (held.current?.id !== event.pointerId) return;
    goTo(event);
    end();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [fine, pages] = KEYS[event.key] ?? [0, 0];
    if (fine === 0 && pages === 0) return;
    step(fine, pages);
    event.preventDefault();
  };
  return (
    <span
      className="slide grow"
      data-part="slide"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={end}
      onLostPointerCapture={end}
    >
      <input
        type="range"
        min={from}
        max={to}
        value={place}
        data-setting={setting}
        aria-label={label}
        aria-valuetext={withoutGlyphs(words)}
        onChange={(event) => go(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
    </span>
  );
};
