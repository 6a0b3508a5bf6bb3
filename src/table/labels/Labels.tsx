import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { PlacedLabel } from './label.ts';
import { drawLabel } from './placeLabels.ts';
import type { Theme } from '../draw/theme.ts';

interface WritingProps {
  readonly chips: readonly PlacedLabel[];
  readonly theme: Theme;
}

/** All labels, on a layer with the pixel as its unit. */
export function Labels({ chips, theme }: WritingProps) {
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: context }) => {
        for (const chip of chips) drawLabel(context, chip, theme);
      }}
    />
  );
}
