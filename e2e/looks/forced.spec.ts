import type { Locator } from '@playwright/test';
import { begin, unfold } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** What can be seen of a control: its fill, its text, its border. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { backgroundColor, color, borderBottomColor, borderBottomStyle } = getComputedStyle(element);
    return [backgroundColor, color, borderBottomColor, borderBottomStyle].join(' ');
  });

test('with forced colours switches, tabs, chips and the primary button tell their state, by day and by night', async ({
  page,
  hand,
  words,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`#/new/${words.id}`);
    await unfold(hand);
    const toggle = page.getByRole('switch').first();
    const before = await lookOf(toggle);
    await toggle.click();
    expect(await lookOf(toggle)).not.toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none');
    await begin(hand);
    const [chosen, other] = [page.getByRole('tab', { selected: true }), page.getByRole('tab').last()];
    expect(await lookOf(chosen)).not.toBe(await lookOf(other));
    const ruler = page.getByRole('button', { name: words.ui('tape'), exact: true });
    const idle = await lookOf(ruler);
    await ruler.click();
    expect(await lookOf(ruler)).not.toBe(idle);
    const primary = await hand.primary().evaluate((element) => {
      const { backgroundColor, borderBottomWidth } = getComputedStyle(element);
      return { fill: backgroundColor, wood: getComputedStyle(document.body).backgroundColor, borderBottomWidth };
    });
    expect(primary.fill).not.toBe(primary.wood);
    expect(Number.parseFloat(primary.borderBottomWidth)).toBeGreaterThanOrEqual(2);
  }
});
