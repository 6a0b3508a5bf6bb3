/** What the home screen tells of a game before any game's code is loaded: how long its first ready match takes two people, for how many it is, whether it has secrets, and what the set-up page needs before its code has come. */
export interface GameCardInfo {
  readonly id: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether a side may not see all that the other sees. */
  readonly secrets: boolean;
  /** The table of its first ready match, mm. */
  readonly table: { readonly width: number; readonly height: number };
}
const TWO = { min: 2, max: 2 };
/** The games of the house, in the order of the shelf. */
export const GAME_CARDS: readonly GameCardInfo[] = [
  { id: 'toy-soldiers', minutes: 10, seats: { min: 2, max: 4 }, secrets: false, table: { width: 840, height: 650 } },
  { id: 'sci-fi', minutes: 10, seats: TWO, secrets: false, table: { width: 900, height: 600 } },
  { id: 'stratego', minutes: 10, seats: TWO, secrets: true, table: { width: 600, height: 600 } },
  { id: 'siege', minutes: 15, seats: TWO, secrets: false, table: { width: 840, height: 980 } },
  { id: 'flick', minutes: 10, seats: TWO, secrets: false, table: { width: 440, height: 440 } },
];
/** The address of a picture below `public` in a theme; the projector's are the light ones. */
export const pictureAt = (file: string, theme: 'light' | 'dark' | 'projector'): string =>
  `./${file}.${theme === 'dark' ? 'dark' : 'light'}.avif`;
