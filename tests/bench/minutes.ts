// How long the ready matches take: bots play them, and what they decide is counted as so many seconds each of two people at one table.
import { GAMES } from '../games.ts';
import { matchOf, play } from '../walk.ts';

/** Seconds of a decision with what is shown of it. */
const SECONDS: Readonly<Record<string, number>> = {
  'toy-soldiers': 7,
  'sci-fi': 20,
  stratego: 10,
  siege: 9,
  flick: 9,
};
const MOST_PLIES = 1500;

/** Prints for each ready match how many actions the games' plain bots take to end it, and the minutes that this makes. */
export const minutes = (matches: number, games: readonly string[]): void => {
  for (const game of GAMES) {
    if (games.length > 0 && !games.includes(game.id)) continue;
    const [plain = ''] = Object.keys(game.bots);
    for (const { id, options, minutes: told } of game.presets ?? []) {
      const lengths = Array.from({ length: matches }, (_, i) => {
        const match = matchOf(game, `minutes ${i}`, options);
        const looks = [...play(game, match, MOST_PLIES, { blue: plain, red: plain })];
        return looks.filter(({ before, action }) => !isOpening(before.state) && !isEnd(action)).length;
      });
      const mean = lengths.reduce((sum, n) => sum + n, 0) / matches;
      const measured = Math.round((mean * (SECONDS[game.id] ?? 8)) / 60);
      console.log(`${game.id} ${id}: ${Math.round(mean)} actions, ${measured} minutes (told: ${told})`);
    }
  }
};
/** Ending a unit's actions or a turn takes no thought. */
const isEnd = (action: unknown): boolean => ['finish', 'end'].includes((action as { type: string }).type);
/** Lots, drafts and placing are done by the app in a match that begins lined up. */
const isOpening = (state: unknown): boolean =>
  ['lot', 'draft', 'choose', 'place', 'deploy', 'setup'].includes((state as { stage: { at: string } }).stage.at);
