/** Scrolls the panel that a line stands in as far as it takes to see it; the page, which scrolls where all is enlarged, keeps the table in sight. */
export const inSight = (line: Element | null): void => {
  const panel = line?.closest('[role="tabpanel"]');
  if (!line || !panel) return;
  const [at, box] = [line.getBoundingClientRect(), panel.getBoundingClientRect()];
  panel.scrollTop += Math.max(0, at.bottom - box.bottom) - Math.max(0, box.top - at.top);
};
