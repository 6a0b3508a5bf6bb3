import { create } from 'zustand';
import type { TableEvent } from '../../core/event.ts';
import { goTo } from '../../store/play.ts';
import type { OpenMatch } from '../../store/openMatch.ts';
import { deedEvents } from './show/scenes.ts';

const useAskedEvent = create<{ event: TableEvent | null }>()(() => ({ event: null }));
/** The event that was asked "why?", until it is asked again or another is; null if none. */
export const useAsked = (): TableEvent | null => useAskedEvent(({ event }) => event);
/** Asks an event of a step why it came about, or asks no more: its step is gone to where another deed is looked at. */
export const ask = (open: OpenMatch, event: TableEvent, ply: number): void => {
  const again = useAskedEvent.getState().event === event;
  useAskedEvent.setState({ event: again ? null : event });
  if (!again && !deedEvents(open, open.ply).includes(event)) goTo(ply);
};
