// Plays series of Fortress Siege bots and prints how often the Attacker won; not part of the tests.
// Usage: node .ci/siege.mjs [matches, 200 if absent] [bot that attacks] [bot that defends] [options as JSON] [number of the first match, 0]
import { createServer } from 'vite';

const [matches = '200', attacker = 'sharp', defender = 'sharp', options = '{"shooting":"virtual"}', from = '0'] =
  process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { series } = await server.ssrLoadModule('/tests/games/siege/series.ts');
  const { won } = series(attacker, defender, Number(matches), JSON.parse(options), Number(from));
  console.log(`The Attacker won ${((100 * won) / Number(matches)).toFixed(1)} % of ${matches} (wanted: 45 to 55 %)`);
} finally {
  await server.close();
}
