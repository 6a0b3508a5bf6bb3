/** So long at most the first screen is waited for, ms: a browser may not tell what it has painted, and a picture may not come. */
const PATIENCE = 3000;

let isSeen = (): void => undefined;
/** When the first screen is seen: what only comes after it is asked for then, so that a slow device paints before it reads code. */
export const firstPaint = new Promise<void>((resolve) => (isSeen = resolve));
/**
 * The first screen is drawn: it is seen as soon as the browser has painted it, and the pictures that it is about; a page that nobody looks at is
 * not painted, and waits for nothing.
 */
export const firstPaintDone = (): void => {
  if (document.hidden) return isSeen();
  const painted = new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  );
  // A picture that cannot be had is nothing to wait for: it adorns, and the page says all without it.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
  void Promise.all([painted, ...decoded]).then(() => requestAnimationFrame(() => setTimeout(isSeen)));
  setTimeout(isSeen, PATIENCE);
};
