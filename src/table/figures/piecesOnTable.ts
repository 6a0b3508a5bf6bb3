import { memoizeLast } from '../../core/memoize.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';

/** The pieces of a scene. */
export const piecesOf = memoizeLast((scene: Scene): readonly PieceNode[] =>
  scene.nodes.filter((node) => node.kind === 'piece'),
);
const byId = memoizeLast(
  (scene: Scene): ReadonlyMap<NodeId, PieceNode> => new Map(piecesOf(scene).map((piece) => [piece.id, piece])),
);
/** Returns the piece with an id, if the scene has one. Targets that are points have none. */
export const pieceIn = (scene: Scene, id: unknown): PieceNode | undefined =>
  typeof id === 'string' ? byId(scene).get(id) : undefined;

/** The pieces that are drawn on the table. Waiting pieces are excluded, and so are pieces out of play if the table has no rail. */
export const piecesOnTable = memoizeLast((scene: Scene): readonly PieceNode[] =>
  piecesOf(scene).filter(({ waits, out }) => !waits && (!out || scene.rail !== undefined)),
);
