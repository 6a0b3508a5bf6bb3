import type { Point } from '../../geometry/point.ts';
import { useLive } from '../input/live.ts';
import type { Proposal } from '../input/proposal.ts';
import type { Live } from '../input/tableInput.ts';
import type { PlacedLabel } from './label.ts';
import { drawLabel } from './placeLabels.ts';
import { CanvasShape } from '../draw/CanvasShape.tsx';
import type { Theme } from '../draw/theme.ts';

interface WritingProps {
  /** What the places depend on: the proposal shown, and where a finger is. */
  readonly shown: Live<Proposal | null>;
  readonly finger: Live<Point | null>;
  /** Returns all labels in their places. */
  readonly place: () => readonly PlacedLabel[];
  readonly theme: Theme;
}

/** All labels, on a layer with the pixel as its unit. They follow a drag alone, without the rest of the table. */
export function Labels({ shown, finger, place, theme }: WritingProps) {
  useLive(shown, (proposal) => proposal);
  useLive(finger, (at) => at);
  const chips = place();
  return (
    <CanvasShape
      draw={(context) => {
        for (const chip of chips) drawLabel(context, chip, theme);
      }}
    />
  );
}
