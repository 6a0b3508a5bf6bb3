// Measures speed (rules, physics, a drag) beside the wanted figures.
// Usage: npm run bench -- speed [rules, drag or play; all]
import '../../../scripts/lib/help.mjs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build, createServer, preview } from 'vite';
import { boardgamePeer } from '../lib/boardgame.mjs';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';
import { dragInPlay } from '../lib/drag.mjs';

const STEPS = 240;
/** Room for the name of the work. */
const WIDE = 62;
/** How many times slower the processor is, and how much script a move may cost then, ms. */
const POINTER = [
  [1, 1],
  [4, 4],
];
const only = process.argv[2];
// As it is shipped: what React checks for developers is no part of the work.
process.env.NODE_ENV ??= 'production';
const server = await createServer({ server: { port: 4189 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
/** Prints lines of the table as they come: the work, what it takes, what is wanted; marked where that is not reached. */
const tell = (...rows) => {
  for (const { work, figure, wanted, reached } of rows)
    console.log(`${reached ? ' ' : '!'} ${work.padEnd(WIDE)}  ${figure}  (wanted: ${wanted})`);
};
const asks = (part) => !only || only === part;
try {
  if (asks('rules')) {
    const { ruleRows, xorshift } = await bundled();
    tell(...ruleRows(boardgamePeer(xorshift(7))));
    const { flickRows } = await server.ssrLoadModule('/tests/bench/flickSpeed.ts');
    tell(...(await flickRows()));
  }
  if (asks('drag')) await drags();
  if (asks('play')) await built();
} finally {
  await browser.close();
  await server.close();
}
/** The rules in one file as the app is shipped: a module server's own imports cost as much as the rules. */
async function bundled() {
  const outDir = 'node_modules/.bench';
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'tests/bench/figures.ts', outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(resolve(outDir, 'figures.js')).href);
}
/** A drag of one among many, beside its peers. */
async function drags() {
  const shares = [];
  for (const count of [200, 1000]) {
    const [table, bare, plain] = [await drag(count, 'table'), await drag(count, 'bare'), await drag(count, 'plain')];
    shares.push(table.task / bare.task);
    tell({
      work: `A drag of one in ${count} figures, main-thread task a frame`,
      figure: `${times(table, bare)} × a bare canvas, ${times(table, plain)} × a plain layer of react-konva: ${told(table)}, script ${table.script.toFixed(2)} ms; ${told(bare)}; ${told(plain)}`,
      wanted: '≤ 1.5 × the bare canvas, no growth',
      reached: shares.every((share) => share <= 1.5) && table.task / bare.task <= 1.1 * shares[0],
    });
  }
}
/** What is measured in the built app. */
async function built() {
  await build({ logLevel: 'error' });
  const served = await preview({ preview: { port: 4191 } });
  const [address] = served.resolvedUrls.local;
  const { firstMatches } = await server.ssrLoadModule('/tests/bench/firstMatches.ts');
  const [{ pick }] = firstMatches(['sci-fi']);
  for (const [rate, wanted] of POINTER) {
    const costs = await dragInPlay(browser, address, pick.file, rate);
    for (const [doing, { script, task }] of Object.entries(costs))
      tell({
        work: `A move of the pointer ${doing} at the Sci-Fi table${rate > 1 ? `, ÷ ${rate}` : ''}`,
        figure: `script ${script.toFixed(1)} ms, task ${task.toFixed(1)}`,
        wanted: `script ≤ ${wanted} ms`,
        reached: script <= wanted,
      });
  }
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
  await page.goto(`${server.resolvedUrls.local[0]}tests/bench/table.html?n=${count}&as=${as}`);
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
