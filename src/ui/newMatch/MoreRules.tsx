import { ChevronRight, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';

const MOST = 2;
interface MoreRulesProps {
  /** How many lines there are below the fold. */
  readonly count: number;
  /** The name of the ready match that the options are like; null for the usual. */
  readonly like: string | null;
  /** What differs from it, in a few words each. */
  readonly differs: readonly string[];
  /** Something in it has to be put right. */
  readonly wrong: boolean;
  /** Sets everything as in what it is like. */
  reset(): void;
  readonly children: ReactNode;
}
/** All that need not be chosen, folded: how many lines that is, and in one line what differs from the usual. */
export const MoreRules = ({ count, like, differs, wrong, reset, children }: MoreRulesProps) => {
  const [wished, desired] = useState(false);
  const open = wished || wrong;
  const section = useRef<HTMLElement>(null);
  // Folded they may lie at the foot of the window: what unfolds is shown where it begins.
  useEffect(() => {
    if (wished) section.current?.scrollIntoView({ block: 'start' });
  }, [wished]);
  return (
    <section ref={section} className="paper sheet more" data-more>
      <div className="row">
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
            <span className="small">{lineOf(like, differs)}</span>
          </span>
        </button>
        {differs.length > 0 && (
          <button type="button" className="plain" onClick={reset}>
            <Undo2 aria-hidden /> {like === null ? t('more.reset') : t('more.resetTo', { name: like })}
          </button>
        )}
      </div>
      <div id="more" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
};
const lineOf = (like: string | null, differs: readonly string[]): string => {
  if (differs.length === 0) return like === null ? t('more.usual') : t('more.like', { name: like });
  const told = differs.slice(0, MOST).join(' · ');
  const rest = differs.length - MOST;
  const what = rest > 0 ? t('more.rest', { what: told, count: rest }) : told;
  return like === null ? t('more.differs', { what }) : t('more.differsFrom', { name: like, what });
};
