import { botIds } from '../../src/core/bots.ts';
import { RANDOM_BOT } from '../../src/core/botLevels.ts';
import type { TableEvent } from '../../src/core/event.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Match, TimelineStep } from '../../src/core/match.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { Engine } from '../../src/physics/engine.ts';
import { botAction } from '../../src/store/botSearch.ts';
import { startProgram } from './program.ts';
import { actionOfLine, lineOf, question } from './protocol.ts';

const BUILT_IN = 'bot:';
/** Returns the id of the built-in bot that a side names, or null for a command. */
export const builtInBot = (side: string): string | null =>
  side.startsWith(BUILT_IN) ? side.slice(BUILT_IN.length) : null;
/** Returns why a side cannot play a game, or null. */
export const sideProblem = (game: AnyGame, side: string): string | null => {
  const bot = builtInBot(side);
  const known = [RANDOM_BOT, ...botIds(game)];
  if (bot === null || known.includes(bot)) return null;
  return `${game.id} has no bot "${bot}". Use ${known.map((id) => BUILT_IN + id).join(', ')}.`;
};

/** The table when a side must act. */
interface Moment {
  readonly seat: Seat;
  readonly ply: number;
  readonly state: unknown;
  /** All earlier steps, in a game with secrets. */
  readonly past: readonly TimelineStep[];
  /** What has happened since the side was last asked. */
  readonly events: readonly TableEvent[];
}
/** One side in one match. */
export interface Side {
  /** Returns the action. Rejects with a `Forfeit` if a program has none. */
  choose(moment: Moment): Promise<unknown>;
  /** Ends the side's part; a program is sent the result. */
  close(result: object): Promise<void>;
}
/** What both sides of a match share. `seconds` is the limit of a program, `think` the time of a built-in bot, ms. */
export interface Setting {
  readonly game: AnyGame;
  readonly match: Match;
  readonly number: number;
  readonly seconds: number;
  readonly think: number;
  readonly quiet: boolean;
  readonly engine: Engine | undefined;
}

const builtInSide = ({ game, match, think, engine }: Setting, bot: string): Side => ({
  choose: async ({ seat, ply, state, past }) => {
    const started = Date.now();
    const seed = match.botSeed ?? match.seed;
    const asked = { game: game.id, bot, seat, state, seed, ply, past, time: think };
    return botAction(asked, () => Date.now() - started < think, engine);
  },
  close: async () => undefined,
});
const programSide = ({ game, match, number, seconds, quiet }: Setting, command: string, seat: Seat): Side => {
  const program = startProgram(command, seconds, quiet);
  const { options, players } = match;
  const seats = players.map((player) => player.seat);
  program.tell(lineOf({ type: 'start', game: game.id, match: number, seat, seats, options, seconds }));
  return {
    choose: async ({ state, ply, events }) =>
      actionOfLine(await program.ask(lineOf({ ...question(game, state, seat, events), ply }))),
    close: (result) => program.stop(lineOf({ type: 'end', ...result })),
  };
};
/** Starts a side of a match: a built-in bot, or a program by its command. */
export const startSide = (setting: Setting, side: string, seat: Seat): Side => {
  const bot = builtInBot(side);
  return bot === null ? programSide(setting, side, seat) : builtInSide(setting, bot);
};
