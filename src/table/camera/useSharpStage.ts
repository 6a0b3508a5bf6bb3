import { Konva } from 'konva/lib/Global.js';
import type { Stage } from 'konva/lib/Stage.js';
import { type RefObject, useLayoutEffect } from 'react';
import { usePixelRatio } from '../draw/pixelRatio.ts';

/** Keeps every layer of a stage as sharp as the screen, whatever its scale and the device pixel ratio. */
export const useSharpStage = (stage: RefObject<Stage | null>, scale: number): void => {
  const ratio = usePixelRatio() * scale;
  useLayoutEffect(() => {
    // Sheets that are still to come read it here.
    Konva.pixelRatio = ratio;
    for (const layer of stage.current?.getLayers() ?? []) {
      const sheets = [layer.getCanvas(), layer.getHitCanvas()].filter((sheet) => sheet.getPixelRatio() !== ratio);
      for (const sheet of sheets) sheet.setPixelRatio(ratio);
      // At once: a sheet of another size is empty.
      if (sheets.length > 0) layer.draw();
    }
  }, [stage, ratio]);
};
