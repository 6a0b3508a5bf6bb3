import { useEffect, useRef } from 'react';

// All open layers over a page share one history entry. Back closes the top layer, and leaves the page only when no layer is open.

interface Layer {
  close(): void;
}
const LAYER = 'layer';
const layers: Layer[] = [];
/** The history entry is being left, because no layer is open any more. */
let leaving = false;
/** Where to go after that. */
let waiting: string | null = null;

const onLayer = (): boolean => (history.state as { mera?: string } | null)?.mera === LAYER;
/** Makes the history match the open layers. */
const settle = (): void => {
  if (leaving || layers.length > 0 === onLayer()) return;
  if (layers.length > 0) history.pushState({ mera: LAYER }, '');
  else {
    leaving = true;
    history.back();
  }
};
/** Delayed, because one layer may open right after another has closed. */
const settleSoon = (): void => void setTimeout(settle);

/** Goes to an address after the `#`. Open layers leave no history entry behind. */
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
  // Forward leads to an entry without an open layer, so it is left again.
  settleSoon();
};
/** A link pressed in an open layer goes where `navigate` would. */
const onClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const other = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (event.defaultPrevented || other || !href.startsWith('#') || link?.target || (!leaving && !onLayer())) return;
  event.preventDefault();
  navigate(href);
};
/** Lets Back close open layers from now on. Returns the function that stops it. */
export const watchBack = (): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('popstate', onPop, { signal: stop.signal });
  document.addEventListener('click', onClick, { signal: stop.signal });
  // A page that was reloaded while a layer was open begins without layers.
  settleSoon();
  return () => stop.abort();
};

/** Lets Back close this layer while it is open. */
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
