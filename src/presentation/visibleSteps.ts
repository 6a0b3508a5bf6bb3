import type { Viewer } from '../core/seat.ts';
import { showPly } from '../store/matchActions.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { eventsAt } from './scenes.ts';

const known = new WeakMap<object, Map<Viewer, readonly number[]>>();
/** The steps that the eyes at the screen are told of, the table before the first action among them: nobody counts what is done behind a curtain. */
export const visibleSteps = (open: OpenMatch): readonly number[] => {
  const { steps, viewer } = open;
  const mine = known.get(steps) ?? new Map<Viewer, readonly number[]>();
  known.set(steps, mine);
  const isVisible = (ply: number): boolean => ply === 0 || viewer === 'all' || eventsAt(open, ply).length > 0;
  const stops = mine.get(viewer) ?? [...steps.keys()].filter(isVisible);
  mine.set(viewer, stops);
  return stops;
};
/** The number of a step as the eyes at the screen count them. */
export const stepNumber = (open: OpenMatch, ply = open.ply): number => {
  const stops = visibleSteps(open);
  const next = stops.findIndex((stop) => stop > ply);
  return (next < 0 ? stops.length : next) - 1;
};
/** Looks at the step of a number, at the last one from the last number on. */
export const showStepNumber = (open: OpenMatch, number: number): void => {
  const stops = visibleSteps(open);
  showPly(number >= stops.length - 1 ? open.steps.length - 1 : (stops[Math.max(0, number)] ?? 0));
};
