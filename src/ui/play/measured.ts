import { useCallback, useMemo, useState } from 'react';
import type { TableEvent } from '../../core/event.ts';
import type { Dealt } from '../../core/luck.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { isNow, type OpenMatch } from '../../store/openMatch.ts';
import { laid, type Tape } from '../../table/marks/tapes.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from './show/scenes.ts';

/** What lies nearer than this is told as touching, and not measured. */
const TOUCHING: Mm = 2;
const dealtIn = (event: TableEvent): Dealt | undefined =>
  event.kind === 'rolled' ? event.thrown.dealt : 'dealt' in event ? event.dealt : undefined;
/** The table of a step with those who walked where they came to stand. */
const walkedTo = (scene: Scene, gone: ReadonlyMap<NodeId, Point>): Scene => ({
  ...scene,
  nodes: scene.nodes.map((node) => {
    const at = gone.get(node.id);
    return node.kind === 'piece' && at ? { ...node, at } : node;
  }),
});
const between = (id: string, scene: Scene, by: PieceNode, on: PieceNode): Tape[] => {
  const points = laid({ id, points: [by.at, on.at], from: by.id, to: on.id }, scene);
  const [from, to] = points;
  return from && to && distance(from, to) > TOUCHING ? [{ id, points }] : [];
};
/** What was measured of the deed looked back at: the ways that were gone, and from base edge to base edge whoever dealt something and whom he dealt it; nothing at the last step, where play goes on. */
export const measuresOf = (open: OpenMatch): Tape[] => {
  if (isNow(open) || open.ply === 0) return [];
  const found = new Map<string, Tape>();
  const gone = new Map<NodeId, Point>();
  for (let ply = Math.max(1, decisionOf(open, open.ply)); ply <= open.ply; ply++)
    for (const event of eventsAt(open, ply)) {
      if (event.kind === 'moved') {
        const end = event.path.at(-1);
        if (end) gone.set(event.id, end);
        if (event.path.length > 1) found.set(`way ${event.id}`, { id: `way ${event.id}`, points: event.path });
        continue;
      }
      const dealt = dealtIn(event);
      const scene = dealt && walkedTo(sceneAt(open, ply - 1), gone);
      const [by, on] = scene ? [pieceIn(scene, dealt.by), pieceIn(scene, dealt.on)] : [];
      if (!scene || !by || !on || by.waits || on.waits || by.out || on.out) continue;
      const id = `dealt ${[by.id, on.id].toSorted().join(' ')}`;
      for (const tape of between(id, scene, by, on)) found.set(id, tape);
    }
  return [...found.values()];
};

/** The tapes on the table: those laid by hand, and while one looks back those of what was measured then, which no hand takes up. */
export const useTapes = (open: OpenMatch, playing: boolean) => {
  const [own, setTapes] = useState<readonly Tape[]>([]);
  const measures = useMemo(() => (playing ? [] : measuresOf(open)), [open, playing]);
  const all = useMemo(() => [...own, ...measures], [own, measures]);
  const lay = useCallback(
    (laid: readonly Tape[]) => setTapes(laid.filter((tape) => !measures.includes(tape))),
    [measures],
  );
  return { own, all, setTapes: lay };
};
