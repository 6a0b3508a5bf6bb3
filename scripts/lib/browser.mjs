// Finds a browser for the end-to-end tests: an installed Chrome or Chromium, else Playwright's own, else the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sh } from './install.mjs';

/** The headless shell first: the same engine without a browser's window, which spares a fifth of the tests' work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const finder = process.platform === 'win32' ? 'where' : 'which';
const installed = () => {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
    if (status === 0) return stdout.split(/\r?\n/)[0].trim();
  }
  return PLACES.find((place) => existsSync(place)) ?? null;
};
const downloaded = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};

/** The path of a browser, installed now if there was none; ends the process with advice if it cannot be had. */
export const findBrowser = async () => {
  const found = installed() ?? (await downloaded());
  if (found) return found;
  console.log('No Chrome or Chromium found: downloading one …');
  sh('npx', ['playwright', 'install', '--with-deps', 'chromium'], { timeout: 300_000 });
  const own = await downloaded();
  if (own) return own;
  if (process.platform === 'linux') {
    const sudo = process.getuid() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      return sh(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    };
    apt('update');
    // Older systems have no package of the shell alone.
    for (const name of NAMES.slice(0, 2)) {
      apt('install', '-y', '--no-install-recommends', name);
      const system = installed();
      if (system) return system;
    }
  }
  console.error(
    'A browser is needed for the end-to-end tests: install Chrome or Chromium, or set CHROME_PATH to one, and run the command again.',
  );
  return process.exit(1);
};

/** What a browser is started with that only draws pages of this machine: without a graphics processor, and asking nobody else. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
