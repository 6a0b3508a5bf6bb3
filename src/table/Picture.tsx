import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../core/scene.ts';
import type { Brush } from './draw/brush.ts';
import { useLineScale } from './draw/contrast.ts';
import { viewScale } from './camera/scale.ts';
import { type Crop, paintPicture, pictureParts, pictureZoom } from './picture.ts';
import { usePaintedTable } from './paint/usePaintedTable.ts';
import { usePixelRatio } from './draw/pixelRatio.ts';
import type { Theme } from './draw/theme.ts';
import { drawTape } from './marks/drawTape.ts';
import type { Point } from '../geometry/point.ts';

interface PictureProps {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly crop?: Crop | undefined;
  /** Paths shown as tapes, under the pieces that take them. */
  readonly ways?: readonly (readonly Point[])[];
  /** Drawn over everything. It must stay the same object while unchanged. */
  readonly over?: ((brush: Brush) => void) | undefined;
}

/** How long a part may block the page, ms. */
const PART_MS = 8;
/** Runs tasks one after another, in parts. Returns a function that stops them. */
const inParts = (parts: readonly (() => void)[], done: () => void): (() => void) => {
  let next = 0;
  const goOn = (): void => {
    for (const until = performance.now() + PART_MS; next < parts.length && performance.now() < until; next++)
      parts[next]?.();
    if (next < parts.length) timer = setTimeout(goOn);
    else done();
  };
  let timer = setTimeout(goOn);
  return () => clearTimeout(timer);
};

/**
 * A still picture of a scene that fills its parent. A crop covers it; without one the whole mat is shown. The first picture is
 * painted in parts, changes at once.
 */
export function Picture({ scene, theme, crop, ways, over }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasDrawn = useRef(false);
  const [size, setSize] = useState({ width: 0, height: 0, scale: 1 });
  useEffect(() => {
    const parent = canvas.current?.parentElement;
    if (!parent) return undefined;
    const watch = new ResizeObserver(() => {
      const scale = viewScale();
      setSize({ width: parent.clientWidth / scale, height: parent.clientHeight / scale, scale });
    });
    watch.observe(parent);
    return () => watch.disconnect();
  }, []);
  const ratio = usePixelRatio() * size.scale;
  const lines = useLineScale();
  const scale = size.width > 0 ? Math.ceil(pictureZoom({ scene, crop, size }) * ratio * 10) / 10 : 0;
  const painted = usePaintedTable(scene, { theme, turn: 0, scale });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || size.width === 0 || size.height === 0) return;
    const under = (brush: Brush): void => {
      for (const path of ways ?? []) drawTape(brush, path, { unit: scene.unit.mm });
    };
    const look = { scene, theme, crop, size, ratio, painted, under, ...(over ? { over } : {}) };
    if (hasDrawn.current) return paintPicture(context, look);
    return inParts(pictureParts(context, look), () => {
      hasDrawn.current = true;
    });
  }, [scene, theme, crop, ways, over, size, ratio, painted, lines]);
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
