import { ChevronRight, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

const MOST = 2;
interface MoreRulesProps {
  /** The number of rows below the fold. */
  readonly count: number;
  /** The name of the scenario that the options resemble. Null for the default. */
  readonly like: string | null;
  /** The differences from it, in a few words each. */
  readonly differs: readonly string[];
  /** Whether an option in it must be corrected. */
  readonly wrong: boolean;
  /** Sets everything as in the scenario that it resembles. */
  reset(): void;
  readonly children: ReactNode;
}
/** The optional settings, folded: the number of rows, and in a single line the differences from the default. */
export const MoreRules = ({ count, like, differs, wrong, reset, children }: MoreRulesProps) => {
  const [wished, desired] = useState(false);
  const open = wished || wrong;
  const section = useRef<HTMLElement>(null);
  // Folded, they may be at the bottom of the window. Unfolded, their beginning is scrolled into view.
  useEffect(() => {
    if (wished) section.current?.scrollIntoView({ block: 'start' });
  }, [wished]);
  return (
    <section ref={section} className="paper sheet more" data-more>
      <Row>
        <button
          type="button"
          className="unfold grow"
          aria-expanded={open}
          aria-controls="more"
          onClick={() => desired(!open)}
        >
          <ChevronRight aria-hidden />
          <span>
            <strong>{t('more.title', { count })}</strong>
            <Small as="span">{lineOf(like, differs)}</Small>
          </span>
        </button>
        {differs.length > 0 && (
          <button type="button" className="plain" onClick={reset}>
            <Undo2 aria-hidden /> {like === null ? t('more.reset') : t('more.resetTo', { name: like })}
          </button>
        )}
      </Row>
      <div id="more" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
};
const lineOf = (like: string | null, differs: readonly string[]): string => {
  if (differs.length === 0) return like === null ? t('more.usual') : t('more.like', { name: like });
  const shown = differs.slice(0, MOST).join(' · ');
  const rest = differs.length - MOST;
  const what = rest > 0 ? t('more.rest', { what: shown, count: rest }) : shown;
  return like === null ? t('more.differs', { what }) : t('more.differsFrom', { name: like, what });
};
