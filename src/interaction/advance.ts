import type { Preview } from '../core/choice.ts';
import type { AdvanceMove, AnyGame } from '../core/game.ts';
import { memoizeLast } from '../core/memoize.ts';
import { messageFactory } from '../core/message.ts';
import type { PieceNode, Scene, SceneNode } from '../core/scene.ts';
import type { View } from '../core/view.ts';
import type { Draft } from '../table/input/proposal.ts';

const say = messageFactory<Record<'advance', string>>('core');
type Moves = readonly AdvanceMove<unknown>[];
const NONE: Moves = [];

/** Returns the moves of all pieces that can only go nearer. Computed once for a position. */
export const advanceMoves = memoizeLast((view: View<unknown>, game: AnyGame): Moves => game.advance?.(view) ?? NONE);
/** Returns the draft of moving all of them with one press, always the same one for a position. Null if there are none to move. */
export const advanceDraft = memoizeLast((view: View<unknown>, game: AnyGame): Draft | null => {
  const moves = advanceMoves(view, game);
  const [first] = moves;
  if (!first) return null;
  const label = say('advance', { count: moves.length });
  return { choice: { kind: 'do', id: 'advance', label, action: first.action }, moves };
});
/** Returns the drawing of an advance: every path, and each piece at its end. */
export const advancePreview = (scene: Scene, moves: Moves): Preview => ({
  nodes: moves.flatMap(({ piece, path }): SceneNode[] => {
    const node = scene.nodes.find((each): each is PieceNode => each.kind === 'piece' && each.id === piece);
    const end = path.at(-1);
    if (!node || !end) return [];
    return [
      { kind: 'line', id: `advance.${piece}`, points: path, style: 'path' },
      { ...node, at: end },
    ];
  }),
});
