import { memo, useMemo } from 'react';
import type { NodeId } from '../../core/scene.ts';
import type { Brush } from '../draw/brush.ts';
import { Drawn, type Sheet } from '../draw/CachedDrawing.tsx';
import { type HitShape, activeChoices, choiceTargets } from '../input/hitTest.ts';
import type { Proposal } from '../input/proposal.ts';
import type { TableControl } from '../input/tableInput.ts';
import type { TableProps } from '../tableProps.ts';
import { drawTarget, drawTargetDots } from './marks.ts';

interface TargetsProps extends Sheet {
  /** The same object as long as the choices are the same. */
  readonly aims: readonly HitShape[];
  readonly chosen: NodeId | null;
}
/**
 * The possible targets, under the numbers that distinguish them. They are on the figures' layer, because the marks of a dozen
 * targets would cost a drag more than its tape.
 */
export const Targets = memo(function Targets({ aims, chosen, ...sheet }: TargetsProps) {
  return <Drawn sheet={sheet} draw={(brush) => drawTargets(brush, aims, chosen)} />;
});

/** Returns the possible targets, or the target of the step shown. The object stays the same while the possible actions do. */
export const useTargets = ({
  scene,
  run,
  choices,
  selected,
  mode,
}: Pick<TableProps, 'scene' | 'run'> & Pick<TableControl, 'choices' | 'selected' | 'mode'>): readonly HitShape[] =>
  useMemo(
    () => choiceTargets(scene, run ? (run.aim ? [run.aim.choice] : []) : activeChoices(choices, selected, mode)),
    [scene, run, choices, selected, mode],
  );

/** Returns the target of a proposal. Null if it has none. */
function meantBy(proposal: Proposal | null): NodeId | null {
  if (!proposal) return null;
  const { choice, on } = proposal;
  return on ?? (choice.kind === 'do' && typeof choice.target === 'string' ? choice.target : null);
}
/** Returns the target that is chosen: that of the proposal, or else the one that the primary button names. Null if there is none. */
export function chosenTarget(
  aims: readonly HitShape[],
  proposal: Proposal | null,
  named: readonly NodeId[],
): NodeId | null {
  return meantBy(proposal) ?? aims.find(({ id }) => id !== null && named.includes(id))?.id ?? null;
}
/** Draws corner marks around the chosen target, and small dots around the other possible ones. */
function drawTargets(brush: Brush, aims: readonly HitShape[], chosen: NodeId | null): void {
  const isChosen = ({ id }: HitShape): boolean => id !== null && id === chosen;
  for (const aim of aims) if (!isChosen(aim)) drawTargetDots(brush, aim, aim.choice.disabled !== undefined, aims);
  // The chosen target keeps its full marks, even beside other pieces.
  for (const aim of aims) if (isChosen(aim)) drawTarget(brush, aim, aim.choice.disabled !== undefined, []);
}
