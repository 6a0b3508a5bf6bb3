import { useEffect, useRef, useState } from 'react';
import { useClass, useClassUpdates } from './classroom.ts';
import { type PageCopy, SCROLLED } from './pageCopy.ts';

/** Requests the style sheets of a page that this window does not have yet. */
const addSheets = (sheets: readonly string[]): void => {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  for (const href of sheets) {
    if (known.has(href)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
};
const show = (box: HTMLElement, { html, sheets, top }: PageCopy): void => {
  addSheets(sheets);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  box.replaceChildren(...body.childNodes);
  box.scrollTop = top * window.innerHeight;
  for (const part of box.querySelectorAll(`[${SCROLLED}]`))
    part.scrollTop = Number(part.getAttribute(SCROLLED)) * window.innerHeight;
};
/** On the projector: the page that the teacher uses at the desk, as a picture that takes no input. While frozen it does not change. */
export const MirroredPage = () => {
  const box = useRef<HTMLDivElement>(null);
  const page = useClassUpdates((state) => state.page);
  const frozen = useClass((state) => state.covered === 'frozen');
  const [shown, setShown] = useState(page);
  if (!frozen && shown !== page) setShown(page);
  useEffect(() => {
    if (box.current && shown) show(box.current, shown);
  }, [shown]);
  return <div ref={box} className="mirror" data-part="mirrored-page" inert />;
};
