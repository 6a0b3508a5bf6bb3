import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { PlacedChip } from './chip.ts';
import { drawChip } from './chips.ts';
import type { Theme } from '../draw/theme.ts';

interface WritingProps {
  readonly chips: readonly PlacedChip[];
  readonly theme: Theme;
}

/** All writing, on a layer whose unit is the pixel. */
export function Writing({ chips, theme }: WritingProps) {
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: context }) => {
        for (const chip of chips) drawChip(context, chip, theme);
      }}
    />
  );
}
