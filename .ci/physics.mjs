// Prints what flicks, bouts and shells come to, beside what they should; not part of the tests, for nothing here passes or fails.
// Usage: node .ci/physics.mjs [flicks, 1000 if absent] [bouts of each ordered pair, 4] [shots at each distance, 1000]
import { createServer } from 'vite';

const [flicked = 1000, each = 4, shots = 1000] = process.argv.slice(2).map(Number);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { flicks } = await server.ssrLoadModule('/tests/bench/flicks.ts');
  const { bouts } = await server.ssrLoadModule('/tests/bench/bouts.ts');
  const { figures, machines } = await server.ssrLoadModule('/tests/bench/shells.ts');
  for (const power of [350, 500, 700, 1000]) if (flicked > 0) await flicks(flicked, power, power === 1000);
  if (each > 0) await bouts(each);
  if (shots > 0) {
    await figures(shots, 'siege', 500);
    await figures(shots, 'siege', 900);
    await figures(shots, 'sciFi', 500);
    await machines(20);
  }
} finally {
  await server.close();
}
