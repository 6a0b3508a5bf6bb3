import { botRandom, randomAction } from '../src/core/bots.ts';
import { RANDOM_BOT } from '../src/core/botLevels.ts';
import type { AnyGame, Turn } from '../src/core/game.ts';
import {
  initialStep,
  type Entry,
  type Match,
  type TimelineStep,
  type RunResult,
  replaySteps,
} from '../src/core/match.ts';
import { type Seat, SEATS } from '../src/core/seat.ts';
import { GAMES } from './games.ts';
import { loadEngine } from '../src/physics/engine.ts';
import { botAction } from '../src/store/botSearch.ts';
import { runWithShots as runSimulated } from '../src/store/runWithShots.ts';
import { fieldsOf } from '../src/ui/starting/form.ts';

/** The physics, where any game asks for it. */
export const engine = GAMES.some((game) => game.shots) ? await loadEngine() : undefined;
/** Runs an action with the seed's dice; its shots are simulated, and are in the entry. */
export const runWithShots = (
  game: AnyGame,
  seed: string,
  ply: number,
  state: unknown,
  entry: Entry,
): { entry: Entry; ran: RunResult } => runSimulated(game, seed, ply, state, entry, engine);
/** Freezes a value to its depth, so that whoever changes it is found out. */
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};
/** A match about to begin; options not given take their defaults. */
export const matchOf = (game: AnyGame, seed: string, options: object = {}, seats = game.seats.min): Match => ({
  format: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: game.schema.options.parse(options),
  seed,
  takeBack: 'free',
  players: SEATS.slice(0, seats).map((seat) => ({ seat, name: '' })),
  entries: [],
});
/** Options drawn by lot: every switch and list, and numbers near their defaults; the defaults for every third seed. */
export const anyOptions = (game: AnyGame, seed: string): object => {
  const whole = botRandom(seed, 0);
  if (whole(3) === 0) return {};
  const values = Object.fromEntries(
    fieldsOf(game).map(({ key, input, preset }) => {
      if (input.kind === 'switch') return [key, whole(2) === 1];
      if (input.kind === 'text' || input.kind === 'design') return [key, preset];
      if (input.kind === 'list') return [key, input.values[whole(input.values.length)]];
      const near = Number(preset) + (whole(2) === 1 ? 0 : whole(5) - 2);
      return [key, Math.min(input.max, Math.max(input.min, near))];
    }),
  );
  return game.schema.options.safeParse(values).success ? values : {};
};
/** Players drawn by lot: all random, or all the game's plain bot, so that matches come to blows. */
export const anyPlayers = (game: AnyGame, seed: string): Players => {
  const plain = Object.keys(game.bots)[0];
  if (plain === undefined || botRandom(seed, 1)(2) === 0) return {};
  return Object.fromEntries(SEATS.map((seat) => [seat, plain]));
};
/** Who plays a seat: a bot of the game by its id, or the random one. */
export type Players = Partial<Record<Seat, string>>;
/** One look at a match in play: the table, who acts, what he does and what comes of it. */
export interface Look {
  readonly ply: number;
  readonly before: TimelineStep;
  readonly turn: Extract<Turn, { to: Seat }>;
  readonly view: unknown;
  readonly action: unknown;
  /** What the record keeps of it. */
  readonly entry: Entry;
  readonly after: TimelineStep;
}
/** How often a bot may look at the clock before its time is over: the same on every machine. */
const LOOKS = 400;
/** A clock that stops after so many looks. */
export const patience = (looks: number): (() => boolean) => {
  let left = looks;
  return () => left-- > 0;
};
/** Plays a match on from where its record ends by players of code (the random one where none is named) and shows every ply, all frozen; after so many shots it stops. */
export function* play(
  game: AnyGame,
  match: Match,
  plies: number,
  bots: Players = {},
  shots = Infinity,
  looks = LOOKS,
): Generator<Look> {
  const past: TimelineStep[] = [...replaySteps(game, match)].map(freeze);
  let before = past.at(-1) as TimelineStep;
  let fired = 0;
  for (let ply = past.length; ply <= plies; ply++) {
    const turn = game.turn(before.state);
    if (!('to' in turn)) return;
    const view = freeze(game.view(before.state, turn.to));
    const bot = bots[turn.to] ?? RANDOM_BOT;
    const action = freeze(
      bot === RANDOM_BOT
        ? randomAction(game, view, botRandom(match.seed, ply))
        : botAction(
            { game: game.id, bot, seat: turn.to, state: before.state, seed: match.seed, ply, past, time: 0 },
            patience(looks),
            engine,
          ),
    );
    const { entry, ran } = runWithShots(game, match.seed, ply, before.state, { action });
    if ('refused' in ran)
      throw new Error(
        `${game.id}, seed ${match.seed}, ply ${ply}: ${JSON.stringify(action)} was refused: ${JSON.stringify(ran.refused)}`,
      );
    if (!('step' in ran)) throw new Error('The seed had no die, or the shot no answer.');
    const after = freeze(ran.step);
    yield { ply, before, turn, view, action, entry, after };
    before = after;
    past.push(after);
    fired += entry.shots?.length ?? 0;
    if (fired >= shots) return;
  }
}
/** A match played by code: its record, its steps, and who won (null when the plies ran out, empty for a draw). */
export interface PlayedOut {
  readonly match: Match;
  readonly steps: readonly TimelineStep[];
  readonly winners: readonly Seat[] | null;
}
/** Plays a match on to its end, or until it has so many plies. */
export const playOut = (
  game: AnyGame,
  match: Match,
  plies: number,
  bots: Players = {},
  shots = Infinity,
  looks = LOOKS,
): PlayedOut => {
  const entries: Entry[] = [...match.entries];
  const steps = [...replaySteps(game, match)];
  for (const look of play(game, match, plies, bots, shots, looks)) {
    entries.push(look.entry);
    steps.push(look.after);
  }
  const turn = game.turn(steps.at(-1)?.state);
  return { match: { ...match, entries }, steps, winners: 'over' in turn ? turn.over.winners : null };
};
/** A match played by code, with every look at it. */
export interface Walk {
  readonly match: Match;
  readonly steps: readonly TimelineStep[];
  readonly looks: readonly Look[];
}
/** Plays a match for so many plies and shots at most, and keeps all of it. */
export const walkOf = (game: AnyGame, match: Match, plies: number, bots: Players, shots: number): Walk => {
  const looks = [...play(game, match, plies, bots, shots)];
  return {
    match: { ...match, entries: looks.map(({ entry }) => entry) },
    steps: [initialStep(game, match), ...looks.map(({ after }) => after)],
    looks,
  };
};
