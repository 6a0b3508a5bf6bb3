// Prints how large the figures are and what is in view, in five window sizes. Fails if too small.
// Usage: npm run bench -- looks [game ids, window names or "door" for home and set-up, all] [--pictures=FOLDER]
import '../../../scripts/lib/help.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, createServer, preview } from 'vite';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';
import { lookAtDoor } from '../lib/looks-door.mjs';

/** The windows; `least` px across of a man's base and drawing at rest (`rest`) and of the picked and his targets (`pick`), and how much of the width is table (`across`). */
const WINDOWS = {
  desk: { width: 1440, height: 900, least: { rest: { base: 26, drawn: 40 } } },
  projector: { width: 1920, height: 1080, theme: 'projector', least: { pick: { drawn: 72 }, across: 0.62 } },
  phone: { width: 390, height: 844, touch: true, least: { pick: { drawn: 28 } } },
  lying: { width: 844, height: 390, touch: true, least: { pick: { drawn: 28 } } },
  tablet: { width: 820, height: 1180, touch: true, least: { pick: { drawn: 28 } } },
};
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const pictures = process.argv.find((arg) => arg.startsWith('--pictures='))?.split('=')[1];
if (pictures) mkdirSync(pictures, { recursive: true });
const names = Object.keys(WINDOWS).filter((name) => args.includes(name));
const windows = Object.entries(WINDOWS).filter(([name]) => names.length === 0 || names.includes(name));

const tests = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { firstMatches } = await tests.ssrLoadModule('/tests/bench/firstMatches.ts');
const matches = args.includes('door') ? [] : firstMatches(args.filter((arg) => !(arg in WINDOWS)));
const figures = (await tests.ssrLoadModule('/tests/bench/pictures/pictures.ts')).figuresOnLids();
await tests.close();
await build({ logLevel: 'error' });
const served = await preview({ preview: { port: 4193 } });
const address = served.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});

/** Opens a match that is given as a file in a window of its own, past the curtain if there is one. */
const openFile = async ({ width, height, theme = 'light', touch = false }, text) => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (theme) => localStorage.setItem('mera.settings', JSON.stringify({ theme, hints: false })),
    theme,
  );
  const page = await context.newPage();
  await page.goto(address);
  await page
    .locator('[data-import]')
    .setInputFiles({ name: 'first.mera.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('a[href^="#/match/"]').first().click();
  await page.waitForSelector('[data-part=curtain], [role=application] canvas');
  if (await page.locator('[data-part=curtain]').count()) {
    await page.locator('[data-part=curtain] button').first().focus();
    await page.keyboard.down('Enter');
    await page.waitForSelector('[role=application] canvas');
    await page.keyboard.up('Enter');
  }
  return page;
};
/** Where points of the table are in the window once the camera stands. */
const placesOf = (page, points) =>
  page.waitForFunction((points) => {
    const table = document.querySelector('[role=application]').mera?.table.current;
    if (!table) return null;
    const places = points.map((point) => table.clientOf(point));
    const now = JSON.stringify(places);
    // At rest for so long, ms.
    if (now !== window.seenAt?.now) window.seenAt = { now, since: performance.now() };
    return performance.now() - window.seenAt.since > 450 ? places : null;
  }, points);
/** How large pieces are in the window, and how many of them are out of view. */
const sizesOf = async (page, pieces) => {
  const origin = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
  ];
  const places = await (await placesOf(page, [...origin, ...pieces.map(({ at }) => at)])).jsonValue();
  const zoom = Math.hypot(places[1].x - places[0].x, places[1].y - places[0].y) / 1000;
  // The part of the board that no tools cover.
  const box = await page.locator('[role=application]').evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(board);
    const covered = [paddingLeft, paddingRight].map(parseFloat);
    return { x: left + covered[0], y: top, width: width - covered[0] - covered[1], height };
  });
  const out = places.slice(2).filter(({ x, y }, i) => {
    // Who stand as far apart as the table is deep touch the edges of the view.
    const r = pieces[i].base * zoom - 1;
    return x - r < box.x || y - r < box.y || x + r > box.x + box.width || y + r > box.y + box.height;
  });
  const least = (key) => 2 * zoom * Math.min(...pieces.map((piece) => piece[key]));
  return { base: least('base'), drawn: least('drawn'), out: out.length, places: places.slice(2) };
};
/** The share of the window that is table, and whether the yellow button and the strip above it lie wholly in it: null where there is none. */
const viewOf = (page) =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const board = document.querySelector('[role=application]').getBoundingClientRect();
    const within = (selector) => {
      const element = document.querySelector(selector);
      if (!element) return null;
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      return width > 0 && left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    };
    const share = (board.width * board.height) / (innerWidth * innerHeight);
    return {
      share,
      across: board.width / innerWidth,
      button: within('[data-part=tray] button'),
      strip: within('[data-part=stakes]'),
    };
  });

