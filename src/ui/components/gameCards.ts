/**
 * What the home screen shows of a game before its code is loaded. It has the length of the first scenario for two people, its
 * seats and secrets. The set-up page uses it too until the code is loaded.
 */
export interface GameCardInfo {
  readonly id: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether a side may not see everything that the other sees. */
  readonly secrets: boolean;
  /** The table size of its first scenario, mm. */
  readonly table: { readonly width: number; readonly height: number };
}
const TWO = { min: 2, max: 2 };
/** The games, in the order of their cards. */
export const GAME_CARDS: readonly GameCardInfo[] = [
  { id: 'toy-soldiers', minutes: 10, seats: { min: 2, max: 4 }, secrets: false, table: { width: 840, height: 650 } },
  { id: 'sci-fi', minutes: 15, seats: TWO, secrets: false, table: { width: 900, height: 600 } },
  { id: 'stratego', minutes: 10, seats: TWO, secrets: true, table: { width: 600, height: 600 } },
  { id: 'siege', minutes: 12, seats: TWO, secrets: false, table: { width: 840, height: 770 } },
  { id: 'flick', minutes: 10, seats: TWO, secrets: false, table: { width: 440, height: 440 } },
];
/** Returns the address of a picture below `public` in a theme. The projector uses the light ones. */
export const pictureAt = (file: string, theme: 'light' | 'dark' | 'projector'): string =>
  `./${file}.${theme === 'dark' ? 'dark' : 'light'}.avif`;
