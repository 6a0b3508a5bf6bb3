import type { Player } from '../../../core/match.ts';
import type { OpenMatch } from '../../../store/openMatch.ts';
import type { Draft } from '../../setup/seating.ts';
import { beginMatch } from '../../setup/beginning.ts';

/** Who sits where in a rematch: everybody one seat on, so that two change sides. */
export const swapped = (players: readonly Player[]): Draft[] =>
  players.map(({ seat }, i) => {
    const { name = '', bot = '' } = players[(i + 1) % players.length] ?? {};
    return { seat, name, bot };
  });
/** Begins the same match anew with the sides changed. */
export const rematch = ({ game, match: { options, players, takeBack } }: OpenMatch): Promise<void> =>
  beginMatch(game, { options, players: swapped(players), takeBack, lines: false });
