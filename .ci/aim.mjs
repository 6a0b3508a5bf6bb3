// Prints how often a newcomer hits with shells who picks a target in the open and fires three times, beside what is wanted; nothing here passes or fails.
// Usage: node .ci/aim.mjs [tries at each distance, 200 if absent]
import { createServer } from 'vite';

const tries = Number(process.argv[2] ?? 200);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { newcomer } = await server.ssrLoadModule('/tests/bench/aim.ts');
  await newcomer(tries);
} finally {
  await server.close();
}
