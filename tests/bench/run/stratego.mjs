// Plays series of Stratego bots with sides swapped and prints the results.
// Usage: npm run bench -- stratego [matches of each size, 40] [runs of the search per move, 1000] [first seed, 0]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [matches = '40', runs = '1000', from = '0'] = process.argv.slice(2);
// The search looks at its clock after every 250 runs.
const looks = Math.max(1, Number(runs) / 250);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { series } = await server.ssrLoadModule('/tests/games/stratego/series.ts');
  for (const size of ['duel', 'barrage', 'battle']) {
    series('quick', 'random', 20, { size });
    series('search', 'quick', Number(matches), { size }, Number(from), looks);
  }
} finally {
  await server.close();
}
