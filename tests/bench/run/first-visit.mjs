// Measures first visits by phone beside a bare React page, and a second visit without a network.
// Usage: npm run bench -- first-visit [pages, all] [--runs=NUMBER, 5]
import '../../../scripts/lib/help.mjs';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, createServer, preview } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { loadLighthouse, visitPage } from '../lib/lighthouse.mjs';
import { secondVisit } from '../lib/secondVisit.mjs';

const SETUPS = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
/** The most bytes wanted, KiB. */
const [HOME_KIB, SETUP_KIB] = [194, 359];
const GOOD = { score: 95, blocking: 150 };
/** The pages: address after the `#`, and what is wanted of it. */
const PAGES = {
  bare: { wanted: {} },
  home: { hash: '', wanted: { score: 97, largest: 1800, blocking: 150, times: 3, kib: HOME_KIB } },
  ...Object.fromEntries(SETUPS.map((id) => [id, { hash: `#/new/${id}`, wanted: { ...GOOD, kib: SETUP_KIB } }])),
  learn: { hash: '#/lessons', wanted: GOOD },
  lesson: { hash: '#/lessons/toy-soldiers/first', wanted: GOOD },
  match: { wanted: GOOD },
  wall: { hash: '?projector', wanted: GOOD },
};
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.find((name) => !PAGES[name] && name !== 'second');
if (unknown) {
  console.error(`There is no page named ${unknown}. Pages: ${Object.keys(PAGES).join(', ')}, second.`);
  process.exit(1);
}
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.split('=')[1] ?? 5);
const names = Object.keys(PAGES).filter((name) => name === 'bare' || named.length === 0 || named.includes(name));

/** The first match of Sci-Fi Skirmish, as a file. */
const keptMatch = async () => {
  const server = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
  const { firstMatches } = await server.ssrLoadModule('/tests/bench/firstMatches.ts');
  const [{ pick }] = firstMatches(['sci-fi']);
  await server.close();
  return pick.file;
};
/** Imports a match into a browser, and returns the match's address. */
const importing = (file, home) => async (port) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context.newPage();
  await page.goto(home);
  const match = { name: 'kept.mera.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.locator('[data-import]').setInputFiles(match);
  const link = page.locator('a[href^="#/match/"]').first();
  const hash = await link.getAttribute('href');
  await page.close();
  await browser.close();
  return home + hash;
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
/** One figure in its column: the median, and a mark if what is wanted is not reached. */
const cell = (text, missed) => `${text}${missed ? '!' : ' '}`.padStart(10);
const line = (name, all, bare) => {
  const { wanted } = PAGES[name];
  const of = (key) => median(all.map((each) => each[key]));
  const [least, most] = [0, -1].map((at) =>
    Math.round(
      all
        .map(({ score }) => score)
        .toSorted((a, b) => a - b)
        .at(at),
    ),
  );
  const over = (value, limit) => limit !== undefined && value > limit;
  const [score, largest, blocking, thread, shift, bytes] = [
    'score',
    'largest',
    'blocking',
    'thread',
    'shift',
    'bytes',
  ].map(of);
  const times = thread / median(bare.map((each) => each.thread));
  return [
    name.padEnd(13),
    cell(Math.round(score), wanted.score && Math.round(score) < wanted.score),
    cell(`${least}–${most}`, false),
    cell((largest / 1000).toFixed(2), over(largest, wanted.largest)),
    cell((blocking / 1000).toFixed(2), over(blocking, wanted.blocking)),
    cell((thread / 1000).toFixed(2), false),
    cell(times.toFixed(1), over(times, wanted.times)),
    cell(shift.toFixed(3), name !== 'bare' && shift >= 0.0005),
    cell(Math.round(bytes / 1024), over(bytes / 1024, wanted.kib)),
  ].join('');
};

const executablePath = await findBrowser();
const tools = await loadLighthouse();
const bareDir = 'node_modules/.cache/bare-page';
process.env.NODE_ENV = 'production';
await build({
  configFile: false,
  root: 'tests/bench/bare',
  plugins: [react()],
  logLevel: 'error',
  build: { outDir: `../../../${bareDir}`, emptyOutDir: true, target: 'es2022' },
});
await build({ logLevel: 'error' });
const bareSite = await preview({ configFile: false, root: '.', build: { outDir: bareDir }, preview: { port: 0 } });
const site = await preview({ preview: { port: 0 } });
const home = site.resolvedUrls.local[0];
const figures = Object.fromEntries(names.map((name) => [name, []]));
const kept = names.includes('match') ? await keptMatch() : null;
for (let run = 1; run <= runs; run++)
  for (const name of names) {
    const address = name === 'bare' ? bareSite.resolvedUrls.local[0] : home + (PAGES[name].hash ?? '');
    const prepare = name === 'match' ? importing(kept, home) : undefined;
    figures[name].push(await visitPage(tools, executablePath, address, prepare));
    process.stderr.write(`\r${run}/${runs} ${name.padEnd(14)}`);
  }
process.stderr.write('\r');
console.log(
  `First visits, medians of ${runs}, Lighthouse ${tools.version}, phone profile. Times in seconds; ! marks what misses its target.`,
);
console.log(`page              score     range   largest  blocking    thread   × bare     shift       KiB`);
for (const name of names) console.log(line(name, figures[name], figures.bare));
if (named.length === 0 || named.includes('second')) {
  const seconds = [];
  for (let run = 0; run < runs; run++) seconds.push((await secondVisit(executablePath, home)) / 1000);
  const middle = median(seconds);
  console.log(
    `second visit, no network, processor ÷ 4: a press on home answers after ${middle.toFixed(2)} s${middle > 0.5 ? '!' : ''} (wanted: 0.5)`,
  );
}
await Promise.all([site.close(), bareSite.close()]);
process.exit(0);
