import { Konva } from 'konva/lib/Global.js';
import type { Stage } from 'konva/lib/Stage.js';
import { type RefObject, useLayoutEffect } from 'react';
import { usePixelRatio } from '../draw/pixelRatio.ts';

/** Keeps every layer of a stage as sharp as the screen, whatever its scale and the device pixel ratio. */
export const useSharpStage = (stage: RefObject<Stage | null>, scale: number): void => {
  const ratio = usePixelRatio() * scale;
  useLayoutEffect(() => {
    // Canvases created later read the ratio here.
    Konva.pixelRatio = ratio;
    for (const layer of stage.current?.getLayers() ?? []) {
      if (layer.getCanvas().getPixelRatio() === ratio) continue;
      layer.getCanvas().setPixelRatio(ratio);
      // Redraws at once, because a resized canvas is empty.
      layer.draw();
    }
  }, [stage, ratio]);
};
