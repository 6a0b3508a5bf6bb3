import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { useReducedMotion } from '../../appearance.ts';

/** How far one press scrolls, as a part of the visible width. */
const STRIDE = 0.8;
/** A row within this distance of its end counts as at its end, px. */
const NEAR = 2;
/** A row of cards that may be longer than its space. Buttons for the mouse show that there are more cards, and scroll to them. */
export const CardRow = ({ many, children }: { many: boolean; children: ReactNode }) => {
  const reducedMotion = useReducedMotion();
  const list = useRef<HTMLOListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const look = (): void => {
      const before = row.scrollLeft > NEAR;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - NEAR;
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const size = new ResizeObserver(look);
    size.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  const go = (way: 1 | -1): void =>
    list.current?.scrollBy({
      left: way * STRIDE * list.current.clientWidth,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  return (
    <div className="shelf" data-part="card-row">
      <ol ref={list} data-many={many || undefined}>
        {children}
      </ol>
      {more.before && (
        <button type="button" className="before" aria-label={t('since.back')} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden />
        </button>
      )}
      {more.after && (
        <button type="button" className="after" aria-label={t('since.further')} onClick={() => go(1)}>
          <ChevronRight aria-hidden />
        </button>
      )}
    </div>
  );
};
