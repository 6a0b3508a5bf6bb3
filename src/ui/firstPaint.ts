/** How long the first screen is waited for at most, ms. A browser may not report its paints, and a picture may fail to load. */
const PATIENCE = 3000;

let isSeen = (): void => undefined;
/** Resolves when the first screen is visible. Later parts load only then, so a slow device paints before it reads code. */
export const firstPaint = new Promise<void>((resolve) => (isSeen = resolve));
/**
 * Reports that the first screen is drawn. It is visible once the browser has painted it and its main pictures. A hidden page is
 * never painted, so it does not wait.
 */
export const firstPaintDone = (): void => {
  if (document.hidden) return isSeen();
  const painted = new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  );
  // A missing picture is not waited for. It is decorative, and the page is complete without it.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
  void Promise.all([painted, ...decoded]).then(() => requestAnimationFrame(() => setTimeout(isSeen)));
  setTimeout(isSeen, PATIENCE);
};
