// Lets bots play the scenarios and prints how long two people would need.
// Usage: npm run bench -- minutes [matches of each, 4] [game ids, all]
import '../../../scripts/lib/help.mjs';
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
