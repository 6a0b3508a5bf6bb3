import { create } from 'zustand';
import type { TableEvent } from '../../core/event.ts';
import type { RollEvent } from '../../core/luck.ts';
import { showPly } from '../../store/matchActions.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { actionEvents } from '../../presentation/scenes.ts';

const useAskedEvent = create<{ event: TableEvent | null }>()(() => ({ event: null }));
/** The event that was asked "why?", until it is asked again or another is; null if none. */
export const useExplainedEvent = (): TableEvent | null => useAskedEvent(({ event }) => event);
/** Asks an event of a step why it came about, or asks no more: its step is gone to where another deed is looked at. */
export const explainEvent = (open: OpenMatch, event: TableEvent, ply: number): void => {
  const again = useAskedEvent.getState().event === event;
  useAskedEvent.setState({ event: again ? null : event });
  if (!again && !actionEvents(open, open.ply).includes(event)) showPly(ply);
};

const COMES_OF: readonly TableEvent['kind'][] = ['removed', 'wounded', 'hit', 'restored'];
/** The throw that an event of a step comes of: itself, or for what befalls a piece the last throw before it; null where no die decided. */
export const rollOfEvent = (events: readonly TableEvent[], event: TableEvent): RollEvent | null => {
  if (event.kind === 'rolled') return event;
  if (!COMES_OF.includes(event.kind)) return null;
  return events.slice(0, events.indexOf(event)).findLast((each): each is RollEvent => each.kind === 'rolled') ?? null;
};
