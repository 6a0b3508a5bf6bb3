import type Konva from 'konva';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Mm } from '../../geometry/point.ts';
import type { Live } from '../input/tableInput.ts';
import type { Brush } from './brush.ts';
import { BUDGET } from './budget.ts';
import { CanvasShape } from './CanvasShape.tsx';
import { lineScale } from './contrast.ts';

/** How a drawing is seen: its theme, the length of a px in mm, the view's turn in degrees. */
export type Sheet = Omit<Brush, 'context'>;
/** Draws with the millimetre as the unit. */
export type Paint = (brush: Brush) => void;

interface SheetProps {
  readonly sheet: Sheet;
  readonly draw: Paint;
}
interface DrawnProps extends SheetProps {
  /** What `draw` reads while it draws. A change draws the layer again and renders nothing. */
  readonly follows?: Live<unknown>;
}

/** One drawing on a layer with the millimetre as its unit. */
export function Drawn({ sheet, draw, follows }: DrawnProps) {
  const shape = useRef<Konva.Shape>(null);
  useLayoutEffect(() => follows?.subscribe(() => void shape.current?.getLayer()?.batchDraw()), [follows]);
  return (
    <CanvasShape
      ref={shape}
      draw={(context) => {
        context.save();
        draw({ ...sheet, context });
        context.restore();
      }}
    />
  );
}

/** A drawing cached as an image. It is made when the drawing is drawn again at the same size, so panning is cheap. */
interface Kept {
  /** What it was drawn from: the draw function, the theme, the turn, the width of lines. */
  readonly of: readonly unknown[];
  readonly scale: number;
  image: HTMLCanvasElement | null;
}
interface CachedProps extends SheetProps {
  /** Its size in mm, and how far (mm) it reaches beyond that on each side. */
  readonly width: Mm;
  readonly height: Mm;
  readonly out: Mm;
}

/** How long (ms) the zoom must rest before an image is cached. */
const REST = 120;

/** A drawing that seldom changes and is costly to draw. */
export function CachedDrawing({ sheet, draw, width, height, out }: CachedProps) {
  const kept = useRef<Kept | null>(null);
  const rest = useRef<number | undefined>(undefined);
  const shape = useRef<Konva.Shape>(null);
  useEffect(() => () => window.clearTimeout(rest.current), []);
  return (
    <CanvasShape
      ref={shape}
      draw={(context) => {
        const { a, b, c, d, e, f } = context.getTransform();
        const scale = Math.round(Math.hypot(a, b) * 1e6) / 1e6;
        const square = Math.min(Math.abs(a), Math.abs(b)) < 1e-6;
        const wide = Math.ceil((width + 2 * out) * scale);
        const high = Math.ceil((height + 2 * out) * scale);
        const of = [draw, sheet.theme, sheet.turn, lineScale()];
        const before = kept.current;
        const changed = !before || of.some((each, i) => each !== before.of[i]);
        const keeps = square && wide * high <= BUDGET.drawing;
        if (changed || before.scale !== scale) kept.current = { of, scale, image: null };
        const { current } = kept;
        if (!keeps || !current || (!changed && before.scale !== scale)) {
          window.clearTimeout(rest.current);
          // Once the zoom rests, the cached image is drawn, so a table at rest always looks the same.
          if (keeps) rest.current = window.setTimeout(() => shape.current?.getLayer()?.batchDraw(), REST);
          context.save();
          draw({ ...sheet, context });
          context.restore();
          return;
        }
        current.image ??= picture(wide, high, (own) => {
          own.translate(wide / 2, high / 2);
          own.scale(scale, scale);
          own.translate(-width / 2, -height / 2);
          draw({ ...sheet, context: own });
        });
        const [cos, sin] = [Math.round(a / scale), Math.round(b / scale)];
        const [across, down] = sin === 0 ? [wide / 2, high / 2] : [high / 2, wide / 2];
        // Aligns its pixels with those of the canvas, whichever way the table is turned.
        const middle = {
          x: Math.round(e + (a * width + c * height) / 2 - across) + across,
          y: Math.round(f + (b * width + d * height) / 2 - down) + down,
        };
        context.save();
        context.setTransform(cos, sin, -sin, cos, middle.x, middle.y);
        context.drawImage(current.image, -wide / 2, -high / 2);
        context.restore();
      }}
    />
  );
}

function picture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const image = document.createElement('canvas');
  image.width = width;
  image.height = height;
  const context = image.getContext('2d');
  if (context) draw(context);
  return image;
}
