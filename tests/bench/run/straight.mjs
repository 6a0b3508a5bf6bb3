// Prints how often strikes from the starts of first duels score, by power and offset.
// Usage: npm run bench -- straight [strikes each, 100] [more options as JSON]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [strikes = '100', more = '{}'] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { straight } = await server.ssrLoadModule('/tests/bench/straight.ts');
  const options = { variant: 'duelA', ...JSON.parse(more) };
  for (const offset of [350, 700])
    for (const power of [500, 700, 800, 1000]) console.log(straight(Number(strikes), power, offset, options));
} finally {
  await server.close();
}
