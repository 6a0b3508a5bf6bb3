import { useEffect, useRef } from 'react';

/** Calls back when the window is left: what was held there may be released elsewhere. Returns what stops it. */
export const onLeave = (left: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('blur', left, { signal: stop.signal });
  document.addEventListener('visibilitychange', left, { signal: stop.signal });
  return () => stop.abort();
};
/** Ends a drag, or a key that is held, when the window is left. */
export const useEndOnLeave = (end: () => void): void => {
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => onLeave(() => latest.current()), []);
};

/** Tells whenever the first pointer of those that count goes down and the last one is up, also where a release is lost. Returns what stops it. */
export const onPressed = (
  changed: (down: boolean) => void,
  counts: (event: PointerEvent) => boolean = () => true,
): (() => void) => {
  const down = new Map<number, string>();
  const told = (change: () => void): void => {
    const before = down.size > 0;
    change();
    if (down.size > 0 !== before) changed(!before);
  };
  const begin = (event: PointerEvent): void =>
    told(() => {
      // A first press ends all of its kind: their releases were lost.
      if (event.isPrimary) for (const [id, type] of down) if (type === event.pointerType) down.delete(id);
      if (counts(event)) down.set(event.pointerId, event.pointerType);
    });
  const end = ({ pointerId }: PointerEvent): void => told(() => down.delete(pointerId));
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pointerdown', begin, { signal, capture: true });
  window.addEventListener('pointermove', (event) => event.buttons === 0 && end(event), { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  const stay = onLeave(() => told(() => down.clear()));
  return () => {
    stop.abort();
    stay();
  };
};
