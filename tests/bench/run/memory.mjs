// Opens the first matches one after another and prints the bytes of all pictures, canvases and the heap.
// Usage: npm run bench -- memory [game ids, all] [--matches=NUMBER of each game, 2]
import '../../../scripts/lib/help.mjs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

const GAMES = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
/** The windows, and the most MB of pictures wanted in them. The canvases of the page itself are counted apart. */
const WINDOWS = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, wanted: 64 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, wanted: 32 },
};
const named = process.argv.slice(2).filter((arg) => GAMES.includes(arg));
const matches = Number(process.argv.find((arg) => arg.startsWith('--matches='))?.split('=')[1] ?? 2);

/** Keeps weak references to all canvases and pictures of a page. */
const watchPictures = () => {
  const seen = [];
  const note = (each) => {
    seen.push(new WeakRef(each));
    return each;
  };
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const made = create(name, options);
    return `${name}`.toLowerCase() === 'canvas' ? note(made) : made;
  };
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (type, listener, options) {
    if (type === 'message')
      listen.call(this, type, ({ data }) => {
        for (const each of Object.values(data?.table ?? {})) if (each instanceof ImageBitmap) note(each);
      });
    return listen.call(this, type, listener, options);
  };
  window.pictureBytes = () => {
    const sum = { shown: 0, kept: 0, painted: 0 };
    for (const each of new Set(seen.map((ref) => ref.deref()))) {
      if (!each) continue;
      const place = each instanceof ImageBitmap ? 'painted' : each.isConnected ? 'shown' : 'kept';
      sum[place] += each.width * each.height * 4;
    }
    return sum;
  };
};

await build({ logLevel: 'error' });
const served = await preview({ preview: { port: 0 } });
const flags = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--js-flags=--expose-gc'];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const mb = (bytes) => (bytes / 1e6).toFixed(1).padStart(6);
for (const [name, { wanted, ...window }] of Object.entries(WINDOWS)) {
  const context = await browser.newContext({ ...window, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const settings = { language: 'en', pace: 'quick', hints: false };
  await context.addInitScript((kept) => localStorage.setItem('mera.settings', JSON.stringify(kept)), settings);
  await context.addInitScript(watchPictures);
  const page = await context.newPage();
  const inspector = await context.newCDPSession(page);
  await page.goto(served.resolvedUrls.local[0]);
  console.log(`${name}, MB: painted tables and kept pictures together at most ${wanted} wanted`);
  console.log('                 painted   kept  shown   heap');
  for (let round = 1; round <= matches; round++) {
    for (const game of named.length > 0 ? named : GAMES) {
      await page.locator(`[data-game="${game}"] button`, { hasText: /bot/i }).first().click();
      await page.locator('[role=application]').waitFor();
      await page.waitForTimeout(9000);
      await page.evaluate(() => globalThis.gc?.());
      const { usedSize } = await inspector.send('Runtime.getHeapUsage');
      const { shown, kept, painted } = await page.evaluate(() => window.pictureBytes());
      const over = (painted + kept) / 1e6 > wanted ? '  OVER' : '';
      console.log(`${game.padEnd(14)} ${round} ${mb(painted)} ${mb(kept)} ${mb(shown)} ${mb(usedSize)}${over}`);
      await page.evaluate(() => (location.hash = '#/'));
      await page.locator('[data-game]').first().waitFor();
    }
  }
  await context.close();
}
await browser.close();
process.exit(0);
