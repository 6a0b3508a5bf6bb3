// Plays first matches by the guided primary button alone, with the advised moves and without.
// Usage: npm run bench -- guided [game, sci-fi] [matches, 20] [bot, plain]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [game = 'sci-fi', matches = '20', bot = 'plain'] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { guided } = await server.ssrLoadModule('/tests/bench/guided.ts');
  for (const steady of [false, true]) console.log(guided(game, Number(matches), bot, steady));
} finally {
  await server.close();
}
