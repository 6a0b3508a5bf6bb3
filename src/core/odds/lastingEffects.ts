import type { TableEvent } from '../event.ts';

const LASTING_KINDS: ReadonlySet<string> = new Set([
  'hit',
  'wounded',
  'removed',
  'restored',
  'revealed',
  'scored',
  'over',
]);
/** Whether an event's effect lasts. */
export const isLasting = ({ kind }: TableEvent): boolean => LASTING_KINDS.has(kind);
/** Returns an event's key: its kind and the pieces it is about (`kind:ids`). */
export const effectKey = (event: TableEvent): string => `${event.kind}:${'ids' in event ? event.ids.join() : ''}`;
/** Returns the keys (`kind:ids`) of the lasting effects of an action's events. */
export const lastingEffects = (events: readonly TableEvent[]): string[] => events.filter(isLasting).map(effectKey);
