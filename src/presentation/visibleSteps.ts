import type { Viewer } from '../core/seat.ts';
import { showPly } from '../store/matchActions.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { eventsAt } from './scenes.ts';

const known = new WeakMap<object, Map<Viewer, readonly number[]>>();
/**
 * Returns the plies that the current viewer counts as steps: 0, and each one with events that the viewer may know. If nothing
 * is hidden, all plies count.
 */
export const visibleSteps = (open: OpenMatch): readonly number[] => {
  const { steps, viewer } = open;
  const mine = known.get(steps) ?? new Map<Viewer, readonly number[]>();
  known.set(steps, mine);
  const isVisible = (ply: number): boolean => ply === 0 || viewer === 'all' || eventsAt(open, ply).length > 0;
  const stops = mine.get(viewer) ?? [...steps.keys()].filter(isVisible);
  mine.set(viewer, stops);
  return stops;
};
/** Returns the number of a step among the visible ones. */
export const stepNumber = (open: OpenMatch, ply = open.ply): number => {
  const stops = visibleSteps(open);
  const next = stops.findIndex((stop) => stop > ply);
  return (next < 0 ? stops.length : next) - 1;
};
/** Shows the step with a number. From the last number on, that is the last step. */
export const showStepNumber = (open: OpenMatch, number: number): void => {
  const stops = visibleSteps(open);
  showPly(number >= stops.length - 1 ? open.steps.length - 1 : (stops[Math.max(0, number)] ?? 0));
};
