import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../core/scene.ts';
import type { Brush } from './draw/brush.ts';
import { type Crop, paintPicture } from './picture.ts';
import type { Theme } from './draw/theme.ts';
import { drawTape } from './marks/tape.ts';
import type { Point } from '../geometry/point.ts';

interface PictureProps {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly crop?: Crop | undefined;
  /** Ways that are shown as tapes, under those who go them. */
  readonly ways?: readonly (readonly Point[])[];
}

/** A still picture of a scene that fills its parent; a crop covers it, without one the whole mat is shown. */
export function Picture({ scene, theme, crop, ways }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const parent = canvas.current?.parentElement;
    if (!parent) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: parent.clientWidth, height: parent.clientHeight }));
    watch.observe(parent);
    return () => watch.disconnect();
  }, []);
  const ratio = globalThis.devicePixelRatio || 1;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || size.width === 0 || size.height === 0) return;
    const under = (brush: Brush): void => {
      for (const way of ways ?? []) drawTape(brush, way, { unit: scene.unit.mm });
    };
    paintPicture(context, { scene, theme, crop, size, ratio, under });
  }, [scene, theme, crop, ways, size, ratio]);
  return (
    <canvas
      ref={canvas}
      width={Math.round(size.width * ratio)}
      height={Math.round(size.height * ratio)}
      style={{ display: 'block', position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      aria-hidden
    />
  );
}
