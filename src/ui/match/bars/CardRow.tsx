import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { useReducedMotion } from '../../appearance.ts';

/** How much of what is in sight is left behind at one press. */
const STRIDE = 0.8;
/** So near (px) to its end a shelf is at its end. */
const NEAR = 2;
/** Cards in a row that may be longer than there is room: a mouse is shown that there are more, and goes there by a press. */
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
