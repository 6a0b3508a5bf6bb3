import { expect, type Locator, type Page } from '@playwright/test';

/** So many presses lead anywhere on a page. */
const MOST = 80;
/** Goes on with Tab, in a menu with an arrow, until the element has the focus, as one does who has no mouse. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let i = 0; i < MOST; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, `to be reached by ${key}`).toBeFocused();
};
/** The focus must be seen: an outline or a shadow that is not there without it. */
export const expectFocusSeen = async (focused: Locator): Promise<void> => {
  const look = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, boxShadow };
  });
  expect(look.outline || look.boxShadow !== 'none', 'the focus to be seen').toBe(true);
};
