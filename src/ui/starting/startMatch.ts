import type { AnyGame } from '../../core/game.ts';
import type { MatchClock } from '../../core/clockSchema.ts';
import { FORMAT, FORMAT_POSITION, type Match, matchSchema, type Player, type UndoPolicy } from '../../core/match.ts';
import type { Position } from '../../core/position/position.ts';
import type { SeatWord } from '../../core/words.ts';
import { cleanName } from '../../core/names.ts';
import { SEATS } from '../../core/seat.ts';
import { loadGame } from '../../games/index.ts';
import { type RecentSetups, saveRecentSetup, readRecentSetups } from '../../storage/recentSetups.ts';
import { newId } from '../../storage/newId.ts';
import { requestPersistence } from '../../storage/persistence.ts';
import { createMatch } from '../../store/matchSession.ts';
import { go } from '../route.ts';
import { type SeatDraft, inSeatOrder } from './seating.ts';

/** A match being set up. */
export interface MatchPlan {
  readonly options: unknown;
  readonly players: readonly SeatDraft[];
  readonly takeBack: UndoPolicy;
  /** Whether the app deploys everything. */
  readonly lines: boolean;
  /** The seed of the dice. Without one it is random. */
  readonly seed?: string;
  /** The position that it begins from instead of the set-up. */
  readonly arranged?: Position | undefined;
  /** The clock, if the players want one. */
  readonly clock?: MatchClock | null;
  /** The words that decided the seed, if there are any. */
  readonly words?: readonly SeatWord[];
}

/** The default undo policy. */
export const DEFAULT_UNDO_POLICY: UndoPolicy = 'until-luck';
/** Returns a random seed of the dice. */
export const newSeed = (): string => newId().slice(0, 8);
/** Returns seeds that are never shown: with them, a player could compute the other side's army. */
const secretSeeds = (): Pick<Match, 'seed' | 'botSeed'> => ({
  seed: newId(),
  botSeed: newId(),
});

/** Returns the seeds of a match. The bots have one of their own where words decide the dice, or where something is hidden. */
const seedsOf = (
  { secrets }: AnyGame,
  seed: string | undefined,
  words: readonly SeatWord[] | undefined,
): Pick<Match, 'seed' | 'botSeed' | 'words'> => {
  if (words && seed) return { seed, botSeed: newId(), words: [...words] };
  return secrets ? secretSeeds() : { seed: seed?.trim() || newSeed() };
};

/** Returns a match without actions, with a random seed unless one is given. */
export const newMatch = (
  game: AnyGame,
  {
    options,
    players,
    takeBack,
    seed,
    arranged,
    clock,
    words,
  }: Pick<MatchPlan, 'options' | 'takeBack' | 'seed' | 'arranged' | 'clock' | 'words'> & {
    readonly players: readonly Player[];
  },
): Match =>
  matchSchema.parse({
    ...(arranged ? { format: FORMAT_POSITION, arranged } : { format: FORMAT }),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    ...seedsOf(game, seed, words),
    takeBack,
    ...(clock && players.some(({ bot }) => bot === undefined) ? { clock } : {}),
    players,
    entries: [],
  });
/** Creates a match as planned and saves the plan. Returns the match's id. */
export const createPlannedMatch = async (game: AnyGame, plan: MatchPlan): Promise<string> => {
  const { options, players, takeBack, lines, clock } = plan;
  const seated = inSeatOrder(players).map(({ seat, name, bot }): Player => ({
    seat,
    name: cleanName(name),
    ...(bot ? { bot } : {}),
  }));
  const match = newMatch(game, { ...plan, players: seated });
  const people = players.filter(({ bot }) => !bot);
  const namesOf = Object.fromEntries(people.map(({ seat, name }) => [seat, cleanName(name)]));
  const bots = Object.fromEntries(players.flatMap(({ seat, bot }) => (bot ? [[seat, bot]] : [])));
  saveRecentSetup(game.id, namesOf, {
    seats: players.length,
    bots,
    options: options as Record<string, unknown>,
    takeBack,
    lines,
    ...(clock ? { clock } : {}),
    ...(plan.words ? { words: true } : {}),
  });
  void requestPersistence();
  return createMatch(game, match, lines && !plan.arranged);
};
/** Starts a match as planned, saves the plan, and goes to its table. */
export const startMatch = async (game: AnyGame, plan: MatchPlan): Promise<void> =>
  go({ at: 'match', id: await createPlannedMatch(game, plan) });

/** Returns the game's easiest bot that thinks at all. */
const easiest = ({ bots }: AnyGame): string => Object.keys(bots)[0] ?? '';
/** Returns the players of a match started with a single press: people with their last names, or a person against the last bots. */
export const defaultPlayers = (
  game: AnyGame,
  against: 'person' | 'bot',
  { names, games }: RecentSetups,
): SeatDraft[] => {
  const known = Object.entries(games[game.id]?.bots ?? {}).filter(([, bot]) => bot in game.bots);
  const seats = SEATS.slice(0, game.seats.min);
  const botSeats = known.filter(([seat]) => seats.some((each) => each === seat));
  const last = botSeats.length > 0 && botSeats.length < seats.length ? Object.fromEntries(botSeats) : null;
  const others = last ?? Object.fromEntries(seats.slice(1).map((seat) => [seat, easiest(game)]));
  return seats.map((seat): SeatDraft => {
    const bot = against === 'person' ? '' : (others[seat] ?? '');
    return { seat, name: bot ? '' : (names[seat] ?? ''), bot };
  });
};
/** Starts the game's first scenario with a single press, with everything deployed. */
export const startPreset = async (id: string, against: 'person' | 'bot'): Promise<void> => {
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  const habits = readRecentSetups();
  await startMatch(game, {
    options: game.schema.options.parse(game.presets?.[0]?.options ?? {}),
    players: defaultPlayers(game, against, habits),
    takeBack: DEFAULT_UNDO_POLICY,
    lines: true,
  });
};
