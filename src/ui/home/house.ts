/** What the home screen tells of a game before any game's code is loaded: how long its first ready match takes two people, for how many it is, whether it has secrets. */
export interface Lidded {
  readonly id: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether a side may not see all that the other sees. */
  readonly secrets: boolean;
}
const TWO = { min: 2, max: 2 };
/** The games of the house, in the order of the shelf. */
export const HOUSE: readonly Lidded[] = [
  { id: 'toy-soldiers', minutes: 10, seats: { min: 2, max: 4 }, secrets: false },
  { id: 'sci-fi', minutes: 10, seats: TWO, secrets: false },
  { id: 'stratego', minutes: 10, seats: TWO, secrets: true },
  { id: 'siege', minutes: 15, seats: TWO, secrets: false },
  { id: 'flick', minutes: 10, seats: TWO, secrets: false },
];
/** The address of a picture below `public` in a theme; the projector's are the light ones. */
export const pictureAt = (file: string, theme: 'light' | 'dark' | 'projector'): string =>
  `./${file}.${theme === 'dark' ? 'dark' : 'light'}.avif`;
