// Plays matches and keeps of each rule the clearest moment in which it was told, for the rulebook's pictures; not part of the tests.
// Usage: node .ci/examples.mjs [matches of each game, 60 if absent] [ids of games, all if absent]
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
