import type { RecapMark, StruckPiece } from '../table/marks/recap.ts';
import type { TableEvent } from '../core/event.ts';
import type { Message } from '../core/message.ts';
import type { NodeId, PieceNode, Scene, SceneNode } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import { pointOfPose } from '../core/shots/pose.ts';
import type { Point } from '../geometry/point.ts';
import { isAtLatest, type OpenMatch, currentTurn } from '../store/matchStore.ts';
import { actingPlayer } from './pacing.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from './scenes.ts';

/**
 * What one piece did in the other side's turn. Several attacks or shots are one action: its first and last ply, and the events
 * of all its steps.
 */
export interface PastAction {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  readonly piece: NodeId | null;
  readonly events: readonly TableEvent[];
}
/** The mark of a past action on the table: its place, its path and the enemies that it hit. */
export interface PastActionMark {
  readonly at: Point;
  readonly trail: readonly Point[];
  readonly struck: readonly PieceNode[];
}

/** Returns the pieces that a message names, in order. */
const namedIn = ({ values = {} }: Message): NodeId[] =>
  Object.values(values).flatMap((value) => {
    if (typeof value !== 'object') return [];
    if ('piece' in value) return [value.piece];
    return 'key' in value ? namedIn(value) : [];
  });
/** Returns the pieces that events are about, in order. */
export const piecesOf = (events: readonly TableEvent[]): NodeId[] =>
  events.flatMap((event) => [
    ...(event.kind === 'moved' ? [event.id] : event.kind === 'shot' ? [event.act.id] : []),
    ...namedIn(event.text),
    ...('ids' in event ? event.ids : []),
  ]);
/** Returns the acting piece of a step: the first piece of the seat that the step is about. Null if there is none. */
export const actingPieceOf = (open: OpenMatch, ply: number, seat: Seat): NodeId | null => {
  const before = sceneAt(open, ply - 1);
  return piecesOf(eventsAt(open, ply)).find((id) => pieceIn(before, id)?.seat === seat) ?? null;
};
/**
 * Returns the piece that a bot acted with in a step. If it rolled for no single piece, all pieces of its side. Empty if a
 * person acted.
 */
export const botPieces = (open: OpenMatch, ply: number): readonly NodeId[] => {
  const actor = actingPlayer(open, ply);
  if (!actor?.bot) return [];
  const piece = actingPieceOf(open, ply, actor.seat);
  if (piece) return [piece];
  const side = (node: SceneNode): NodeId[] => (node.kind === 'piece' && node.seat === actor.seat ? [node.id] : []);
  return eventsAt(open, ply).some(({ kind }) => kind === 'rolled') ? sceneAt(open, ply).nodes.flatMap(side) : [];
};
/** Whether a step is a seat's decision in its own turn. */
const isOwn = ({ game, steps }: OpenMatch, ply: number, me: Seat): boolean => {
  const turn = game.turn(steps[ply - 1]?.state);
  return 'to' in turn && turn.to === me && !turn.midway;
};
/** Whether the person to move has decided anything before a step. The set-up does not count. */
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
/** Returns all events since the last decision of the person to move, including those of that decision. */
export const eventsSinceDecision = (open: OpenMatch): TableEvent[] => {
  const turn = currentTurn(open);
  const own = 'to' in turn ? open.steps.findLastIndex((_, ply) => ply > 0 && isOwn(open, ply, turn.to)) : -1;
  const from = 'to' in turn ? Math.max(1, own) : open.steps.length - 1;
  return open.steps.slice(from).flatMap((_, i) => eventsAt(open, from + i));
};
const known = new WeakMap<object, readonly PastAction[]>();
/**
 * Returns what bots did since the last turn of the person to move, in order; in a game with secrets also what people did.
 * Empty once the person has acted.
 */
