import { RefreshCw, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { hasUnsavedMatches } from '../../storage/unsavedMatches.ts';
import { usePwa } from '../pwa.ts';

/**
 * A notice for the player, over a corner of the table. It disappears when dismissed. A lasting notice is folded into its sign
 * instead, and a press unfolds it.
 */
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
  // Another text is a new notice, so it is unfolded.
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

/** Says that another tab has loaded a newer version. This page cannot fetch the new files, so it must be reloaded. */
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
