import type { Page } from '@playwright/test';
import { expectNoFaults, DESK } from './hands/looks.ts';
import { expect, test } from './hands/test.ts';
import { wordsOf } from './hands/words.ts';

/** Prints the page, and checks that all pages are A4 and that only the app's own typefaces are in them. Returns how many there are. */
const printed = async (page: Page): Promise<number> => {
  // Text in a typeface that is still loading is not printed.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const fonts = [...pdf.matchAll(/\/FontName\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^(?:Onest|Piazzolla)/);
  for (const [, width, height] of pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)) {
    expect(Number(width)).toBeCloseTo(595, 0);
    expect(Number(height)).toBeCloseTo(842, 0);
  }
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
};

test('the worksheet of a lesson prints in either language, with the answers on a page of their own', async ({
  page,
  words,
}) => {
  await page.goto('#/lessons/sci-fi');
  const russian = wordsOf('ru', 'sci-fi');
  await page.getByRole('link', { name: words.uiWith('print.worksheetOf', { name: 'The first shot' }) }).click();
  const sheets = page.getByRole('region', { name: words.ui('print.preview') });
  await expect(sheets.getByRole('heading', { name: 'The first shot', exact: true })).toBeVisible();
  await expect(sheets.locator('[data-part=worksheet] > ol > li')).toHaveCount(9);
  await expectNoFaults(page, 'the page that prints', DESK);
  const pages = await printed(page);
  await test.step('without the answers it is a page shorter', async () => {
    await expect(sheets.locator('[data-part=answer-page]')).toContainText(words.ui('print.right'));
    await page.getByRole('checkbox', { name: words.ui('print.answers') }).uncheck();
    await expect(sheets.locator('[data-part=answer-page]')).toHaveCount(0);
    await expect(sheets.locator('[data-part=worksheet]')).not.toContainText(words.ui('print.right'));
    expect(await printed(page)).toBe(pages - 1);
  });
  await test.step('the sheet has a language of its own', async () => {
    const group = page.getByRole('group', { name: words.ui('print.language') });
    await group.getByRole('button', { name: 'Русский' }).click();
    await expect(sheets).toContainText(russian.ui('print.name'));
    await expect(sheets.getByRole('heading', { name: 'Первый выстрел' })).toBeVisible();
    await expect(page.getByRole('button', { name: words.ui('report.print') })).toBeVisible();
    expect(await printed(page)).toBeGreaterThanOrEqual(2);
  });
});

/** The size of an A4 page at 96 dots an inch, px, and the dots of a millimetre. */
const A4 = { width: 794, height: 1123 };
const MM = 96 / 25.4;

test('a table prints at 1 : 1 over A4 pages, each with a bar of exactly 100 mm', async ({ page, words }) => {
  await page.goto('#/print/sci-fi/table');
  const tiles = page.getByRole('region', { name: words.ui('print.preview') }).locator('[data-part=tile]');
  // A field of 900 × 600 mm needs 5 × 3 pages of 180 × 250 mm, and a blast of 200 mm across two.
  await expect(tiles).toHaveCount(17);
  expect(await printed(page)).toBe(17);
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  const bars = await tiles
    .locator('[data-part=checking-bar]')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  for (const width of bars) expect(width / MM).toBeCloseTo(100, 1);
});

test('vote cards, counters and rulers print, four cards on a page', async ({ page, words }) => {
  for (const [sheet, pages] of [
    ['cards', 5],
    ['counters', 3],
    ['sticks', 1],
    ['reference', 1],
  ] as const) {
    await page.goto(`#/print/stratego/${sheet}`);
    await expect(page.getByRole('button', { name: words.ui(`print.sheet.${sheet}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(
      page
        .getByRole('region', { name: words.ui('print.preview') })
        .locator('section')
        .first(),
    ).toBeVisible();
    expect(await printed(page), sheet).toBe(pages);
  }
});
