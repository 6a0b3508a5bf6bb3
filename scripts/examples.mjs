// Plays matches and saves the clearest moment of each rule for the pictures in the rulebook.
// Usage: node scripts/examples.mjs [matches of each game, 60] [game ids, all]
import './lib/help.mjs';
import { createServer } from 'vite';

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { examples } = await server.ssrLoadModule('/tests/bench/examples.ts');
  examples(Number(process.argv[2] ?? 60), process.argv.slice(3));
} finally {
  await server.close();
}
