// Plays a series between two programs or built-in bots, and prints the results with their 95% bounds.
// Usage: npm run referee -- GAME "COMMAND" "COMMAND" [--matches 20] [--results FILE] (all options: docs/bots.md)
import './lib/help.mjs';
import { createServer } from 'vite';

// An interrupted series ends by `exit`, so that its programs are stopped too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { referee } = await server.ssrLoadModule('/scripts/referee/referee.ts');
  process.exitCode = await referee(process.argv.slice(2), {
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
} finally {
  await server.close();
}
