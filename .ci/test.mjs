// npm test: installs what is missing and runs every check; the last line tells how many passed and failed.
import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
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
/** All tests with their seconds, as the reports tell them. */
const lengths = [];
/** A suite whose tests are counted one by one, as its own report tells. */
const suite = (name, command, args, env, tally) => {
  console.log(`\n▸ ${name}`);
  rmSync(report, { force: true });
  const ok = sh(command, args, { env: { ...process.env, ...env } }) === 0;
  const counted = read() && tally(read());
  if (counted) {
    passed += counted.passed;
    failed += counted.failed;
    lengths.push(...counted.tests);
  }
  if (!ok && !counted?.failed) failed++;
};

/** The specs of a suite of the browser tests and of those within it. */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

check('types', 'npm', ['run', '-s', 'types']);
check('lint', 'npm', ['run', '-s', 'lint']);
check('format', 'npx', ['oxfmt', '--check']);
check('dead code', 'npm', ['run', '-s', 'dead']);
suite(
  'unit and contract tests',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  {},
  (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    tests: result.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative('.', name)} ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }),
);
check('build', 'npm', ['run', '-s', 'build']);
check('first load', 'node', ['.ci/size.mjs']);
suite(
  'end-to-end tests',
  'npx',
  ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    tests: suites.flatMap(specsOf).map(({ file, title, tests }) => ({
      name: `e2e/${file} ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  }),
);
const slowest = lengths.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
console.log('\nThe slowest tests, in seconds:');
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
