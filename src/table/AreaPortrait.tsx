import { useEffect, useRef } from 'react';
import type { AreaNode } from '../core/scene.ts';
import { boundsOf } from '../geometry/shape.ts';
import { usePixelRatio } from './draw/pixelRatio.ts';
import type { Theme } from './draw/theme.ts';
import { drawTerrain } from './ground/terrain.ts';

interface AreaPortraitProps {
  readonly areas: readonly AreaNode[];
  readonly theme: Theme;
  /** Width and height in px. */
  readonly size: number;
}
/** A piece of terrain without its ground, for lists. */
export const AreaPortrait = ({ areas, theme, size }: AreaPortraitProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const boxes = areas.map(({ shape }) => boundsOf(shape));
    if (!context || boxes.length === 0) return;
    const left = Math.min(...boxes.map(({ at }) => at.x));
    const top = Math.min(...boxes.map(({ at }) => at.y));
    const width = Math.max(...boxes.map((box) => box.at.x + box.width)) - left;
    const height = Math.max(...boxes.map((box) => box.at.y + box.height)) - top;
    const zoom = (0.9 * size) / Math.max(width, height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.scale(ratio * zoom, ratio * zoom);
    context.translate(size / zoom / 2 - left - width / 2, size / zoom / 2 - top - height / 2);
    for (const area of areas) drawTerrain({ context, px: 1 / zoom, turn: 0, theme }, area, areas);
  }, [areas, theme, size, ratio]);
  return (
    <canvas
      ref={canvas}
      width={Math.round(size * ratio)}
      height={Math.round(size * ratio)}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      aria-hidden
    />
  );
};
