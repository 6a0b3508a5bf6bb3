import { stratego } from '../../../src/games/stratego/index.ts';
import { seriesOf, type Told } from '../series.ts';

/** Plays matches of Stratego with sides swapped in turn, prints and returns how they ended for the first player. */
export const series = (
  one: string,
  two: string,
  matches: number,
  options: object = {},
  from = 0,
  looks?: number,
): Told => seriesOf(stratego, one, two, matches, options, from, looks);
