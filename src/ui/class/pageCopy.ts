/** What a page shows now, to be shown on the class screen: its elements, its style sheets, and how far it is scrolled. */
export interface PageCopy {
  /** The elements. Each that is scrolled has the distance, in heights of the window, in the attribute `SCROLLED`. */
  readonly html: string;
  readonly sheets: readonly string[];
  readonly top: number;
}
/** The attribute with how far an element is scrolled, in heights of the window. */
export const SCROLLED = 'data-scrolled';
/** What a class does not see, or must not be given twice. */
const LEFT_OUT = 'script, iframe, [data-live], [data-hand]';
/** Writes what a field contains into its attributes, which are all that a copy keeps. */
const writeFields = (from: Element, to: Element): void => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.setAttribute('value', from.value);
    to.toggleAttribute('checked', from.checked);
  }
  if (from instanceof HTMLOptionElement) to.toggleAttribute('selected', from.selected);
  if (from instanceof HTMLTextAreaElement) to.textContent = from.value;
};
/** Returns a picture of what a drawn canvas shows, of the same size. */
const imageOf = (canvas: HTMLCanvasElement): HTMLImageElement => {
  const image = document.createElement('img');
  image.className = canvas.className;
  image.style.cssText = canvas.style.cssText;
  image.src = canvas.toDataURL();
  return image;
};
/** Returns what the page of this window shows now. */
const copyPage = (): PageCopy => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const [old, fresh] = [[...document.body.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  old.forEach((from, i) => {
    const to = fresh[i];
    if (!to) return;
    writeFields(from, to);
    if (from.scrollTop > 0) to.setAttribute(SCROLLED, `${from.scrollTop / window.innerHeight}`);
    if (from instanceof HTMLCanvasElement && from.width > 0) to.replaceWith(imageOf(from));
  });
  for (const each of copy.querySelectorAll(LEFT_OUT)) each.remove();
  copy.querySelector('#root')?.removeAttribute('id');
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  return { html: copy.innerHTML, sheets, top: window.scrollY / window.innerHeight };
};
/** Time between two pictures, ms. */
const EVERY_MS = 80;
/** Reports what the page of this window shows, whenever it changes. Returns the function that stops it. */
export const watchPage = (report: (picture: PageCopy) => void): (() => void) => {
  let timer = 0;
  const soon = (): void => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      report(copyPage());
    }, EVERY_MS);
  };
  const content = new MutationObserver(soon);
  content.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const stop = new AbortController();
  for (const kind of ['scroll', 'input', 'change', 'pointermove', 'load'])
    window.addEventListener(kind, soon, { capture: true, passive: true, signal: stop.signal });
  soon();
  return () => {
    clearTimeout(timer);
    content.disconnect();
    stop.abort();
  };
};
