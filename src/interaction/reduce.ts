import { becomes, type InteractionEvent, ignored, type Outcome } from './events.ts';
import { endAim, moveAim } from './phases/aim.ts';
import { askDie, cancel, choose, confirm, take, typeDie } from './phases/confirm.ts';
import { endPieceDrag, movePiece, restPiece, setCorner } from './phases/pieceDrag.ts';
import { hover, startDrag, tap } from './phases/pointer.ts';
import { askWhy, chooseMode, drop, propose, select, turn } from './phases/propose.ts';
import { currentState, type Position } from './position.ts';
import { changed, type InteractionState, isDragging, proposing } from './state.ts';

/** Returns what becomes of the player's state by an event at a position. Pure. */
export const reduce = (given: InteractionState, event: InteractionEvent, position: Position): Outcome => {
  if (event.type === 'positionChanged') return becomes(stillHeld(given, position));
  const state = currentState(stillHeld(given, position), position);
  switch (event.type) {
    case 'select':
      return select(state, event.piece);
    case 'askWhy':
      return askWhy(state, position, event.piece);
    case 'mode':
      return chooseMode(state, position, event.mode);
    case 'propose':
      return propose(state, position, event.draft);
    case 'drop':
      return drop(state, position, event.draft);
    case 'choose':
      return choose(state, position, event.choice);
    case 'take':
      return take(state, event.action);
    case 'confirm':
      return confirm(state, position, event.action);
    case 'cancel':
      return cancel(state);
    case 'turn':
      return turn(state, position, event.steps);
    case 'die':
      return typeDie(state, event.face);
    case 'dieAsked':
      return event.steps === state.steps ? askDie(state, event.entry) : ignored(state);
    case 'refused':
      return event.steps === state.steps
        ? becomes(changed(state, { refusal: event.refusal, phase: proposing(null) }))
        : ignored(state);
    case 'dragStart':
      return startDrag(state, position, event);
    case 'tap':
      return tap(state, position, event);
    case 'hover':
      return hover(state, position, event);
    default:
      return reduceDrag(state, event, position);
  }
};
type DragEvent = Extract<InteractionEvent, { type: 'dragMove' | 'dragEnd' | 'dragLost' | 'corner' | 'rested' }>;
/** Events of a drag mean nothing without one. */
const reduceDrag = (state: InteractionState, event: DragEvent, position: Position): Outcome => {
  const { phase } = state;
  if (phase.at !== 'dragging' && phase.at !== 'aiming') return ignored(state);
  if (event.type === 'dragLost') return propose(state, position, null);
  if (phase.at === 'aiming') {
    if (event.type === 'dragMove') return moveAim(state, phase, position, event);
    return event.type === 'dragEnd' ? endAim(state, phase) : ignored(state);
  }
  if (event.type === 'dragMove') return movePiece(state, phase, position, event);
  if (event.type === 'dragEnd') return endPieceDrag(state, phase, position);
  return event.type === 'corner' ? setCorner(state, phase) : restPiece(state, phase);
};
/** Returns the state without its drag if what is dragged is no longer a choice: an action, undo or another tab came in between. */
const stillHeld = (state: InteractionState, { steps, choices }: Position): InteractionState => {
  const { phase } = state;
  if (!isDragging(state)) return state;
  const held = phase.at === 'dragging' ? phase.drag.move : phase.at === 'aiming' ? phase.choice : null;
  return held && state.steps === steps && choices.some(({ id }) => id === held.id) ? state : changed(state, { phase: proposing(null) });
};
