import type { Lesson, LocalText } from '../../lessons/lesson.ts';
import { t } from '../../i18n/index.ts';
import { sendCommand } from '../class/classroom.ts';

interface Props {
  readonly lesson: Lesson;
  readonly at: number;
  words(text: LocalText): string;
}
/** All steps of a lesson by number. Each can be opened at once: the steps before it count as done. */
export const StepList = ({ lesson, at, words }: Props) =>
  lesson.steps.length > 1 && (
    <nav aria-label={t('desk.steps')}>
      <ol className="steplist">
        {lesson.steps.map(({ name }, i) => (
          <li key={i}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              aria-label={t('desk.goTo', { n: i + 1, name: words(name) })}
              title={words(name)}
              onClick={() => sendCommand({ type: 'step', to: i })}
            >
              {i + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
