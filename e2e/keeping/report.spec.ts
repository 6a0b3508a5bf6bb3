// A match as one page: saved, opened from a file without a network, stepped through, printed, and its table copied.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fromMenu } from '../hands/begin.ts';
import { faults } from '../hands/faults.ts';
import type { Hand } from '../hands/hand.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';

const BIGGEST = 1_500_000;
/** A page of A4 within its margins, px of the style. */
const A4 = { width: 707, height: 1036 };

/** Saves the report of the open match and returns the path of its file. */
const saved = async (hand: Hand): Promise<string> => {
  const { page, words } = hand;
  await fromMenu(hand, words.ui('report'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words.ui('report.save') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^toy-soldiers-[\d-]+\.html$/);
  await expect(page.getByRole('dialog').getByText(words.ui('report.done.save'))).toBeVisible();
  return download.path();
};
const shownPictures = (page: Page): Promise<number> =>
  page
    .getByRole('img')
    .evaluateAll(
      (all) => all.filter((each) => each.checkVisibility() && (each as HTMLImageElement).naturalWidth > 0).length,
    );

test('a match is saved as one page that needs nothing else, plays its pictures and prints on two sheets', async ({
  hand,
  words,
  context,
}) => {
  test.slow();
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 1_000));
  const path = await saved(hand);
  const text = await readFile(path, 'utf8');
  expect(text.length).toBeLessThan(BIGGEST);
  const report = await context.newPage();
  const asked: string[] = [];
  report.on('request', (request) => asked.push(request.url()));
  await report.setContent(text);
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([]);
  expect(await shownPictures(report)).toBe(1);
  const place = report.getByRole('status');
  await expect(place).toHaveText('1 of 9');
  await report.getByRole('button', { name: words.ui('report.next') }).click();
  await report.keyboard.press('ArrowRight');
  await expect(place).toHaveText('3 of 9');
  await report.getByRole('button', { name: words.ui('report.all') }).click();
  expect(await shownPictures(report)).toBe(9);
  expect(await faults(report)).toEqual([]);
  const pdf = (await report.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // The typefaces of the app are inside the page.
  const fonts = [...pdf.matchAll(/\/FontName\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  for (const own of ['Onest', 'Piazzolla']) expect(fonts.some((name) => name.startsWith(own))).toBe(true);
  await report.setViewportSize(A4);
  await report.emulateMedia({ media: 'print' });
  expect(await report.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width);
});

test('the keys that print open the report of the match, and the browser’s own print says where it is', async ({
  page,
  hand,
  words,
}) => {
  test.slow();
  await page.addInitScript(() => {
    // The window of a frame prints; nobody answers its dialog here.
    window.print = () => {
      const top = window.top as unknown as { printed?: string[] };
      (top.printed ??= []).push(document.body.innerText.slice(0, 200));
    };
  });
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 1_000));
  await page.keyboard.press('Control+p');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: string[] }).printed?.length ?? 0), {
      timeout: 60_000,
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(words.ui('report.printNote'))).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a copy of the table is a picture on the clipboard', async ({ page, hand, words, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 30));
  await fromMenu(hand, words.ui('report'));
  await page.getByRole('button', { name: words.ui('report.copy') }).click();
  await expect(page.getByRole('dialog').getByText(words.ui('report.done.copy'))).toBeVisible({ timeout: 30_000 });
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(types).toContain('image/png');
});

test('the last turn is saved as an animated picture of its size, and can be stopped', async ({ page, hand, words }) => {
  test.slow();
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 1_000));
  await fromMenu(hand, words.ui('report'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.ui('film.whole') }).click();
  await expect(dialog.getByRole('spinbutton', { name: words.ui('film.from') })).toHaveValue('1');
  await dialog.getByRole('button', { name: words.ui('film.gif') }).click();
  await dialog.getByRole('button', { name: words.ui('stop') }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await dialog.getByRole('button', { name: words.ui('film.turn') }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words.ui('film.gif') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^toy-soldiers-[\d-]+\.gif$/);
  const film = await readFile(await download.path());
  expect(film.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect(film.readUInt16LE(6)).toBe(800);
  expect(film.length).toBeLessThan(8_000_000);
});
