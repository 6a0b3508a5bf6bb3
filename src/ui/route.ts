import { useSyncExternalStore } from 'react';

/** The screens and their addresses after the `#`. */
export type Route =
  | { readonly at: 'home' }
  /** `like`: the match on this device whose players, options and armies it begins with. */
  | { readonly at: 'setup'; readonly game: string; readonly like?: string }
  | { readonly at: 'match'; readonly id: string };

/** A part of an address; what is no good address stands for itself, and names nothing. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
/** The screen that the part of an address after the `#` names. */
export const parseRoute = (hash: string): Route => {
  const [screen, name, like] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (screen === 'new' && name) return { at: 'setup', game: name, ...(like ? { like } : {}) };
  if (screen === 'match' && name) return { at: 'match', id: name };
  return { at: 'home' };
};
/** The address of a screen. */
export const href = (route: Route): string => {
  if (route.at === 'home') return '#/';
  const parts = route.at === 'match' ? ['match', route.id] : ['new', route.game, ...(route.like ? [route.like] : [])];
  return `#/${parts.map(encodeURIComponent).join('/')}`;
};
/** Goes to a screen. */
export const go = (route: Route): void => {
  location.hash = href(route);
};
const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
/** The screen of the address now. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
