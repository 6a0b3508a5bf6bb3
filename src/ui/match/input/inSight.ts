/** Scrolls the panel that a line stands in as far as it takes to see it; the page, which scrolls where all is enlarged, keeps the table in sight. */
export const inSight = (line: Element | null): void => {
  const panel = line?.closest('[role="tabpanel"]');
  if (!line || !panel) return;
  const [at, box] = [line.getBoundingClientRect(), panel.getBoundingClientRect()];
  panel.scrollTop += Math.max(0, at.bottom - box.bottom) - Math.max(0, box.top - at.top);
};
/** Keeps a line in sight also when something comes or goes above it in its panel, but for the report of a match that is over, which is read from its head; answers how to stop. */
export const useKeepInView = (line: Element | null): (() => void) | undefined => {
  const panel = line?.closest('[role="tabpanel"]');
  if (!panel) return undefined;
  const keep = (): void => {
    if (!panel.querySelector('[data-part=ending]')) inSight(line);
  };
  keep();
  const coming = new MutationObserver(keep);
  coming.observe(panel, { childList: true });
  return () => coming.disconnect();
};
