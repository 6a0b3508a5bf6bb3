import type { AnyGame } from '../core/game.ts';
import type { Played, Player } from '../core/match.ts';
import { lined } from '../storage/kept.ts';
import { type OpenMatch, stateAt } from './openMatch.ts';

const isOpening = (game: AnyGame, state: unknown): boolean => {
  const turn = game.turn(state);
  return 'to' in turn && turn.opening === true;
};
/** Under what name a player's last line-up is kept: his own, else his seat's. */
export const linedBy = ({ name, seat }: Player): string => name || seat;
/** Remembers how the people's pieces stand when a step ends the opening of a match. */
export const rememberLined = (before: OpenMatch, { state }: Played): void => {
  const { game, match } = before;
  if (!game.keep || !isOpening(game, stateAt(before)) || isOpening(game, state)) return;
  for (const player of match.players.filter(({ bot }) => !bot)) {
    const action = game.keep(game.view(state, player.seat), player.seat);
    if (action !== null) lined.keep({ game: game.id, name: linedBy(player), action });
  }
};
/** The action that would lay out a player's pieces as he lined them up in this match, until he does something; null before and after, and where the app began with all lined up. */
export const justLined = ({ game, steps }: OpenMatch, player: Player): unknown => {
  const last = lined.read(game.id).find(({ name }) => name === linedBy(player));
  const end = steps.findIndex(({ state }) => !isOpening(game, state));
  const found = steps[end];
  if (!last || end < 1 || !found) return null;
  const { seat } = player;
  const acted = steps.slice(end, -1).some(({ state }) => {
    const turn = game.turn(state);
    return 'to' in turn && turn.to === seat;
  });
  const stood = acted ? null : (game.keep?.(game.view(found.state, seat), seat) ?? null);
  return JSON.stringify(stood) === JSON.stringify(last.action) ? stood : null;
};
