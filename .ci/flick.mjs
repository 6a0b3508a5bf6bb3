// Plays series of Flick Fighters bots with sides swapped and prints how they ended; not part of the tests.
// Usage: node .ci/flick.mjs [duels of flicker against random, 200 if absent]
import { createServer } from 'vite';

const duels = Number(process.argv[2] ?? 200);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { series } = await server.ssrLoadModule('/tests/games/flick/series.ts');
  const { won } = series('flicker', 'random', duels);
  console.log(`flicker won ${((100 * won) / duels).toFixed(1)} % of ${duels} duels on A against random (wanted: 75 %)`);
  series('flicker', 'plain', Math.ceil(duels / 10));
  series('plain', 'random', Math.ceil(duels / 4));
} finally {
  await server.close();
}
