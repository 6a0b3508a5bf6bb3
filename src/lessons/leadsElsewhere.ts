import type { PieceNode, Scene } from '../core/scene.ts';
import { distance, samePoint } from '../geometry/point.ts';
import type { LessonStep, StepOf } from './lesson.ts';

type Place = Extract<StepOf<'do'>['aims'][number], { kind: 'place' }>;
/** Whether the enemy nearest to a piece is at the place where the piece must go. */
const isAtEnemy = ({ id, at }: Place, { nodes }: Scene): boolean => {
  const pieces = nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.out && !node.waits);
  const piece = pieces.find((each) => each.id === id);
  const [nearest] = pieces
    .filter(({ seat }) => seat !== undefined && seat !== piece?.seat)
    .toSorted((a, b) => distance(a.at, piece?.at ?? at) - distance(b.at, piece?.at ?? at));
  return nearest !== undefined && samePoint(nearest.at, at);
};
/** Whether a step asks to take a piece to a place that is not its nearest enemy's. */
export const leadsElsewhere = (step: LessonStep, scene: Scene): boolean =>
  step.kind === 'do' && step.aims.some((aim) => aim.kind === 'place' && !isAtEnemy(aim, scene));
