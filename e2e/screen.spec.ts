// The screen while a match is open: it stays on, it can be filled, and a phone vibrates at hits.
import type { Page } from '@playwright/test';
import { goldenPart, layDown, withBots } from './hands/records.ts';
import { expect, PHONE, test } from './hands/test.ts';

/** What a page has asked its device for. */
interface Asked {
  readonly asked: string[];
}
/** Writes down what the page asks for. A refused lock is one that the browser does not give. */
const listen = (page: Page, refused = false): Promise<unknown> =>
  page.addInitScript((refuses) => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const lock = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      asked.push('awake');
      if (refuses) throw new DOMException('No power.', 'NotAllowedError');
      const held = await lock(type);
      held.addEventListener('release', () => asked.push('asleep'));
      return held;
    };
    navigator.vibrate = (pattern) => asked.push(`vibrate ${JSON.stringify(pattern)}`) > 0;
  }, refused);
const askedOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Asked).asked);

test('the screen stays on while a match is open, also when the page comes back, and no longer', async ({
  page,
  words,
}) => {
  await listen(page);
  await page.goto('');
  await expect(page.getByRole('heading', { name: words.ui('brand') })).toBeVisible();
  expect(await askedOf(page)).toEqual([]);
  await layDown(page, goldenPart('toy-soldiers.over-last', 1));
  await expect.poll(() => askedOf(page)).toEqual(['awake']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => askedOf(page)).toEqual(['awake', 'awake']);
  await page.goto('#/');
  await expect.poll(() => askedOf(page)).toEqual(['awake', 'awake', 'asleep']);
});

test('a browser that keeps no screen on changes nothing, and a match fills the screen by a button', async ({
  page,
  words,
}) => {
  await listen(page, true);
  await layDown(page, goldenPart('toy-soldiers.over-last', 1));
  const button = page.getByRole('button', { name: words.ui('fullScreen') });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('where there is no full screen, nothing offers it', async ({ page, words }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await layDown(page, goldenPart('toy-soldiers.over-last', 1));
  await expect(page.getByRole('button', { name: words.ui('fit') })).toBeVisible();
  await expect(page.getByRole('button', { name: words.ui('fullScreen') })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('a flick that hits vibrates, and the menu fills the screen', async ({ page, words }) => {
    await listen(page);
    await layDown(page, withBots(goldenPart('flick.over-agreed', 0), ['novice', 'novice']));
    await page.getByRole('button', { name: words.ui('menu') }).tap();
    await page.getByRole('menuitem', { name: words.ui('fullScreen') }).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect
      .poll(async () => (await askedOf(page)).some((each) => each.startsWith('vibrate')), { timeout: 30_000 })
      .toBe(true);
  });
});
