import type { Aim } from '../../core/aim.ts';
import type { Choice, Preview, Refusal } from '../../core/choice.ts';
import type { NodeId } from '../../core/scene.ts';
import type { Deg, Point } from '../../geometry/point.ts';

/** What a hand is about to do: a path to walk, a place to put a piece, an aim, or a target that it points at. */
export interface Draft {
  readonly choice: Choice<unknown>;
  readonly path?: readonly Point[];
  readonly at?: Point;
  /** Where a piece that is put looks, once it has been turned. */
  readonly facing?: Deg;
  /** What of the aim has been set, and at whom it was laid. */
  readonly aim?: Aim;
  readonly on?: NodeId;
  /** It is still in the hand, and may change with the next frame. */
  readonly moving?: true;
}
/** Whether a draft points at something on the table: somebody, a place, a way or an aim. */
export const pointsAt = ({ choice, path, at, aim }: Draft): boolean =>
  path !== undefined || at !== undefined || aim !== undefined || (choice.kind === 'do' && choice.target !== undefined);

/** A draft as its owner has judged it: the action it would be, why not, and what it would do. */
export interface Proposal extends Draft {
  readonly action: unknown;
  readonly refusal: Refusal | null;
  readonly preview: Preview | null;
}
