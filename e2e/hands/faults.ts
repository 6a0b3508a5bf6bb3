import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** On the wall every text stands out by 7 to 1: of large letters, and there are no others, axe by itself asks 4.5. */
const SEVEN = { expected: 7 };
const FAR = {
  checks: {
    'color-contrast-enhanced': {
      options: {
        ignoreUnicode: true,
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.2,
        contrastRatio: { normal: SEVEN, large: SEVEN },
      },
    },
  },
};

/** What axe asks of colours: all else is the same in another theme. */
const OF_COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
/** What is asked of a page: all, its colours alone, or all and that texts stand out by 7 to 1, as a class needs that reads from 8 m. */
type Asked = 'all' | 'colours' | 'far';
/** What axe finds wrong on the page now of what is asked, each fault with the elements it is in. */
export const faults = async (page: Page, asked: Asked = 'all'): Promise<string[]> => {
  // Not as a script tag: the page's policy lets none in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What can be pressed is 24 px large or stands apart; axe asks this only where it is told to.
  // Text stands out by 7 to 1, and large text by 4.5. Axe leaves out controls that are disabled, as the criterion does.
  const all = { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } };
  const asks = {
    all: { rules: all },
    colours: { runOnly: { type: 'rule', values: OF_COLOURS } },
    far: { ...FAR, rules: all },
  }[asked];
  const violations = await page.evaluate(async (asks) => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
    const run = await axe.run({ resultTypes: ['violations'], ...asks });
    return run.violations.map(({ id, help, nodes }) => {
      const where = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
      return `${id}: ${help}\n    ${where.slice(0, 5).join('\n    ')}`;
    });
  }, asks);
  return violations;
};

/** What axe finds wrong where the device asks for light or dark and the app shows a theme; in dark, where each screen is looked at once more, wrong with its colours; on the wall that texts stand out too little to be read from afar. */
export const faultsIn = async (page: Page, colorScheme: 'light' | 'dark', theme: string): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('body')).toHaveAttribute('data-theme', theme);
  // Colours that still change on their way to the other theme are nobody's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  return faults(page, theme === 'projector' ? 'far' : colorScheme === 'dark' ? 'colours' : 'all');
};

/** What can be read within a part of the page (all of it if none is named) and is written smaller than so many px, each text once. */
export const smallerThan = (page: Page, least: number, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ px, within }) => {
      // What only a screen reader reads is clipped away.
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath.startsWith('inset(50%') || isClipped(element.parentElement));
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim();
        const element = walker.currentNode.parentElement;
        if (!element?.closest(within)) continue;
        if (!text || !element || element.closest('script, style, option, svg[aria-hidden]') || isClipped(element))
          continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, height } = range.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < px) found.add(`${size} px: ${text.slice(0, 40)}`);
      }
      for (const field of document.querySelectorAll<HTMLElement>('input:not([type=range], [type=file]), select')) {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        if (field.checkVisibility() && field.offsetWidth > 2 && size < px) found.add(`${size} px: field ${field.id}`);
      }
      return [...found];
    },
    { px: least, within },
  );

/** Nothing that can be read or pressed sticks out to the side, and the page does not slide. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const out = await page.evaluate(() => {
    const { innerWidth, document } = window;
    const wide = document.documentElement.scrollWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, input, select, h1, h2, p, strong, label')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // What lies in a box that slides by itself can be brought in.
      .filter((element) => !element.closest('[aria-hidden=true], [data-part=slide]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.left < -0.5 || box.right > innerWidth + 0.5))
      .map(({ element, box }) => `${element.tagName} “${element.innerText.slice(0, 40)}” ${box.left}…${box.right}`);
    return { wide: wide > innerWidth ? [`the page is ${wide} px wide`] : [], cut };
  });
  expect([...out.wide, ...out.cut], 'what sticks out').toEqual([]);
};
