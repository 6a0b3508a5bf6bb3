import { create } from 'zustand';
import type { TableEvent } from '../../core/event.ts';
import type { RollEvent } from '../../core/luck.ts';
import { showPly } from '../../store/matchActions.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { actionEvents } from '../../presentation/scenes.ts';

const useAskedEvent = create<{ event: TableEvent | null }>()(() => ({ event: null }));
/** The event that is being explained, until it or another event is asked about. Null if none. */
export const useExplainedEvent = (): TableEvent | null => useAskedEvent(({ event }) => event);
/** Explains an event of a step, or closes its explanation. Shows the event's step if another action is shown. */
export const explainEvent = (open: OpenMatch, event: TableEvent, ply: number): void => {
  const again = useAskedEvent.getState().event === event;
  useAskedEvent.setState({ event: again ? null : event });
  if (!again && !actionEvents(open, open.ply).includes(event)) showPly(ply);
};

const COMES_OF: readonly TableEvent['kind'][] = ['removed', 'wounded', 'hit', 'restored'];
/** Returns the roll behind an event: the event itself, or for a change to a piece the last roll before it. Null if no die decided. */
export const rollOfEvent = (events: readonly TableEvent[], event: TableEvent): RollEvent | null => {
  if (event.kind === 'rolled') return event;
  if (!COMES_OF.includes(event.kind)) return null;
  return events.slice(0, events.indexOf(event)).findLast((each): each is RollEvent => each.kind === 'rolled') ?? null;
};
