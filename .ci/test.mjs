// npm test: installs what is missing and runs every check; the last line tells how many passed and failed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { installPackages } from './parts/install.mjs';

const begun = performance.now();
installPackages();

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? passed++ : failed++);

/** How long each step took: its name and seconds. */
const steps = [];
const since = (start) => (performance.now() - start) / 1000;

/** Runs a command beside others: its exit code and, where its output is not `shown` as it comes, all that it said, and what of it was no complaint. */
const run = (command, args, { env = {}, shown = false } = {}) =>
  new Promise((done) => {
    const [said, out] = [[], []];
    const child = spawn(command, args, {
      shell: process.platform === 'win32',
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.stdout?.on('data', (part) => out.push(part));
    const text = (parts) => Buffer.concat(parts).toString().trim();
    child.on('error', (error) => done({ status: 1, said: String(error), out: '' }));
    child.on('close', (status) => done({ status, said: text(said), out: text(out) }));
  });
/** Checks that do not bear on each other, side by side; each is counted as one test, and told as a whole in the order given. */
const checks = async (list) => {
  const start = performance.now();
  const running = list.map(([, command, args]) => run(command, args));
  for (const [at, [name]] of list.entries()) {
    const { status, said } = await running[at];
    console.log(`\n▸ ${name}\n${said}`);
    if (status !== 0) console.error(`✗ ${name} failed`);
    count(status === 0);
  }
  steps.push({ name: list.map(([name]) => name).join(', '), seconds: since(start) });
};
const report = resolve('test-results/report.json');
const read = () => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
};
/** All tests with their seconds, as the reports tell them. */
const lengths = [];
/** A suite whose tests are counted one by one, as its own report tells. */
const suite = async (name, args, env, tally) => {
  console.log(`\n▸ ${name}`);
  rmSync(report, { force: true });
  const start = performance.now();
  const { status } = await run('npx', args, { env, shown: true });
  const counted = read() && tally(read());
  if (counted) {
    passed += counted.passed;
    failed += counted.failed;
    lengths.push(...counted.tests);
  }
  if (status !== 0 && !counted?.failed) failed++;
  steps.push({ name, seconds: since(start) });
};
/** The specs of a suite of the browser tests and of those within it. */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/** Names with their seconds, one a line. */
const told = (list) => {
  for (const { name, seconds } of list) console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
};

// Where there is no browser it is installed while all is checked that needs none.
const finding = run('node', ['.ci/browser.mjs']);
await checks([
  ['types', 'npm', ['run', '-s', 'types']],
  ['lint', 'npm', ['run', '-s', 'lint']],
  ['format', 'npx', ['oxfmt', '--check']],
  ['dead code', 'npm', ['run', '-s', 'dead']],
  ['build', 'npm', ['run', '-s', 'build']],
]);
await checks([['first load', 'node', ['.ci/size.mjs']]]);
await suite(
  'unit and contract tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  // As it is shipped: what the libraries check for developers takes a tenth of the time.
  { NODE_ENV: 'production' },
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
const found = await finding;
console.log(`\n▸ browser\n${found.said}`);
if (found.status !== 0) count(false);
else
  await suite(
    'end-to-end tests',
    ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: found.out.split(/\r?\n/).at(-1) },
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
told(lengths.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10));
console.log('\nEach step, in seconds:');
told([...steps, { name: 'all', seconds: since(begun) }]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
