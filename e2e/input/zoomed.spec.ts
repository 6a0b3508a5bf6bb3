import type { Page } from '@playwright/test';
import { begin, fromMenu } from '../hands/begin.ts';
import { expect, test } from '../hands/test.ts';

/** A window of 1280 × 1024 at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

/** What cannot be brought into view and pressed, and what scrolls in too little room to be read; of a dialog where one lies over the page. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 60;
    const root =
      document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.querySelector('main');
    if (!root) return ['nothing is shown'];
    const named = (each: Element): string =>
      `${each.tagName} ${each.getAttribute('class') ?? ''} ${(each.getAttribute('aria-label') ?? each.textContent).slice(0, 30)}`;
    const isSeen = (each: Element): boolean => {
      const { width, height } = each.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        each.checkVisibility({ visibilityProperty: true }) &&
        !each.closest('[inert], [data-part=skip-link]')
      );
    };
    const pressable = [...root.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"], h1, h2, p')];
    const lost = pressable.filter(isSeen).filter((each) => {
      each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const [x, y] = [
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      ];
      const there = document.elementsFromPoint(x, y);
      return !there.some((at) => at === each || each.contains(at));
    });
    const cramped = [...root.querySelectorAll('*')].filter((each) => {
      const { overflowY } = getComputedStyle(each);
      const room = each.clientHeight;
      return (
        /auto|scroll/.test(overflowY) && room < LEAST && each.scrollHeight > room + 1 && each.tagName !== 'TEXTAREA'
      );
    });
    return [...lost.map((each) => `lost: ${named(each)}`), ...cramped.map((each) => `cramped: ${named(each)}`)];
  });

test('at 400 % zoom everything on every page can be reached', async ({ page, hand, words }) => {
  const pages = {
    home: '#/',
    'a set-up': '#/new/siege',
    'the rulebook': '#/rules/toy-soldiers',
    'a rule': '#/rules/toy-soldiers/TS-12',
    'the lab': '#/lab/toy-soldiers',
    lessons: '#/lessons/toy-soldiers',
    'a lesson': '#/lessons/toy-soldiers/first',
  };
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expect.poll(() => unreachable(page), name).toEqual([]);
  }
  await begin(hand);
  await expect.poll(() => unreachable(page), 'a match').toEqual([]);
  await page.getByRole('button', { name: words.ui('menu'), exact: true }).click();
  await expect.poll(() => unreachable(page), 'the menu').toEqual([]);
  await page.keyboard.press('Escape');
  for (const item of ['settings', 'rulebook', 'keys', 'brief'] as const) {
    await fromMenu(hand, words.ui(item));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => unreachable(page), item).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('?desk#/lessons/toy-soldiers/first');
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect.poll(() => unreachable(page), 'the desk').toEqual([]);
});
