// What `looks.mjs` looks at before a match: the home screen of a first visit and with a match, and the set-up page of each game.

/** A figure on a lid is at least so large across at a desk, px. */
const LEAST = 56;
const WINDOWS = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
};
/** How many of these elements there are, and how many of them lie wholly in the window. */
const inView = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const whole = all.filter((each) => {
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      return width > 0 && left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    });
    return { all: all.length, whole: whole.length };
  });
/** By how much the pictures of the lids are enlarged to fill their place, by game. */
const enlarged = (page, size) =>
  page.locator('[data-game]').evaluateAll(
    (lids, { width, height }) =>
      lids.map((lid) => {
        const box = lid.querySelector('img').getBoundingClientRect();
        return [lid.dataset.game, Math.max(box.width / width, box.height / height)];
      }),
    size,
  );

/** Looks at home and set-up in the built app; `figures` are the smallest ones on the lids, px of the picture, and `must` marks and counts what falls short. */
export const lookAtDoor = async ({ browser, address, figures, must, pictures }) => {
  for (const [name, window] of Object.entries(WINDOWS)) {
    const { width, height, ...touch } = window;
    const context = await browser.newContext({
      viewport: { width, height },
      ...touch,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shoot = (what) => pictures && page.screenshot({ path: `${pictures}/door-${name}-${what}.png` });
    const desk = name === 'desk';
    const home = async (what) => {
      await page.goto(`${address}#/`);
      await page.waitForSelector('[data-game] img');
      const lids = await inView(page, '[data-game]');
      const sizes = (await enlarged(page, figures.size)).map(([game, by]) => [game, figures.least[game] * by]);
      const small = sizes.filter(([, px]) => px < LEAST - 0.5).map(([game, px]) => `${game} ${px.toFixed(1)} px`);
      console.log(
        `home         ${name.padEnd(9)} ${what}: ${must(!desk || lids.whole === lids.all, `${lids.whole} of ${lids.all} lids in view`)}; ` +
          `figures on them from ${must(!desk || small.length === 0, `${Math.min(...sizes.map(([, px]) => px)).toFixed(1)} px`)}${small.length > 0 ? ` (${small.join(', ')})` : ''}`,
      );
      await shoot(what);
    };
    await home('first visit');
    await page.locator('[data-game] button').first().click();
    await page.waitForSelector('[role=application] canvas');
    await page.goto(`${address}#/`);
    await page.waitForSelector('[data-part=last-match] canvas');
    await home('with a match');
    const last = await inView(
      page,
      '[data-part=last-match], [data-part=last-match] button, [data-part=last-match] canvas',
    );
    console.log(
      `${''.padEnd(22)} the last match ${must(last.whole === last.all, last.whole === last.all ? 'in view' : 'out of view')}`,
    );
    for (const game of Object.keys(figures.least)) {
      await page.goto(`${address}#/new/${game}`);
      await page.waitForSelector('[data-part=presets] li');
      // Where there is little room a picture of it stands there and stays.
      await page.waitForSelector(
        desk ? '[data-part=chosen-table] canvas' : '[data-part=chosen-table] :is(canvas, img)',
      );
      const [begin, wins, table] = await Promise.all(
        ['[data-part=primary]', '[data-part=wins]', 'main [data-part=chosen-table]'].map((part) => inView(page, part)),
      );
      console.log(
        `${game.padEnd(12)} ${name.padEnd(9)} set-up: start ${must(begin.whole === 1, begin.whole === 1 ? 'in view' : 'out of view')}, ` +
          `how one wins ${must(wins.whole === 1, wins.whole === 1 ? 'in view' : 'out of view')}, ` +
          `table ${must(table.whole === 1, table.whole === 1 ? 'in view' : 'out of view')}`,
      );
      await shoot(`set-up-${game}`);
    }
    await context.close();
  }
};
