// Plays series of Fortress Siege bots and prints the wins of each side.
// Usage: npm run bench -- siege [matches, 200] [attacking bot] [defending bot] [options as JSON, or the id of a scenario] [number of the first match, 0] [more options as JSON]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [
  matches = '200',
  attacker = 'sharp',
  defender = 'sharp',
  what = '{"shooting":"virtual"}',
  from = '0',
  more = '{}',
] = process.argv.slice(2);
const share = (won) => ((100 * won) / Number(matches)).toFixed(1);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { series } = await server.ssrLoadModule('/tests/games/siege/series.ts');
  const { presets } = await server.ssrLoadModule('/src/games/siege/presets.ts');
  const options = presets.find(({ id }) => id === what)?.options ?? JSON.parse(what);
  const all = { ...options, ...JSON.parse(more) };
  const { won, drawn, open } = series(attacker, defender, Number(matches), all, Number(from));
  const lost = Number(matches) - won - drawn - open;
  console.log(`The Attacker won ${share(won)} %, the Defender ${share(lost)} % of ${matches} (wanted: 40 to 60 %)`);
} finally {
  await server.close();
}
