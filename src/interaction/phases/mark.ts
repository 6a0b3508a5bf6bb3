import type { NodeId } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { hitTargets, nearestHit } from '../../table/input/hitTest.ts';
import type { PointerView } from '../../table/input/tableInput.ts';
import { becomes, ignored, type Transition } from '../events.ts';
import type { PlayPosition } from '../position.ts';
import { type InteractionState, UNMARKED } from '../state.ts';
import { interactionView } from '../view.ts';

const NO_AREAS: ReadonlySet<NodeId> = new Set();
/** Whether pieces can be marked: not in the past, and not when the next player would see a mark that is not for them. */
const canMark = ({ latest, handing }: PlayPosition): boolean => latest && !handing;

/** Marks a piece, or takes its mark away. Drafts, questions and refusals stay, because a mark only points. */
export const markPiece = (state: InteractionState, position: PlayPosition, piece: NodeId): Transition => {
  if (!canMark(position)) return ignored(state);
  const others = state.marked.filter((id) => id !== piece);
  return becomes({ ...state, marked: others.length < state.marked.length ? others : [...others, piece] });
};
/** Marks or unmarks the piece at a point. On free ground it takes all marks away. */
export const markAt = (
  state: InteractionState,
  position: PlayPosition,
  { at, by }: { readonly at: Point; readonly by: PointerView },
): Transition => {
  if (!canMark(position)) return ignored(state);
  const { scene, proposal } = interactionView(state, position);
  const hit = nearestHit(hitTargets(scene, NO_AREAS, proposal), at, by.px);
  if (hit) return markPiece(state, position, hit.id);
  return state.marked.length > 0 ? becomes({ ...state, marked: UNMARKED }) : ignored(state);
};
