import { t } from '../../i18n/index.ts';
import { href } from '../route.ts';

/** The page of a missing lesson: the reason, and the link to the lessons of its game, if that is known. */
export const NoLesson = ({ why, game }: { readonly why: string; readonly game?: string }) => (
  <main className="page">
    <div className="paper notice stack" role="alert">
      <p>{why}</p>
      <a href={href({ at: 'lessons', ...(game === undefined ? {} : { game }) })}>{t('lessons')}</a>
    </div>
  </main>
);
