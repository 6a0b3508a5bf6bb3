import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import { isInverted } from '../../../table/camera/coordinates.ts';

const HEIGHTS = ['strip', 'half', 'whole'] as const;
/** The height of the card as a sheet: only the stakes, half of it, or as much as there is room for. */
export type SheetHeight = (typeof HEIGHTS)[number];
/** Returns the height that is a number of steps up from another, limited to the heights that there are. */
export const heightFrom = (height: SheetHeight, steps: number): SheetHeight => {
  const last = HEIGHTS.length - 1;
  return HEIGHTS[Math.min(last, Math.max(0, HEIGHTS.indexOf(height) + steps))] ?? height;
};

/** A drag of `STEP` px or more moves the sheet by one height, a drag `FAR` times as long by two. */
const STEP = 40;
const FAR = 5;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: -2, End: 2 };

/**
 * The grip of the sheet. A press raises it by one height, or from the top lowers it to the strip. A drag, a flick or an arrow key
 * moves it either way.
 */
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
    // A click by a key or by software is never the end of a drag.
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
