// npm test: installs what is missing and runs every check; the last line tells how many passed and failed.
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { installPackages, sh } from './install.mjs';

installPackages();
const { findBrowser } = await import('./browser.mjs');
process.env.CHROME_PATH = await findBrowser();

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? passed++ : failed++);
const report = resolve('test-results/report.json');
const read = () => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
};

/** One check, counted as one test. */
const check = (name, command, args) => {
  console.log(`\n▸ ${name}`);
  const ok = sh(command, args) === 0;
  if (!ok) console.error(`✗ ${name} failed`);
  count(ok);
};
/** A suite whose tests are counted one by one, as its own report tells. */
const suite = (name, command, args, env, tally) => {
  console.log(`\n▸ ${name}`);
  rmSync(report, { force: true });
  const ok = sh(command, args, { env: { ...process.env, ...env } }) === 0;
  const counted = read() && tally(read());
  if (counted) {
    passed += counted.passed;
    failed += counted.failed;
  }
  if (!ok && !counted?.failed) failed++;
};

check('types', 'npm', ['run', '-s', 'types']);
check('lint', 'npm', ['run', '-s', 'lint']);
check('format', 'npx', ['oxfmt', '--check']);
suite(
  'unit and contract tests',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  {},
  (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }),
);
check('build', 'npm', ['run', '-s', 'build']);
check('first load', 'node', ['.ci/size.mjs']);
suite(
  'end-to-end tests',
  'npx',
  ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
