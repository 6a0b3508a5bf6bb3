// Runs a bench by its name. Without a name it lists them.
// Usage: npm run bench -- NAME [options of the bench]
import './lib/help.mjs';
import { readdirSync } from 'node:fs';
import { helpOf } from './lib/help.mjs';
import { sh } from './lib/install.mjs';

const FOLDER = 'tests/bench/run';
const UNITS = 'units';
const names = readdirSync(FOLDER).map((file) => file.replace(/\.mjs$/, ''));
const helps = Object.fromEntries(names.map((name) => [name, helpOf(`${FOLDER}/${name}.mjs`)[0]]));
helps[UNITS] = 'Runs the micro-benchmarks (tests/bench/*.bench.ts) with vitest.';

const [name, ...options] = process.argv.slice(2);
if (name === UNITS) process.exit(sh('npx', ['vitest', 'bench', '--run', ...options]));
if (names.includes(name)) process.exit(sh(process.execPath, [`${FOLDER}/${name}.mjs`, ...options], { shell: false }));
console.log(helpOf('scripts/bench.mjs').join('\n'));
for (const [each, help] of Object.entries(helps)) console.log(`  ${each.padEnd(12)} ${help}`);
if (name) {
  console.error(`There is no bench named ${name}.`);
  process.exit(1);
}
