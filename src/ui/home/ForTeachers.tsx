import { School } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { Small } from '../components/Small.tsx';
import { href } from '../route.ts';

/** The card that leads teachers to their page. */
export const ForTeachers = () => (
  <section className="paper forteachers" aria-labelledby="forTeachers">
    <School size={32} aria-hidden />
    <div className="grow">
      <h2 id="forTeachers">{t('teachers')}</h2>
      <Small>{t('teachers.card')}</Small>
    </div>
    <a className="plain" href={href({ at: 'teachers' })}>
      {t('teachers.open')}
    </a>
  </section>
);
