import type Konva from 'konva';
import { type RefObject, useEffect, useState } from 'react';
import { forgetBitmaps } from '../figures/bitmap.ts';
import { forgetWidths } from '../labels/label.ts';
import { font } from './brush.ts';
import { useLineScale } from './contrast.ts';
import { DISPLAY_FONT } from './theme.ts';

/** Counts the loaded parts of typefaces used on the table, and redraws when one arrives or the device asks for other contrast. Those loaded with the page do not count. */
export function useFaces(stage: RefObject<Konva.Stage | null>): number {
  const [faces, setFaces] = useState(0);
  const lines = useLineScale();
  useEffect(() => {
    const come = (): void => {
      forgetBitmaps();
      forgetWidths();
      setFaces((count) => count + 1);
    };
    document.fonts.addEventListener('loadingdone', come);
    for (const face of [font(14, 700), `800 14px ${DISPLAY_FONT}`]) void document.fonts.load(face, '0A');
    return () => {
      document.fonts.removeEventListener('loadingdone', come);
      // Parts that arrive while no table is mounted are not noticed.
      forgetWidths();
    };
  }, []);
  useEffect(() => {
    stage.current?.batchDraw();
  }, [stage, faces, lines]);
  return faces;
}
