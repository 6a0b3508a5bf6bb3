import type { RecapMark, StruckPiece } from '../table/marks/recap.ts';
import type { TableEvent } from '../core/event.ts';
import type { Message } from '../core/message.ts';
import type { NodeId, PieceNode, Scene, SceneNode } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import { pointOfPose } from '../core/shots/pose.ts';
import type { Point } from '../geometry/point.ts';
import { isAtLatest, type OpenMatch, currentTurn } from '../store/matchStore.ts';
import { actingPiece } from './pacing.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from './scenes.ts';

/** What one piece did in the other side's turn, of several blows or shots one: its steps, what came about in them, the way it went and whom it met. */
export interface PastAction {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  readonly piece: NodeId | null;
  readonly events: readonly TableEvent[];
}
/** Where a deed is marked on the table, and whom of the others it struck. */
export interface PastActionMark {
  readonly at: Point;
  readonly trail: readonly Point[];
  readonly struck: readonly PieceNode[];
}

/** The pieces that a sentence names, in order. */
const namedIn = ({ values = {} }: Message): NodeId[] =>
  Object.values(values).flatMap((value) => {
    if (typeof value !== 'object') return [];
    if ('piece' in value) return [value.piece];
    return 'key' in value ? namedIn(value) : [];
  });
/** The pieces that events are about, in order. */
export const piecesOf = (events: readonly TableEvent[]): NodeId[] =>
  events.flatMap((event) => [
    ...(event.kind === 'moved' ? [event.id] : event.kind === 'shot' ? [event.act.id] : []),
    ...namedIn(event.text),
    ...('ids' in event ? event.ids : []),
  ]);
/** Whose deed a step is: the first piece of the acting side that it is about. */
export const actingPieceOf = (open: OpenMatch, ply: number, seat: Seat): NodeId | null => {
  const before = sceneAt(open, ply - 1);
  return piecesOf(eventsAt(open, ply)).find((id) => pieceIn(before, id)?.seat === seat) ?? null;
};
/** The piece by which a bot did a step, or all of its side where it threw for none of them; none where a person did it. */
export const botPieces = (open: OpenMatch, ply: number): readonly NodeId[] => {
  const actor = actingPiece(open, ply);
  if (!actor?.bot) return [];
  const piece = actingPieceOf(open, ply, actor.seat);
  if (piece) return [piece];
  const side = (node: SceneNode): NodeId[] => (node.kind === 'piece' && node.seat === actor.seat ? [node.id] : []);
  return eventsAt(open, ply).some(({ kind }) => kind === 'rolled') ? sceneAt(open, ply).nodes.flatMap(side) : [];
};
/** Whether a step is a decision of a person in the turn of their own. */
const isOwn = ({ game, steps }: OpenMatch, ply: number, me: Seat): boolean => {
  const turn = game.turn(steps[ply - 1]?.state);
  return 'to' in turn && turn.to === me && !turn.midway;
};
/** Whether the person who is to act has decided anything before a step, the opening aside. */
export const actedBefore = (open: OpenMatch, ply: number): boolean => {
  const turn = currentTurn(open);
  const opens = (step: number): boolean => {
    const before = open.game.turn(open.steps[step - 1]?.state);
    return 'to' in before && before.opening === true;
  };
  return open.steps.some(
    (_, step) => step > 0 && step < ply && 'to' in turn && isOwn(open, step, turn.to) && !opens(step),
  );
};
/** All that has come about since the last decision of the person who is to act, what it brought itself included. */
export const eventsSinceDecision = (open: OpenMatch): TableEvent[] => {
  const turn = currentTurn(open);
  const own = 'to' in turn ? open.steps.findLastIndex((_, ply) => ply > 0 && isOwn(open, ply, turn.to)) : -1;
  const from = 'to' in turn ? Math.max(1, own) : open.steps.length - 1;
  return open.steps.slice(from).flatMap((_, i) => eventsAt(open, from + i));
};
const known = new WeakMap<object, readonly PastAction[]>();
/** What was done since the last turn of the person who is to act, by bots or where secrets are kept, in order; nothing once the person has acted. */
export const recap = (open: OpenMatch): readonly PastAction[] => {
  const turn = currentTurn(open);
  // Behind the curtain nobody looks, and whoever has just played still looks at his own deed.
  if (!isAtLatest(open) || 'over' in turn || (open.viewer !== 'all' && open.viewer !== turn.to)) return [];
  if (open.match.players.some(({ seat, bot }) => seat === turn.to && bot)) return [];
  const found = known.get(open) ?? deedsSince(open, turn.to);
  known.set(open, found);
  return found;
};
/** Whether events bring something that is to be told by itself: a shot, a throw that somebody is dealt by, or what lasts. */
const tells = (events: readonly TableEvent[]): boolean =>
  events.some(
    (event) => event.kind === 'shot' || (event.kind === 'rolled' && event.thrown.dealt) || LASTING.has(event.kind),
  );
