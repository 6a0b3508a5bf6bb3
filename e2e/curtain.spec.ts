import { expect, type Page } from '@playwright/test';
import type { Scene } from '../src/core/scene.ts';
import type { Words } from './words.ts';
import { test } from './test.ts';

const RANKS = [
  'marshal',
  'general',
  'colonel',
  'major',
  'captain',
  'lieutenant',
  'sergeant',
  'miner',
  'scout',
  'spy',
  'mine',
  'flag',
];
/** All that the page holds in text, names and attributes. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.title + document.body.outerHTML);
const start = async (page: Page, words: Words): Promise<void> => {
  await page.goto('#/new/stratego');
  await page.getByLabel('Armies', { exact: true }).selectOption('duel');
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
};
/** Holds the curtain's button for as long as it takes. */
const open = async (page: Page, words: Words): Promise<void> => {
  const button = page.getByRole('button', { name: words.ui('curtain.hold') });
  await button.hover();
  await page.mouse.down();
  await expect(page.locator('.board canvas').first()).toBeVisible();
  await page.mouse.up();
};
const sceneOf = (page: Page): Promise<Scene> =>
  page.locator('.board').evaluate((board) => (board as HTMLElement & { mera: { scene: Scene } }).mera.scene);
/** Lays out the first ready-made arrangement and hands over. */
const layOut = async (page: Page): Promise<void> => {
  await page.locator('.buttons button').first().click();
  const ready = page.locator('[data-tray]').getByRole('button', { name: 'Ready', exact: true });
  await expect(ready).toBeEnabled();
  await ready.click();
};

test('the curtain falls at each handing over; under it there is neither table nor rank, and it opens by holding', async ({
  page,
  words,
}) => {
  await start(page, words);
  const curtain = page.locator('.curtain');
  await expect(curtain).toContainText('Red');
  await expect(page.locator('canvas')).toHaveCount(0);
  // A short press does not open it.
  await page.getByRole('button', { name: words.ui('curtain.hold') }).click();
  await expect(curtain).toBeVisible();
  await open(page, words);
  await layOut(page);
  await expect(curtain).toContainText('Blue');
  await expect(page.locator('canvas')).toHaveCount(0);
  const under = (await everything(page)).toLowerCase();
  for (const rank of ['marshal', 'general', 'scout', 'spy']) expect(under).not.toContain(rank);
  await open(page, words);
  await layOut(page);
  await expect(curtain).toContainText('Red');
});

test('a player is told nothing of the ranks that are hidden from him, and may not take back what was shown', async ({
  page,
  words,
}) => {
  await start(page, words);
  await open(page, words);
  await layOut(page);
  await open(page, words);
  await layOut(page);
  await open(page, words);
  const scene = await sceneOf(page);
  const enemies = scene.nodes.filter((node) => node.kind === 'piece' && node.seat === 'blue');
  expect(enemies.length).toBe(10);
  for (const enemy of enemies) {
    expect(enemy).not.toHaveProperty('emblem');
    expect(enemy).not.toHaveProperty('mark');
    for (const rank of RANKS) expect(JSON.stringify(enemy)).not.toContain(rank);
  }
  await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
  const rows = page
    .getByRole('tabpanel', { name: words.ui('tab.pieces') })
    .getByRole('listitem')
    .locator('strong')
    .filter({ hasText: /enemy/i });
  await expect(rows).toHaveCount(10);
  for (const text of await rows.allTextContents())
    for (const rank of RANKS) expect(text.toLowerCase()).not.toContain(rank);
  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  const log = (await page.getByRole('tabpanel', { name: words.ui('tab.log') }).textContent())?.toLowerCase() ?? '';
  for (const rank of RANKS) expect(log).not.toContain(` ${rank}`);
  await page.getByRole('button', { name: words.ui('undo') }).click();
  await expect(page.getByText(words.ui('undo.handed'))).toBeVisible();
});

test('leaving the app closes the curtain', async ({ page, words }) => {
  await start(page, words);
  await open(page, words);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.curtain')).toContainText('Red');
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('an own arrangement is named, kept and laid out in another match', async ({ page, words }) => {
  await start(page, words);
  await open(page, words);
  await page.locator('.buttons button').first().click();
  await expect(page.locator('[data-tray]').getByRole('button', { name: 'Ready', exact: true })).toBeEnabled();
  const before = (await sceneOf(page)).nodes.filter((node) => node.kind === 'piece');
  await page.getByRole('textbox', { name: words.ui('kept.name') }).fill('Mine wall');
  await page.getByRole('button', { name: words.ui('kept.save'), exact: true }).click();
  await expect(page.getByText('“Mine wall” is kept on this device.')).toBeVisible();
  await page.goto('#/');
  await start(page, words);
  await open(page, words);
  await page.getByRole('button', { name: 'Mine wall', exact: true }).click();
  await expect(page.locator('[data-tray]').getByRole('button', { name: 'Ready', exact: true })).toBeEnabled();
  expect((await sceneOf(page)).nodes.filter((node) => node.kind === 'piece')).toEqual(before);
});
