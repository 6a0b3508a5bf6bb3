import type { Page } from '@playwright/test';

/** Texts that their own box cuts off, sideways or below. A tail of a letter may stand out of a close line. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const hasText = (element: HTMLElement): boolean =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => hasText(element) && !element.closest('svg, [aria-hidden=true], select'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) => {
        const { overflowX, overflowY, fontSize, clipPath, textOverflow } = getComputedStyle(element);
        // What only a screen reader reads is clipped away. A name that is too long ends with an ellipsis.
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || element.clientWidth < 2) return [];
        const tail = 1 + 0.25 * Number.parseFloat(fontSize);
        const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const high = clips(overflowY) && element.scrollHeight > element.clientHeight + tail;
        return wide || high ? [`${element.tagName} “${element.innerText.slice(0, 40)}”`] : [];
      });
  });
