// Prints the gzipped JavaScript of the first load of the built app. Fails above the budget.
// Usage: node scripts/size.mjs
import './lib/help.mjs';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 200_000;
const html = readFileSync('dist/index.html', 'utf8');
const queue = [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
const seen = new Set();
while (queue.length > 0) {
  const file = queue.pop();
  if (seen.has(file)) continue;
  seen.add(file);
  const text = readFileSync(`dist/${file}`, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) queue.push(`assets/${name}`);
}
const total = [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0);
console.log(
  `First load: ${(total / 1000).toFixed(1)} kB of JavaScript gzipped in ${seen.size} files (budget ${BUDGET / 1000} kB)`,
);
process.exit(total <= BUDGET ? 0 : 1);
