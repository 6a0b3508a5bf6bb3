import { parseArgs } from 'node:util';
import type { AnyGame } from '../../src/core/game.ts';
import { GAME_IDS, loadGame } from '../../src/games/index.ts';
import { sideProblem } from './sides.ts';

/** What a series is played with. `seconds` limits a program's move, `think` is the time of a built-in bot in ms. */
export interface RefereeTask {
  readonly game: AnyGame;
  readonly sides: readonly [string, string];
  readonly options: unknown;
  readonly matches: number;
  readonly seconds: number;
  readonly think: number;
  readonly seed: string;
  readonly results: string | undefined;
  readonly quiet: boolean;
}
const text = { type: 'string' } as const;
const numberFrom = (name: string, given: string, [min, max]: readonly [number, number]): number => {
  const number = Number(given);
  if (!(number >= min && number <= max))
    throw new Error(`--${name} is a number from ${min} to ${max}, not "${given}".`);
  return number;
};
const jsonFrom = (given: string): object => {
  try {
    return JSON.parse(given) as object;
  } catch {
    throw new Error(`--options is JSON, such as '{"rules":"duel"}', not "${given}".`);
  }
};
/** Returns the rule options: those of a ready-made set, and those given one by one. */
const ruleOptions = (game: AnyGame, preset: string | undefined, given: string): unknown => {
  const found = game.presets?.find(({ id }) => id === preset);
  if (preset !== undefined && !found) {
    throw new Error(`${game.id} has no preset "${preset}". Use ${game.presets?.map(({ id }) => id).join(', ')}.`);
  }
  const parsed = game.schema.options.safeParse({ ...found?.options, ...jsonFrom(given) });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`--options: ${issue?.path.join('.')}: ${issue?.message}`);
};

/** Reads the arguments. Throws an `Error` with a sentence that says what to change. */
export const refereeTask = async (args: readonly string[]): Promise<RefereeTask> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { ...text, default: '20' },
      seconds: { ...text, default: '10' },
      think: { ...text, default: '1000' },
      seed: { ...text, default: 'referee' },
      options: { ...text, default: '{}' },
      preset: text,
      results: text,
      quiet: { type: 'boolean', default: false },
    },
  });
  const [id = '', first, second, ...more] = positionals;
  const game = await loadGame(id);
  if (!game) throw new Error(`The first argument is a game: ${GAME_IDS.join(', ')}.`);
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Error('After the game come two sides: commands in quotes, or built-in bots such as bot:novice.');
  }
  const problem = sideProblem(game, first) ?? sideProblem(game, second);
  if (problem) throw new Error(problem);
  return {
    game,
    sides: [first, second],
    options: ruleOptions(game, values.preset, values.options),
    matches: Math.floor(numberFrom('matches', values.matches, [1, 100_000])),
    seconds: numberFrom('seconds', values.seconds, [0.01, 3600]),
    think: numberFrom('think', values.think, [0, 600_000]),
    seed: values.seed,
    results: values.results,
    quiet: values.quiet,
  };
};
