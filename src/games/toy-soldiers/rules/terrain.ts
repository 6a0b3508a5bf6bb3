import type { EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import { misfit, roomFor } from './fields.ts';
import { isAlive } from './lookups.ts';
import { type Action, MAX_OBSTACLES, type Obstacle, type State, no, gameMessage } from '../types.ts';

/** What players may do with the obstacles before the first-turn roll (TS-01, option *edit terrain*). */
export type Edit = Extract<Action, { type: 'add' | 'shift' | 'turn' | 'take' }>;
const changed = ({ obstacles }: State, edit: Edit): Obstacle | null => {
  const one = edit.type === 'add' ? null : obstacles.find(({ id }) => id === edit.id);
  if (!one) return null;
  if (edit.type === 'shift') return { ...one, at: { x: edit.at.x, y: edit.at.y } };
  return edit.type === 'turn' ? { ...one, turns: (one.turns + 1) % 4 } : one;
};

/** Returns why the obstacles cannot be changed like this. They must be between the zones and leave each other and the centre free (TS-01). */
export const refuseEdit = (state: State, edit: Edit): Refusal | null => {
  if (edit.type === 'add') {
    if (state.obstacles.length >= MAX_OBSTACLES) return no('TS-01', 'no.full', { count: MAX_OBSTACLES });
    return roomFor(state, state.obstacles, edit.kind) ? null : no('TS-01', 'no.noRoom');
  }
  const one = changed(state, edit);
  if (!one) return no('TS-01', 'no.noObstacle');
  if (edit.type === 'take') return null;
  const why = misfit(state, state.obstacles, one);
  return why ? no('TS-01', `no.misfit.${why}`, {}, { at: one.at }) : null;
};
/** Changes the obstacles (TS-01). */
export const editTerrain = (state: State, edit: Edit): State => {
  const { obstacles } = state;
  if (edit.type === 'add') {
    const one = roomFor(state, obstacles, edit.kind);
    return one ? { ...state, obstacles: [...obstacles, one] } : state;
  }
  const one = changed(state, edit);
  const rest = edit.type === 'take' ? obstacles.filter(({ id }) => id !== edit.id) : null;
  return { ...state, obstacles: rest ?? obstacles.map((each) => (one && each.id === one.id ? one : each)) };
};
/** Returns a move of an obstacle that is always legal: to its own place. */
export const exampleShift = ({ id, at }: Obstacle): Action => ({ type: 'shift', id, at });
/** Passes the obstacles to the next player, and after the last starts the first-turn roll (TS-01, TS-03). */
export const ready = (state: State, events: EventLog): State => {
  const { seats, active } = state;
  const next = seats.slice(seats.indexOf(active) + 1).find((seat) => isAlive(state, seat));
  if (next) return { ...state, active: next };
  events.push({ kind: 'said', rule: 'TS-01', text: gameMessage('event.terrainStands') });
  const throwing = seats.filter((seat) => isAlive(state, seat));
  return { ...state, active: throwing[0] ?? active, stage: { at: 'lot', throwing, again: false } };
};
