// Installs missing packages and runs every check. The last line is the count: N passed, N failed.
// Usage: npm test
import './lib/help.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { run, runChecks } from './lib/run.mjs';

const begun = performance.now();
installPackages();

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? passed++ : failed++);

/** How long each step took: its name and seconds. */
const steps = [];
const since = (start) => (performance.now() - start) / 1000;

/** Runs independent checks side by side; each counts as one test. */
const checks = async (list) => {
  const start = performance.now();
  for (const ok of await runChecks(list)) count(ok);
  steps.push({ name: list.map(([name]) => name).join(', '), seconds: since(start) });
};
const report = resolve('test-results/report.json');
const waiting = resolve('test-results/waiting.json');
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};
/** All tests with their seconds, as the reports tell them. */
const lengths = [];
/** A suite whose tests are counted one by one, as its own report tells. */
const suite = async (name, args, env, tally) => {
  console.log(`\n▸ ${name}`);
  for (const file of [report, waiting]) rmSync(file, { force: true });
  const start = performance.now();
  const { status } = await run('npx', args, { env, shown: true });
  const results = read(report);
  const counted = results && tally(results);
  if (counted) {
    passed += counted.passed;
    failed += counted.failed;
    lengths.push(...counted.tests);
  }
  if (status !== 0 && !counted?.failed) failed++;
  steps.push({ name, seconds: since(start) });
};
/** Warns about test files that take over 5 s and are not in the list that `npm run check` leaves out. */
const warnOfSlow = (files) => {
  const known = JSON.parse(readFileSync('tests/slow.json', 'utf8'));
  const slow = Object.entries(files).filter(([file, seconds]) => seconds > 5 && !known.includes(file));
  for (const [file, seconds] of slow) console.log(`${file} took ${seconds.toFixed(1)} s: add it to tests/slow.json`);
};
/** The specs of a suite of the browser tests and of those within it. */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/** Names with their seconds, one a line. */
const told = (list) => {
  for (const { name, seconds } of list) console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
};

// Where there is no browser it is installed while all is checked that needs none.
const finding = run('node', ['scripts/browser.mjs']);
await checks([
  ['types', 'npm', ['run', '-s', 'types']],
  ['lint', 'npm', ['run', '-s', 'lint']],
  ['rules', 'npm', ['run', '-s', 'rules']],
  ['format', 'npx', ['oxfmt', '--check']],
  ['dead code', 'npm', ['run', '-s', 'dead']],
  ['build', 'npm', ['run', '-s', 'build']],
]);
await checks([['first load', 'node', ['scripts/size.mjs']]]);
await suite(
  'unit and contract tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  // As it is shipped: what the libraries check for developers takes a tenth of the time.
  { NODE_ENV: 'production' },
  (result) => {
    const tests = result.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative('.', name).replaceAll('\\', '/'),
        name: `${relative('.', name)} ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    );
    const files = {};
    for (const { file, seconds } of tests) files[file] = (files[file] ?? 0) + seconds;
    warnOfSlow(files);
    return { passed: result.numPassedTests, failed: result.numFailedTests, tests };
  },
);
const found = await finding;
console.log(`\n▸ browser\n${found.said}`);
if (found.status !== 0) count(false);
else
  await suite(
    'end-to-end tests',
    ['playwright', 'test', '-c', 'e2e', '--reporter=list,json,./scripts/lib/waitingReport.mjs'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, WAITING_FILE: waiting, CHROME_PATH: found.out.split(/\r?\n/).at(-1) },
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      tests: suites.flatMap(specsOf).map(({ file, title, tests }) => ({
        name: `e2e/${file} ${title}`,
        seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
      })),
    }),
  );
console.log('\nThe slowest tests, in seconds:');
told(lengths.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20));
const waited = read(waiting);
if (waited) {
  console.log('\nWhat the end-to-end tests spent their time on, in seconds:');
  told(Object.entries(waited.seconds).map(([name, seconds]) => ({ name, seconds })));
  console.log('\nThe longest waits of the end-to-end tests, in seconds:');
  told(waited.places.slice(0, 10).map(({ name, times, seconds }) => ({ name: `${name}, ${times} times`, seconds })));
}
console.log('\nEach step, in seconds:');
told([...steps, { name: 'all', seconds: since(begun) }]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
