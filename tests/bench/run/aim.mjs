// Prints how often a newcomer hits a target in the open with three shells.
// Usage: npm run bench -- aim [tries at each distance, 200]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const tries = Number(process.argv[2] ?? 200);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { newcomer } = await server.ssrLoadModule('/tests/bench/aim.ts');
  await newcomer(tries);
} finally {
  await server.close();
}
