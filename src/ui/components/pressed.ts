import { useEffect, useRef } from 'react';

/** Calls back when the window loses the focus, because keys and buttons may be released elsewhere. Returns the function that stops it. */
export const onLeave = (left: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('blur', left, { signal: stop.signal });
  document.addEventListener('visibilitychange', left, { signal: stop.signal });
  return () => stop.abort();
};
/** Ends a drag, or a held key, when the window loses the focus. */
export const useEndOnLeave = (end: () => void): void => {
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => onLeave(() => latest.current()), []);
};

/**
 * Calls back when the first counted pointer goes down and when the last one goes up, even if a release is lost. Returns the
 * function that stops it.
 */
export const onPressed = (
  changed: (down: boolean) => void,
  counts: (event: PointerEvent) => boolean = () => true,
): (() => void) => {
  const down = new Map<number, string>();
  const run = (change: () => void): void => {
    const before = down.size > 0;
    change();
    if (down.size > 0 !== before) changed(!before);
  };
  const begin = (event: PointerEvent): void =>
    run(() => {
      // A primary press ends all others of its type, because their releases were lost.
      if (event.isPrimary) for (const [id, type] of down) if (type === event.pointerType) down.delete(id);
      if (counts(event)) down.set(event.pointerId, event.pointerType);
    });
  const end = ({ pointerId }: PointerEvent): void => run(() => down.delete(pointerId));
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pointerdown', begin, { signal, capture: true });
  window.addEventListener('pointermove', (event) => event.buttons === 0 && end(event), { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  const stay = onLeave(() => run(() => down.clear()));
  return () => {
    stop.abort();
    stay();
  };
};
