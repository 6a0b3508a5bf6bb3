// Installs the packages of the lock file where they are missing or older than it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Runs a command with its output shown; returns its exit code. */
export const sh = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  return status ?? 1;
};

export const installPackages = () => {
  const stamp = 'node_modules/.package-lock.json';
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of other platforms, which some registries do not carry.
  if (sh('npm', ['install', '--no-save', '--no-audit', '--no-fund']) === 0) return;
  console.error(
    'The packages could not be installed: check the connection to the npm registry and run the command again.',
  );
  process.exit(1);
};
