import type { Choice } from '../../core/choice.ts';
import type { NodeId } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { PullStyle } from './aimHandle.ts';
import type { Proposal } from './proposal.ts';

/** How the pointer sees the table: the size of a pixel in mm, and how an aim is pulled. */
export interface PointerView extends PullStyle {
  readonly px: Mm;
}
/** An input on the table. `at` is in mm of the table, `place` in px of the view. */
export type TableInput =
  | { readonly type: 'dragStart'; readonly at: Point; readonly touch: boolean; readonly by: PointerView }
  /** `rested`: how long the pointer rested before this move, ms. */
  | { readonly type: 'dragMove'; readonly at: Point; readonly rested: number; readonly by: PointerView }
  | { readonly type: 'dragEnd' | 'dragLost' | 'corner' }
  /** `gliding`: the camera was moving, so the tap can mean a piece but no place. */
  | {
      readonly type: 'tap';
      readonly at: Point;
      readonly place: Point;
      readonly gliding: boolean;
      readonly by: PointerView;
    }
  /** `at` is null when the pointer has left. */
  | { readonly type: 'hover'; readonly at: Point | null; readonly place: Point | null; readonly by: PointerView }
  /** A right click, which marks a piece or takes marks away. */
  | { readonly type: 'mark'; readonly at: Point; readonly by: PointerView }
  /** Turns the selected piece clockwise by a number of its steps. */
  | { readonly type: 'turn'; readonly steps: number };

/** A drag under way, as it is after the latest pointer event. */
export interface LiveDrag {
  /** The choice that is dragged: an aim, a path or a placement. */
  readonly choice: Choice<unknown>;
  readonly touch: boolean;
  readonly proposal: Proposal | null;
}
/** A store that the table draws from without waiting for the page to render. */
export interface Live<Value> {
  getState(): Value;
  subscribe(heard: () => void): () => void;
}

/** What the player is doing at the table. A table without it is for viewing only. */
export interface TableControl {
  /** The possible actions. */
  readonly choices: readonly Choice<unknown>[];
  readonly selected: NodeId | null;
  /** Whether the selected piece is the only one that can act, so the player did not select it. */
  readonly unasked: boolean;
  /** The active mode of the selected piece. */
  readonly mode: string | null;
  /** The proposal shown on the page. A drag under way has its own. */
  readonly proposal: Proposal | null;
  /** The effect of the offered action, shown while there is no proposal. */
  readonly hint: Proposal | null;
  /** The pieces that players have marked, drawn with a ring. */
  readonly marked: readonly NodeId[];
  readonly drag: Live<LiveDrag | null>;
  /** Reports an input. Returns whether it meant something. */
  send(event: TableInput): boolean;
}
