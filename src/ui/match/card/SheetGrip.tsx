import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import { isInverted } from '../../../table/camera/coordinates.ts';

const HEIGHTS = ['strip', 'half', 'whole'] as const;
/** How far the card is drawn up where it is a sheet: what decides alone, half of it, or all there is room for. */
export type SheetHeight = (typeof HEIGHTS)[number];
/** The height so many steps up from another, as far as there is one. */
export const heightFrom = (height: SheetHeight, steps: number): SheetHeight => {
  const last = HEIGHTS.length - 1;
  return HEIGHTS[Math.min(last, Math.max(0, HEIGHTS.indexOf(height) + steps))] ?? height;
};

/** A drag so long (px) goes one height on, one so many times as long two. */
const STEP = 40;
const FAR = 5;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: -2, End: 2 };

/** What the sheet is drawn up and down by: a press goes one height up, from the top down to the strip; a drag, a flick and the arrow keys go either way. */
export const SheetGrip = ({ height, set }: { height: SheetHeight; set(height: SheetHeight): void }) => {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const top = height === 'whole';
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return;
    const up = (from.current - event.clientY) * (isInverted(event.currentTarget) ? -1 : 1);
    if (Math.abs(up) >= STEP) {
      dragged.current = true;
      set(heightFrom(height, Math.sign(up) * (Math.abs(up) >= STEP * FAR ? 2 : 1)));
    }
    from.current = null;
  };
  const press = (event: MouseEvent): void => {
    // A click of its own, as a key or software makes it, is never the end of a drag.
    if (event.detail === 0 || !dragged.current) set(top ? 'strip' : heightFrom(height, 1));
    dragged.current = false;
  };
  const key = (event: KeyboardEvent): void => {
    const steps = KEYS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(heightFrom(height, steps));
  };
  return (
    <button
      type="button"
      className="icon raise"
      data-part="sheet-grip"
      aria-label={t(top ? 'sheet.lower' : 'sheet.raise')}
      aria-expanded={height !== 'strip'}
      onClick={press}
      onKeyDown={key}
      onPointerDown={(event) => {
        from.current = event.clientY;
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={drag}
      onPointerCancel={() => (from.current = null)}
    >
      {top ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
    </button>
  );
};
