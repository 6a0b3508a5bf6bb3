import { becomes, type InteractionEvent, ignored, type Transition } from './events.ts';
import { proposeAdvance } from './phases/advance.ts';
import { endAim, moveAim } from './phases/aim.ts';
import { askDie, cancel, choose, confirm, take, typeDie } from './phases/confirm.ts';
import { markAt, markPiece } from './phases/mark.ts';
import { endPieceDrag, movePiece, restPiece, setCorner } from './phases/pieceDrag.ts';
import { hover, startDrag, tap } from './phases/pointer.ts';
import { askWhy, chooseMode, drop, propose, select, turn } from './phases/propose.ts';
import { currentState, type PlayPosition } from './position.ts';
import { changed, type InteractionState, isDragging, proposing } from './state.ts';

type EventOf<Type extends InteractionEvent['type']> = Extract<InteractionEvent, { type: Type }>;
type Handler<Type extends InteractionEvent['type']> = (
  state: InteractionState,
  event: EventOf<Type>,
  position: PlayPosition,
) => Transition;
type Drag = Extract<InteractionState['phase'], { at: 'dragging' | 'aiming' }>;

/** Returns a handler for an event of a drag. It means nothing without one. */
const inDrag =
  <Type extends InteractionEvent['type']>(
    handle: (state: InteractionState, phase: Drag, event: EventOf<Type>, position: PlayPosition) => Transition,
  ): Handler<Type> =>
  (state, event, position) => {
    const { phase } = state;
    return phase.at === 'dragging' || phase.at === 'aiming' ? handle(state, phase, event, position) : ignored(state);
  };
const HANDLERS: { readonly [Type in InteractionEvent['type']]: Handler<Type> } = {
  dragStart: (state, event, position) => startDrag(state, position, event),
  dragMove: inDrag((state, phase, event, position) =>
    phase.at === 'aiming' ? moveAim(state, phase, position, event) : movePiece(state, phase, position, event),
  ),
  dragEnd: inDrag((state, phase, _, position) =>
    phase.at === 'aiming' ? endAim(state, phase) : endPieceDrag(state, phase, position),
  ),
  dragLost: inDrag((state, _phase, _event, position) => propose(state, position, null)),
  corner: inDrag((state, phase) => (phase.at === 'aiming' ? ignored(state) : setCorner(state, phase))),
  rested: inDrag((state, phase) => (phase.at === 'aiming' ? ignored(state) : restPiece(state, phase))),
  tap: (state, event, position) => tap(state, position, event),
  hover: (state, event, position) => hover(state, position, event),
  mark: (state, event, position) => markAt(state, position, event),
  markPiece: (state, { piece }, position) => markPiece(state, position, piece),
  select: (state, { piece }) => select(state, piece),
  askWhy: (state, { piece }, position) => askWhy(state, position, piece),
  mode: (state, { mode }, position) => chooseMode(state, position, mode),
  propose: (state, { draft }, position) => propose(state, position, draft),
  drop: (state, { draft }, position) => drop(state, position, draft),
  turn: (state, { steps }, position) => turn(state, position, steps),
  choose: (state, { choice }, position) => choose(state, position, choice),
  take: (state, { action }) => take(state, action),
  advance: (state, _, position) => proposeAdvance(state, position),
  confirm: (state, { action }, position) => confirm(state, position, action),
  cancel: (state) => cancel(state),
  die: (state, { face }) => typeDie(state, face),
  dieAsked: (state, { entry, steps }) => (steps === state.steps ? askDie(state, entry) : ignored(state)),
  refused: (state, { refusal, steps }) =>
    steps === state.steps ? becomes(changed(state, { refusal, phase: proposing(null) })) : ignored(state),
  positionChanged: (state) => becomes(state),
};
/** Returns what becomes of the player's state by an event at a position. Pure. */
export const reduce = <Type extends InteractionEvent['type']>(
  given: InteractionState,
  event: EventOf<Type>,
  position: PlayPosition,
): Transition => {
  const held = stillHeld(given, position);
  // An older selection may stay at the next position, so only an input makes the state current.
  const state = event.type === 'positionChanged' ? held : currentState(held, position);
  const handle: Handler<Type> = HANDLERS[event.type];
  const transition = handle(state, event, position);
  // What changes nothing must not empty a state that only does not hold in the past.
  return transition.next === state ? { ...transition, next: held } : transition;
};
/** Returns the state without its drag if what is dragged is no longer a choice: an action, undo or another tab came in between. */
const stillHeld = (state: InteractionState, { steps, choices }: PlayPosition): InteractionState => {
  const { phase } = state;
  if (!isDragging(state)) return state;
  const held = phase.at === 'dragging' ? phase.drag.move : phase.at === 'aiming' ? phase.choice : null;
  return held && state.steps === steps && choices.some(({ id }) => id === held.id)
    ? state
    : changed(state, { phase: proposing(null) });
};
