// Lighthouse's figures of one page on its phone profile. The package is fetched when it is first needed and is no dependency of the project.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS } from '../../../scripts/lib/browser.mjs';
import { sh } from '../../../scripts/lib/install.mjs';

const FOLDER = resolve('node_modules/.cache/lighthouse');
const packageAt = (name) => join(FOLDER, 'node_modules', name);

/** Fetches the newest Lighthouse from the registry, and returns how to run it and its version. Ends the process with advice if it cannot be had. */
export const loadLighthouse = async () => {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'package.json'))) writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const status = sh('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--silent', 'lighthouse@latest']);
  if (status !== 0 && !existsSync(packageAt('lighthouse'))) {
    console.error(
      'Lighthouse could not be fetched. Check the connection to the npm registry and run the command again.',
    );
    process.exit(1);
  }
  const { default: lighthouse } = await import(pathToFileURL(packageAt('lighthouse/core/index.js')).href);
  const { launch } = await import(pathToFileURL(packageAt('chrome-launcher/dist/index.js')).href);
  const { version } = JSON.parse(readFileSync(packageAt('lighthouse/package.json'), 'utf8'));
  return { lighthouse, launch, version };
};

const FLAGS = ['--headless=new', ...BROWSER_FLAGS];

/**
 * Opens a page in a new browser with an empty profile and returns its figures: score (0 to 100), largest paint, blocking and main-thread
 * time (ms), layout shift, and bytes. `prepare` may fill the browser's storage first; it gets the port of the browser and returns the address.
 */
export const visitPage = async ({ lighthouse, launch }, chromePath, address, prepare) => {
  const userDataDir = mkdtempSync(join(tmpdir(), 'first-visit-'));
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, userDataDir, logLevel: 'silent' });
  try {
    const url = prepare ? await prepare(chrome.port) : address;
    const options = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' };
    const { lhr } = await lighthouse(url, options);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const figure = (id) => lhr.audits[id].numericValue;
    return {
      score: lhr.categories.performance.score * 100,
      largest: figure('largest-contentful-paint'),
      blocking: figure('total-blocking-time'),
      thread: figure('mainthread-work-breakdown'),
      shift: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
    };
  } finally {
    await chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};
