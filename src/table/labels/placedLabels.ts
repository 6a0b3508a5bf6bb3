import type { Point } from '../../geometry/point.ts';
import type { Camera, ViewWindow } from '../camera/camera.ts';
import { loupeBox } from '../input/Loupe.tsx';
import type { DragState } from '../input/tableGestures.ts';
import { recapDiscs } from '../marks/recap.ts';
import type { TableProps } from '../tableProps.ts';
import { allLabels } from './allLabels.ts';
import type { LabelBox } from './label.ts';
import type { LabelContext } from './labelContext.ts';
import { placeLabels } from './placeLabels.ts';
import { arrowHeads, boxAround, figureBoxes, reservedAreas } from './reservedAreas.ts';

interface LabelParts {
  readonly props: TableProps;
  readonly camera: Camera;
  readonly view: ViewWindow;
  readonly shown: Pick<LabelContext, 'story' | 'outlook' | 'stakes' | 'reach'> & {
    readonly shownAim: LabelContext['proposal'];
  };
  readonly drag: DragState;
  /** Where a finger holds a piece, px of the view. */
  readonly finger: Point | null;
  /** The boxes of the elements over the table. */
  readonly over: readonly LabelBox[];
}
/** Returns the labels that are drawn now, each in its place. */
export function placedLabels({ props, camera, view, shown, drag, finger, over }: LabelParts) {
  const { scene, theme, tapes, verdicts, after, say, length, units, percent, hidden, unseen } = props;
  const { shownAim, story, outlook, stakes, reach } = shown;
  const { measuring, dragging } = drag;
  const seen = { scene, story, proposal: shownAim, camera, view };
  const glass = dragging?.touch && finger ? [loupeBox(finger, view)] : [];
  const formatters = { say, length, units, percent, hidden, unseen };
  const chips = allLabels({ ...seen, verdicts, tapes, measuring, outlook, stakes, reach, after, theme, formatters });
  const discs = recapDiscs(scene, story, 1 / camera.zoom, theme, camera.turn);
  const marked = discs.map(({ at, r }) => boxAround(seen, at, r * camera.zoom));
  const reserved = [...reservedAreas(seen), ...arrowHeads(seen), ...marked, ...glass, ...over];
  return placeLabels(chips, reserved, figureBoxes(scene, camera, view), view, theme);
}
