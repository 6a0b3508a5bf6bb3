/** So long at most the first screen is waited for, ms: a browser may not tell what it has painted. */
const PATIENCE = 3000;

let isSeen = (): void => undefined;
/** When something of the page is first seen: what only comes after it is asked for then, so that a slow device paints before it reads code. */
export const firstSeen = new Promise<void>((resolve) => (isSeen = resolve));
/** The first screen is drawn: it is seen as soon as the browser has painted it; a page that nobody looks at is not painted, and waits for nothing. */
export const seeFirst = (): void => {
  if (document.hidden) return isSeen();
  new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(isSeen))).observe({
    type: 'paint',
    buffered: true,
  });
  setTimeout(isSeen, PATIENCE);
};
