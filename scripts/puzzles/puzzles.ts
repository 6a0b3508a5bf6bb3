import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../../src/core/game.ts';
import { GAME_IDS, loadGame } from '../../src/games/index.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { draftOf, linesOf } from './draft.ts';
import { findsIn } from './find.ts';
import { flickDraftOf, flicksIn } from './flicks.ts';
import { proveAll } from './prove.ts';

const LESSONS = 'src/lessons';
type Say = (line: string) => void;
const USAGE =
  'Usage: npm run puzzles [-- --only GAME]                                   proves the puzzles of the app\n' +
  '       npm run puzzles -- GAME [--matches 20] [--from 0] [--drafts FOLDER]  looks for new ones in matches of bots';

interface Search {
  readonly game: AnyGame;
  readonly drafts: string | undefined;
  readonly say: Say;
}
const percent = (p: number): string => `${(100 * p).toFixed(1).padStart(5)}%`;
/** Prints a find, and writes its draft if a folder is named. */
const report = ({ game, drafts, say }: Search, name: string, lines: readonly string[], draft: Lesson): void => {
  say(`${name}\n  ${lines.join('\n  ')}`);
  if (!drafts) return;
  mkdirSync(drafts, { recursive: true });
  writeFileSync(join(drafts, `${game.id} ${name}.json`), JSON.stringify(draft, null, 2));
};
/** Looks for puzzles in match `i` of bots. */
const findIn = async (search: Search, i: number): Promise<void> => {
  const { game } = search;
  const seed = `puzzles/${i}`;
  if (game.id === 'flick') {
    for await (const flick of flicksIn(game, seed, i)) {
      const lines = flick.shares.map(({ text, p }) => `${percent(p)}  ${text}`);
      report(search, `match ${i} move ${flick.ply}`, lines, flickDraftOf(flick));
    }
    return;
  }
  for (const found of findsIn(game, seed, i)) {
    const dice = found.dice ? [`dice ${found.dice.join(' ')}`] : [];
    report(search, `match ${i} move ${found.ply}`, [...dice, ...linesOf(game, found)], draftOf(game, found));
  }
};
/** Runs the command. Returns the exit code. */
export const puzzles = async (
  args: readonly string[],
  { say, complain }: { readonly say: Say; readonly complain: Say },
): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '20' },
      from: { type: 'string', default: '0' },
      drafts: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const [name] = positionals;
  const [matches, from] = [Number(values.matches), Number(values.from)];
  const known = [name, values.only].every((id) => id === undefined || GAME_IDS.includes(id));
  if (!known || positionals.length > 1 || !(matches > 0) || !(from >= 0)) {
    complain(USAGE);
    return 1;
  }
  await changeLanguage('en');
  if (name === undefined) return (await proveAll(LESSONS, values.only ? [values.only] : GAME_IDS, say)) > 0 ? 1 : 0;
  const game = await loadGame(name);
  if (!game) return 1;
  for (let i = from; i < from + matches; i++)
    // Each match takes all of a core.
    // oxlint-disable-next-line no-await-in-loop
    await findIn({ game, drafts: values.drafts, say }, i);
  return 0;
};
