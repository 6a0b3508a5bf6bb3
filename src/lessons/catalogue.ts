/** What a teacher chooses a built-in lesson by. `minutes` is for a class that votes, about 1.5 minutes a step. */
export interface CatalogueEntry {
  readonly game: string;
  readonly id: string;
  readonly subject: 'probability' | 'numbers' | 'logic' | 'physics';
  /** The youngest age, years. */
  readonly age: number;
  readonly minutes: number;
}
/** The built-in lessons for classes, from easy to hard. */
export const CATALOGUE = [
  { game: 'toy-soldiers', id: 'first', subject: 'probability', age: 9, minutes: 18 },
  { game: 'sci-fi', id: 'first', subject: 'numbers', age: 10, minutes: 14 },
  { game: 'stratego', id: 'first', subject: 'logic', age: 9, minutes: 15 },
  { game: 'siege', id: 'first', subject: 'probability', age: 11, minutes: 14 },
  { game: 'toy-soldiers', id: 'numbers', subject: 'probability', age: 11, minutes: 14 },
  { game: 'sci-fi', id: 'six', subject: 'probability', age: 11, minutes: 12 },
  { game: 'sci-fi', id: 'worth', subject: 'probability', age: 12, minutes: 14 },
  { game: 'flick', id: 'first', subject: 'physics', age: 9, minutes: 12 },
] as const satisfies readonly CatalogueEntry[];
