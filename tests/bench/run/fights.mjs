// Prints in which turn the sides of Toy Soldiers first fight, with two, three and four of them.
// Usage: npm run bench -- fights [matches, 20] [bot, plain] [scenario, first] [more options as JSON]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [matches = '20', bot = 'plain', scenario = 'first', more = '{}'] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { firstFights } = await server.ssrLoadModule('/tests/bench/firstFights.ts');
  const { presets } = await server.ssrLoadModule('/src/games/toy-soldiers/presets.ts');
  const options = presets.find(({ id }) => id === scenario)?.options;
  if (!options) throw new Error(`There is no scenario ${scenario}.`);
  firstFights(Number(matches), { ...options, ...JSON.parse(more) }, bot);
} finally {
  await server.close();
}
