// Prints what each frame of a drag among 200 and 1,000 figures costs beside a bare canvas and a plain layer, what a move of the pointer costs at the
// Sci-Fi table of the built app, and its first paint on a slow phone. Usage: node .ci/bench.mjs [drag or play alone; all if absent]
import { chromium } from 'playwright';
import { build, createServer, preview } from 'vite';
import { findBrowser } from './parts/browser.mjs';
import { dragInPlay } from './parts/drag.mjs';

const STEPS = 240;
const only = process.argv[2];
// As it is shipped: what React checks for developers is no part of the work.
process.env.NODE_ENV = 'production';
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
  if (only !== 'play') await drags();
  if (only !== 'drag') await built();
} finally {
  await browser.close();
  await server.close();
}

/** A drag of one among many, beside its peers. */
async function drags() {
  console.log(`\nA drag of one among others, main-thread task a frame (median of ${STEPS} frames):`);
  for (const count of [200, 1000]) {
    const [table, bare, plain] = [await drag(count, 'table'), await drag(count, 'bare'), await drag(count, 'plain')];
    console.log(
      `${count} figures: ${told(table)}, script ${table.script.toFixed(2)} ms; a bare canvas ${told(bare)}, a plain layer of react-konva ${told(plain)}: ${times(table, bare)} and ${times(table, plain)} times (wanted: at most 3 times the bare canvas, and no growth)`,
    );
  }
}
/** What is measured in the built app. */
async function built() {
  await build({ logLevel: 'error' });
  const served = await preview({ preview: { port: 4191 } });
  const [address] = served.resolvedUrls.local;
  const { firstMatches } = await server.ssrLoadModule('/tests/bench/firstMatches.ts');
  const [{ pick }] = firstMatches(['sci-fi']);
  for (const [rate, wanted] of [
    [1, 3],
    [4, 16],
  ]) {
    const { script, task } = await dragInPlay(browser, address, pick.file, rate);
    console.log(
      `A move of the pointer at the Sci-Fi table${rate > 1 ? `, a processor ${rate} times slower` : ''}: script ${script.toFixed(1)} ms, task ${task.toFixed(1)} (wanted: script at most ${wanted})`,
    );
  }
  if (only !== 'play') await firstPaint(address);
  await served.close();
}

function told({ task, most }) {
  return `${task.toFixed(2)} ms (95 % under ${most.toFixed(2)})`;
}
function times(one, other) {
  return (one.task / other.task).toFixed(1);
}

/** Drags one among `count` about on the benchmark page, and tells task and script time a frame in ms. */
async function drag(count, as) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:4189/tests/bench/table.html?n=${count}&as=${as}`);
  await page.waitForFunction(() => window.bench?.().from && document.querySelector('canvas'));
  await page.waitForTimeout(1500);
  const { from } = await page.evaluate(() => window.bench());
  const client = await page.context().newCDPSession(page);
  // The thread's own time: what else runs on the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
    return { task: of('TaskDuration'), script: of('ScriptDuration') };
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const frames = { task: [], script: [] };
  let before = await spent();
  for (let i = 1; i <= STEPS; i++) {
    const angle = (i / STEPS) * 6 * Math.PI;
    await page.mouse.move(from.x + 10 + 120 * Math.sin(angle), from.y + 110 * Math.cos(angle) - 60);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await spent();
    for (const kind of ['task', 'script']) frames[kind].push(now[kind] - before[kind]);
    before = now;
  }
  const { proposed } = await page.evaluate(() => window.bench());
  if (proposed < 2) throw new Error('The drag proposed nothing: the figures would mean nothing.');
  await page.close();
  const at = (kind, share) => frames[kind].toSorted((a, b) => a - b)[Math.floor(share * STEPS)];
  return { task: at('task', 0.5), most: at('task', 0.95), script: at('script', 0.5) };
}

/** The first visit by a phone profile: 1.6 Mbit/s, 150 ms, a processor four times slower. */
async function firstPaint(address) {
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
  await page.goto(address);
  await page.waitForSelector('.lid');
  const [paint, ready] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0].startTime,
    performance.now(),
  ]);
  console.log(
    `First paint on a slow phone ${Math.round(paint)} ms, the games on the home screen ${Math.round(ready)} ms`,
  );
  await context.close();
}
