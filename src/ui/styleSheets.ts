/** Takes the page's styles from the end of the body, where they are waited for (`scripts/lib/page.mjs`), into its head: those of pages that come later stand after them and win. */
export const headSheets = (): void => {
  for (const late of document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const early = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')].find(
      ({ href }) => href === late.href,
    );
    if (!early) continue;
    // Both stand until the early one is read, so that no moment is without styles.
    early.addEventListener('load', () => {
      if (early.sheet) late.remove();
    });
    early.rel = 'stylesheet';
  }
};
