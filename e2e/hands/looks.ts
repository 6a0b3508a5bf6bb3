import { expect, type Page } from '@playwright/test';
import { faultsIn, smallerThan } from './faults.ts';
import type { Language } from './words.ts';

/** How a screen is looked at: its language, what the device asks for, and the theme that is set, if any. */
export interface Look {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  readonly theme: 'projector' | null;
}
/** At a desk: no colour hangs on a word. */
export const DESK: readonly Look[] = [
  { language: 'en', scheme: 'light', theme: null },
  { language: 'en', scheme: 'dark', theme: null },
];
/** On the wall, in the language of the longer words: so each screen is looked at in both. */
export const WALL: readonly Look[] = [{ language: 'ru', scheme: 'light', theme: 'projector' }];
/** Sets the language, and the theme too, from another window: the page stays as it is played. */
export const setFromAfar = async (
  page: Page,
  change: { readonly language: Language; readonly theme?: Look['theme'] },
): Promise<void> => {
  await page.evaluate(async (change) => {
    const key = 'mera.settings';
    const kept = localStorage.getItem(key) ?? '{}';
    const newValue = JSON.stringify({ ...(JSON.parse(kept) as object), ...change });
    if (newValue === kept) return;
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    // A page that has it by then need not be asked twice.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, change);
  await expect(page.locator('html')).toHaveAttribute('lang', change.language);
};
/** Has the page look so. */
const wear = async (page: Page, { language, theme }: Look): Promise<void> => {
  const size = theme === 'projector' ? { width: 1920, height: 1080 } : { width: 1440, height: 900 };
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await setFromAfar(page, { language, theme });
};
/** Axe finds nothing on the screen in any of these looks, in dark, where each screen is looked at once more, in its colours; on the wall every text is at least 24 px. It begins with the look that the page has, for in another one all is drawn anew, and leaves the page in English at a desk. */
export const expectNoFaults = async (
  page: Page,
  where: string,
  looks: readonly Look[],
  more = async (_page: Page): Promise<void> => undefined,
): Promise<void> => {
  const dark = (await page.locator('body').getAttribute('data-theme')) === 'dark';
  for (const look of dark ? looks.toReversed() : looks) {
    await wear(page, look);
    const how = `${where}, ${look.language}, ${look.theme ?? look.scheme}`;
    expect.soft(await faultsIn(page, look.scheme, look.theme ?? look.scheme), how).toEqual([]);
    if (look.theme === 'projector') expect.soft(await smallerThan(page, 24), how).toEqual([]);
    await more(page);
  }
  const [usual] = DESK;
  if (usual) await wear(page, usual);
};
