import type { Point } from '../../geometry/point.ts';
import { aimFromPoint, aimSettings } from '../../table/input/aimHandle.ts';
import type { PointerView } from '../../table/input/tableInput.ts';
import type { Draft } from '../../table/input/proposal.ts';
import { becomes, type Transition } from '../events.ts';
import { proposalOf } from '../judge.ts';
import type { PlayPosition } from '../position.ts';
import { draftOf, type InteractionState, proposing } from '../state.ts';
import { propose } from './propose.ts';

type Aiming = Extract<InteractionState['phase'], { at: 'aiming' }>;

/** Moves the handle of the aim to a point. */
export const moveAim = (
  state: InteractionState,
  phase: Aiming,
  position: PlayPosition,
  { at, by }: { at: Point; by: PointerView },
): Transition => {
  const { choice, draft } = phase;
  const on = draft?.choice.piece === choice.piece ? draft?.on : undefined;
  const before = aimSettings(choice, draft && proposalOf(draft, position));
  const aim = aimFromPoint(choice, before, at, by.px, by);
  const { next } = propose(state, position, { choice, aim, ...(on === undefined ? {} : { on }), moving: true });
  return becomes({ ...next, phase: { at: 'aiming', draft: draftOf(next.phase), choice } });
};
/** Returns a draft that is no longer held by a pointer. */
const released = ({ moving: _moving, ...draft }: Draft): Draft => draft;
/** Lets go of the aim where it is. */
export const endAim = (state: InteractionState, { draft }: Aiming): Transition =>
  becomes({ ...state, phase: proposing(draft && released(draft)) });
