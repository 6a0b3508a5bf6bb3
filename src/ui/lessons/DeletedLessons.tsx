import { Undo2 } from 'lucide-react';
import { t, useTranslation } from '../../i18n/index.ts';
import { textIn } from '../../lessons/lesson.ts';
import type { deletedOwn } from '../../lessons/own.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

type Deleted = ReturnType<typeof deletedOwn>[number];
interface Props {
  readonly lessons: readonly Deleted[];
  bringBack(lesson: Deleted): void;
  destroy(lesson: Deleted): void;
}
/** The deleted lessons of a game, folded, with the days that each is still kept. */
export const DeletedLessons = ({ lessons, bringBack, destroy }: Props) => {
  const { i18n } = useTranslation();
  if (lessons.length === 0) return null;
  return (
    <details className="paper sheet deletedlessons">
      <summary>{t('lessons.deleted', { n: lessons.length })}</summary>
      <ul>
        {lessons.map((each) => {
          const name = textIn(each.lesson.name, i18n.language);
          return (
            <Row as="li" key={each.id}>
              <span className="grow">
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                <Small as="span">{t('lessons.daysLeft', { count: each.daysLeft })}</Small>
              </span>
              <button
                type="button"
                className="plain"
                aria-label={t('lessons.backOne', { name })}
                onClick={() => bringBack(each)}
              >
                <Undo2 aria-hidden /> {t('kept.back')}
              </button>
              <button
                type="button"
                className="plain"
                aria-label={t('lessons.destroyOne', { name })}
                onClick={() => destroy(each)}
              >
                {t('lessons.destroy')}
              </button>
            </Row>
          );
        })}
      </ul>
    </details>
  );
};
