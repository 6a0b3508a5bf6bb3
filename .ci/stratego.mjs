// Plays series of Stratego bots with sides swapped and prints how they ended; not part of the tests.
// Usage: node .ci/stratego.mjs [matches of search against quick in Duel, 200 if absent]
import { createServer } from 'vite';

const matches = Number(process.argv[2] ?? 200);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { series } = await server.ssrLoadModule('/tests/games/stratego/series.ts');
  series('quick', 'random', 100, { size: 'duel' });
  series('quick', 'random', 100, { size: 'barrage' });
  series('quick', 'random', 60);
  const { won } = series('search', 'quick', matches, { size: 'duel' });
  console.log(
    `search won ${((100 * won) / matches).toFixed(1)} % of ${matches} Duel matches against quick (wanted: 65 %)`,
  );
  series('search', 'random', 20, { size: 'duel' });
} finally {
  await server.close();
}
