// The memory of a window in which the first matches are opened one after another.
import { heapAgainst, MEMORY_HEAD, memoryGrowth, memoryOf, memoryRow, openMeasured } from './memory.mjs';

/** The windows, and the most MB of pictures wanted in them. The canvases of the page itself are counted apart. */
const WINDOWS = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, wanted: 64 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, wanted: 32 },
};
/** How long a match stays open before it is measured, ms. */
const OPEN_MS = 9000;

/** Opens a first match from the home screen, measures and goes home. Returns the memory in bytes. */
const measureMatch = async (page, measure, game) => {
  await page.locator(`[data-game="${game}"] button`, { hasText: /bot/i }).first().click();
  await page.locator('[role=application]').waitFor();
  await page.waitForTimeout(OPEN_MS);
  const memory = await measure();
  await page.evaluate(() => (location.hash = '#/'));
  await page.locator('[data-game]').first().waitFor();
  return memory;
};
/** The lines at the end of a window: the first, second and last match, and the last one against its game's first match. */
const printGrowth = (matches) => {
  const [first, second] = matches;
  const last = matches.at(-1);
  if (!second) return;
  console.log(memoryGrowth([first, ...(last === second ? [] : [second]), last], second));
  const early = matches.find(({ game }) => game === last.game);
  if (early !== last) console.log(heapAgainst(early, last));
};

/** Opens the first matches of these games in each window, so many rounds, and prints the memory. */
export const measureMatches = async (browser, address, games, rounds) => {
  for (const [name, { wanted, ...window }] of Object.entries(WINDOWS)) {
    const context = await openMeasured(browser, window, { language: 'en', pace: 'quick', hints: false });
    const page = await context.newPage();
    const measure = await memoryOf(page);
    await page.goto(address);
    console.log(`${name}, MB: painted tables and kept pictures together at most ${wanted} wanted`);
    console.log(MEMORY_HEAD);
    const matches = [];
    for (let i = 0; i < rounds * games.length; i++) {
      const game = games[i % games.length];
      const memory = await measureMatch(page, measure, game);
      const over = (memory.painted + memory.kept) / 1e6 > wanted ? '  OVER' : '';
      console.log(`${memoryRow(`${i + 1} ${game}`, memory)}${over}`);
      matches.push({ name: `match ${i + 1}`, game, memory });
    }
    printGrowth(matches);
    await context.close();
  }
};
