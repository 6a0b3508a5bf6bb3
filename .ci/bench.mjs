// Prints the script time of each frame of a drag among 200 figures, and the first paint of the built app on a slow phone.
import { chromium } from 'playwright';
import { build, createServer, preview } from 'vite';
import { findBrowser } from './browser.mjs';

const STEPS = 240;
const server = await createServer({ server: { port: 4189 }, logLevel: 'error' });
await server.listen();
const args = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const browser = await chromium.launch({ executablePath: await findBrowser(), args });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('http://localhost:4189/tests/bench/table.html');
  await page.waitForFunction(() => window.bench?.().from && document.querySelector('canvas'));
  await page.waitForTimeout(1500);
  const { from } = await page.evaluate(() => window.bench());
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'ScriptDuration').value * 1000;
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const frames = [];
  let before = await scriptTime();
  for (let i = 1; i <= STEPS; i++) {
    const angle = (i / STEPS) * 6 * Math.PI;
    await page.mouse.move(from.x + 10 + 120 * Math.sin(angle), from.y + 110 * Math.cos(angle) - 60);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await scriptTime();
    frames.push(now - before);
    before = now;
  }
  const { proposed } = await page.evaluate(() => window.bench());
  if (proposed < 2) throw new Error('The drag proposed nothing: the figures below would mean nothing.');
  await page.mouse.up();
  frames.sort((a, b) => a - b);
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))].toFixed(2);
  console.log(`\nA drag among 200 figures, script time per frame over ${STEPS} frames:`);
  console.log(`median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms (a frame at 60 Hz is 16.67 ms)`);
  await page.close();
  await firstPaint();
} finally {
  await browser.close();
  await server.close();
}

/** The first visit by a phone profile: 1.6 Mbit/s, 150 ms, a processor four times slower. */
async function firstPaint() {
  await build({ logLevel: 'error' });
  const served = await preview({ preview: { port: 4191 } });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const speed = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', speed);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('http://localhost:4191/');
  await page.waitForSelector('.lid');
  const [paint, ready] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0].startTime,
    performance.now(),
  ]);
  console.log(
    `First paint on a slow phone ${Math.round(paint)} ms, the games on the home screen ${Math.round(ready)} ms`,
  );
  await context.close();
  await served.close();
}
