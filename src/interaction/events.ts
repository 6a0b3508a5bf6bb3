import type { Refusal } from '../core/choice.ts';
import type { NodeId } from '../core/scene.ts';
import type { Point } from '../geometry/point.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import type { Draft } from '../table/input/proposal.ts';
import type { TableInput } from '../table/input/tableInput.ts';
import type { AnyChoice, DiceEntry, InteractionState } from './state.ts';

/** Everything that can happen to what the player is doing. */
export type InteractionEvent =
  | TableInput
  /** Selects a piece, or nothing. */
  | { readonly type: 'select'; readonly piece: NodeId | null }
  /** Asks why a piece can do nothing now. */
  | { readonly type: 'askWhy'; readonly piece: NodeId }
  /** Marks a piece, or takes its mark away. */
  | { readonly type: 'markPiece'; readonly piece: NodeId }
  /** Chooses a way of acting. A guided player's aim points at its first target. */
  | { readonly type: 'mode'; readonly mode: string | null }
  | { readonly type: 'propose'; readonly draft: Draft | null }
  /** A piece was put down. */
  | { readonly type: 'drop'; readonly draft: Draft }
  /** Presses the button of a choice. */
  | { readonly type: 'choose'; readonly choice: AnyChoice }
  | { readonly type: 'take'; readonly action: unknown }
  /** Proposes to move all pieces that can only go nearer. */
  | { readonly type: 'advance' }
  /** Presses the primary button. `action`: the action of a suggestion that is not offered. */
  | { readonly type: 'confirm'; readonly action?: unknown }
  /** Takes back what is proposed, else the selection. */
  | { readonly type: 'cancel' }
  /** A real die was typed. */
  | { readonly type: 'die'; readonly face: number }
  /** The pointer has rested during a drag. */
  | { readonly type: 'rested' }
  /** The rules ask for a real die, or refuse an action that was begun at these steps. */
  | { readonly type: 'dieAsked'; readonly entry: DiceEntry; readonly steps: OpenMatch['steps'] }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly steps: OpenMatch['steps'] }
  /** Another position has come: by an action, a bot, undo, another tab, or by looking back. */
  | { readonly type: 'positionChanged' };

/** A sound of a gesture. */
export type GestureCue = 'lift' | 'drop' | 'tick' | 'stop' | 'dropDie';
/** What an event makes the app do. */
export type Effect =
  /** Takes an action; the app rolls the dice, or asks for real ones. `movedTo`: a drop was the whole move, to this point (mm). */
  | { readonly do: 'act'; readonly action: unknown; readonly movedTo?: Point }
  /** Takes the actions of one press, one after the other. They need no dice. */
  | { readonly do: 'actTogether'; readonly actions: readonly unknown[] }
  /** Continues an action with one more real die. */
  | { readonly do: 'roll'; readonly entry: DiceEntry; readonly face: number }
  | { readonly do: 'goToEnd' | 'handOver' }
  | { readonly do: 'cue'; readonly cue: GestureCue };

/** The result of an event. */
export interface Transition {
  readonly next: InteractionState;
  readonly effects: readonly Effect[];
  /** Whether the event meant something. */
  readonly handled: boolean;
  /** Nothing of it may happen if the press that caused it has already done something. */
  readonly oncePerPress?: true;
}
/** Returns an outcome with a next state and effects. */
export const becomes = (next: InteractionState, ...effects: readonly Effect[]): Transition => ({
  next,
  effects,
  handled: true,
});
/** Returns the outcome of an event that means nothing here. */
export const ignored = (state: InteractionState): Transition => ({ next: state, effects: [], handled: false });
/** Returns the effect of a sound. */
export const cue = (which: GestureCue): Effect => ({ do: 'cue', cue: which });
