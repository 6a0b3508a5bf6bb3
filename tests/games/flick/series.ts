import { flick } from '../../../src/games/flick/index.ts';
import { seriesOf, type Told } from '../series.ts';

/** Plays matches of Flick Fighters with sides swapped in turn, prints and returns how they ended for the first player. */
export const series = (one: string, two: string, matches: number, options: object = {}, from = 0): Told =>
  seriesOf(flick, one, two, matches, options, from);
