import { useSyncExternalStore } from 'react';

/** The screens and their addresses after the `#`. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'match'; readonly id: string };

const parseRoute = (hash: string): Route => {
  const [screen, name] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (screen === 'new' && name) return { at: 'setup', game: name };
  if (screen === 'match' && name) return { at: 'match', id: name };
  return { at: 'home' };
};
/** The address of a screen. */
export const href = (route: Route): string => {
  if (route.at === 'setup') return `#/new/${encodeURIComponent(route.game)}`;
  return route.at === 'match' ? `#/match/${encodeURIComponent(route.id)}` : '#/';
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
