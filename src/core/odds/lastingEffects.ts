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
/** Whether what an event tells of stays. */
export const isLasting = ({ kind }: TableEvent): boolean => LASTING_KINDS.has(kind);
/** The sign of an event: its kind and whom it is about (`kind:ids`). */
export const effectKey = (event: TableEvent): string => `${event.kind}:${'ids' in event ? event.ids.join() : ''}`;
/** What lasts of the events of a deed, in the signs by which its odds were told (`kind:ids`). */
export const lastingEffects = (events: readonly TableEvent[]): string[] => events.filter(isLasting).map(effectKey);
