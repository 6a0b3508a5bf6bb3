import type { TableEvent } from '../core/event.ts';
import type { NodeId, PieceNode, Scene } from '../core/scene.ts';
import { pointOfPose } from '../core/shots/pose.ts';
import type { Point } from '../geometry/point.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { recap } from './recap.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from './scenes.ts';

/** Returns a piece on its side where it fell: pale, without tags. */
const lying = (piece: PieceNode, at: Point): PieceNode => {
  const { base, figure, seat, facing, label } = piece;
  const turned = facing === undefined ? {} : { facing };
  const own = seat === undefined ? {} : { seat };
  return { kind: 'piece', id: `${piece.id} lies`, at, base, figure, label, ...turned, ...own, badges: ['fallen'] };
};
/** Returns where a shell has thrown bodies that are still on the field. */
export const shellRests = (event: TableEvent, { width, height }: Scene): readonly (readonly [NodeId, Point])[] =>
  event.kind === 'shot' && event.act.kind === 'shell'
    ? Object.entries(event.result.rest)
        .map(([id, pose]) => [id, pointOfPose(pose)] as const)
        .filter(([, { x, y }]) => x >= 0 && y >= 0 && x <= width && y <= height)
    : [];
/** Returns the pieces that a step has removed for good, where they fell. */
const fallenIn = (open: OpenMatch, ply: number): PieceNode[] => {
  const before = sceneAt(open, ply - 1);
  const places = new Map<string, Point>();
  return eventsAt(open, ply).flatMap((event) => {
    const end = event.kind === 'moved' ? event.path.at(-1) : undefined;
    if (event.kind === 'moved' && end) places.set(event.id, end);
    for (const [id, place] of shellRests(event, before)) places.set(id, place);
    if (event.kind !== 'removed' || event.withdrawn) return [];
    return event.ids.flatMap((id) => {
      const piece = pieceIn(before, id);
      return !piece || piece.out || piece.waits || piece.pose ? [] : [lying(piece, places.get(id) ?? piece.at)];
    });
  });
};
/**
 * Returns the scene with what has fallen in the last action, and in the other sides' actions since the own last one. It stays
 * until the next action. On a board of squares nothing stays: a captured piece is shown in its fight.
 */
export const withFallen = (open: OpenMatch, scene: Scene): Scene => {
  if (scene.boards || open.ply === 0) return scene;
  const [first] = recap(open);
  const from = Math.max(1, Math.min(first?.from ?? open.ply, decisionOf(open, open.ply)));
  const fallen = Array.from({ length: open.ply - from + 1 }, (_, i) => fallenIn(open, from + i)).flat();
  if (fallen.length === 0) return scene;
  const at = scene.nodes.findIndex(({ kind }) => kind === 'piece');
  return { ...scene, nodes: [...scene.nodes.slice(0, at), ...fallen, ...scene.nodes.slice(at)] };
};
