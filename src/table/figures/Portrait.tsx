import type { PieceNode } from '../../core/scene.ts';
import { warriorDrawing } from './body.ts';
import { frontOf, lookOf } from './layers.ts';
import { stackOf } from './stack.ts';
import { Drawn } from '../draw/svg.tsx';
import { seatPaint, type Theme } from '../draw/theme.ts';

interface PortraitProps {
  readonly piece: Pick<PieceNode, 'figure' | 'seat' | 'emblem' | 'mark' | 'body'>;
  readonly theme: Theme;
  /** Width and height in px. */
  readonly size?: number;
}

/** A figure on its base, for lists and plates. */
export function Portrait({ piece: { figure, seat, emblem, mark, body }, theme, size = 44 }: PortraitProps) {
  if (figure === 'warrior' && body) {
    return (
      <svg width={size} height={size} viewBox="-23 -23 46 46" aria-hidden>
        <Drawn drawing={warriorDrawing(body, seatPaint(seat, theme))} />
      </svg>
    );
  }
  const look = lookOf(figure);
  const half = figure === 'block' ? 1.25 : look.vehicle || look.oval ? 2 : frontOf(figure) ? 1.95 : 1.5;
  return (
    <svg width={size} height={size} viewBox={`${-half} ${-half - 0.18} ${half * 2} ${half * 2}`} aria-hidden>
      <Drawn drawing={stackOf({ figure, seat, theme, facing: 0, emblem, mark })} />
    </svg>
  );
}
