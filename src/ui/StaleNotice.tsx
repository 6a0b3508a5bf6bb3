import { RefreshCw } from 'lucide-react';
import { ui } from '../i18n/index.ts';
import { anyLoose } from '../storage/loose.ts';
import { usePwa } from './pwa.ts';

/** Says that another tab has let in a newer version, whose files this page cannot fetch: it is to be loaded anew. */
export const StaleNotice = () => {
  const stale = usePwa((pwa) => pwa.stale);
  if (!stale) return null;
  return (
    <div className="paper toast notice" role="alert">
      <RefreshCw aria-hidden />
      <p className="grow">{ui(anyLoose() ? 'stale.loose' : 'stale.text')}</p>
      <button type="button" className="plain" onClick={() => location.reload()}>
        {ui('crash.reload')}
      </button>
    </div>
  );
};
