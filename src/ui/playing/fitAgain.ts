/**
 * Calls `fit` in the next frame whenever the content of a panel or the size of an element changes. Returns the function that stops
 * it.
 */
export const fitAgain = (panel: HTMLElement, sized: Element, fit: () => void): (() => void) => {
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      fit();
    });
  };
  const content = new MutationObserver(soon);
  content.observe(panel, { subtree: true, childList: true, characterData: true });
  const size = new ResizeObserver(soon);
  size.observe(sized);
  return () => {
    cancelAnimationFrame(frame);
    content.disconnect();
    size.disconnect();
  };
};
