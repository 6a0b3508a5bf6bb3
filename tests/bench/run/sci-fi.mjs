// Plays series of Sci-Fi Skirmish bots, or fires shells, and prints the results.
// Usage: npm run bench -- sci-fi [matches of each series or shots at each distance, 100] [all, ready, lined or shells; all]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const matches = Number(process.argv[2] ?? 100);
const what = process.argv[3] ?? 'all';
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  if (what === 'shells') {
    const { shells } = await server.ssrLoadModule('/tests/bench/sciFiShells.ts');
    await shells(matches);
  } else if (what === 'lined') {
    const { series } = await server.ssrLoadModule('/tests/games/sci-fi/series.ts');
    const { presets } = await server.ssrLoadModule('/src/games/sci-fi/armies/presets.ts');
    for (const { options } of presets) series('sharp', 'sharp', matches, { ...options, fire: 'virtual' }, 0, true);
  } else {
    const { series } = await server.ssrLoadModule('/tests/games/sci-fi/series.ts');
    for (const options of [{ army: 'skirmish', field: 'small' }, { army: 'skirmish' }, { army: 'battle' }])
      for (const fairStart of what === 'ready' ? [true] : [true, false])
        series('sharp', 'sharp', matches, { ...options, fairStart });
    if (what === 'all') {
      series('sharp', 'plain', Math.ceil(matches / 2));
      series('plain', 'random', Math.ceil(matches / 4));
    }
  }
} finally {
  await server.close();
}
