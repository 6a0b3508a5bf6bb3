import { useCallback, useMemo, useState } from 'react';
import type { Refusal } from '../../core/choice.ts';
import type { TableEvent } from '../../core/event.ts';
import type { AttackCue } from '../../core/luck.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import { isAtLatest, type OpenMatch } from '../../store/matchStore.ts';
import { placedTape, type Tape } from '../../table/marks/tapes.ts';
import { rollOfEvent, useExplainedEvent } from './explainedEvent.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from '../../presentation/scenes.ts';

/** What lies nearer than this is told as touching, and not measured. */
const TOUCHING: Mm = 2;
const dealtIn = (event: TableEvent): AttackCue | undefined =>
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
  const points = placedTape({ id, points: [by.at, on.at], from: by.id, to: on.id }, scene);
  const [from, to] = points;
  return from && to && distance(from, to) > TOUCHING ? [{ id, points }] : [];
};
/** Between whom an event was measured: who dealt something and whom, or whom its rule compared. */
const pairsOf = (event: TableEvent): readonly (readonly [NodeId, NodeId])[] => {
  const dealt = dealtIn(event);
  return dealt ? [[dealt.by, dealt.on]] : 'between' in event ? (event.between ?? []) : [];
};
/** What was measured in these events of a step: the ways that were gone, and the gaps between base edges; by what is measured. */
const measuresIn = (open: OpenMatch, ply: number, gone: Map<NodeId, Point>, isAsked: (event: TableEvent) => boolean) =>
  eventsAt(open, ply).flatMap((event): Tape[] => {
    if (event.kind === 'moved') {
      const end = event.path.at(-1);
      if (end) gone.set(event.id, end);
      return event.path.length > 1 && isAsked(event) ? [{ id: `way ${event.id}`, points: event.path }] : [];
    }
    const pairs = isAsked(event) ? pairsOf(event) : [];
    if (pairs.length === 0) return [];
    const scene = walkedTo(sceneAt(open, ply - 1), gone);
    return pairs.flatMap((ids) => {
      const [by, on] = ids.map((id) => pieceIn(scene, id));
      if (!by || !on || by.waits || on.waits || by.out || on.out) return [];
      return between(`dealt ${ids.toSorted().join(' ')}`, scene, by, on);
    });
  });
/** What was measured in one event of a step. */
export const measuredInEvent = (open: OpenMatch, ply: number, event: TableEvent): Tape[] =>
  measuresIn(open, ply, new Map(), (each) => each === event);
/** How much longer (mm) than its tape a way must be told to be for more than walking to have been counted. */
const COUNTED: Mm = 5;
/** What an event says of a way beyond what lies on the table (mm, the longest length it names): of a climb its height is counted too; null where the tape says all. */
export const countedInEvent = (event: TableEvent, flat: Mm): Mm | null => {
  if (event.kind !== 'moved') return null;
  const named = Object.values(event.text.values ?? {}).flatMap((value) =>
    typeof value === 'object' && 'mm' in value ? value.mm : [],
  );
  const shown = Math.max(0, ...named);
  return shown > flat + COUNTED ? shown : null;
};
/** What is measured for the event asked about: the throw that it comes of, where there is one. */
const wantedIn = (events: readonly TableEvent[], asked: TableEvent | null): TableEvent | null =>
  asked && events.includes(asked) ? (rollOfEvent(events, asked) ?? asked) : null;
/** What was measured of the deed looked back at: the ways that were gone, and from base edge to base edge whoever was measured; at the last step, where play goes on, what was measured in the event that is asked about alone. */
export const measuresOfAction = (open: OpenMatch, asked: TableEvent | null = null): Tape[] => {
  if (open.ply === 0) return [];
  const now = isAtLatest(open);
  const found = new Map<string, Tape>();
  const gone = new Map<NodeId, Point>();
  for (let ply = Math.max(1, decisionOf(open, open.ply)); ply <= open.ply; ply++)
    for (const tape of measuresIn(open, ply, gone, (event) => !now || event === wantedIn(eventsAt(open, ply), asked)))
      found.set(tape.id, tape);
  return [...found.values()];
};

/** What a refusal shows without anything proposed, as when it is asked why a piece can do nothing: from base edge to base edge where it was measured between two pieces. */
export const refusedMeasures = (refusal: Refusal | null, scene: Scene): Tape[] => {
  const standing = piecesOnTable(scene).filter(({ out }) => !out);
  const at = (point: Point | undefined): PieceNode | undefined =>
    standing.find((piece) => point && distance(piece.at, point) === 0);
  return (refusal?.show ?? []).flatMap((node, i): Tape[] => {
    if (node.kind !== 'line') return [];
    const [by, on] = [at(node.points[0]), at(node.points.at(-1))];
    const id = `refused ${i}`;
    return by && on ? between(id, scene, by, on) : [{ id, points: node.points }];
  });
};
/** The tapes on the table: those laid by hand, and those of what was measured in the deed looked back at or asked about or broke a rule, which no hand takes up. */
export const useTapes = (
  open: OpenMatch,
  playing: boolean,
  { refusal, scene }: { readonly refusal: Refusal | null; readonly scene: Scene },
) => {
  const [own, setTapes] = useState<readonly Tape[]>([]);
  const asked = useExplainedEvent();
  const measures = useMemo(
    () => (playing ? [] : [...measuresOfAction(open, asked), ...refusedMeasures(refusal, scene)]),
    [open, playing, asked, refusal, scene],
  );
  const all = useMemo(() => [...own, ...measures], [own, measures]);
  const lay = useCallback(
    (laid: readonly Tape[]) => setTapes(laid.filter((tape) => !measures.includes(tape))),
    [measures],
  );
  return { own, all, setTapes: lay };
};
