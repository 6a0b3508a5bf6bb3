import type { PieceNode, Scene } from '../../core/scene.ts';

const pieces = new WeakMap<Scene, readonly PieceNode[]>();
const lying = new WeakMap<Scene, readonly PieceNode[]>();

/** The pieces of a scene. */
export function piecesOf(scene: Scene): readonly PieceNode[] {
  const known = pieces.get(scene);
  if (known) return known;
  const found = scene.nodes.filter((node) => node.kind === 'piece');
  pieces.set(scene, found);
  return found;
}

/** The pieces that are drawn on the table: not those that wait beside it, nor those out of play where there is no rail for them. */
export function lyingOn(scene: Scene): readonly PieceNode[] {
  const known = lying.get(scene);
  if (known) return known;
  const found = piecesOf(scene).filter(({ waits, out }) => !waits && (!out || scene.rail !== undefined));
  lying.set(scene, found);
  return found;
}
