import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../scripts/lib/browser.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import { SLOW } from './hands/slow.ts';

/** What a window of the browser brings along and no test needs: pages of its own for the address bar, and a process in store. */
const SPARED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];
/** Only the last list that a browser is given counts, so what Playwright itself switches off stands here too. */
const OFF = [
  'AcceptCHFrame',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];
const CI_FLAGS = [
  `--disable-features=${[...OFF, ...SPARED].join()}`,
  ...BROWSER_FLAGS,
  // Work that nobody sees: letters in colours of the screen's own dots, tiles drawn by more threads than there are cores, pictures that come later.
  '--disable-lcd-text',
  '--num-raster-threads=1',
  '--disable-checker-imaging',
  // WebAssembly is compiled once: the second, quicker code of the physics takes a quarter of a test of shots, which is over before it pays. Node runs that one in the unit tests; both give the same bits.
  '--js-flags=--liftoff-only',
];
// The test processes read this file too: the environment hands them the browser and the port of the first one.
const executablePath = (process.env['CHROME_PATH'] ??= await findBrowser());
/** The address of an app that is already served; without it the build in `dist` is served here. */
const served = process.env['BASE_URL'];
const port = served ? '' : (process.env['E2E_PORT'] ??= String(await freePort()));
const own = `http://localhost:${port}/`;

export default defineConfig({
  testDir: '.',
  // Pictures to look at are taken when they are asked for: they check nothing.
  testIgnore: process.env['PICTURES'] ? [] : '**/screens.spec.ts',
  outputDir: '../test-results',
  // Three on two cores: with one a core a third of them is idle, with more each page only waits for the others.
  workers: Math.min(8, Math.ceil(1.5 * availableParallelism())),
  fullyParallel: true,
  // `SLOW=4 npm run test:e2e` throttles the processor of every page four times and gives every wait four times as long.
  timeout: SLOW * 180_000,
  expect: { timeout: SLOW * 20_000 },
  forbidOnly: true,
  // A machine that is busy may miss a moment; what passes in the end is told as flaky at the end.
  retries: 2,
  reporter: 'list',
  use: {
    baseURL: served ?? own,
    // A laptop's: with less to draw than on a desk, which the looks ask for, a test costs a tenth less.
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Play is shown without motion and from the network but where a spec is about motion or about the service worker.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // Half of what serving costs is to pack what the same machine unpacks.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    actionTimeout: SLOW * 30_000,
    launchOptions: {
      executablePath,
      args: CI_FLAGS,
    },
  },
  ...(served
    ? {}
    : {
        webServer: {
          command: `npx vite preview --port ${port} --strictPort`,
          cwd: '..',
          url: own,
          // A server left over would show an old build.
          reuseExistingServer: false,
        },
      }),
});
