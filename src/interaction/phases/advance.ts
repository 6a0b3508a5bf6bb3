import { advanceDraft } from '../advance.ts';
import { becomes, ignored, type Transition } from '../events.ts';
import { mayActAt, type PlayPosition } from '../position.ts';
import { changed, type InteractionState, proposing } from '../state.ts';

/** Proposes to move all pieces that can only go nearer. Ignored where there are none. */
export const proposeAdvance = (state: InteractionState, position: PlayPosition): Transition => {
  const draft = mayActAt(position) ? advanceDraft(position.view, position.game) : null;
  if (!draft) return ignored(state);
  return becomes(changed(state, { selected: null, mode: null, facing: null, phase: proposing(draft) }));
};