const LASTING = new Set<TableEvent['kind']>(['hit', 'wounded', 'removed', 'restored', 'revealed', 'scored']);
const deedsSince = (open: OpenMatch, me: Seat): PastAction[] => {
  let first = open.steps.length;
  while (first > 1 && !isOwn(open, first - 1, me)) first--;
  const actions: PastAction[] = [];
  for (let ply = first; ply < open.steps.length; ply++) {
    const actor = actingPiece(open, ply);
    const events = eventsAt(open, ply);
    if (!actor || events.every(({ kind }) => kind === 'said')) continue;
    const last = actions.at(-1);
    const piece = actingPieceOf(open, ply, last && actor.seat === me ? last.seat : actor.seat);
    const same = last && last.seat === actor.seat && (piece === null || piece === last.piece);
    // What is decided anew after something came of it is a deed of its own.
    const before = open.game.turn(open.steps[ply - 1]?.state);
    const anew = 'to' in before && !before.midway && tells(events) && last && tells(last.events);
    const goesOn = last && (actor.seat === me || (same && !anew));
    if (goesOn) actions[actions.length - 1] = { ...last, to: ply, events: [...last.events, ...events] };
    else if (actor.seat !== me && (actor.bot || open.game.secrets))
      actions.push({ from: ply, to: ply, seat: actor.seat, piece, events });
  }
  return actions;
};
/** Whether the strip tells what was done last: what a person has thrown in the other side's turn, as a defence, is told whole like any own deed. */
export const isSummarized = (open: OpenMatch, actions: readonly PastAction[]): boolean => {
  const turn = currentTurn(open);
  return actions.length > 0 && 'to' in turn && actingPiece(open, decisionOf(open, open.ply))?.seat !== turn.to;
};

/** From whom of a side was measured what it did as a whole, as a spell. */
const measuredBy = (scene: Scene, { seat, events }: PastAction): NodeId | null =>
  events
    .flatMap((event) => ('between' in event ? (event.between ?? []) : []))
    .flat()
    .find((id) => pieceIn(scene, id)?.seat === seat) ?? null;
/** Where a deed lies on the table as it is now: at whom it was done by, or measured from, with the way gone and the place of whom it struck. */
export const recapMark = (open: OpenMatch, action: PastAction): PastActionMark | null => {
  const { from, to, piece, seat, events } = action;
  const [before, after] = [sceneAt(open, from - 1), sceneAt(open, to)];
  const by = piece ?? measuredBy(before, action);
  const who = pieceIn(after, by) ?? pieceIn(before, by);
  const trail = events.flatMap((event) => (event.kind === 'moved' && event.id === piece ? event.path : []));
  // Whoever fell where his way has led him has gone it all the same.
  if (!who || who.waits || (who.out && trail.length === 0)) return null;
  const ids = new Set(events.flatMap((event) => ('ids' in event && LASTING.has(event.kind) ? event.ids : [])));
  const struck = [...ids].flatMap((id) => pieceIn(before, id) ?? []).filter((node) => node.seat !== seat);
  // Whoever was flicked is marked where he came to rest, though a point has put him back since.
  const shot = events.find((event) => event.kind === 'shot');
  const rest = shot?.act.id === who.id ? shot.result.rest[who.id] : undefined;
  return { at: rest ? pointOfPose(rest) : (trail.at(-1) ?? who.at), trail, struck };
};
/** The numbered marks of deeds in their order, with what came upon each as it is told: of the one that is pointed at (1 for the first) alone, else of all that have one. */
export const recapMarks = (
  open: OpenMatch,
  actions: readonly PastAction[],
  pointed: number | null,
  cameUpon: (action: PastAction, id: NodeId) => Omit<StruckPiece, 'at'> | null,
): RecapMark[] =>
  actions.flatMap((action, i) => {
    const mark = pointed === null || pointed === i + 1 ? recapMark(open, action) : null;
    if (!mark) return [];
    const struck = mark.struck.map(({ id, at }) => ({ at, word: '', more: null, ...cameUpon(action, id) }));
    return [{ ...mark, n: i + 1, seat: action.seat, struck }];
  });
