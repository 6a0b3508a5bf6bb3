import type { Choice, Refusal } from '../core/choice.ts';
import type { NodeId } from '../core/scene.ts';
import type { Deg, Point, Mm } from '../geometry/point.ts';
import type { RollRequest } from '../core/luck.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import type { MoveChoice } from '../table/input/hitTest.ts';
import type { AimChoice } from '../table/input/aimHandle.ts';
import type { Draft } from '../table/input/proposal.ts';

export type AnyChoice = Choice<unknown>;

/** Real dice being typed: the action, the roll of the next die, the faces so far, and the roll that each of them belongs to. */
export interface DiceEntry {
  readonly action: unknown;
  readonly ask: RollRequest;
  readonly dice: readonly number[];
  readonly asked: readonly RollRequest[];
}
/** A piece held by the pointer. Points are in mm of the table. */
export interface PieceDrag {
  readonly move: MoveChoice;
  /** From the point that was pressed to the piece's own. */
  readonly grip: Point;
  readonly touch: boolean;
  readonly corners: readonly Point[];
  /** Where the pointer has rested since the last corner. */
  readonly rests: readonly Point[];
  /** How far from the straight line such a place is a corner, mm. */
  readonly bend: Mm;
  readonly at: Point;
  /** The length of the path in whole cm, for the sound of the tape. */
  readonly ticks: number;
  /** Whether the path ends before the pointer, because the reach ends. */
  readonly stopped: boolean;
  /** Whether the piece has been anywhere but where it was. */
  readonly moved: boolean;
}
/** What the player is doing. `draft` is what is shown on the table meanwhile. */
export type Phase =
  | { readonly at: 'idle' }
  /** Proposed, to be confirmed. `pointed`: by the mouse alone, from this place of the view (px), so leaving takes it back. */
  | { readonly at: 'proposed'; readonly draft: Draft; readonly pointed?: Point }
  | { readonly at: 'dragging'; readonly draft: Draft | null; readonly drag: PieceDrag }
  | { readonly at: 'aiming'; readonly draft: Draft | null; readonly choice: AimChoice }
  /** Asked whether pieces are to be left out by a choice. */
  | { readonly at: 'asking'; readonly draft: Draft | null; readonly choice: AnyChoice }
  | { readonly at: 'dice'; readonly draft: Draft | null; readonly entry: DiceEntry };

/** The player's part of a match: nothing of it is saved. */
export interface InteractionState {
  /** The steps that it belongs to. With other steps only the selection may stay (`currentState`). */
  readonly steps: OpenMatch['steps'];
  /** The piece selected by the player. */
  readonly selected: NodeId | null;
  /** The mode key of the way of acting chosen for the selected piece. */
  readonly mode: string | null;
  /** The facing of the selected piece that is still to be placed, once it has been turned. */
  readonly facing: Deg | null;
  /** Why the last input was refused, until the next one. */
  readonly refusal: Refusal | null;
  /** The pieces that players have marked to point at them. */
  readonly marked: readonly NodeId[];
  readonly phase: Phase;
}
/** No marks. */
export const UNMARKED: readonly NodeId[] = [];
const IDLE: Phase = { at: 'idle' };

/** Returns a state in which nothing is done, for these steps. */
export const emptyState = (steps: OpenMatch['steps'], selected: NodeId | null = null): InteractionState => ({
  steps,
  selected,
  mode: null,
  facing: null,
  refusal: null,
  marked: UNMARKED,
  phase: IDLE,
});
/** Returns what is shown on the table in a phase, or null. */
export const draftOf = (phase: Phase): Draft | null => (phase.at === 'idle' ? null : phase.draft);
/** Returns the phase in which a draft is proposed, or nothing is. */
export const proposing = (draft: Draft | null, pointed?: Point | null): Phase =>
  draft ? { at: 'proposed', draft, ...(pointed ? { pointed } : {}) } : IDLE;
/** Whether a pointer holds something. */
export const isDragging = ({ phase }: InteractionState): boolean => phase.at === 'dragging' || phase.at === 'aiming';

/** Changes a state. A refusal goes with any change, and so does an open question. */
export const changed = (
  state: InteractionState,
  part: Partial<Omit<InteractionState, 'steps'>> = {},
): InteractionState => {
  const { phase } = state;
  const kept = phase.at === 'asking' ? proposing(phase.draft) : phase;
  return { ...state, phase: kept, refusal: null, ...part };
};
