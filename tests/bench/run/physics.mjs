// Prints the distributions of flicks, bouts and shells beside the wanted figures.
// Usage: npm run bench -- physics [flicks, 1000] [bouts of each ordered pair, 4] [shots at each distance, 1000]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [flicked = 1000, each = 4, shots = 1000] = process.argv.slice(2).map(Number);
/** The values of the option `opening`, those of full series last. */
const OPENINGS = ['growing', 'single', 'short', 'full'];
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { flicks, hits, slides } = await server.ssrLoadModule('/tests/bench/flicks.ts');
  const { bouts } = await server.ssrLoadModule('/tests/bench/bouts.ts');
  const { duelShare } = await server.ssrLoadModule('/tests/games/flick/series.ts');
  const { figures, machines } = await server.ssrLoadModule('/tests/bench/shells.ts');
  if (flicked > 0) {
    await slides();
    await hits(Math.ceil(flicked / 10));
    await flicks(flicked, 500, true);
    for (const power of [350, 700, 1000]) await flicks(Math.ceil(flicked / 4), power);
  }
  if (each > 0) {
    const shares = [];
    for (const opening of OPENINGS) shares.push(await bouts(each, opening));
    const whole = shares.map((first) => `${(100 * duelShare(first, shares.at(-1))).toFixed(0)} %`);
    console.log(`so who opens wins ${whole.join(', ')} of duels to five by ${OPENINGS.join(', ')}`);
  }
  if (shots > 0) {
    await figures(shots, 'siege', 500);
    await figures(shots, 'siege', 900);
    await figures(shots, 'sciFi', 500);
    await machines(20);
  }
} finally {
  await server.close();
}
