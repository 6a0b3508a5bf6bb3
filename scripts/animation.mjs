// Plays a few steps of a match in the built app; writes docs/mera.webp and docs/table.png.
// Usage: node scripts/animation.mjs (after npm run build)
import './lib/help.mjs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { BROWSER_FLAGS, findBrowser } from './lib/browser.mjs';

/** The size of the window and the width of the animation, px. */
const WINDOW = { width: 1280, height: 800 };
const WIDTH = 880;
/** How long a frame of the animation lasts, ms. */
const FRAME_MS = 125;
/** The number of steps. Each one is a press of the yellow button. */
const STEPS = 9;
/** The step before which the picture is taken: a target is selected, and nothing is rolled yet. */
const PICTURE = 1;
/** The card of the game on the home screen, counted from 0. */
const CARD = 1;
/** How long the start of a match is shown, ms. */
const START_MS = 7000;

const server = await preview({ preview: { port: 4196, strictPort: false }, logLevel: 'error' });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});

/** Runs in the page: fixed random numbers, so that every run has the same dice, and settings without tips. */
const prepare = () => {
  let seed = 11;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      array[i] = seed >> 8;
    }
    return array;
  };
  localStorage.setItem('mera.settings', JSON.stringify({ language: 'en', theme: 'light', hints: false, muted: true }));
};
/** Waits until the yellow button can be pressed. */
const ready = (page) => page.locator('[data-part=primary]:not([aria-disabled=true], [data-busy])').first().waitFor();

/** Records what the page shows while `play` runs: a list of pictures, one for each frame of the animation. */
const record = async (page, play) => {
  const session = await page.context().newCDPSession(page);
  const shots = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: metadata.timestamp * 1000, png: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await play();
  await session.send('Page.stopScreencast');
  const [first, last] = [shots[0].at, shots.at(-1).at];
  const count = Math.ceil((last - first) / FRAME_MS);
  return Array.from({ length: count }, (_, i) => shots.findLast(({ at }) => at <= first + i * FRAME_MS).png);
};
/** Joins runs of equal frames into one with a longer delay. */
const joined = (frames) => {
  const kept = [];
  for (const frame of frames) {
    const last = kept.at(-1);
    if (last?.frame.equals(frame)) last.delay += FRAME_MS;
    else kept.push({ frame, delay: FRAME_MS });
  }
  return kept;
};

try {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.addInitScript(prepare);
  await page.goto(server.resolvedUrls.local[0]);
  await page.locator('ul:has([data-game]) > li').nth(CARD).locator('button').first().click();
  await ready(page);
  await page.waitForTimeout(START_MS);
  let picture;
  const frames = await record(page, async () => {
    for (let step = 0; step < STEPS; step++) {
      await ready(page);
      await page.waitForTimeout(700);
      if (step === PICTURE) picture = await page.screenshot();
      await page.locator('[data-part=primary]').first().click();
      await page.waitForTimeout(900);
    }
    await page.waitForTimeout(1200);
  });
  await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile('docs/table.png');
  const kept = joined(frames);
  const small = await Promise.all(kept.map(({ frame }) => sharp(frame).resize(WIDTH).png().toBuffer()));
  await sharp(small, { join: { animated: true } })
    .webp({ quality: 60, effort: 5, loop: 0, delay: kept.map(({ delay }) => delay) })
    .toFile('docs/mera.webp');
  console.log(`${kept.length} frames`);
} finally {
  await browser.close();
  await server.close();
}
