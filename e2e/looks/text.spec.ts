import type { Page } from '@playwright/test';
import { begin, DUEL, fromMenu } from '../hands/begin.ts';
import { expectNoOverflow } from '../hands/faults.ts';
import { expect, PHONE, test } from '../hands/test.ts';
import { cutTexts } from '../hands/texts.ts';
import config from '../playwright.config.ts';

const { launchOptions } = config.use ?? {};
/** The browser's own text size: 200 %. */
const LARGE = '--blink-settings=defaultFontSize=32';
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), LARGE] } });

const PAGES = ['', '#/lessons', '#/lab/siege', '#/rules/siege', '?desk', '#/new/toy-soldiers', '#/new/siege'];
const LONG = ['Bartholomew Longfellow', 'Александра Ивановна'];
/** The names on the plates are whole, to their last letter. */
const expectWholeNames = async (page: Page): Promise<void> => {
  const names = page.locator('[data-part=plate] strong[title]');
  await expect(names).toHaveText(LONG);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
  );
  expect(cut, 'cut names').toEqual([]);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
};
/** The page uses the large text, nothing sticks out to the side, and no text is cut off. */
const expectWhole = async (page: Page, where: string): Promise<void> => {
  const body = page.locator('body');
  await expect(body, where).toHaveCSS('font-size', '30px');
  await expectNoOverflow(page);
  expect(await cutTexts(page), where).toEqual([]);
};

for (const { device, use } of [
  { device: 'a desk', use: { viewport: { width: 1280, height: 800 } } },
  { device: 'a phone', use: { viewport: PHONE.viewport } },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use);
    test('pages show text of twice the size whole', async ({ page }) => {
      for (const at of PAGES) {
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWhole(page, at);
      }
    });
    test('a match and its settings show text of twice the size whole', async ({ page, hand, words }) => {
      await begin(hand, { ...DUEL, names: LONG });
      await expectWhole(page, 'match');
      // Sabotage: on one line a long name ended in an ellipsis.
      if (device === 'a phone') await expectWholeNames(page);
      await fromMenu(hand, words.ui('settings'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWhole(page, 'settings');
    });
  });
}
