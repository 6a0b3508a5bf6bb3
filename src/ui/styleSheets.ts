/**
 * Moves the page's style sheets from the end of the body, where they block rendering (`scripts/lib/page.mjs`), into its head.
 * Styles of screens loaded later then come after them and win.
 */
export const headSheets = (): void => {
  for (const late of document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const early = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')].find(
      ({ href }) => href === late.href,
    );
    if (!early) continue;
    // Both exist until the early one has loaded, so the page is never without styles.
    early.addEventListener('load', () => {
      if (early.sheet) late.remove();
    });
    early.rel = 'stylesheet';
  }
};
