import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Lesson, LocalText } from '../../lessons/lesson.ts';
import { t } from '../../i18n/index.ts';
import { role } from '../windowRole.ts';
import { go as goTo } from '../route.ts';

interface Props {
  readonly lesson: Lesson;
  readonly at: number;
  /** The farthest step reached. All steps up to it can be opened again. */
  readonly reached: number;
  words(text: LocalText): string;
  go(step: number): void;
}
/** The link back to the lessons, and the steps: done, current and to come. */
export const StepStrip = ({ lesson, at, reached, words, go }: Props) => {
  const now = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <nav className="lessonsteps" aria-label={t('lessons')}>
      {role === null && (
        <button type="button" className="plain" onClick={() => goTo({ at: 'lessons', game: lesson.game })}>
          <ArrowLeft aria-hidden /> <span>{t('lessons')}</span>
        </button>
      )}
      {lesson.steps.length > 1 && (
        <ol>
          {lesson.steps.map((step, i) => (
            <li key={i}>
              <button
                ref={i === at ? now : null}
                type="button"
                data-kind={i === at ? 'now' : i <= reached ? 'done' : 'next'}
                aria-current={i === at ? 'step' : undefined}
                // A teacher goes to any step.
                disabled={i > reached && role === null}
                onClick={() => i !== at && go(i)}
              >
                <b>{i < at || (i <= reached && i !== at) ? <Check size={16} strokeWidth={3} aria-hidden /> : i + 1}</b>
                <span className={i === at ? undefined : 'hidden'}>{words(step.name)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
};
