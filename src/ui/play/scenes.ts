import type { Scene } from '../../core/scene.ts';
import type { TableEvent } from '../../core/event.ts';
import { forced } from '../../core/match.ts';
import { type OpenMatch, stateAt } from '../../store/table.ts';

const scenes = new WeakMap<object, Scene>();
/** The scene of a step as the seat that acts there sees it; made once. */
export const sceneAt = (open: OpenMatch, ply: number): Scene => {
  const state = stateAt(open, ply) as object;
  const known = scenes.get(state);
  if (known) return known;
  const turn = open.game.turn(state);
  const scene = open.game.scene(open.game.view(state, 'to' in turn ? turn.to : 'all'));
  scenes.set(state, scene);
  return scene;
};

const firsts = new WeakMap<object, number>();
/** The ply of the last decision that led to this one: what followed of itself belongs to it. */
const decisionOf = (open: OpenMatch, ply: number): number => {
  const step = open.steps[ply];
  if (!step || ply <= 1) return ply;
  const known = firsts.get(step);
  if (known !== undefined) return known;
  const first = forced(open.game, stateAt(open, ply - 1)) === null ? ply : decisionOf(open, ply - 1);
  firsts.set(step, first);
  return first;
};
/** All that came about by a decision up to this ply: its throws, and what followed of itself. */
export const deedEvents = (open: OpenMatch, ply: number): TableEvent[] =>
  open.steps.slice(decisionOf(open, ply), ply + 1).flatMap((step) => step.events);
