import { useEffect, useRef } from 'react';

// Whatever lies open over a page has one entry of the history in all: Back closes what is on top, and leaves the page only when nothing is open.

interface Layer {
  close(): void;
}
const LAYER = 'layer';
const layers: Layer[] = [];
/** An entry that nothing lies over any more is being left. */
let leaving = false;
/** Where to go once it has been left. */
let waiting: string | null = null;

const onLayer = (): boolean => (history.state as { mera?: string } | null)?.mera === LAYER;
/** Makes the history fit what is open. */
const settle = (): void => {
  if (leaving || layers.length > 0 === onLayer()) return;
  if (layers.length > 0) history.pushState({ mera: LAYER }, '');
  else {
    leaving = true;
    history.back();
  }
};
/** Later: one thing may open right after another has closed. */
const settleSoon = (): void => void setTimeout(settle);

/** Goes to an address after the `#`; what lies open leaves no entry of its own behind. */
export const navigate = (hash: string): void => {
  if (leaving) waiting = hash;
  else if (onLayer() && hash !== location.hash) location.replace(hash);
  else location.hash = hash;
};
const onPop = (): void => {
  if (leaving && !onLayer()) {
    leaving = false;
    const hash = waiting;
    waiting = null;
    if (hash !== null) navigate(hash);
  } else if (!onLayer()) layers.pop()?.close();
  // Forward comes to an entry that nothing is open on: it is left again.
  settleSoon();
};
/** A link pressed in what lies open goes where `navigate` would. */
const onClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const other = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (event.defaultPrevented || other || !href.startsWith('#') || link?.target || (!leaving && !onLayer())) return;
  event.preventDefault();
  navigate(href);
};
/** Has Back close what is open from now on. Returns what stops it. */
export const watchBack = (): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('popstate', onPop, { signal: stop.signal });
  document.addEventListener('click', onClick, { signal: stop.signal });
  // A page that was loaded again in the midst of something open begins with nothing.
  settleSoon();
  return () => stop.abort();
};

/** Has Back close this as long as it is open. */
export const useLayer = (close: () => void, open = true): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const layer: Layer = { close: () => latest.current() };
    layers.push(layer);
    settleSoon();
    return () => {
      if (layers.includes(layer)) layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [open]);
};
