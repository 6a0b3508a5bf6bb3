// Reads damaged records and prints every record that was read wrongly.
// Usage: npm run bench -- fuzz [records, 20000] [number of the first, 0]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [count = 20_000, from = 0] = process.argv.slice(2).map(Number);
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { fuzz } = await server.ssrLoadModule('/tests/fuzz.ts');
  const { whole, partly, refused, faults, slowest } = fuzz(count, from);
  for (const { n, fault, text } of faults) console.log(`${n}: ${fault}\n${text.slice(0, 2000)}\n`);
  console.log(
    `${whole} read whole, ${partly} in part, ${refused} refused; the slowest, ${slowest.n}, took ${slowest.ms} ms`,
  );
  console.log(`${faults.length} of ${count} were not read as they should be`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server.close();
}
