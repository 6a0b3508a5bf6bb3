// Golden records: finished matches, at least one for each way in which a game can end. `RECORD=1 npm run test:unit -- tests/records`
// plays anew the records that are missing or do not come to their ending any more, after the rules have changed or a game has come.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../src/core/game.ts';
import { type Match, matchSchema } from '../src/core/match.ts';
import { replay } from './replay.ts';
import { GAMES, gameOf } from './games.ts';
import { parseMatchFile } from '../src/storage/matchFile.ts';
import { textsOf } from './help.ts';
import { matchOf, playOut, type Players, runWithShots } from './walk.ts';

const FOLDER = 'tests/records';
const DIGESTS = `${FOLDER}/digests.json`;
/** The ways in which a game ends: the key of the reason it gives, and how code comes to play there. */
interface Ending {
  readonly game: string;
  readonly why: string;
  readonly options: object;
  readonly seats: number;
  /** Who plays, by the bots' ids; if absent the weakest bot plays blue and the strongest red. */
  readonly bots?: Players;
  /** Appended after so many plies: actions that only people take. */
  readonly aside?: { readonly after: number; readonly actions: readonly object[] };
  /** Played after so many plies of the first match, over and over: what no bot would do. */
  readonly over?: { readonly after: number; readonly actions: readonly object[]; readonly times: number };
}
const ENDINGS = JSON.parse(readFileSync(`${FOLDER}/endings.json`, 'utf8')) as readonly Ending[];
const fileOf = ({ game, why }: Ending): string => `${FOLDER}/${game}/${why.replace(/\W/g, '-')}.mera.json`;
const digestOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);
const whyOver = (game: AnyGame, state: unknown): string | null => {
  const turn = game.turn(state);
  return 'over' in turn ? (turn.over.why.key.split(':')[1] ?? '') : null;
};

/** Whether a record comes to this ending. */
const endsSo = (game: AnyGame, match: Match, { why }: Ending): boolean => {
  const { steps, stopped } = replay(game, match);
  return !stopped && whyOver(game, steps.at(-1)?.state) === why;
};
/** A record of older rules as one of these, if it still comes to its ending. */
const renewed = (game: AnyGame, known: Match | null, ending: Ending): Match | null => {
  const options = known && game.schema.options.safeParse(known.options);
  const match = known && options?.success ? { ...known, options: options.data, rulesVersion: game.rulesVersion } : null;
  return match && endsSo(game, match, ending) ? match : null;
};
/** Plays with one seed after the other until a match ends in this way. */
const record = (ending: Ending): Match => {
  const game = gameOf(ending.game) as AnyGame;
  const bots = Object.keys(game.bots);
  for (let i = 0; i < 400; i++) {
    const start = matchOf(game, `golden ${i}`, ending.options, ending.seats);
    const players = ending.bots ?? {
      blue: bots[0] ?? '',
      red: bots.at(-1) ?? '',
      plum: bots[0] ?? '',
      graphite: bots[0] ?? '',
    };
    const played = playOut(game, start, ending.aside?.after ?? 3000, players);
    const match = ending.aside
      ? { ...played.match, entries: [...played.match.entries, ...ending.aside.actions.map((action) => ({ action }))] }
      : played.match;
    if (endsSo(game, match, ending)) return match;
  }
  throw new Error(`No match of ${ending.game} ended with ${ending.why}.`);
};
/** A match in which these actions are then played over and over, by whoever is to act. */
const drilled = (game: AnyGame, start: Match, { over, bots }: Ending): Match => {
  if (!over) return start;
  const { match, steps } = playOut(game, start, over.after, bots);
  const entries = [...match.entries];
  let state = steps.at(-1)?.state;
  for (const action of Array.from({ length: over.times }, () => over.actions).flat()) {
    if ('over' in game.turn(state)) break;
    const { entry, ran } = runWithShots(game, match.seed, entries.length + 1, state, { action });
    if (!('step' in ran)) throw new Error(`${JSON.stringify(action)} cannot be played.`);
    entries.push(entry);
    state = ran.step.state;
  }
  return { ...match, entries };
};
/** A record without its films, which rules do not read. */
const withoutFilms = (match: Match): Match => ({
  ...match,
  entries: match.entries.map(({ shots, ...entry }) =>
    shots ? { ...entry, shots: shots.map((shot) => ({ ...shot, frames: undefined })) } : entry,
  ),
});
const digests = existsSync(DIGESTS) ? (JSON.parse(readFileSync(DIGESTS, 'utf8')) as Record<string, string>) : {};
if (process.env['RECORD']) {
  for (const ending of ENDINGS) {
    const file = fileOf(ending);
    const known = existsSync(file) ? matchSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
    const game = gameOf(ending.game) as AnyGame;
    if (known?.rulesVersion === game.rulesVersion) continue;
    const anew = (): Match =>
      ending.over ? drilled(game, matchOf(game, 'golden 0', ending.options, ending.seats), ending) : record(ending);
    const match = withoutFilms(renewed(game, known, ending) ?? anew());
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(match)}\n`);
    digests[file] = digestOf(replay(game, match).steps.at(-1)?.state);
  }
  writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 1)}\n`);
}

describe('golden records', () => {
  test.each(ENDINGS.map((ending) => [fileOf(ending), ending] as const))(
    '%s plays to its end as it did',
    (file, ending) => {
      const read = parseMatchFile(readFileSync(file, 'utf8'));
      if ('error' in read) throw new Error(`${file}: ${read.error.key}`);
      expect(read.stopped).toBeNull();
      const game = gameOf(ending.game) as AnyGame;
      const { steps } = replay(game, read.match);
      expect(whyOver(game, steps.at(-1)?.state)).toBe(ending.why);
      expect(digestOf(steps.at(-1)?.state)).toBe(digests[file]);
    },
  );

  test('there is one for every way in which a game tells that it ended, and no file without an ending', () => {
    for (const game of GAMES) {
      const texts = textsOf(game.id, 'en');
      const ways = Object.keys(texts)
        .filter((key) => key.startsWith('over.'))
        .map((key) => key.replace(/_(one|other)$/, ''));
      expect(ways.length).toBeGreaterThan(0);
      expect([...new Set(ways)].sort()).toEqual(
        ENDINGS.filter((ending) => ending.game === game.id)
          .map((ending) => ending.why)
          .sort(),
      );
    }
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.mera.json'))
      .map((file) => `${FOLDER}/${file}`);
    expect(files.sort()).toEqual(ENDINGS.map(fileOf).sort());
  });
});
