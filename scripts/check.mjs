// Checks types, lint, rules, format and the fast unit tests side by side: for use before a commit.
// Usage: npm run check
import './lib/help.mjs';
import { runChecks } from './lib/run.mjs';

const FAST_TESTS = 'vitest run --project !slow-* --reporter minimal'.split(' ');
const begun = performance.now();
const passed = await runChecks([
  ['types', 'npm', ['run', '-s', 'types']],
  ['lint', 'npm', ['run', '-s', 'lint']],
  ['rules', 'npm', ['run', '-s', 'rules']],
  ['format', 'npx', ['oxfmt', '--check']],
  // Production mode skips the development checks of the libraries: they take a tenth of the time.
  ['fast unit tests', 'npx', FAST_TESTS, { env: { NODE_ENV: 'production' } }],
]);
const failed = passed.filter((ok) => !ok).length;
console.log(`\n${failed === 0 ? 'All checks passed' : `${failed} of ${passed.length} checks failed`}`);
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`);
process.exit(failed === 0 ? 0 : 1);
