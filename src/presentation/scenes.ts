import { isVisibleTo, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { RollEvent } from '../core/luck.ts';
import { forcedAction } from '../core/match.ts';
import type { PieceNode, Scene } from '../core/scene.ts';
import type { Viewer } from '../core/seat.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';

const scenes = new WeakMap<object, Map<Viewer, Scene>>();
/** Returns the scene of a state for a viewer. It is made once. */
export const sceneOf = (game: AnyGame, state: unknown, viewer: Viewer): Scene => {
  const key = state as object;
  const known = scenes.get(key) ?? new Map<Viewer, Scene>();
  scenes.set(key, known);
  const scene = known.get(viewer) ?? game.scene(game.view(state, viewer));
  known.set(viewer, scene);
  return scene;
};
/** Returns the piece with an id, or undefined if it is not in the scene. */
export const pieceIn = ({ nodes }: Scene, id: unknown): PieceNode | undefined =>
  nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);
/** Returns the scene of a step for the current viewer. */
export const sceneAt = (open: OpenMatch, ply: number): Scene => sceneOf(open.game, stateAtPly(open, ply), open.viewer);
/** Returns the events of a step that the current viewer may know. */
export const eventsAt = (open: OpenMatch, ply: number): TableEvent[] =>
  (open.steps[ply]?.events ?? []).filter((event) => isVisibleTo(event, open.viewer));

const firsts = new WeakMap<object, number>();
/** Returns the ply of the decision that led to a step. Forced actions after it belong to it. */
export const decisionOf = (open: OpenMatch, ply: number): number => {
  const step = open.steps[ply];
  if (!step || ply <= 1) return ply;
  const known = firsts.get(step);
  if (known !== undefined) return known;
  const first = forcedAction(open.game, stateAtPly(open, ply - 1)) === null ? ply : decisionOf(open, ply - 1);
  firsts.set(step, first);
  return first;
};
/**
 * Whether a ply was played before the current step of a lesson. Nothing is reported about it, except if a response to it is
 * still to come.
 */
export const isBygone = ({ practice, game, steps }: OpenMatch, ply: number): boolean => {
  if (!practice || ply > practice.from) return false;
  const turn = game.turn(steps[ply]?.state);
  return !('to' in turn && turn.midway);
};
/** Returns all events of a decision up to a ply: its rolls, and the forced actions after it. */
export const actionEvents = (open: OpenMatch, ply: number): TableEvent[] =>
  isBygone(open, ply)
    ? []
    : open.steps.slice(decisionOf(open, ply), ply + 1).flatMap((_, i) => eventsAt(open, decisionOf(open, ply) + i));
/** Returns the rolls among events. */
export const rollsOf = (events: readonly TableEvent[]): RollEvent[] =>
  events.filter((event) => event.kind === 'rolled');
