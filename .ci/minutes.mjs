// Lets bots play the ready matches of each game and prints how long they would take two people; not part of the tests.
// Usage: node .ci/minutes.mjs [matches of each, 4 if absent] [ids of games, all if absent]
import { createServer } from 'vite';

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { minutes } = await server.ssrLoadModule('/tests/bench/minutes.ts');
  minutes(Number(process.argv[2] ?? 4), process.argv.slice(3));
} finally {
  await server.close();
}
