import type Konva from 'konva';
import { Animation } from 'konva/lib/Animation.js';
import { useEffect, useRef } from 'react';
import type { Mm, Point } from '../../geometry/point.ts';
import type { Sheet } from '../draw/CachedDrawing.tsx';
import { CanvasShape } from '../draw/CanvasShape.tsx';
import type { Run } from '../tableProps.ts';
import { drawMotion } from './drawMotion.ts';
import { trembleAt } from './impact.ts';
import { changeTimes } from './keyframes.ts';

interface PlaybackProps extends Sheet {
  readonly run: Run;
  /** The game's own measure, for the tapes along walked paths. Null in games without measuring. */
  readonly unit: Mm | null;
  /** Whether the table may tremble. */
  readonly trembles: boolean;
}
/** A rounded clock may be just before a moment that has come, by this many ms. */
const LATE = 1;
/** Plays a motion on its own layer, so only the moving pieces are redrawn. With reduced motion it only draws the keyframes. */
export function Playback({ run, unit, trembles, ...sheet }: PlaybackProps) {
  const shape = useRef<Konva.Shape>(null);
  const { motion, since } = run;
  const { turn } = sheet;
  useEffect(() => {
    const layer = shape.current?.getLayer() ?? null;
    if (motion.reducedMotion) {
      if (since === null) return undefined;
      const past = performance.now() - since;
      const coming = changeTimes(motion).filter((at) => at > past);
      const timers = coming.map((at) => setTimeout(() => layer?.batchDraw(), at - past + LATE));
      return () => timers.forEach(clearTimeout);
    }
    const animation = new Animation(() => {
      if (trembles && since !== null) shiftStage(layer, trembleAt(motion, performance.now() - since), turn);
    }, layer);
    animation.start();
    return () => {
      animation.stop();
      shiftStage(layer, { x: 0, y: 0 }, turn);
    };
  }, [motion, since, trembles, turn]);
  return (
    <CanvasShape
      ref={shape}
      draw={(context) => {
        const ms = since === null ? 0 : performance.now() - since;
        drawMotion({ ...sheet, context }, motion, ms, unit);
      }}
    />
  );
}

/** Shifts all layers of a stage by an offset (px) along the axes of a table turned this far. The style draws nothing again. */
function shiftStage(layer: Konva.Layer | null, { x, y }: Point, turn: number): void {
  const content = layer?.getStage()?.content;
  if (!content) return;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  content.style.transform =
    x === 0 && y === 0 ? '' : `translate(${(x * cos - y * sin).toFixed(2)}px, ${(x * sin + y * cos).toFixed(2)}px)`;
}
