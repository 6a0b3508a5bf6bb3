import type { Figure } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import { lookOf } from './figures/layers.ts';
import { BASE_OUTLINES } from './figures/shapes.ts';
import { stackOf } from './figures/stack.ts';
import { Drawn } from './svg.tsx';
import { type Theme, seatPaint } from './theme.ts';

interface PortraitProps {
  readonly figure: Figure;
  readonly seat?: Seat | undefined;
  readonly theme: Theme;
  /** Width and height in px. */
  readonly size?: number;
  readonly wounded?: boolean;
}

/** A figure on its base, for lists and plates. */
export function Portrait({ figure, seat, theme, size = 44, wounded = false }: PortraitProps) {
  const look = lookOf(figure);
  const half = look.vehicle || look.oval ? 1.75 : 1.5;
  return (
    <svg width={size} height={size} viewBox={`${-half} ${-half - 0.18} ${half * 2} ${half * 2}`} aria-hidden>
      <Drawn drawing={stackOf({ figure, seat, theme, facing: 0, wounded })} />
    </svg>
  );
}

interface SeatMarkProps {
  readonly seat: Seat;
  readonly theme: Theme;
  readonly size?: number;
  /** Colour of the rim. */
  readonly rim?: string;
}

/** The shape and colour of a seat. */
export function SeatMark({ seat, theme, size = 18, rim = '#FFFFFF' }: SeatMarkProps) {
  const paint = seatPaint(seat, theme);
  return (
    <svg width={size} height={size} viewBox="-1.3 -1.3 2.6 2.6" aria-hidden>
      <path d={BASE_OUTLINES[paint.shape]} fill={paint.onPaper} stroke={rim} strokeWidth={0.2} />
    </svg>
  );
}
