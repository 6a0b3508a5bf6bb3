import { fromMenu, withSettings } from '../hands/begin.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { closingMatch } from '../sci-fi/matches.ts';

test('the menu of the far seat opens inside the window, the right way up for who sits there', async ({
  page,
  hand,
  words,
}) => {
  await withSettings(page, { seating: 'opposite' });
  await openRecord(hand, goldenPart('toy-soldiers.over-last', 30));
  await expect(page.locator('main[data-opposite]')).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
    const menu = page.getByRole('menu');
    const box = await menu.boundingBox();
    if (!box) throw new Error('There is no menu.');
    expect(box.x, `${width}`).toBeGreaterThanOrEqual(0);
    expect(box.y, `${width}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(width);
    expect(box.y + box.height, `${width}`).toBeLessThanOrEqual(height);
    expect(await menu.evaluate((each) => getComputedStyle(each).rotate)).toBe('180deg');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
  await fromMenu(hand, words.ui('settings'));
  await expect(page.getByRole('dialog')).toBeVisible();
});
test.describe('to end a turn', () => {
  test.use({ game: 'sci-fi' });
  test('what asks about it leaves no button where the first tap was that a second one would press', async ({
    page,
    hand,
  }) => {
    await openRecord(hand, closingMatch);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const end = hand.pass('do.end');
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeEnabled();
      const box = await end.boundingBox();
      if (!box) throw new Error('There is no button.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await expect(hand.tray.getByRole('alert')).toBeVisible();
      const there = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-part=passes] button')?.textContent ?? null,
        [x, y],
      );
      expect(there, `at ${width} × ${height}`).toBeNull();
      await hand.primary().click();
      await expect(hand.tray.getByRole('alert')).toHaveCount(0);
    }
  });
});
