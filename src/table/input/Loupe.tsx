import type Konva from 'konva';
import { type RefObject, useEffect, useRef } from 'react';
import { usePixelRatio } from '../draw/pixelRatio.ts';
import type { Point } from '../../geometry/point.ts';
import type { Viewport, ViewWindow } from '../camera/camera.ts';
import type { LabelBox } from '../labels/label.ts';

const SIZE = 128;
const ABOVE = 96;
const POWER = 1.6;

interface LoupeProps {
  readonly stage: RefObject<Konva.Stage | null>;
  readonly place: Point;
  readonly view: ViewWindow;
}

/** Returns where the magnifier is for a finger at a place in the view: above it, or beside it near the upper edge. */
export function loupeBox(place: Point, view: Viewport): LabelBox {
  const above = place.y - ABOVE - SIZE / 2 > 0;
  const side = place.x > view.width / 2 ? -1 : 1;
  const centre = above ? { x: place.x, y: place.y - ABOVE } : { x: place.x + side * (ABOVE + 14), y: place.y };
  const x = Math.min(Math.max(centre.x - SIZE / 2, 4), view.width - SIZE - 4);
  const y = Math.min(Math.max(centre.y - SIZE / 2, 4), view.height - SIZE - 4);
  return { x, y, width: SIZE, height: SIZE };
}

/** A round magnifier above the finger that shows what the finger covers, without labels. Near the upper edge it moves to the side. */
export function Loupe({ stage, place, view }: LoupeProps) {
  const glass = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio() * view.scale;
  const { x: left, y: top } = loupeBox(place, view);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const context = glass.current?.getContext('2d');
      if (!context) return;
      context.clearRect(0, 0, SIZE * ratio, SIZE * ratio);
      const part = (SIZE / POWER) * ratio;
      for (const layer of stage.current?.getLayers().slice(0, -1) ?? []) {
        const { _canvas: sheet } = layer.getCanvas();
        const from = { x: place.x * ratio - part / 2, y: place.y * ratio - part / 2 };
        context.drawImage(sheet, from.x, from.y, part, part, 0, 0, SIZE * ratio, SIZE * ratio);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, place, ratio]);
  const foot = { x: left + SIZE / 2, y: top + SIZE / 2 };
  return (
    <>
      <svg
        width={view.width}
        height={view.height}
        style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
        aria-hidden
      >
        <line x1={foot.x} y1={foot.y} x2={place.x} y2={place.y} stroke="#fff" strokeWidth={2.5} />
        <circle
          cx={place.x}
          cy={place.y}
          r={26}
          fill="rgba(255,255,255,.22)"
          stroke="rgba(255,255,255,.8)"
          strokeWidth={2}
        />
      </svg>
      <canvas
        ref={glass}
        width={SIZE * ratio}
        height={SIZE * ratio}
        aria-hidden
        style={{
          position: 'absolute',
          left,
          top,
          width: SIZE,
          height: SIZE,
          boxSizing: 'border-box',
          borderRadius: '50%',
          border: '3px solid #fff',
          background: '#444',
          boxShadow: '0 4px 14px rgba(0,0,0,.45)',
          pointerEvents: 'none',
        }}
      />
    </>
  );
}
