/**
 * Scrolls the panel of a line just as far as needed to show the line. The page, which scrolls when everything is enlarged, keeps
 * the table in view.
 */
export const inSight = (line: Element | null): void => {
  const panel = line?.closest('[role="tabpanel"]');
  if (!line || !panel) return;
  const [at, box] = [line.getBoundingClientRect(), panel.getBoundingClientRect()];
  panel.scrollTop += Math.max(0, at.bottom - box.bottom) - Math.max(0, box.top - at.top);
};
/**
 * Keeps a line in view, also when something appears or disappears above it in its panel. The report of a finished match is left
 * alone, because it is read from the top. Returns the function that stops it.
 */
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
