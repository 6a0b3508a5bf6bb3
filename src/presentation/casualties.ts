import { lossesIn } from '../core/event.ts';
import type { PieceNode, Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { eventsAt, sceneAt } from './scenes.ts';

/** Returns the ply at which a seat withdrew its pieces and left the match. Null if it has not. */
export const resignedAt = (open: OpenMatch, seat: Seat): number | null => {
  for (let ply = 1; ply <= open.ply; ply++) {
    const ids = eventsAt(open, ply).flatMap((event) => (event.kind === 'removed' && event.withdrawn ? event.ids : []));
    const own = (node: Scene['nodes'][number]): boolean =>
      node.kind === 'piece' && node.seat === seat && ids.includes(node.id);
    if (ids.length > 0 && sceneAt(open, ply - 1).nodes.some(own)) return ply;
  }
  return null;
};
/** Returns the pieces that a seat has lost, in order, as they were before. */
export const casualties = (open: OpenMatch, seat: Seat): PieceNode[] => {
  const lies = new Set(
    sceneAt(open, open.ply).nodes.flatMap((node) => (node.kind === 'piece' && !node.out ? node.id : [])),
  );
  const fallen = new Map<string, PieceNode>();
  for (let ply = 1; ply <= open.ply; ply++) {
    const ids = eventsAt(open, ply).flatMap(lossesIn);
    for (const node of ids.length > 0 ? sceneAt(open, ply - 1).nodes : [])
      if (node.kind === 'piece' && node.seat === seat && ids.includes(node.id) && !lies.has(node.id))
        fallen.set(node.id, node);
  }
  return [...fallen.values()];
};
