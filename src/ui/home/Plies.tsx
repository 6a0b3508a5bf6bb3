import { gameOf } from '../../games/index.ts';
import { ui } from '../../i18n/index.ts';

/** How far an unfinished match has come; of one with secrets not even the number of actions, for some are done behind the curtain. */
export const Plies = ({ game, count }: { game: string; count: number }) =>
  gameOf(game)?.secrets === false ? ui('shelf.plies', { count }) : ui('shelf.on');
