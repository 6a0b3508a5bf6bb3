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

/** Pieces closer than this count as touching, and are not measured. */
const TOUCHING: Mm = 2;
const dealtIn = (event: TableEvent): AttackCue | undefined =>
  event.kind === 'rolled' ? event.thrown.dealt : 'dealt' in event ? event.dealt : undefined;
/** Returns the table of a step with the moved pieces at the ends of their paths. */
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
/** Returns the pairs of pieces that an event was measured between: the attacker and its target, or those that its rule compared. */
const pairsOf = (event: TableEvent): readonly (readonly [NodeId, NodeId])[] => {
  const dealt = dealtIn(event);
  return dealt ? [[dealt.by, dealt.on]] : 'between' in event ? (event.between ?? []) : [];
};
/** Returns what was measured in these events of a step: the paths moved, and the gaps between base edges. The id says what is measured. */
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
/** Returns what was measured in one event of a step. */
export const measuredInEvent = (open: OpenMatch, ply: number, event: TableEvent): Tape[] =>
  measuresIn(open, ply, new Map(), (each) => each === event);
/** How much longer than its tape (mm) a path must be stated to be, before more than walking was counted. */
const COUNTED: Mm = 5;
/**
 * Returns the longest length that a move names (mm), if it is longer than the path on the table. A climb, for example, also
 * counts its height. Null if the tape shows everything.
 */
export const countedInEvent = (event: TableEvent, flat: Mm): Mm | null => {
  if (event.kind !== 'moved') return null;
  const named = Object.values(event.text.values ?? {}).flatMap((value) =>
    typeof value === 'object' && 'mm' in value ? value.mm : [],
  );
  const shown = Math.max(0, ...named);
  return shown > flat + COUNTED ? shown : null;
};
/** Returns the event to measure for the one asked about: the roll behind it, if there is one. */
const wantedIn = (events: readonly TableEvent[], asked: TableEvent | null): TableEvent | null =>
  asked && events.includes(asked) ? (rollOfEvent(events, asked) ?? asked) : null;
/**
 * Returns what was measured in the action shown: the paths moved, and the gaps between the base edges of measured pieces. At the
 * last step, where play goes on, only the event that is asked about counts. On a board nothing is measured, because squares are
 * counted, and a tape would cover its neighbours.
 */
export const measuresOfAction = (open: OpenMatch, asked: TableEvent | null = null): Tape[] => {
  if (open.ply === 0 || sceneAt(open, open.ply).boards) return [];
  const now = isAtLatest(open);
  const found = new Map<string, Tape>();
  const gone = new Map<NodeId, Point>();
  for (let ply = Math.max(1, decisionOf(open, open.ply)); ply <= open.ply; ply++)
    for (const tape of measuresIn(open, ply, gone, (event) => !now || event === wantedIn(eventsAt(open, ply), asked)))
      found.set(tape.id, tape);
  return [...found.values()];
};

/**
 * Returns the tapes of a refusal without a proposal, as when a player asks why a piece can do nothing. Between two pieces they go
 * from base edge to base edge.
 */
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
/**
 * Returns the tapes on the table: the player's own, and those of measurements. Measurements belong to the action shown, the event
 * asked about or a broken rule, and cannot be moved.
 */
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
