// Plays series of Sci-Fi Skirmish bots with virtual fire and prints the shares won; not part of the tests.
// Usage: node .ci/sci-fi.mjs [matches of each series, 100 if absent]
import { createServer } from 'vite';

const matches = Number(process.argv[2] ?? 100);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { series } = await server.ssrLoadModule('/tests/games/sciFiSeries.ts');
  for (const army of ['skirmish', 'battle'])
    for (const fairStart of [true, false]) series('sharp', 'sharp', matches, { army, fairStart });
  series('sharp', 'plain', Math.ceil(matches / 2));
  series('plain', 'random', Math.ceil(matches / 4));
} finally {
  await server.close();
}
