import { useSyncExternalStore } from 'react';
import { navigate } from './back.ts';

/** The screens and their addresses after the `#`. */
export type Route =
  /** `lost`: by an address that names no screen. */
  | { readonly at: 'home'; readonly lost?: true }
  /** `like`: the match on this device whose players, options and armies it begins with. */
  | { readonly at: 'setup'; readonly game: string; readonly like?: string }
  /** `record`: looked at from its start. */
  | { readonly at: 'match'; readonly id: string; readonly record?: true }
  /** A game's rulebook, at a rule if one is named. */
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string }
  /** A game's odds lab. */
  | { readonly at: 'lab'; readonly game: string }
  /** A lesson that the address itself holds. */
  | { readonly at: 'shared'; readonly code: string }
  /** The lessons of a game, of the first one if none is named; or one of them, to be changed where `edit` says so, the table of a step (from 1) to be arranged where it is named, or played on from. */
  | {
      readonly at: 'lessons';
      readonly game?: string;
      readonly lesson?: string;
      readonly edit?: true;
      readonly table?: number;
      readonly plays?: true;
    };

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
  const [screen, name, more, last, n, action] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (screen === 'new' && name) return { at: 'setup', game: name, ...(more ? { like: more } : {}) };
  if (screen === 'match' && name) return { at: 'match', id: name, ...(more === 'record' ? { record: true } : {}) };
  if (screen === 'rules' && name) return { at: 'rules', game: name, ...(more ? { rule: more } : {}) };
  if (screen === 'lab' && name) return { at: 'lab', game: name };
  if (screen === 'lesson' && name) return { at: 'shared', code: name };
  if (screen === 'lessons')
    return {
      at: 'lessons',
      ...(name ? { game: name } : {}),
      ...(name && more ? { lesson: more } : {}),
      ...(name && more && last === 'edit' ? { edit: true } : {}),
      ...(name && more && last === 'edit' && n ? { table: Number.parseInt(n, 10) || 1 } : {}),
      ...(name && more && last === 'edit' && n && action === 'play' ? { plays: true } : {}),
    };
  return screen ? { at: 'home', lost: true } : { at: 'home' };
};
const partsOf = (route: Exclude<Route, { at: 'home' }>): (string | undefined)[] => {
  if (route.at === 'match') return ['match', route.id, ...(route.record ? ['record'] : [])];
  if (route.at === 'lab') return ['lab', route.game];
  if (route.at === 'shared') return ['lesson', route.code];
  if (route.at === 'lessons')
    return [
      'lessons',
      route.game,
      route.lesson,
      ...(route.edit ? ['edit'] : []),
      route.table?.toString(),
      ...(route.plays ? ['play'] : []),
    ];
  return route.at === 'rules' ? ['rules', route.game, route.rule] : ['new', route.game, route.like];
};
/** The address of a screen. */
export const href = (route: Route): string => {
  if (route.at === 'home') return '#/';
  return `#/${partsOf(route)
    .flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)]))
    .join('/')}`;
};
/** Goes to a screen. */
export const go = (route: Route): void => navigate(href(route));
const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
/** The screen of the address now. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
