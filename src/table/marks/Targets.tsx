import { memo, useMemo } from 'react';
import type { NodeId } from '../../core/scene.ts';
import type { Brush } from '../draw/brush.ts';
import { Drawn, type Sheet } from '../draw/CachedDrawing.tsx';
import { type HitShape, activeChoices, choiceTargets } from '../input/hitTest.ts';
import type { Proposal } from '../input/proposal.ts';
import type { TableProps } from '../tableProps.ts';
import { drawTarget } from './marks.ts';

interface TargetsProps extends Sheet {
  /** The same as long as the choices are. */
  readonly aims: readonly HitShape[];
  readonly meant: NodeId | null;
}
/** Whom one may mean, under the numbers that tell these apart; on the sheet of the figures, for the marks of a dozen targets cost a drag more than its tape. */
export const Targets = memo(function Targets({ aims, meant, ...sheet }: TargetsProps) {
  return <Drawn sheet={sheet} draw={(brush) => drawTargets(brush, aims, meant)} />;
});

/** Whom one may mean, or whom the step that is shown is meant for; the same as long as what may be done is. */
export const useTargets = ({
  scene,
  run,
  choices,
  selected,
  mode,
}: Pick<TableProps, 'scene' | 'run' | 'choices' | 'selected' | 'mode'>): readonly HitShape[] =>
  useMemo(
    () => choiceTargets(scene, run ? (run.aim ? [run.aim.choice] : []) : activeChoices(choices, selected, mode)),
    [scene, run, choices, selected, mode],
  );

/** Whom a proposal is meant for, if it names somebody. */
export function meantBy(proposal: Proposal | null): NodeId | null {
  if (!proposal) return null;
  const { choice, on } = proposal;
  return on ?? (choice.kind === 'do' && typeof choice.target === 'string' ? choice.target : null);
}
/** The corner marks of all who may be meant. */
function drawTargets(brush: Brush, aims: readonly HitShape[], meant: NodeId | null): void {
  if (aims.length === 0) return;
  const chosen = meant === null ? [] : aims.filter(({ id }) => id === meant);
  for (const aim of aims) {
    if (chosen.includes(aim)) continue;
    drawTarget(brush, aim, chosen.length > 0 || aim.choice.disabled !== undefined, aims);
  }
  // Whoever is meant has his marks whole, whoever stands close by.
  for (const aim of chosen) drawTarget(brush, aim, aim.choice.disabled !== undefined, []);
}
