// Plays each bot level against the next lower one and prints the results.
// Usage: npm run bench -- levels [matches of each pair, 40] [game id, all] [first seed, 0]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [matches = '40', only, from = '0'] = process.argv.slice(2);
/** The sizes of a game that are played besides its usual one. */
const SIZES = { stratego: [{ size: 'battle' }, { size: 'duel' }, { size: 'barrage' }] };
/** So many looks at the clock for one action of a bot that thinks as long as it may. */
const LOOKS = { stratego: 4 };
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { GAMES } = await server.ssrLoadModule('/tests/games.ts');
  const { botIds } = await server.ssrLoadModule('/src/core/bots.ts');
  const { seriesOf } = await server.ssrLoadModule('/tests/games/series.ts');
  for (const game of GAMES.filter(({ id }) => !only || id === only))
    for (const options of SIZES[game.id] ?? [{}]) {
      const levels = botIds(game);
      for (let i = levels.length - 1; i > 0; i--) {
        console.log(`${game.id}:`);
        seriesOf(game, levels[i], levels[i - 1], Number(matches), options, Number(from), LOOKS[game.id]);
      }
    }
} finally {
  await server.close();
}
