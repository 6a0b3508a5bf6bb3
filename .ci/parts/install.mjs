// Installs the packages of the lock file where they are missing or older than it, and sees that the tools made for this system start.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command with its output shown; returns its exit code. */
export const sh = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  return status ?? 1;
};

/** The system that packages are installed for: `libc` tells two kinds of Linux apart. */
export const thisSystem = () => {
  const { platform, arch } = process;
  const glibc = platform === 'linux' && process.report.getReport().header.glibcVersionRuntime;
  return { platform, arch, libc: platform !== 'linux' ? '' : glibc ? 'gnu' : 'musl' };
};

/** The packages of a lock file that come as binaries of which it names none for a system. */
export const lackingIn = (lock, { platform, arch, libc }) => {
  const named = new RegExp(`(^|[/-])${platform}-${arch}($|-)`);
  const other = { gnu: /musl/, musl: /gnu/ }[libc];
  const fits = (name) => named.test(name) && !other?.test(name);
  const locked = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const binaries = Object.keys(optionalDependencies).filter(fits);
    const lacks = binaries.length > 0 && !binaries.some((name) => locked.has(name));
    return lacks ? [path.split('node_modules/').at(-1)] : [];
  });
};

/** What npm is to be told on a system: by the lock file where that has all its binaries, else by the exact versions of package.json. */
export const installArgs = (lock, system) => {
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of any platform.
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  return lackingIn(lock, system).length === 0 ? args : [...args, '--no-package-lock'];
};

const STAMP = 'node_modules/.package-lock.json';
const onDisk = {
  isFresh: () => existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync('package-lock.json').mtimeMs,
  lock: () => JSON.parse(readFileSync('package-lock.json', 'utf8')),
  system: thisSystem,
  npm: (args) => sh('npm', args) === 0,
  starts: (tool) => {
    return sh(join('node_modules', '.bin', TOOLS[tool]), ['--version'], { stdio: 'ignore' }) === 0;
  },
  say: (text) => console.log(text),
};
/** The command of each build tool, by its package. */
const TOOLS = { vite: 'vite', typescript: 'tsc', oxlint: 'oxlint', oxfmt: 'oxfmt' };

/** Installs what is missing and checks the tools; returns what went wrong as a sentence that tells what to do, or null. */
export const install = (at = onDisk) => {
  if (at.isFresh()) return null;
  const system = at.system();
  const lock = at.lock();
  const lacking = lackingIn(lock, system);
  at.say('Installing packages …');
  const name = [system.platform, system.arch, system.libc].filter(Boolean).join(' ');
  if (lacking.length > 0)
    at.say(
      `The lock file has no binaries of ${lacking.join(', ')} for ${name}: the exact versions of package.json are installed instead.`,
    );
  if (!at.npm(installArgs(lock, system)))
    return 'The packages could not be installed: check the connection to the npm registry and run the command again.';
  const broken = Object.keys(TOOLS).filter((tool) => !at.starts(tool));
  if (broken.length === 0) return null;
  return `${broken.join(', ')}: does not start on ${name}. Delete the folder node_modules and run the command again; with Node 20.19 or newer it should start.`;
};

/** Installs what is missing, or ends the process with advice. */
export const installPackages = () => {
  const fault = install();
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
};
