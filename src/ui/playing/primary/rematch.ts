import { enabledChoices } from '../../../core/choice.ts';
import type { Player } from '../../../core/match.ts';
import { sameAction } from '../../../core/equality.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { SeatDraft } from '../../starting/seating.ts';
import { startMatch } from '../../starting/startMatch.ts';

/** Returns the seats of a rematch: each player moves one seat on, so that two players swap sides. */
export const swapped = (players: readonly Player[]): SeatDraft[] =>
  players.map(({ seat }, i) => {
    const { name = '', bot = '' } = players[(i + 1) % players.length] ?? {};
    return { seat, name, bot };
  });
/** Whether a match began deployed: its set-up held only first-turn rolls, deployment and the end of deployment. */
export const beganDeployed = ({ game, match, steps }: Pick<OpenMatch, 'game' | 'match' | 'steps'>): boolean => {
  let deployed = false;
  for (const [i, { action }] of match.entries.entries()) {
    const state = steps[i]?.state;
    const turn = game.turn(state);
    const open = 'to' in turn ? enabledChoices(game.choices(game.view(state, turn.to))) : [];
    const opening = open.filter((choice) => choice.opening !== undefined);
    if (opening.length === 0) break;
    const taken = opening.find((choice) => choice.kind === 'do' && sameAction(choice.action, action));
    if (!taken) return false;
    deployed ||= taken.opening === 'lines' || taken.opening === 'deal';
  }
  return deployed;
};
/** Starts the same match again with the sides swapped, deployed if it began deployed. */
export const rematch = (open: OpenMatch): Promise<void> => {
  const { options, players, takeBack } = open.match;
  return startMatch(open.game, { options, players: swapped(players), takeBack, lines: beganDeployed(open) });
};