export const recap = (open: OpenMatch): readonly PastAction[] => {
  const turn = currentTurn(open);
  // Behind the curtain nobody looks, and a player who has just acted still looks at that action.
  if (!isAtLatest(open) || 'over' in turn || (open.viewer !== 'all' && open.viewer !== turn.to)) return [];
  if (open.match.players.some(({ seat, bot }) => seat === turn.to && bot)) return [];
  const found = known.get(open) ?? actionsSince(open, turn.to);
  known.set(open, found);
  return found;
};
/** Whether events include something that needs a card of its own: a shot, an attack roll, or a lasting effect. */
const tells = (events: readonly TableEvent[]): boolean =>
  events.some(
    (event) => event.kind === 'shot' || (event.kind === 'rolled' && event.thrown.dealt) || LASTING.has(event.kind),
  );
const LASTING = new Set<TableEvent['kind']>(['hit', 'wounded', 'removed', 'restored', 'revealed', 'scored']);
const actionsSince = (open: OpenMatch, me: Seat): PastAction[] => {
  let first = open.steps.length;
  while (first > 1 && !isOwn(open, first - 1, me)) first--;
  const actions: PastAction[] = [];
  for (let ply = first; ply < open.steps.length; ply++) {
    const actor = actingPlayer(open, ply);
    const events = eventsAt(open, ply);
    if (!actor || events.every(({ kind }) => kind === 'said')) continue;
    const last = actions.at(-1);
    const piece = actingPieceOf(open, ply, last && actor.seat === me ? last.seat : actor.seat);
    const same = last && last.seat === actor.seat && (piece === null || piece === last.piece);
    // A new decision after such an event is an action of its own.
    const before = open.game.turn(open.steps[ply - 1]?.state);
    const isNewDecision = 'to' in before && !before.midway && tells(events) && last && tells(last.events);
    const goesOn = last && (actor.seat === me || (same && !isNewDecision));
    if (goesOn) actions[actions.length - 1] = { ...last, to: ply, events: [...last.events, ...events] };
    else if (actor.seat !== me && (actor.bot || open.game.secrets))
      actions.push({ from: ply, to: ply, seat: actor.seat, piece, events });
  }
  return actions;
};
/**
 * Whether the recap replaces the account of the last action. A person's own roll in the other side's turn, as a defence, is
 * shown in full like any own action.
 */
export const isSummarized = (open: OpenMatch, actions: readonly PastAction[]): boolean => {
  const turn = currentTurn(open);
  return actions.length > 0 && 'to' in turn && actingPlayer(open, decisionOf(open, open.ply))?.seat !== turn.to;
};

/** Returns the piece that a side's action, such as a spell, was measured from. Null if nothing was measured. */
const measuredBy = (scene: Scene, { seat, events }: PastAction): NodeId | null =>
  events
    .flatMap((event) => ('between' in event ? (event.between ?? []) : []))
    .flat()
    .find((id) => pieceIn(scene, id)?.seat === seat) ?? null;
/**
 * Returns the mark of an action on the table as it is now: at the acting piece or the one measured from, with its path and the
 * enemies hit. Null if there is no place for it.
 */
export const recapMark = (open: OpenMatch, action: PastAction): PastActionMark | null => {
  const { from, to, piece, seat, events } = action;
  const [before, after] = [sceneAt(open, from - 1), sceneAt(open, to)];
  const by = piece ?? measuredBy(before, action);
  const who = pieceIn(after, by) ?? pieceIn(before, by);
  const trail = events.flatMap((event) => (event.kind === 'moved' && event.id === piece ? event.path : []));
  // A piece that was removed at the end of its path still has a mark there.
  if (!who || who.waits || (who.out && trail.length === 0)) return null;
  const ids = new Set(events.flatMap((event) => ('ids' in event && LASTING.has(event.kind) ? event.ids : [])));
  const struck = [...ids].flatMap((id) => pieceIn(before, id) ?? []).filter((node) => node.seat !== seat);
  // A flicked piece is marked where it came to rest, even if a point has moved it back since.
  const shot = events.find((event) => event.kind === 'shot');
  const rest = shot?.act.id === who.id ? shot.result.rest[who.id] : undefined;
  return { at: rest ? pointOfPose(rest) : (trail.at(-1) ?? who.at), trail, struck };
};
/**
 * Returns the numbered marks of actions, with their effect on each piece hit. `pointed` is the number of the only action to
 * mark, from 1, or null for all.
 */
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
