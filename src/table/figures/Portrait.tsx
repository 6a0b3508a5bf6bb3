import { type PieceNode, footprint } from '../../core/scene.ts';
import type { RestingSide } from '../../core/shots/pose.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { warriorDrawing } from './bodyPicture.ts';
import { frontOf, figureSprite } from './layers.ts';
import { figureDrawing } from './figureDrawing.ts';
import { tileOf } from './tile.ts';
import { useLineScale } from '../draw/contrast.ts';
import { Drawn } from '../draw/svg.tsx';
import { seatPaint, type Theme } from '../draw/theme.ts';

interface PortraitProps {
  readonly piece: Pick<PieceNode, 'figure' | 'seat' | 'emblem' | 'mark' | 'body'> &
    Partial<Pick<PieceNode, 'base' | 'facing'>>;
  readonly theme: Theme;
  /** Width and height in px. A figure lying down is half as wide. */
  readonly size?: number;
  /** The resting side of a toppled soldier. Other pieces ignore it. */
  readonly lies?: RestingSide;
}

/** Returns half the width of a standing figure's picture, in radii of its base. */
const halfWidthOf = (figure: PieceNode['figure']): number => {
  if (figure === 'block') return 1.25;
  const { vehicle, oval } = figureSprite(figure);
  if (vehicle || oval) return 2;
  return frontOf(figure) ? 1.95 : 1.5;
};
/** A figure on its base, for lists and plates. */
export function Portrait({ piece, theme, size = 44, lies }: PortraitProps) {
  const { figure, seat, emblem, mark, body, base, facing = 0 } = piece;
  useLineScale();
  if (figure === 'tile' && base) {
    const { at, width, height } = boundsOf(footprint({ base, facing, at: { x: 0, y: 0 } }));
    const half = 0.6 * Math.max(width, height);
    const [x, y] = [at.x + width / 2 - half, at.y + height / 2 - half];
    return (
      <svg width={size} height={size} viewBox={`${x} ${y} ${2 * half} ${2 * half}`} aria-hidden>
        <Drawn drawing={tileOf(base, seatPaint(seat, theme), facing, mark)} />
      </svg>
    );
  }
  if (figure === 'warrior' && body) {
    return (
      <svg width={size} height={size} viewBox="-23 -23 46 46" aria-hidden>
        <Drawn drawing={warriorDrawing(body, seatPaint(seat, theme))} />
      </svg>
    );
  }
  if (lies && frontOf(figure)) {
    return (
      <svg width={size / 2} height={size} viewBox="-.65 -1.28 1.3 2.6" aria-hidden>
        <Drawn drawing={figureDrawing({ figure, seat, theme, facing: 0, lies })} />
      </svg>
    );
  }
  const half = halfWidthOf(figure);
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox={`${-half} ${-half - (figure === 'block' ? 0 : 0.18)} ${half * 2} ${half * 2}`}
      aria-hidden
    >
      <Drawn drawing={figureDrawing({ figure, seat, theme, facing: 0, emblem, mark })} />
    </svg>
  );
}
