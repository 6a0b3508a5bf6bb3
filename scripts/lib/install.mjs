// Installs the packages of the lock file where they are missing or older than it, and checks that the build tools start on this system.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command with its output shown; returns its exit code. */
export const sh = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  return status ?? 1;
};

/** The optional packages that a lock file names as dependencies and does not list: `npm ci` refuses a lock file with any. */
export const missingFrom = ({ packages }) => {
  const listed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  return [...new Set(named)].filter((name) => !listed.has(name)).toSorted();
};

const STAMP = 'node_modules/.package-lock.json';
const onDisk = {
  isFresh: () => existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync('package-lock.json').mtimeMs,
  system: `${process.platform} ${process.arch}`,
  npm: (args) => sh('npm', args) === 0,
  starts: (tool) => {
    return sh(join('node_modules', '.bin', TOOLS[tool]), ['--version'], { stdio: 'ignore' }) === 0;
  },
  say: (text) => console.log(text),
};
/** The command of each build tool, by its package. */
const TOOLS = { vite: 'vite', typescript: 'tsc', oxlint: 'oxlint', oxfmt: 'oxfmt' };

/** Installs what is missing and checks the build tools; returns null, or a sentence that says what went wrong and what to do. */
export const install = (at = onDisk) => {
  if (at.isFresh()) return null;
  at.say('Installing packages …');
  if (!at.npm(['ci', '--no-audit', '--no-fund']))
    return 'The packages could not be installed. Check the connection to the npm registry and run the command again.';
  const broken = Object.keys(TOOLS).filter((tool) => !at.starts(tool));
  if (broken.length === 0) return null;
  return `${broken.join(', ')}: does not start on ${at.system}. Delete the folder node_modules and run the command again with Node 20.19 or newer.`;
};

/** Installs what is missing, or ends the process with advice. */
export const installPackages = () => {
  const fault = install();
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
};
