import { useSyncExternalStore } from 'react';
import { navigate } from './back.ts';

/** The screens and their addresses after the `#`. */
export type Route =
  /** `lost`: by an address that names no screen. */
  | { readonly at: 'home'; readonly lost?: true }
  /**
   * `like`: a match on this device that supplies the initial players, options and armies. `table`: the match begins from the
   * table that is being arranged.
   */
  | { readonly at: 'setup'; readonly game: string; readonly like?: string; readonly table?: true }
  /** A game's table that is arranged by hand, with a piece selected if one is named. */
  | { readonly at: 'table'; readonly game: string; readonly piece?: string }
  /** `record`: opened at its start. */
  | { readonly at: 'match'; readonly id: string; readonly record?: true }
  /** A game's rulebook, at a rule if one is named. */
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string }
  /** A game's odds lab. */
  | { readonly at: 'lab'; readonly game: string }
  /** A table contained in the address itself. */
  | { readonly at: 'sharedTable'; readonly code: string }
  /** A match contained in the address itself, shown at a ply if one is named, or else at its last step. */
  | { readonly at: 'sharedMatch'; readonly code: string; readonly ply?: number }
  /** What prints for a game: one of its sheets, and for a worksheet the lesson. */
  | { readonly at: 'print'; readonly game: string; readonly sheet?: string; readonly lesson?: string }
  /** The page for teachers, or the notes for schools. */
  | { readonly at: 'teachers'; readonly page?: 'schools' }
  /** The report of a lesson with a class's votes, on this device. */
  | { readonly at: 'votes'; readonly id: string }
  /** A lesson contained in the address itself. */
  | { readonly at: 'shared'; readonly code: string }
  /**
   * The lessons of a game, by default the first one, or one of its lessons. It begins with its first step, or with `step` (from 1).
   * `edit` opens its editor. With a step (from 1) in `table`, the step's table is edited or played on from.
   */
  | {
      readonly at: 'lessons';
      readonly game?: string;
      readonly lesson?: string;
      readonly step?: number;
      readonly edit?: true;
      readonly table?: number;
      readonly plays?: true;
    };

/** Returns a decoded part of an address. A malformed part is returned unchanged, and names nothing. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
/** Returns a screen of lessons for the parts of an address after the screen's name. */
const parseLessons = ([game, lesson, last, n, action]: readonly string[]): Route => {
  if (!game) return { at: 'lessons' };
  if (!lesson) return { at: 'lessons', game };
  if (/^[1-9]\d?$/.test(last ?? '')) return { at: 'lessons', game, lesson, step: Number(last) };
  if (last !== 'edit') return { at: 'lessons', game, lesson };
  if (!n) return { at: 'lessons', game, lesson, edit: true };
  const table = Number.parseInt(n, 10) || 1;
  return { at: 'lessons', game, lesson, edit: true, table, ...(action === 'play' ? { plays: true } : {}) };
};
/** The screens by the first part of their address. Each gets the parts after it, of which the first is not empty. */
const SCREENS: Readonly<Record<string, (name: string, more?: string, third?: string) => Route>> = {
  new: (game, like) => ({ at: 'setup', game, ...(like ? { like } : {}) }),
  play: (game) => ({ at: 'setup', game, table: true }),
  table: (game, piece) => ({ at: 'table', game, ...(piece ? { piece } : {}) }),
  match: (id, more) => ({ at: 'match', id, ...(more === 'record' ? { record: true } : {}) }),
  rules: (game, rule) => ({ at: 'rules', game, ...(rule ? { rule } : {}) }),
  lab: (game) => ({ at: 'lab', game }),
  votes: (id) => ({ at: 'votes', id }),
  print: (game, sheet, lesson) => ({ at: 'print', game, ...(sheet ? { sheet } : {}), ...(lesson ? { lesson } : {}) }),
  lesson: (code) => ({ at: 'shared', code }),
  sharedmatch: (code, ply = '') => ({
    at: 'sharedMatch',
    code,
    ...(/^\d{1,5}$/.test(ply) ? { ply: Number(ply) } : {}),
  }),
  sharedtable: (code) => ({ at: 'sharedTable', code }),
};
/** The screens with an address of one part, or with parts that may be missing. Null if the parts name nothing. */
const SCREENS_ALONE: Readonly<Record<string, (parts: readonly string[]) => Route | null>> = {
  lessons: parseLessons,
  teachers: ([page]) => {
    if (!page) return { at: 'teachers' };
    return page === 'schools' ? { at: 'teachers', page } : null;
  },
};
/** Returns the screen for the part of an address after the `#`. */
export const parseRoute = (hash: string): Route => {
  const [screen = '', ...parts] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [name, more, third] = parts;
  const alone = Object.hasOwn(SCREENS_ALONE, screen) ? SCREENS_ALONE[screen]?.(parts) : undefined;
  if (alone) return alone;
  const read = name && Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined;
  if (read && name) return read(name, more, third);
  return screen ? { at: 'home', lost: true } : { at: 'home' };
};
const lessonParts = (route: Extract<Route, { at: 'lessons' }>): (string | undefined)[] => [
  'lessons',
  route.game,
  route.lesson,
  route.step?.toString(),
  ...(route.edit ? ['edit'] : []),
  route.table?.toString(),
  ...(route.plays ? ['play'] : []),
];
const teachingParts = (route: Extract<Route, { at: 'lab' | 'print' | 'teachers' }>): (string | undefined)[] => {
  if (route.at === 'lab') return ['lab', route.game];
  return route.at === 'print' ? ['print', route.game, route.sheet, route.lesson] : ['teachers', route.page];
};
const partsOf = (route: Exclude<Route, { at: 'home' }>): (string | undefined)[] => {
  if (route.at === 'match') return ['match', route.id, ...(route.record ? ['record'] : [])];
  if (route.at === 'votes') return ['votes', route.id];
  if (route.at === 'lab' || route.at === 'print' || route.at === 'teachers') return teachingParts(route);
  if (route.at === 'shared') return ['lesson', route.code];
  if (route.at === 'sharedMatch') return ['sharedmatch', route.code, route.ply?.toString()];
  if (route.at === 'sharedTable') return ['sharedtable', route.code];
  if (route.at === 'lessons') return lessonParts(route);
  if (route.at === 'table') return ['table', route.game, route.piece];
  if (route.at === 'rules') return ['rules', route.game, route.rule];
  return route.table ? ['play', route.game] : ['new', route.game, route.like];
};
/** Returns the address of a screen. */
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
/** Returns the screen of the current address. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
