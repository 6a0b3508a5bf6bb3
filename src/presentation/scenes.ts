import { isVisibleTo, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { RollEvent } from '../core/luck.ts';
import { forcedAction } from '../core/match.ts';
import type { PieceNode, Scene } from '../core/scene.ts';
import type { Viewer } from '../core/seat.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';

const scenes = new WeakMap<object, Map<Viewer, Scene>>();
/** The scene of a state for a viewer; made once. */
export const sceneOf = (game: AnyGame, state: unknown, viewer: Viewer): Scene => {
  const key = state as object;
  const known = scenes.get(key) ?? new Map<Viewer, Scene>();
  scenes.set(key, known);
  const scene = known.get(viewer) ?? game.scene(game.view(state, viewer));
  known.set(viewer, scene);
  return scene;
};
/** The piece of an id, if it is in the scene. */
export const pieceIn = ({ nodes }: Scene, id: unknown): PieceNode | undefined =>
  nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);
/** The scene of a step for the eyes that are at the screen. */
export const sceneAt = (open: OpenMatch, ply: number): Scene => sceneOf(open.game, stateAtPly(open, ply), open.viewer);
/** What came about in a step, as far as the eyes at the screen may know. */
export const eventsAt = (open: OpenMatch, ply: number): TableEvent[] =>
  (open.steps[ply]?.events ?? []).filter((event) => isVisibleTo(event, open.viewer));

const firsts = new WeakMap<object, number>();
/** The ply of the last decision that led to this one: what followed of itself belongs to it. */
export const decisionOf = (open: OpenMatch, ply: number): number => {
  const step = open.steps[ply];
  if (!step || ply <= 1) return ply;
  const known = firsts.get(step);
  if (known !== undefined) return known;
  const first = forcedAction(open.game, stateAtPly(open, ply - 1)) === null ? ply : decisionOf(open, ply - 1);
  firsts.set(step, first);
  return first;
};
/** Whether a step of a lesson has begun after what was done up to this ply: that is the step before's, and told no more, but where somebody has still to answer it. */
export const isBygone = ({ practice, game, steps }: OpenMatch, ply: number): boolean => {
  if (!practice || ply > practice.from) return false;
  const turn = game.turn(steps[ply]?.state);
  return !('to' in turn && turn.midway);
};
/** All that came about by a decision up to this ply: its throws, and what followed of itself. */
export const actionEvents = (open: OpenMatch, ply: number): TableEvent[] =>
  isBygone(open, ply)
    ? []
    : open.steps.slice(decisionOf(open, ply), ply + 1).flatMap((_, i) => eventsAt(open, decisionOf(open, ply) + i));
/** The throws of a step's events. */
export const rollsOf = (events: readonly TableEvent[]): RollEvent[] =>
  events.filter((event) => event.kind === 'rolled');
