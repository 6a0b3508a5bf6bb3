// Counts the presses and seconds from the home screen to the first decision of each game.
// Usage: npm run bench -- firstminute [game ids, all]
import '../../../scripts/lib/help.mjs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';

const MOST_PRESSES = 2;
const GAMES = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
const wished = process.argv.slice(2);
await build({ logLevel: 'error' });
const served = await preview({ preview: { port: 4194 } });
const address = served.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});

/** Waits until the hand at the table may decide something, or a curtain is to be opened; tells which. */
const decision = async (page) => {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-part=curtain]')) return 'curtain';
      const board = document.querySelector('[role=application]');
      return board?.mera?.choices.some((choice) => !choice.disabled) ? 'choice' : null;
    },
    null,
    { timeout: 120_000 },
  );
  return found.jsonValue();
};
/** Presses one of a lid's two buttons on a device that has never seen the app, and goes on to the first decision. */
const play = async (game, button) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  const press = page.locator(`[data-game="${game}"] button`).nth(button);
  await press.waitFor();
  const since = Date.now();
  await press.click();
  let presses = 1;
  if ((await decision(page)) === 'curtain') {
    await page.locator('[data-part=curtain] button').first().focus();
    await page.keyboard.down('Enter');
    await page.waitForSelector('[role=application]');
    await page.keyboard.up('Enter');
    presses++;
    await decision(page);
  }
  const seconds = (Date.now() - since) / 1000;
  await context.close();
  return { presses, seconds };
};

let failed = false;
for (const game of GAMES.filter((id) => wished.length === 0 || wished.includes(id))) {
  for (const [button, name] of ['two players', 'against the bot'].entries()) {
    const { presses, seconds } = await play(game, button);
    failed ||= presses > MOST_PRESSES;
    console.log(`${game}, ${name}: ${presses} ${presses === 1 ? 'press' : 'presses'}, ${seconds.toFixed(1)} s`);
  }
}
await browser.close();
await served.close();
process.exit(failed ? 1 : 0);
