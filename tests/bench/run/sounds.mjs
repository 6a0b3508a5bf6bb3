// Prints the peak, loudness, length and spectrum of every sound: slow, usual and fast.
// Usage: npm run bench -- sounds
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { soundTable } = await server.ssrLoadModule('/tests/bench/sounds.ts');
  await soundTable();
} finally {
  await server.close();
}
