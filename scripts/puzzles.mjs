// Proves the puzzles of the app, or looks for new ones in matches of bots.
// Usage: npm run puzzles [-- GAME [--matches 20] [--from 0] [--drafts FOLDER]]
import './lib/help.mjs';
import { createServer } from 'vite';

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { puzzles } = await server.ssrLoadModule('/scripts/puzzles/puzzles.ts');
  process.exitCode = await puzzles(process.argv.slice(2), {
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
} finally {
  await server.close();
}
