import { RefreshCw, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { hasUnsavedMatches } from '../../storage/unsavedMatches.ts';
import { usePwa } from '../pwa.ts';

/** What a player must know, over a corner of the table: it goes when it is dismissed, or where it holds on it is folded into its sign, which a press unfolds. */
export const Notice = ({
  bad,
  text,
  dismiss,
  icon = <TriangleAlert aria-hidden />,
  children,
}: {
  bad?: boolean;
  text: string;
  dismiss?: () => void;
  icon?: ReactNode;
  children?: ReactNode;
}) => {
  // Another text is news.
  const [folded, fold] = useState<string | null>(null);
  const isFolded = folded === text;
  return (
    <div
      className={bad ? 'paper toast notice bad' : 'paper toast notice'}
      role={bad ? 'alert' : 'status'}
      data-folded={isFolded || undefined}
    >
      {isFolded ? (
        <button type="button" className="icon" aria-expanded={false} aria-label={text} onClick={() => fold(null)}>
          {icon}
        </button>
      ) : (
        <>
          {icon}
          <p className="grow">{text}</p>
          {children}
          <button
            type="button"
            className="icon"
            aria-label={t(dismiss ? 'close' : 'notice.fold')}
            onClick={dismiss ?? (() => fold(text))}
          >
            <X aria-hidden />
          </button>
        </>
      )}
    </div>
  );
};

/** Says that another tab has let in a newer version, whose files this page cannot fetch: it is to be loaded anew. */
export const StaleNotice = () => {
  const stale = usePwa((pwa) => pwa.stale);
  if (!stale) return null;
  return (
    <Notice bad icon={<RefreshCw aria-hidden />} text={t(hasUnsavedMatches() ? 'stale.loose' : 'stale.text')}>
      <button type="button" className="plain" onClick={() => location.reload()}>
        {t('crash.reload')}
      </button>
    </Notice>
  );
};
