import { formatMessage, t, useTranslation } from '../../i18n/index.ts';
import { type Lesson, textIn } from '../../lessons/lesson.ts';
import { saveOwn } from '../../lessons/own.ts';
import type { Shipped } from '../../lessons/shipped.ts';
import { dated, replaceOwn } from '../../lessons/twins.ts';
import { Row } from '../components/Row.tsx';

/** A lesson that came from outside, and the own one with its name. */
export interface Twins {
  readonly lesson: Lesson;
  readonly twin: Shipped;
}
interface Props {
  readonly twins: Twins;
  /** Gets the id of the saved lesson, or null if the browser saves nothing. */
  kept(id: string | null, lesson: Lesson): void;
  cancel(): void;
}
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();
/** Asks whether a lesson replaces the own one with its name, or is kept beside it with a date. */
export const TwinQuestion = ({ twins: { lesson, twin }, kept, cancel }: Props) => {
  const { i18n } = useTranslation();
  const name = textIn(lesson.name, i18n.language);
  const both = (): void => {
    const other = dated(lesson, Date.now());
    kept(saveOwn(other), other);
  };
  return (
    <section className="paper notice stack" aria-label={t('lessons.twinTitle')}>
      <p role="status">{t('lessons.twin', { name, game: formatMessage({ key: `${lesson.game}:name` }) })}</p>
      <Row>
        <button ref={focusOn} type="button" className="plain" onClick={both}>
          {t('lessons.keepBoth')}
        </button>
        <button type="button" className="plain" onClick={() => kept(replaceOwn(lesson, twin.id, Date.now()), lesson)}>
          {t('lessons.replace')}
        </button>
        <button type="button" className="plain" onClick={cancel}>
          {t('cancel')}
        </button>
      </Row>
    </section>
  );
};
