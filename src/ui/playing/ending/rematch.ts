import { enabledChoices } from '../../../core/choice.ts';
import { deepEqual, sameAction } from '../../../core/equality.ts';
import type { MatchClock } from '../../../core/clockSchema.ts';
import { initialStep, type Match, type Player } from '../../../core/match.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { SeatDraft } from '../../starting/seating.ts';
import { createPlannedMatch } from '../../starting/startMatch.ts';

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
/** Whether the seed has dealt the table, as random terrain. Then another seed brings another table. */
export const dealsTable = ({ game, match }: Pick<OpenMatch, 'game' | 'match'>): boolean => {
  const tableOf = (seed: string): unknown => initialStep(game, { ...match, seed }).state;
  const table = tableOf(match.seed);
  return ['1', '2'].some((other) => !deepEqual(table, tableOf(`${match.seed}/${other}`)));
};
/** Returns the clock of a match with swapped sides: a player keeps a time of its own. */
export const swappedClock = ({ players, clock }: Pick<Match, 'players' | 'clock'>): MatchClock | null => {
  if (!clock?.apart) return clock ?? null;
  const { apart, seconds } = clock;
  const timeOf = (player: Player | undefined): number => (player && apart[player.seat]) ?? seconds;
  const times = players.map(({ seat }, i) => [seat, timeOf(players[(i + 1) % players.length])]);
  return { ...clock, apart: Object.fromEntries(times) };
};
/** What a rematch may change: its seats, its table, or the seed, which is new by default. */
export interface RematchChanges {
  readonly players?: readonly SeatDraft[];
  /** The options of another table. */
  readonly options?: unknown;
  readonly seed?: string;
}
/** Creates the same match with the sides swapped, deployed if it began deployed. Returns its id. */
export const createRematch = (open: OpenMatch, changes: RematchChanges = {}): Promise<string> => {
  const { options, players, takeBack, arranged, clock = null } = open.match;
  return createPlannedMatch(open.game, {
    options,
    players: swapped(players),
    takeBack,
    lines: beganDeployed(open),
    clock: changes.players ? clock : swappedClock(open.match),
    ...(changes.options === undefined && arranged ? { arranged } : {}),
    ...changes,
  });
};
