import type { Aim } from '../../core/aim.ts';
import type { Choice, Preview, Refusal } from '../../core/choice.ts';
import type { AdvanceMove } from '../../core/game.ts';
import type { NodeId } from '../../core/scene.ts';
import type { Deg, Point } from '../../geometry/point.ts';

/** What the player is about to do: walk a path, put a piece at a place, aim, or choose a target. */
export interface Draft {
  readonly choice: Choice<unknown>;
  readonly path?: readonly Point[];
  readonly at?: Point;
  /** The facing of a piece that is put, once it has been turned. */
  readonly facing?: Deg;
  /** The aim settings made so far, and the target aimed at. */
  readonly aim?: Aim;
  readonly on?: NodeId;
  /** The moves of several pieces that one press makes. */
  readonly moves?: readonly AdvanceMove<unknown>[];
  /** It is still being dragged and may change with the next frame. */
  readonly moving?: true;
}
/** Whether a draft points at something on the table: a target, a place, a path or an aim. */
export const pointsAt = ({ choice, path, at, aim }: Draft): boolean =>
  path !== undefined || at !== undefined || aim !== undefined || (choice.kind === 'do' && choice.target !== undefined);

/** A draft as judged by the owner of the table: its action, why it is refused, and what it would do. */
export interface Proposal extends Draft {
  readonly action: unknown;
  readonly refusal: Refusal | null;
  readonly preview: Preview | null;
}
