import { formatMessage, t } from '../../i18n/index.ts';
import type { Message } from '../../core/message.ts';
import { href } from '../route.ts';
import { usePageTitle } from '../screenFocus.ts';

/** The page of a link that cannot be opened: why, and what the reader can do. */
export const BrokenLink = ({ why }: { readonly why: Message }) => {
  usePageTitle(t('linked.broken'));
  return (
    <main className="page">
      <div className="paper notice stack" role="alert">
        <h1>{t('linked.broken')}</h1>
        <p>{formatMessage(why)}</p>
        <a href={href({ at: 'home' })}>{t('home')}</a>
      </div>
    </main>
  );
};