const px = (value) => value.toFixed(1).padStart(5);
const said = (is) => (is === null ? '–' : is ? 'yes' : 'NO');
let short = 0;
/** A size as printed, marked where it is too small. */
const sized = ({ base, drawn }, least = {}) => {
  const lacks = (least.base ?? 0) > base + 0.05 || (least.drawn ?? 0) > drawn + 0.05;
  if (lacks) short++;
  return `base ${px(base)}, drawn ${px(drawn)}${lacks ? ' SHORT' : ''}`;
};
/** Something that must be so. */
const must = (is, text) => {
  if (!is) short++;
  return is ? text : `${text} SHORT`;
};

/** Looks at a match in a window, at rest and with a piece picked and, if it can attack somebody, its first target. */
const look = async (name, window, { game, measured, start, pick }) => {
  const shoot = (page, what) => pictures && page.screenshot({ path: join(pictures, `${game}-${name}-${what}.png`) });
  const wanted = measured ? window.least : {};
  const first = await openFile(window, start.file);
  const rest = await sizesOf(first, start.pieces);
  const seen = await viewOf(first);
  await shoot(first, 'rest');
  await first.context().close();
  console.log(
    `${game.padEnd(12)} ${name.padEnd(9)} at rest: ${sized(rest, wanted.rest)}, ${must(rest.out === 0 || !wanted.rest, `${rest.out} out of view`)}; ` +
      `table ${Math.round(100 * seen.share)} % of the window, ${must(seen.across + 0.005 >= (window.least.across ?? 0), `${Math.round(100 * seen.across)} % of its width`)}; button ${must(seen.button !== false, said(seen.button))}, strip ${must(seen.strip !== false, said(seen.strip))}`,
  );
  const page = await openFile(window, pick.file);
  const press = ({ x, y }) => (window.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const one = pick.pieces.filter(({ id }) => id === pick.piece);
  await press((await sizesOf(page, one)).places[0]);
  const target = pick.pieces.filter(({ id }) => id === pick.targets[0]);
  if (target[0]) {
    await press((await sizesOf(page, target)).places[0]);
    // Once it is known what decides, the sheet of a phone leaves its room to the table.
    const strip = page.locator('[data-part=stakes]');
    await strip.waitFor({ timeout: measured ? 10_000 : 1000 }).catch(() => null);
  }
  const both = await sizesOf(page, [...one, ...target]);
  const then = await viewOf(page);
  await shoot(page, 'pick');
  console.log(
    `${''.padEnd(22)} picked:  ${sized(both, wanted.pick)}, ${must(both.out === 0, `${both.out} of ${1 + target.length} out of view`)}; ` +
      `button ${must(then.button !== false, said(then.button))}, strip ${must(then.strip !== false, said(then.strip))}`,
  );
  await page.context().close();
};

try {
  if (args.length === 0 || args.includes('door')) await lookAtDoor({ browser, address, figures, must, pictures });
  for (const match of matches) for (const [name, window] of windows) await look(name, window, match);
} finally {
  await browser.close();
  await served.close();
}
console.log(short === 0 ? 'All sizes are as they should be.' : `${short} fall short.`);
process.exit(short === 0 ? 0 : 1);
